package play

import (
	"errors"
	"slices"
	"strings"

	"kulami/rules"
)

// A position can be set up by hand: marbles are put down on the screen of the count, and
// the last one of each side is marked, as the rules ask for the last two moves. The
// analysis goes on from there. There is no record, so that such a position can be neither
// reviewed nor played as a game.

// setUp is a position set up by hand, and what was played from it. It is never changed in
// place.
type setUp struct {
	from  rules.Position
	moves []rules.Hole
	tally Tally // where it was put down
}

// SetUpScreen names the analysis of a position set up by hand; its addresses go on with the
// text of the position, the moves played from it, and a check code.
const SetUpScreen ScreenName = "position"

// openSetUp opens the position of an address.
func openSetUp(_ Shell, _ origin, rest string) (Screen, bool) {
	at := strings.LastIndexByte(rest, '/')
	if at < 0 {
		return nil, false
	}
	p, err := rules.ParsePosition(rest[:at])
	if err != nil {
		return nil, false
	}
	a := newSetUp(p, newTally(p.Diagram(), rules.EditionName(p.Rules())))
	for name := range cells(strings.TrimPrefix(rest[at+1:], "m")) {
		var ok bool
		if a, ok = a.played(p.Board().Hole(name)); !ok {
			return nil, false
		}
	}
	return a, true
}

// newSetUp returns the analysis of p, whose marbles were put down in t.
func newSetUp(p rules.Position, t Tally) Analysis {
	a := Analysis{record: rules.NewRecord(p.Board(), p.Rules()).WithOrientation(t.Orientation), edition: t.Edition, Pointer: t.Pointer}
	a.study.tree = a.record
	a.setUp = &setUp{from: p, tally: t}
	return a
}

func (s *setUp) fragment() string {
	moves := "m" // without a letter they might look like a check code
	for _, h := range s.moves {
		moves += s.from.Board().Name(h)
	}
	return withCode(strings.Join([]string{string(SetUpScreen), s.from.String(), moves}, "/"))
}

func (s *setUp) position() rules.Position {
	p := s.from
	for _, h := range s.moves {
		p = p.After(h)
	}
	return p
}

func (s *setUp) with(moves []rules.Hole) *setUp {
	return &setUp{s.from, slices.Clone(moves), s.tally}
}

// BySetUp reports whether the position was set up by hand, so that there is no record of
// it.
func (a Analysis) BySetUp() bool { return a.setUp != nil }

// CanSetUp reports whether the position can be changed by hand: under the rules of an
// edition.
func (a Analysis) CanSetUp() bool {
	_, ok := rules.EditionNamed(rules.EditionName(a.record.Rules()))
	return ok
}

// tally returns the screen on which the marbles of the position can be changed. Those put
// down by hand lie there as they were, with the changes that can be taken back; Return leads
// there also after moves.
func (a Analysis) tally() Tally {
	if a.setUp != nil && len(a.setUp.moves) == 0 {
		return a.setUp.tally
	}
	edition := a.edition
	if e, _ := rules.EditionNamed(edition); e.Rules != a.record.Rules() || edition == "" {
		edition = rules.EditionName(a.record.Rules())
	}
	t := newTally(a.Position().Diagram(), edition)
	t.Orientation = a.record.Orientation()
	return t
}

// analyse shows the analysis of the marbles put down in t, or says why they are not a
// position to play on. If a last marble is missing, the next press marks one.
func (m Model) analyse(t Tally) Model {
	a, err := t.analysis()
	if err == nil {
		return m.visit(a, Announcement{Kind: AnnounceShown})
	}
	notice := Notice{Kind: MarblesUnfit}
	if errors.As(err, &notice.Unfit) && notice.Unfit.Kind == rules.MarblesLast {
		t.Brush = rules.Nobody
	}
	m.Screen, m.Dialog = t, NoDialog
	m.Shell = m.notify(notice)
	return m
}

// analysis returns the analysis of the marbles. That of an empty board has a record.
func (t Tally) analysis() (Analysis, error) {
	d := t.Marbles
	last, before := lastMoves(d)
	p, err := rules.NewPosition(d.Board, t.Rules(), d.Marbles, last, before)
	if err != nil {
		return Analysis{}, err
	}
	a := newSetUp(p, t)
	if p.Ply() == 0 {
		a.setUp = nil
	}
	return a, nil
}

// lastMoves returns the last move and the one before it, of the marbles that are marked.
// By the numbers of marbles First moved last if it has more.
func lastMoves(d rules.Diagram) (last, before rules.Hole) {
	mover := rules.Second
	if d.Marbles[rules.First].Len() > d.Marbles[rules.Second].Len() {
		mover = rules.First
	}
	return d.Last[mover], d.Last[mover.Other()]
}

// marked returns d with the marble in h marked as the last of its side, or not any more.
func marked(d rules.Diagram, h rules.Hole) rules.Diagram {
	side := d.At(h)
	switch {
	case side == rules.Nobody:
	case d.Last[side] == h:
		d.Last[side] = rules.NoHole
	default:
		d.Last[side] = h
	}
	return d
}
