package table

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/app/view/controls"
	"kulami/rules"
)

// panel draws the part below the status line: the steps, the count of a finished game, the moves,
// and the present actions. The actions of an unfinished game come last. So they do not move under a
// finger that steps back.
func (v *Screen) panel() app.UI {
	t, at := v.Text, v.State
	var end, offers []app.UI
	switch {
	case at.Counting:
		end = []app.UI{app.Div().Class("offers").Body(controls.Button("skip-count", t.Skip))}
	case at.AtEnd() && at.Game.ToSend(): // before a rematch
		end = []app.UI{app.Div().Class("offers").Body(v.friendOffers()...), v.count()}
	case at.AtEnd():
		end = []app.UI{app.Div().Class("offers").Body(v.endOffers()...), dom.Only(!at.Linked, v.again()), v.count()}
	case at.Offer().Exists:
		offers = v.adviceOffers()
	case at.CanSwap():
		offers = []app.UI{controls.Button("swap", t.Swap).Class("primary")}
	case at.Game.Players.Mode == game.ByLink && !at.Game.Players.Friend() && !at.Looking():
		offers = []app.UI{controls.WideButton("send-link", "share", t.SendMove).Class("primary")}
	}
	switch {
	case v.Desk.Peer.Live(at.Game.ID):
		offers = append(offers, v.liveOffers()...)
	case at.AtEnd():
	case at.Game.Players.Live && at.CanInvite(v.Desk):
		offers = append(offers, controls.WideButton("invite-live", "live", dom.Either(v.Desk.Peer.Waits(at.Game.ID), t.LiveInvitation, t.LiveTitle)).Class("primary"))
		fallthrough
	default:
		offers = append(offers, v.friendOffers()...)
	}
	first := v.first()
	offers = append(offers,
		dom.Only(at.CanPause() && !at.Looking(), v.pauseButton()),
		dom.Only(first, controls.WideButton("lesson", "learn", t.FirstTime).DataSet("value", 0).Class("primary", "first-time")))
	var begins []app.UI
	if v.chooses() {
		begins = v.begins()
	}
	switch v.Desk.Notice.Kind {
	case desk.LinkParted: // the table shows the game of the link
		offers = []app.UI{controls.Button("keep-mine", t.KeepMine).Class("primary"), controls.Button("keep-theirs", t.KeepTheirs)}
	case desk.UndoHere:
		end, offers = nil, []app.UI{controls.Button("undo-yes", t.UndoYes).Class("primary"), controls.Button("undo-no", t.UndoNo)}
	}
	offers = append(offers,
		dom.Only(v.Outdated(), controls.Button("apply-update", t.ApplyUpdate)),
		dom.Only(v.Desk.Notice.Text != "", controls.Button("copy-unread", t.CopyUnread)))
	if v.Desk.Unsaved {
		offers = append(offers, app.P().Class("unsaved").DataSet("state", "unsaved").Title(t.Unsaved).Text(t.NotStored), controls.Button("copy-link", t.CopyLink), controls.Button("library", t.Library))
	}
	return app.Section().Class("panel", dom.When(len(begins) > 0, "begins")).Body(
		dom.Only(v.welcomes(), dom.PartOf(aim{})),
		v.steps(),
		app.Div().Class("end").Body(end...),
		v.Noted(at.Note()),
		v.MovesOf(at.Game.Shown(), at.Game.Path()),
		v.scrubber(),
		v.ways(),
		v.friendly(),
		app.Div().Class("offers").Body(append(offers, begins...)...),
	)
}

// first reports whether the panel shows the way to the lessons: at a first visit.
func (v *Screen) first() bool {
	return v.State.Welcome(v.Desk) || v.friendCard() != "" && !v.Desk.Flags.Begun && len(v.Desk.Recent) == 1
}

// chooses reports whether another game can be chosen instead of the game on the table, which has
// not begun.
func (v *Screen) chooses() bool {
	return !v.State.Linked && !v.State.Runs() && !v.State.Game.Over() && !v.first()
}

// again draws the choices for the next game at the end of a game.
func (v *Screen) again() app.UI { return app.Div().Class("offers", "again").Body(v.picks()) }

// picks draws the choices for the game on the table or the next one. Each is a button that opens
// this choice. Large screens show its label, too. A small button shows the first part of a name.
func (v *Screen) picks() app.UI {
	t, now := v.Text, v.State.Game
	pick := func(act, label, chosen string, picture app.UI) app.HTMLButton {
		short, _, _ := strings.Cut(chosen, ",")
		return controls.Control("button", act).Aria("label", t.Colon(label, chosen)).Body(picture,
			app.Span().Body(app.Span().Class("label").Text(label), app.Text(" "),
				app.Span().Body(app.Span().Text(short), app.Span().Class("more").Text(chosen[len(short):]))), controls.Icon("next"))
	}
	who, opponent := "people", t.OpponentPerson
	if seat, ok := now.Players.Opponent(); ok {
		who, opponent = "computer", v.levelOf(seat)
	}
	layout := now.Board().Layout()
	return app.Div().Class("picks").Body(
		pick("opponent", t.Opponent, opponent, controls.Icon(who)),
		pick("new-rules", t.Edition, v.RulesOf(now.Edition, now.Record().Rules()), controls.Icon("sums")),
		pick("new-board", t.BoardChoice, v.kindOf(now.Origin.Board), &controls.Thumb{Layout: layout}).Title(v.BoardOn(now.Origin, layout)))
}

