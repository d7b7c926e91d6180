package view

import (
	"runtime"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/think"
	analysisview "kulami/app/view/analysis"
	"kulami/app/view/dialogs"
	finishview "kulami/app/view/finish"
	"kulami/app/view/page"
	progressview "kulami/app/view/progress"
	puzzlesview "kulami/app/view/puzzles"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
)

// run runs an effect.
func (r *Root) run(ctx app.Context, e desk.Effect) {
	switch e := e.(type) {
	case desk.Think:
		r.thinker.Ask(query(e.Question))
		if e.Question.For == desk.ForMove {
			// Otherwise a garbage collection would run at the busiest time, during a drawing.
			page.AfterPress(runtime.GC)
		}
	case desk.Halt:
		r.thinker.Halt()
	case desk.Write, desk.ReadAll: // see page.StoreTexts
	case desk.ReadOn:
		r.library.ReadOn(func() { page.Post(ctx, desk.ReadGames{}) })
	case desk.Persist:
		if storage := app.Window().Get("navigator").Get("storage"); storage.Truthy() && storage.Get("persist").Truthy() {
			storage.Call("persist")
		}
	case desk.Address:
		page.SetAddress(e)
	case desk.Apply:
		page.CallBoot("applyUpdate")
	case desk.Install:
		page.CallBoot("install")
	case desk.PlaySound:
		r.sounds.PlayAndVibrate(e)
	case desk.Speak:
		if s, ok := r.screen().(*tableview.Screen); ok {
			dom.Await(app.Window().Get("kulami").Call("speak", s.Spoken(e), r.text.Lang), func(there app.Value) {
				if !there.Bool() {
					page.Post(ctx, play.Voiceless{})
				}
			}, func(app.Value) {})
		}
	case desk.Hush:
		page.CallBoot("hush")
	case desk.KeepAwake:
		page.CallBoot("keepAwake", e.On)
	case desk.Focus:
		page.FocusPlace(ctx, "data-hole", r.model.Screen().BoardShown().Name(e.Hole))
	case desk.ShowProgress:
		ctx.Defer(func(app.Context) { dom.AfterPaint(progressview.Show) })
	case desk.FocusCell:
		page.FocusPlace(ctx, "data-cell", e.At.String())
	case desk.Invite, desk.Accept, desk.Connect, desk.SendPeer, desk.HangUp, desk.SayToTabs:
		r.peers.Run(ctx, e)
	case desk.FetchPuzzles:
		page.FetchPuzzles(ctx)
	case desk.FetchFinishes:
		page.FetchFinishes(ctx)
	case desk.FetchWords:
		page.FetchWords(text.Match(r.model.Languages()...).Lang, func(ok bool) {
			page.Post(ctx, desk.WordsFetched{Language: e.Language, OK: ok})
			ctx.Dispatch(func(ctx app.Context) { ctx.Defer(func(app.Context) { showLanguage(r.model.Settings.Language) }) })
		})
	case desk.NextSecond:
		now := time.Now()
		time.AfterFunc(now.Truncate(time.Second).Add(time.Second).Sub(now.Round(0)), func() { page.Post(ctx, desk.SecondOver{}) })
	case desk.WaitClock:
		time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() { page.Post(ctx, desk.ClockDue{ID: e.ID}) })
	case desk.Wait:
		// On a slow phone the wait would be over before the page is drawn.
		ctx.Defer(func(ctx app.Context) {
			time.AfterFunc(time.Duration(e.Milliseconds)*time.Millisecond, func() { page.Post(ctx, desk.Tick{ID: e.ID}) })
		})
	default:
		r.handOn(ctx, e)
	}
}

// handOn runs an effect that gives the player or others a link, a text, a file or a picture.
func (r *Root) handOn(ctx app.Context, e desk.Effect) {
	switch e := e.(type) {
	case desk.Copy:
		page.CopyText(ctx, page.WithFragment(e.Fragment))
	case desk.ReadClipboard:
		page.ReadClipboard(ctx)
	case desk.CopyText:
		page.CopyText(ctx, e.Text)
	case desk.CopyGame:
		if s, ok := r.screen().(scene.Captioned); ok {
			page.CopyText(ctx, scene.GameText(e.Link, s))
		}
	case desk.CopyFrame:
		page.CopyText(ctx, dialogs.FrameCode(e.Fragment, r.text, r.model.Embedding))
	case desk.Send:
		r.share(ctx, "", page.Link(e.Link), table.LinkSent(e))
	case desk.SendPlace:
		r.share(ctx, dom.When(e.Challenge, r.text.BeatMe), page.WithFragment(e.Fragment), nil)
	case desk.SendResult:
		r.share(ctx, puzzlesview.DailyResult(r.text, e), page.WithFragment(string(puzzles.DailyScreen)), nil)
	case desk.SendFinish:
		r.share(ctx, finishview.Result(r.text, e), page.WithFragment(finish.Fragment(e.Number)), nil)
	case desk.Download:
		page.Download(e.Name, e.Type, e.Text)
	case desk.Picture:
		failed := func() { page.Post(ctx, desk.PictureFailed{}) }
		switch s := r.screen().(type) {
		case *tableview.Screen:
			s.SavePicture(e, s.Captions(e.Shown.Record, e.Link), failed)
		case *analysisview.Screen:
			s.SavePicture(e, s.Captions(e.Shown.Record, e.Link), failed)
		case *reviewview.Screen:
			s.SavePicture(e, failed)
		}
	default:
		panic(e) // there is no case for it
	}
}

// share opens the system's share sheet with an address, after a text unless it is empty. Without a
// share sheet it copies them. After sharing it sends the message sent, unless it is nil. Closing
// the sheet is not an error.
func (r *Root) share(ctx app.Context, text, address string, sent desk.Msg) {
	whole := strings.TrimPrefix(text+"\n"+address, "\n")
	if r.noShareSheet || !app.Window().Get("navigator").Get("share").Truthy() {
		page.CopyText(ctx, whole)
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
				page.Post(ctx, sent)
			}
		case "refused", "silent":
			r.noShareSheet = r.noShareSheet || end == "refused"
			page.Post(ctx, desk.Unshared{Text: whole, Refused: end == "refused"})
		}
	}, func(app.Value) {})
}

// showLanguage sets the control directly, because go-app sees no change if a choice is reverted
// before the drawing.
func showLanguage(l library.Language) {
	if list := page.Find(`select[name="language"]`); list.Truthy() {
		list.Set("value", string(l))
	}
}

// searches maps the purpose of a question to its search limits, unless a level sets them. All asks
// for the values of all holes. The time of a review depends on its number of positions.
var searches = [...]think.Query{
	desk.ForMove:   {Time: 2 * time.Second},
	desk.ForHint:   {Time: time.Second},
	desk.ForValue:  {Time: 30 * time.Second},
	desk.ForHoles:  {Time: 30 * time.Second, All: true},
	desk.ForReview: {All: true},
	desk.ForLesson: {All: true},
	desk.ForFinish: {Perfect: true},
	desk.ForPonder: {Time: time.Minute, Ponder: true},
}

func query(q desk.Question) think.Query {
	t := searches[q.For]
	t.ID, t.Record, t.Pass, t.Seed, t.Level, t.Nodes = q.ID, q.Record, q.Pass, q.Seed, q.Level, q.Nodes
	t.Pace = time.Duration(q.Pace) * time.Millisecond
	return t
}
