package play

import (
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// openAnalysis opens the position of an address, that of what is shown without one.
func openAnalysis(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	if rest == "" {
		return newAnalysis(d, from), true
	}
	place, rest := cutPlace(rest)
	r, err := rules.ParseRecord(rest)
	if err != nil {
		return nil, false
	}
	return analysisOfLink(d, r, place), true
}

func newAnalysis(d *desk.Desk, from desk.Origin) Analysis {
	a := Analysis{record: from.Record, edition: from.Edition, opener: from.Opener, Pointer: desk.NewPointer(from.Record.Board())}
	a.off, a.study = d.Settings.EngineOff, study{tree: from.Tree, game: from.Game}
	if g, err := d.Kept.Game(from.Game); err == nil && g.Players.Friend() && !g.Over() {
		a.Barred = true
	}
	if kept, ok := a.kept(d); ok {
		if tree := kept.Shown(); game.Relate(from.Tree, tree) == game.Behind { // something was written since
			a.study.tree = tree
		}
	}
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

// cutPlace reads the place of a node in a variation, "v2p5", in front of a record text.
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

// analysisOfLink returns the analysis of an address, with the player's own game that has its
// moves if that was shown lately.
func analysisOfLink(d *desk.Desk, r rules.Record, at treePlace) Analysis {
	from := desk.Origin{Record: r, Tree: r, Line: r.Moves()}
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
	return newAnalysis(d, from)
}

func openSetUp(d *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) {
	at := strings.LastIndexByte(rest, '/')
	if at < 0 {
		return nil, false
	}
	p, err := rules.ParsePosition(rest[:at])
	if err != nil {
		return nil, false
	}
	t := newTally(p.Diagram(), rules.EditionName(p.Rules())).orLast(d)
	t.SetsUp = t.ID == ""
	a := newSetUp(d, p, t)
	for name := range game.Cells(strings.TrimPrefix(rest[at+1:], "m")) {
		var ok bool
		if a, ok = a.played(p.Board().Hole(name)); !ok {
			return nil, false
		}
	}
	return a, true
}

// newSetUp returns the analysis of p, whose marbles were put down in t.
func newSetUp(d *desk.Desk, p rules.Position, t Tally) Analysis {
	a := Analysis{record: rules.NewRecord(p.Board(), p.Rules()).WithOrientation(t.Orientation), edition: t.Edition, Pointer: t.Pointer}
	a.off, a.study.tree = d.Settings.EngineOff, a.record
	a.setUp = &setUp{from: p, tally: t}
	return a
}

// tally returns the screen on which the marbles of the position can be changed. Those put
// down by hand lie there as they were, with the changes that can be taken back; Return leads
// there also after moves.
func (a Analysis) tally() Tally {
	if a.setUp != nil && len(a.setUp.moves) == 0 {
		return a.setUp.tally
	}
	edition := a.edition
	if e, _ := rules.EditionNamed(edition); e.Rules != a.record.Rules().Sheet() || edition == "" {
		edition = rules.EditionName(a.record.Rules())
	}
	t := newTally(a.Position().Diagram(), edition)
	t.Orientation, t.SetsUp = a.record.Orientation(), true
	return t
}

// analysis returns the analysis of the marbles. That of an empty board has a record.
func (t Tally) analysis(d *desk.Desk) (Analysis, error) {
	down := t.Marbles
	last, before := lastMoves(down)
	p, err := rules.NewPosition(down.Board, t.Rules(), down.Marbles, last, before)
	if err != nil {
		return Analysis{}, err
	}
	a := newSetUp(d, p, t)
	if p.Ply() == 0 {
		a.setUp = nil
	}
	return a, nil
}
