package view

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/dom"
	"kulami/app/game"
	"kulami/app/play"
	"kulami/rules"
)

// panel draws the part below the status line: the buttons that step through the game,
// the count once it is over, the moves, and the actions of the moment. Those of a game
// that goes on come last, so that none of them moves under a finger that steps back.
func (v tableScreen) panel() app.UI {
	t, at := v.text, v.table
	var end, offers []app.UI
	switch {
	case at.Counting:
		end = []app.UI{app.Div().Class("offers").Body(button("skip-count", t.SkipCount))}
	case at.AtEnd() && at.Game.ToSend(): // before a rematch
		end = []app.UI{app.Div().Class("offers").Body(v.friendOffers()...), v.count()}
	case at.AtEnd():
		end = []app.UI{app.Div().Class("offers").Body(v.endOffers()...), v.count()}
	case at.CanSwap():
		offers = []app.UI{button("swap", t.Swap).Class("primary")}
	case at.Game.Players.Mode == game.ByLink && !at.Game.Players.Friend() && !at.Looking():
		offers = []app.UI{wideButton("send-link", "share", t.SendMove).Class("primary")}
	}
	switch {
	case v.shell.Peer.Live(at.Game.ID):
		offers = append(offers, v.liveOffers()...)
	case at.AtEnd():
	case at.Game.Players.Live && v.shell.CanInvite(at):
		offers = append(offers, wideButton("invite-live", "share", t.LiveTitle).Class("primary"))
		fallthrough
	default:
		offers = append(offers, v.friendOffers()...)
	}
	if at.CanPause() && !at.Looking() {
		offers = append(offers, v.pauseButton())
	}
	if at.Welcome(*v.shell) || v.friendCard() != "" && !v.shell.Flags.Begun && len(v.shell.Recent) == 1 {
		offers = append(offers, wideButton("lesson", "learn", t.FirstTime).DataSet("value", 0).Class("primary", "first-time"))
	}
	if v.shell.Notice.Kind == play.LinkParted {
		offers = []app.UI{button("keep-mine", t.KeepMine), button("keep-theirs", t.KeepTheirs)}
	}
	if v.shell.Notice.Text != "" {
		offers = append(offers, button("copy-unread", t.CopyUnread))
	}
	if v.shell.Updated && at.Idle() {
		offers = append(offers, button("apply-update", t.ApplyUpdate))
	}
	if v.shell.Unsaved {
		offers = append(offers, app.P().Class("unsaved").DataSet("state", "unsaved").Title(t.Unsaved).Text(t.NotStored), button("copy-link", t.CopyLink), button("library", t.Library))
	}
	return app.Section().Class("panel").Body(
		v.coach(),
		v.steps(),
		app.Div().Class("end").Body(end...),
		v.noted(at.Note()),
		v.moves(),
		v.scrubber(),
		v.ways(),
		app.Div().Class("offers").Body(offers...),
	)
}

// endOffers draws the actions for a game that is over.
func (v tableScreen) endOffers() []app.UI {
	t, at := v.text, v.table
	if at.Linked {
		return []app.UI{button("keep", t.KeepShort).Class("primary"), button("return", t.OtherGame), v.wholeButton(), v.endReplay()}
	}
	if level := at.NextLevel(); level > 0 {
		return []app.UI{
			button("next-level", t.NextLevel(level)).Class("primary"),
			button("rematch", t.Rematch),
			v.wholeButton(),
			v.endReplay(),
		}
	}
	return []app.UI{
		button("rematch", t.Rematch).Class("primary"),
		v.wholeButton(),
		v.endReplay(),
	}
}

func (v tableScreen) wholeButton() app.UI {
	t, at := v.text, v.table
	if !at.Game.Position().Over() {
		return nil
	}
	if at.Whole {
		return button("whole", t.ShowTiles)
	}
	return button("whole", t.ShowBoard)
}

// steps draws the buttons that step through the game.
func (v tableScreen) steps() app.UI {
	t, at, of := v.text, v.table.Game.Ply(), len(v.table.Line())
	step := func(act, label string, can bool) app.UI {
		return dom.PartOf(stepper{act, label, can}, stepper.draw)
	}
	return app.Div().Class("steps").Role("group").Aria("label", t.MoveList).DataSet("replaying", strconv.FormatBool(v.table.Replaying)).Body(
		step("first", t.First, at > 0),
		step("previous", t.Previous, at > 0),
		dom.PartOf(replayButton{v.table.Replaying, v.table.CanReplay(), t}, replayButton.draw),
		app.Span().Class("where").Text(strconv.Itoa(at)+" / "+strconv.Itoa(of)),
		step("next", t.Next, at < of),
		step("last", t.Last, at < of),
	)
}

// stepper is a button that steps through the game.
type stepper struct {
	Act, Label string
	Can        bool
}

func (s stepper) draw() app.UI { return enabled(iconButton(s.Act, s.Act, s.Label), s.Can) }

// count draws the arithmetic of the score at the end of a game.
func (v tableScreen) count() app.UI {
	p := v.table.Game.Position()
	if !v.table.AtEnd() || !p.Over() {
		return nil
	}
	top, bottom := v.seatOrder()
	names := v.sides()
	for side := rules.First; side <= rules.Second; side++ {
		switch players := v.table.Game.Players; {
		case players.At(side).Computer():
			names[side] = v.text.OpponentComputer
		case players.Person() == side:
			names[side] = v.text.You
		}
	}
	count := v.arithmetic(p.Board(), p.Score(), names, bottom, top)
	if v.table.Sums {
		count = count.Class("open")
	}
	return count
}

// moves draws the list of moves: the game and its variations.
func (v tableScreen) moves() app.UI {
	g := v.table.Game
	return v.movesOf(g.Shown(), g.Path())
}

// ways draws the actions for an earlier ply, a variation or a linked game. Each has a
// place of its own, so that none of them appears where another was pressed. Those of a
// variation are so many that each has a short word under its icon.
func (v tableScreen) ways() app.UI {
	t, at := v.text, v.table
	if !at.Looking() || at.AtEnd() {
		return app.Div().Class("ways")
	}
	aside, goesOn := at.Game.Variation(), !at.Game.Position().Over()
	var ways []app.UI
	offer := func(is bool, act, drawing, label, short string, primary bool) {
		if !is {
			return
		}
		words := label
		if aside {
			words = short
		}
		b := app.Button().Type("button").Class("way", "way-"+act).DataSet("act", act).Title(label).Aria("label", label).
			Body(icon(drawing), app.Span().Text(words))
		if primary {
			b = b.Class("primary")
		}
		ways = append(ways, b)
	}
	offer(aside && at.CanPromote(), "promote", "promote", t.Promote, t.Promote, false)
	offer(!at.Linked || aside, "live", "back", t.Back, t.BackShort, !at.Linked)
	offer(goesOn, "continue", "play", t.PlayFromHere, t.PlayShort, at.Linked)
	offer(goesOn && (at.Linked || aside || at.Game.Over()), "continue-computer", "computer", t.PlayComputerFromHere, t.OpponentComputer, false)
	offer(aside, "prune", "delete", t.Prune, t.Prune, false)
	offer(at.Linked && !aside, "keep", "library", t.KeepShort, "", false)
	offer(at.Linked && !aside, "return", "again", t.OtherGame, "", false)
	class := "few"
	if aside {
		class = "many"
	}
	across := ""
	if v.across() {
		across = "across"
	}
	return app.Div().Class("ways", class, across).Body(ways...)
}