// begins draws the choices for the game on the table, which has not begun, and a button for the
// game before: it waits, or can be reviewed.
func (v *Screen) begins() []app.UI {
	t, parts := v.Text, []app.UI{v.picks()}
	act, drawing, words := "open-game", "start", t.GoOn
	g, ok := v.Desk.Waiting()
	if !ok {
		act, drawing, words = "review-game", "review", t.Review
		g, ok = v.Desk.Unreviewed()
	}
	if ok {
		s := g.Summary()
		own := max(g.Players.Person(), rules.First) // of two people, the first
		opponent := v.Opponent(s)
		if seat, ok := g.Players.Opponent(); ok {
			opponent = v.levelOf(seat)
		}
		points := strconv.Itoa(s.Totals[own]) + "–" + strconv.Itoa(s.Totals[own.Other()])
		parts = append(parts, controls.Control("button", act).Class("waits", dom.When(act == "open-game", "primary")).DataSet("id", g.ID).Body(
			controls.Icon(drawing), app.Span().Text(words), app.Text(" "), app.Span().Text(opponent+" · "+points)))
	}
	return parts
}

// levelOf names the computer on a seat by what can be chosen.
func (v *Screen) levelOf(seat game.Seat) string {
	if seat.Adaptive > 0 {
		return v.Text.KeepsPace
	}
	return v.LevelOf(seat.Level)
}

// kindOf returns the name of a kind of boards in a new game.
func (v *Screen) kindOf(b game.BoardKind) string {
	switch b {
	case game.SheetBoard:
		return v.Text.BoardSheet
	case game.SquareBoard, game.IrregularBoard:
		return v.Text.BoardRandom
	case game.TodaysBoard:
		return v.Text.BoardToday
	}
	return v.Text.BoardOwn
}

// aim is the picture of the aim of the game.
type aim struct{}

func (aim) Draw() app.UI { return app.Raw(picture.Aim()) }

// endOffers draws the actions for a finished game.
func (v *Screen) endOffers() []app.UI {
	t, at := v.Text, v.State
	// Very small screens have no steps.
	replay := dom.Only(at.CanReplay(), controls.IconButton("replay", "play", t.Replay).Class("button"))
	// Small screens have no room for the choices of the next game.
	next := controls.IconButton("new", "new", t.NewGame).Class("button", "next-game")
	_, answers, _ := v.Desk.DoneOn(at)
	rematch, level := controls.Button("rematch", t.Rematch), at.NextLevel()
	switch {
	case at.Linked:
		return []app.UI{replay}
	case answers:
		return []app.UI{controls.Button("challenge", t.Compare).Class("primary"), rematch, replay, next}
	case level > 0:
		return []app.UI{controls.Button("next-level", t.NextLevel(level)).Class("primary"), rematch,
			dom.Only(at.Game.Live() > 0, controls.IconButton("review", "review", t.Review).Class("button")), next}
	case at.Game.Result() == game.Lost && at.Game.Live() > 0:
		return []app.UI{controls.Button("see-turn", t.SeeTurn).Class("primary"), rematch, replay, next}
	}
	return []app.UI{rematch.Class("primary"), dom.Only(at.Game.Live() > 0, controls.Button("review", t.Review)), replay, next}
}

func (v *Screen) steps() app.UI {
	t, at, of := v.Text, v.State.Game.Ply(), len(v.State.Line())
	step := func(act, label string, can bool) app.UI {
		return dom.PartOf(stepper{act, label, can})
	}
	return app.Div().Class("steps").Role("group").Aria("label", t.MoveList).DataSet("steps", true).DataSet("replaying", v.State.Replaying).Body(
		step("first", t.First, at > 0),
		step("previous", t.Previous, at > 0),
		dom.PartOf(replayButton{v.State.Replaying, v.State.CanReplay(), t}),
		step("next", t.Next, at < of),
		step("last", t.Last, at < of),
	)
}

type stepper struct {
	Act, Label string
	Can        bool
}

func (s stepper) Draw() app.UI {
	return controls.Enabled(controls.IconButton(s.Act, s.Act, s.Label), s.Can)
}

// count draws the arithmetic of the score at the end of a game.
func (v *Screen) count() app.UI {
	if !v.State.HasSums() {
		return nil
	}
	p := v.State.Game.Position()
	top, bottom := v.seatOrder()
	return v.Arithmetic(p.Board(), p.Score(), v.ShortNames(v.State.Game.Players), bottom, top)
}

// ways draws the actions for an earlier ply or a variation, with short labels. The menu has the
// others. For a game from a link, the bar below has the way to continue.
func (v *Screen) ways() app.UI {
	t, at := v.Text, v.State
	if !at.Looking() || at.AtEnd() || at.Linked && !at.Game.Variation() {
		return app.Div().Class("ways")
	}
	way := func(act, drawing, label, short string) app.HTMLButton {
		return controls.Control("way", act).Title(label).Aria("label", label).Body(controls.Icon(drawing), app.Span().Text(short))
	}
	return app.Div().Class("ways").Body(
		way("live", "back", t.Back, t.BackShort).Class(dom.When(!at.Linked, "primary")),
		dom.Only(!at.Game.Position().Over() && !at.Linked, way("continue", "start", t.PlayFromHere, t.PlayShort)))
}
