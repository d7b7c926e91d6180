package view

import (
	"runtime"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/text"
	"kulami/app/think"
)

// run carries out an effect.
func (r *Root) run(ctx app.Context, e play.Effect) {
	switch e := e.(type) {
	case play.Think:
		r.thinker.Ask(query(e.Question))
		if e.Question.For == play.ForMove {
			afterPress(runtime.GC) // or else it comes when there is most to do, in the middle of a drawing
		}
	case play.Halt:
		r.thinker.Halt()
	case play.Write, play.ReadAll: // see storeTexts
	case play.ReadOn:
		r.library.readOn(func() { post(ctx, play.ReadGames{}) })
	case play.Persist:
		if storage := app.Window().Get("navigator").Get("storage"); storage.Truthy() && storage.Get("persist").Truthy() {
			storage.Call("persist")
		}
	case play.Address:
		setAddress(e)
	case play.Apply:
		callBoot("applyUpdate")
	case play.Install:
		callBoot("install")
	case play.PlaySound:
		r.sounds.playAndVibrate(e)
	case play.Speak:
		if s, ok := r.screen().(tableScreen); ok {
			dom.Await(app.Window().Get("kulami").Call("speak", s.spoken(e), r.text.Lang), func(there app.Value) {
				if !there.Bool() {
					post(ctx, play.Voiceless{})
				}
			}, func(app.Value) {})
		}
	case play.Hush:
		callBoot("hush")
	case play.KeepAwake:
		callBoot("keepAwake", e.On)
	case play.Focus:
		focusPlace(ctx, "data-hole", r.model.Screen().BoardShown().Name(e.Hole))
	case play.FocusCell:
		focusPlace(ctx, "data-cell", e.At.String())
	case play.Invite, play.Accept, play.Connect, play.SendPeer, play.HangUp, play.SayToTabs:
		r.peers.run(ctx, e)
	case play.FetchPuzzles:
		fetchPuzzles(ctx)
	case play.FetchWords:
		fetchWords(text.Match(r.model.Languages()...).Lang, func(ok bool) {
			post(ctx, play.WordsFetched{Language: e.Language, OK: ok})
			ctx.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { showLanguage(r.model.Settings.Language) }) })
		})
	case play.NextSecond:
		now := time.Now()
		time.AfterFunc(now.Truncate(time.Second).Add(time.Second).Sub(now.Round(0)), func() { post(ctx, play.SecondOver{}) })
	case play.WaitClock:
		time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() { post(ctx, play.ClockDue{ID: e.ID}) })
	case play.Wait:
		time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() { post(ctx, play.Tick{ID: e.ID}) })
	default:
		r.handOn(ctx, e)
	}
}

// handOn carries out an effect that hands something to the player, or to others: a link, a text, a file or a picture.
func (r *Root) handOn(ctx app.Context, e play.Effect) {
	switch e := e.(type) {
	case play.Copy:
		copyText(ctx, withFragment(e.Fragment))
	case play.CopyText:
		copyText(ctx, e.Text)
	case play.CopyGame:
		if s, ok := r.screen().(captioned); ok {
			copyText(ctx, gameText(e.Record, s))
		}
	case play.CopyFrame:
		copyText(ctx, frameCode(e.Fragment, r.text, r.model.Embedding))
	case play.Send:
		r.share(ctx, "", link(e.Record), play.LinkSent(e))
	case play.SendPlace:
		r.share(ctx, "", withFragment(e.Fragment), nil)
	case play.SendResult:
		r.share(ctx, dailyResult(r.text, e), withFragment(string(play.DailyScreen)), nil)
	case play.Download:
		download(e.Name, e.Type, e.Text)
	case play.Picture:
		failed := func() { post(ctx, play.PictureFailed{}) }
		switch s := r.screen().(type) {
		case tableScreen:
			s.savePicture(e, s.captions(e.Record, e.Link), failed)
		case analysisScreen:
			s.savePicture(e, s.captions(e.Record, e.Link), failed)
		case reviewScreen:
			s.savePicture(e, failed)
		}
	default:
		panic(e) // there is no case for it
	}
}

// share opens the system's share sheet with an address, and a text before it if there is one, or copies
// them where there is no such sheet. What the sheet has handed on is said by a message, unless that is nil.
// When the player closes the sheet, nothing has failed.
func (r *Root) share(ctx app.Context, text, address string, sent play.Msg) {
	whole := strings.TrimPrefix(text+"\n"+address, "\n")
	if r.shareless || !app.Window().Get("navigator").Get("share").Truthy() {
		copyText(ctx, whole)
		return
	}
	data := map[string]any{"title": r.text.Title, "url": address}
	if text != "" {
		data["text"] = text
	}
	dom.Await(app.Window().Get("kulami").Call("share", data), func(end app.Value) {
		switch end := end.String(); end {
		case "sent":
			if sent != nil {
				post(ctx, sent)
			}
		case "refused", "silent":
			r.shareless = r.shareless || end == "refused"
			post(ctx, play.Unshared{Text: whole, Refused: end == "refused"})
		}
	}, func(app.Value) {})
}

// showLanguage has the settings show a language: one that is taken back before it is drawn changes nothing for go-app.
func showLanguage(l library.Language) {
	if list := find(`select[name="language"]`); list.Truthy() {
		list.Set("value", string(l))
	}
}

// searches say how the engine looks at a position, by what the answer is for, where no level bounds it: for how long, and whether
// at every hole or only to be faster later. The time of a review is in its number of positions.
var searches = [...]think.Query{
	play.ForMove:   {Time: 2 * time.Second},
	play.ForHint:   {Time: time.Second},
	play.ForValue:  {Time: 30 * time.Second},
	play.ForHoles:  {Time: 30 * time.Second, All: true},
	play.ForReview: {All: true},
	play.ForLesson: {All: true},
	play.ForPonder: {Time: time.Minute, Ponder: true},
}

func query(q play.Question) think.Query {
	t := searches[q.For]
	t.ID, t.Record, t.Pass, t.Seed, t.Level, t.Nodes = q.ID, q.Record, q.Pass, q.Seed, q.Level, q.Nodes
	t.Pace = time.Duration(q.Pace) * time.Millisecond
	return t
}
