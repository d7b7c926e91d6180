package analysis

import (
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// Open opens the position of an address. Without rest it opens the position shown before.
func Open(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	if rest == "" {
		return New(d, from), true
	}
	place, rest := cutPlace(rest)
	link, err := rules.ParseLink(rest)
	if err != nil && !rules.IsLater(err) {
		return nil, false
	}
	return analysisOfLink(d, link, place), true
}

// New returns the analysis of the position of another screen.
func New(d *desk.Desk, from desk.Origin) Screen {
	a := Screen{record: from.Record, edition: from.Edition, opener: from.Opener}
	a.BoardView = desk.BoardView{Pointer: desk.NewPointer(from.Record.Board()), Orientation: from.Orientation}
	a.off, a.study = d.Settings.EngineOff, study{tree: from.Tree, game: from.Game}
	if g, err := d.Kept.Game(from.Game); err == nil && g.Players.Friend() && !g.Over() {
		a.Barred = true
	}
	if kept, ok := a.kept(d); ok {
		// The stored game has newer notes.
		if tree := kept.Shown(); game.Relate(from.Tree, tree) == game.Behind {
			a.study.tree = tree
		}
	}
	a.Moves = len(a.study.tree.Lines())+len(a.study.tree.Notes()) > 1
	tree, err := a.study.tree.Try(from.Line)
	if from.Tree.IsZero() || err != nil {
		a.study.tree = from.Record
		return a
	}
	a.study.tree, a.ahead = tree, from.Line[from.Record.Len():]
	return a
}

// treePlace is a node of a tree: a ply of one of its lines.
type treePlace struct{ line, ply int }

// cutPlace reads the place of a node in a variation, "v2p5", before a record.
func cutPlace(text string) (at treePlace, rest string) {
	first, rest, _ := strings.Cut(text, "/")
	line, ply, ok := strings.Cut(strings.TrimPrefix(first, "v"), "p")
	n, errN := strconv.Atoi(line)
	p, errP := strconv.Atoi(ply)
	if !ok || !strings.HasPrefix(first, "v") || errN != nil || errP != nil || n < 1 || p < 0 {
		return treePlace{}, text
	}
	return treePlace{n, p}, rest
}

// analysisOfLink returns the analysis of a link. If one of the player's recent games has the same
// moves, it becomes the game of the analysis.
func analysisOfLink(d *desk.Desk, link rules.Link, at treePlace) Screen {
	r := link.Record
	from := desk.Origin{Record: r, Orientation: link.Orientation, Tree: r, Line: r.Moves()}
	ply := r.Cursor()
	if lines := r.Lines(); at.line > 0 && at.line < len(lines) {
		from.Line, ply = lines[at.line], min(at.ply, len(lines[at.line]))
	}
	from.Record, _ = r.Extract(from.Line[:ply])
	for _, id := range d.Recent {
		g, err := d.Kept.Game(id)
		if err != nil || !g.Moved() || g.Shown().Len() != r.Len() {
			continue
		}
		if is := game.Relate(r, g.Shown()); is != game.Parted {
			from.Game, from.Edition = id, g.Edition
			break
		}
	}
	return New(d, from)
}

// NewSetUp returns the analysis of p, set up by hand on the screen opener. It keeps that screen's
// view of the board.
func NewSetUp(d *desk.Desk, p rules.Position, view desk.BoardView, edition string, opener desk.Screen) Screen {
	a := Screen{record: rules.NewRecord(p.Board(), p.Rules()), edition: edition, BoardView: view, opener: opener}
	a.off, a.study.tree = d.Settings.EngineOff, a.record
	a.setUp = &setUp{from: p}
	return a
}

// PutDown returns the screen on which the position was set up by hand. It returns nil after a move,
// and for a position with a record.
func (a Screen) PutDown() desk.Screen {
	if a.setUp == nil || len(a.setUp.moves) > 0 {
		return nil
	}
	return a.opener
}

// Back returns the review, puzzle or count from which the analysis was opened.
func (a Screen) Back(d *desk.Desk) desk.Screen {
	if v, ok := a.opener.(interface{ WithTree(game.Tree) desk.Screen }); ok {
		if kept, ok := a.kept(d); ok {
			return v.WithTree(kept)
		}
	}
	return a.opener
}
