package play

import (
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

// openAnalysis opens the position of an address, that of what is shown without one.
func openAnalysis(s *Shell, from Origin, rest string) (Screen, bool) {
	if rest == "" {
		return newAnalysis(s, from), true
	}
	place, rest := cutPlace(rest)
	r, err := rules.ParseRecord(rest)
	if err != nil {
		return nil, false
	}
	return analysisOfLink(s, r, place), true
}

func newAnalysis(s *Shell, from Origin) Analysis {
	a := Analysis{record: from.record, edition: from.edition, opener: from.opener, Pointer: newPointer(from.record.Board())}
	a.off, a.study = s.Settings.EngineOff, study{tree: from.tree, game: from.game}
	if g, err := s.kept.Game(from.game); err == nil && g.Players.Friend() && !g.Over() {
		a.Barred = true
	}
	if kept, ok := a.kept(s); ok {
		if tree := kept.Shown(); game.Relate(from.tree, tree) == game.Behind { // something was written since
			a.study.tree = tree
		}
	}
	tree, err := a.study.tree.Try(from.line)
	if from.tree.IsZero() || err != nil {
		a.study.tree = from.record
		return a
	}
	a.study.tree, a.ahead = tree, from.line[from.record.Len():]
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
func analysisOfLink(s *Shell, r rules.Record, at treePlace) Analysis {
	from := Origin{record: r, tree: r, line: r.Moves()}
	ply := r.Cursor()
	if lines := r.Lines(); at.line > 0 && at.line < len(lines) {
		from.line, ply = lines[at.line], min(at.ply, len(lines[at.line]))
	}
	from.record, _ = r.Extract(from.line[:ply])
	for _, id := range s.Recent {
		g, err := s.kept.Game(id)
		if err != nil || !g.Moved() || g.Shown().Len() != r.Len() {
			continue
		}
		if is := game.Relate(r, g.Shown()); is != game.Parted {
			from.game, from.edition = id, g.Edition
			break
		}
	}
	return newAnalysis(s, from)
}

func openSetUp(s *Shell, _ Origin, rest string) (Screen, bool) {
	at := strings.LastIndexByte(rest, '/')
	if at < 0 {
		return nil, false
	}
	p, err := rules.ParsePosition(rest[:at])
	if err != nil {
		return nil, false
	}
	t := newTally(p.Diagram(), rules.EditionName(p.Rules())).orLast(s)
	t.SetsUp = t.ID == ""
	a := newSetUp(s, p, t)
	for name := range game.Cells(strings.TrimPrefix(rest[at+1:], "m")) {
		var ok bool
		if a, ok = a.played(p.Board().Hole(name)); !ok {
			return nil, false
		}
	}
	return a, true
}

// newSetUp returns the analysis of p, whose marbles were put down in t.
func newSetUp(s *Shell, p rules.Position, t Tally) Analysis {
	a := Analysis{record: rules.NewRecord(p.Board(), p.Rules()).WithOrientation(t.Orientation), edition: t.Edition, Pointer: t.Pointer}
	a.off, a.study.tree = s.Settings.EngineOff, a.record
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
func (t Tally) analysis(s *Shell) (Analysis, error) {
	d := t.Marbles
	last, before := lastMoves(d)
	p, err := rules.NewPosition(d.Board, t.Rules(), d.Marbles, last, before)
	if err != nil {
		return Analysis{}, err
	}
	a := newSetUp(s, p, t)
	if p.Ply() == 0 {
		a.setUp = nil
	}
	return a, nil
}
