package world

import (
	"slices"

	"kulami/app/desk"
	"kulami/rules"
	"kulami/rules/engine"
)

// think makes the engine answer like think.Thinker: a question is answered or reported as
// unanswered within 5 s.
func (t *tab) think(q desk.Question) {
	in, pace := t.between(1, int64(t.slow)), int64(q.Pace)
	stale := desk.Question{ID: q.ID - 1, For: q.For, Record: q.Record, Pass: q.Pass}
	if t.chance(8) {
		t.count("engine answers another question")
		t.after(in/2, func() { t.answer(stale, true) })
	}
	if q.For == desk.ForPonder {
		return
	}
	switch n := t.below(60); {
	case n == 0:
		t.count("engine dead")
		t.after(in, func() { t.unanswered(q) })
		return
	case n == 1:
		t.count("engine silent")
		t.after(5000, func() { t.unanswered(q) })
		return
	case n == 2:
		t.count("engine late")
		in += 4000
	}
	if q.For != desk.ForMove && t.chance(50) {
		t.after(in/2, func() { t.answer(q, false) })
	}
	t.after(max(in, pace), func() { t.answer(q, true) })
}

// unanswered reports that a question could not be answered, unless it has been withdrawn.
func (t *tab) unanswered(q desk.Question) {
	if t.asked.ID == q.ID {
		t.asked = desk.Question{}
		t.send(desk.Unanswered{ID: q.ID})
	}
}

// answer answers a question with legal holes in an order that depends on its record. Now and then
// it runs the engine with few positions. A late answer to an earlier question reaches the program,
// too.
func (t *tab) answer(q desk.Question, done bool) {
	if t.asked.ID == q.ID && done && q.For != desk.ForHoles && q.For != desk.ForValue {
		t.asked = desk.Question{}
	}
	p, ok := positionOf(q)
	if !ok || p.Over() {
		t.must(t.asked.ID != q.ID, "engine", "question %#v has no move", q)
		return
	}
	a := engine.Analysis{}
	d := dice(hash(q.Record))
	for i, h := range p.Legal().Slice() {
		score := d.below(1400) - 700
		line := []rules.Hole{h}
		if next := p.After(h); !next.Over() {
			replies := next.Legal().Slice()
			line = append(line, replies[d.below(len(replies))])
		}
		info := engine.Info{Best: h, Score: score, Low: -60, High: 60, LikelyLow: -60, LikelyHigh: 60, Depth: 3, Nodes: 100 + i, Line: line}
		a.Moves = append(a.Moves, engine.Move{Info: info})
	}
	if d.below(100) == 0 {
		for a = range engine.New(engine.Options{Table: 1 << 10}).Analyse(p, engine.Limits{Nodes: 200}) {
		}
	}
	slices.SortStableFunc(a.Moves, func(a, b engine.Move) int { return b.Score - a.Score })
	a.Info = a.Moves[0].Info
	if q.For == desk.ForFinish {
		a.Low, a.High, a.Exact = a.Score/100, a.Score/100, true
	}
	switch q.For {
	case desk.ForHoles, desk.ForReview, desk.ForLesson:
		t.send(desk.Valued{ID: q.ID, Analysis: a, Done: done})
	default:
		t.send(desk.Thought{ID: q.ID, Info: a.Info, Done: done})
	}
}

// positionOf returns the position of a question.
func positionOf(q desk.Question) (p rules.Position, ok bool) {
	if r, err := rules.ParseRecord(q.Record); err == nil {
		p = r.Position()
	} else if p, err = rules.ParsePosition(q.Record); err != nil {
		return p, false
	}
	if q.Pass && !p.Over() {
		p = p.Pass()
	}
	return p, true
}
