package wooden

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/picture"
	"kulami/app/view/controls"
	"kulami/app/view/scene"
	"kulami/rules"
)

func (v *Workshop) Title() string { return v.Text.Workshop }

func (v *Workshop) Tool() controls.Tool {
	return controls.Tool{Act: "share-board", Drawing: "share", Label: v.Text.ShareBoard}
}

func (v *Workshop) Key(k scene.KeyPress) desk.Msg {
	if _, _, held := v.State.Held(); k.Pressed == "Escape" && !held {
		return nil
	}
	return workshopKey(k)
}

func (v *Workshop) Main() app.UI {
	w := v.State
	return app.Main().Class("table", "workshop").DataSet("state", "workshop").
		DataSet("draft", w.Draft.String()).DataSet("tiles", len(w.Draft.Tiles())).
		DataSet("complete", w.Built() != nil).
		On("pointerdown", v.Pointer.onDown).On("pointerover", v.Pointer.onOver).On("focusin", v.Pointer.onFocusIn).
		Body(
			app.Div().Class("stage").On("mouseleave", v.Pointer.onLeave).Body(v.frame()),
			v.tray(),
			v.status(),
			v.tools(),
			v.bench(),
			v.carried(),
		)
}

func (v *Workshop) frame() app.UI {
	w := v.State
	f := &frame{Draft: w.Draft, Cell: w.Cell, Picked: w.Picked, Text: v.Text}
	f.Ghost, f.Fits, f.Aimed = w.Ghost()
	return f
}

// tray draws the tiles that are left, one of each worth as it would be held.
func (v *Workshop) tray() app.UI {
	t, w := v.Text, v.State
	left := w.Draft.Tray()
	var tiles []app.UI
	for _, worth := range []int{6, 4, 3, 2} {
		shape := w.Shape(worth)
		b := controls.Control("tray-tile", "take").DataSet("value", worth).
			DataSet("left", left[worth]).
			Aria("pressed", w.Hand == worth).
			Aria("label", t.TrayTile(worth, int(shape.W), int(shape.H), left[worth])).
			Body(app.Raw(picture.TrayTile(shape)), app.Span().Class("left").Text("×"+strconv.Itoa(left[worth])))
		tiles = append(tiles, controls.Enabled(b, left[worth] > 0))
	}
	return app.Div().Class("tray").Role("group").Aria("label", t.Tray).Body(tiles...)
}

// carried draws the tile that is dragged, beside the board, too. The pointer moves
// it, see workshopPointer.
func (v *Workshop) carried() app.UI {
	t, _, ok := v.State.Held()
	if !ok || !v.Pointer.drag.on {
		return app.Div().Class("carried").Hidden(true)
	}
	return app.Div().Class("carried", "w"+strconv.Itoa(int(t.W)), "h"+strconv.Itoa(int(t.H))).Aria("hidden", "true").
		Body(app.Raw(picture.LooseTile(t)))
}

func (v *Workshop) status() app.UI {
	if n := v.NoticeWords(); n != "" {
		return app.P().Class("status", "notice").DataSet("status", "notice").Body(app.Span().Text(n))
	}
	return app.P().Class("status").DataSet("status", dom.Either(v.State.Built() != nil, "complete", "build")).Body(
		app.Strong().Text(v.progress()), app.Span().Text(cmp.Or(v.DeedWords(), v.help())))
}

// tools draws undoing, the tools for the tile held, or what empties the board while none is, and the way to play.
func (v *Workshop) tools() app.UI {
	t, w := v.Text, v.State
	step := func(act, label string, is bool) app.UI {
		return controls.Enabled(controls.Control("act", act).Aria("label", label).Title(label).Body(controls.Icon(act)), is)
	}
	var tools app.UI = controls.Enabled(controls.ActButton("clear", "delete", t.LiftAll), len(w.Draft.Tiles()) > 0)
	if _, _, held := w.Held(); held {
		tools = app.Div().Class("tools").Body(controls.ActButton("rotate", "rotate", t.Rotate), controls.ActButton("lift", "lift", t.Lift))
	}
	first := controls.ActButton("play-board", "start", t.PlayBoard)
	if counts, setsUp := w.ForCount(); counts {
		first = controls.ActButton("count-board", "count", dom.Either(setsUp, t.PutDown, t.Count)).Title(dom.Either(setsUp, t.SetUp, t.CountBoard))
	}
	return app.Nav().Class("acts").Aria("label", t.Workshop).Body(
		step("undo", t.Undo, w.CanUndo()),
		step("redo", t.Redo, w.CanRedo()),
		tools,
		controls.Enabled(first.Class("primary"), w.Built() != nil),
	)
}

// bench draws the list of faults and the tools for the whole board.
func (v *Workshop) bench() app.UI {
	t, w := v.Text, v.State
	some := len(w.Draft.Tiles()) > 0
	other := controls.MenuItem("count-board", "count", t.CountBoard)
	if counts, _ := w.ForCount(); counts {
		other = controls.MenuItem("play-board", "start", t.PlayBoard)
	}
	move := func(way int) app.UI {
		name := []string{"left", "right", "up", "down"}[way]
		return controls.Enabled(controls.IconButton("nudge", name, t.MoveTiles[way]).DataSet("value", name), some)
	}
	return app.Section().Class("bench").Aria("label", t.Workshop).Body(
		v.faultList(),
		app.Div().Class("bench-row").Role("group").Aria("label", t.AllTiles).Body(
			move(0), move(1), move(2), move(3),
			controls.Enabled(controls.IconButton("turn", "turn", t.Turn), some),
			controls.Enabled(controls.IconButton("mirror", "mirror", t.Mirror), some),
		),
		app.Div().Class("items").Body(
			controls.MenuItem("other-board", "board", t.BeginFrom),
			controls.MenuItem("use-game", "game", t.GameBoardHere),
			controls.Enabled(controls.MenuItem("play-wooden", "speak", t.PlayWooden), w.Built() != nil),
			controls.Enabled(other, w.Built() != nil),
			controls.Enabled(controls.MenuItem("fair", "fair", dom.Either(w.Judging, t.StopFair, t.AskFair)), w.Built() != nil),
		),
		app.P().Class("tip").DataSet("fair", w.Judging).Text(cmp.Or(v.fairWords(), t.FairHelp)),
		v.ownBoards(),
	)
}

// faultList lists the faults and the missing tiles in words. What lies below it stays in its place: the first line alone is
// shown until the list is opened, and a board without faults has a line, too.
func (v *Workshop) faultList() app.UI {
	var lines []app.UI
	var missing []string
	faults := v.State.Draft.Faults()
	for _, f := range faults {
		if f.Kind == rules.DraftMissing {
			missing = append(missing, v.Text.TilesOf(f.Count, f.Worth))
			continue
		}
		lines = append(lines, app.Li().DataSet("fault", string(f.Kind)).Text(v.FaultWords(f)))
	}
	if len(missing) > 0 {
		lines = append(lines, app.Li().Class("missing").DataSet("fault", string(rules.DraftMissing)).
			Text(v.Text.TilesMissing(strings.Join(missing, ", "))))
	}
	return app.Details().Class("fold").Body(
		app.Summary().Body(app.Span().Text(v.Text.Flaws), app.Text(" "), app.Strong().Text(len(lines))),
		app.Ul().Class("flaws").Body(lines...))
}

// ownBoards draws the form that saves the board under a name, and the saved boards.
func (v *Workshop) ownBoards() app.UI {
	t, w := v.Text, v.State
	var items []app.UI
	for _, b := range v.Desk.Boards {
		board, err := rules.ParseLayout(b.Layout)
		if err != nil {
			continue
		}
		items = append(items, app.Li().Class("own-board").Body(
			controls.Control("game-open", "open-board").DataSet("value", b.Layout).Aria("label", t.OpenBoard(b.Name)).
				Body(&controls.Thumb{Layout: board.Layout()}, app.Span().Class("game-name").Text(b.Name)),
			controls.IconButton("drop-board", "delete", t.Delete(b.Name)).DataSet("value", b.Layout),
		))
	}
	return app.Div().Class("mine").Body(
		app.H2().Class("label").Text(t.BoardMine),
		app.Form().Class("entry").DataSet("form", "own-board").Body(
			app.Div().Class("field").Body(app.Input().Type("text").Name("board-name").Attr("autocomplete", "off").
				Aria("label", t.BoardLabel).Placeholder(t.OwnBoard(len(v.Desk.Boards)+1))),
			controls.Enabled(app.Button().Type("submit").Class("button").DataSet("act", "save-board").Text(t.Save), w.Built() != nil)),
		dom.Only(len(items) > 0, app.Ul().Class("own-boards").Body(items...)),
		dom.Only(len(w.Dropped) > 0, app.Div().Class("shelf-status").Body(app.Span().Text(t.BoardDropped), controls.Button("undelete", t.Undo))))
}
