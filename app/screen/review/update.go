package review

import (
	"slices"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/picture"
	"kulami/rules"
	"kulami/rules/engine"
)

// Open opens the game of an address. If the game is stored, it opens the stored game.
func Open(d *desk.Desk, from desk.Origin, rest string) (desk.Screen, bool) {
	if rest == "" {
		return New(game.Game{Tree: game.NewTree(from.Record), Orientation: from.Orientation, Edition: from.Edition}), !from.Record.IsZero()
	}
	practice, exercise := strings.HasPrefix(rest, inPractice), strings.HasPrefix(rest, inExercise)
	link, err := rules.ParseLink(rest)
	if err != nil && !rules.IsLater(err) {
		return nil, false
	}
	ply := link.Cursor()
	v := New(game.Game{Tree: game.NewTree(link.WithCursor(link.Len())), Orientation: link.Orientation})
	for _, id := range d.Recent {
		if g, err := d.Kept.Game(id); err == nil && g.Live() == v.Judged.Record.Len() {
			if own := New(g); own.Judged.Record.Equal(v.Judged.Record) {
				own.Orientation = v.Orientation
				v = own
				break
			}
		}
	}
	side := rules.Side(ply & 1)
	if own := v.Game.ID != "" && v.Game.Players.Person() == side; practice && own && slices.Contains(append(v.Judged.Mistakes(side), v.Judged.Right(side)...), ply) {
		return v.Exercise(ply, side, true), true
	}
	if exercise && slices.Contains(v.CanRetry(), side) && slices.Contains(v.Exercises(side), ply) {
		return v.Exercise(ply, side, false), true
	}
	return v.At(ply), true
}

// Question asks for the values of the next position to analyse. The exercise comes first, then the
// game. Positions whose stored values are incomplete come last, when they are shown.
func (v Screen) Question(d *desk.Desk) (desk.Question, bool) {
	ply, pass, ok := v.wanted()
	if d.Hidden || !d.Ready || v.failed || !ok {
		return desk.Question{}, false
	}
	limits := engine.ReviewLimits(pass, v.left(ply))
	return desk.Question{For: desk.ForReview, Record: v.Judged.Asked(ply), Nodes: limits.Nodes}, true
}

// Marks returns the highlights of the position shown: the better hole if the move was not the best,
// and the reply that shows why. In a line it marks the last two marbles.
func (v Screen) Marks() picture.Marks {
	p := v.Position()
	k := picture.MarksAt(p)
	if !p.Over() {
		k.Legal, k.Closed = p.Legal(), p.Closed()
	}
	k.Active, k.Trial = v.retry.on && len(v.line) == 0, !v.retry.on
	if n := len(v.line); n > 0 {
		if n > 1 {
			k.Tried, k.Reply = rules.Maybe(v.line[n-2]), rules.Maybe(v.line[n-1])
		}
		return k
	}
	if v.retry.on {
		h, try := v.Tried()
		switch hole := rules.Maybe(h); try {
		case Good:
			k.Active, k.Answer, k.Right = false, hole, true
		case Solved:
			k.Hint = hole
		case Judging:
			k.Tried = hole
		case Bad:
			k.Tried, k.Reply, k.Answer = hole, rules.Maybe(v.Reply(h)), hole
		}
		return k
	}
	if i, ok := v.Move(); ok && v.Improves(i) {
		k.Hint = rules.Maybe(v.Judged.Plies[i].Best)
		if r, ok := v.Why(); ok && !r.Missed && len(r.Line) > 1 {
			k.Tried, k.Reply = rules.Maybe(r.Line[0]), rules.Maybe(r.Line[1])
		}
	}
	return k
}

func (v Screen) Update(d *desk.Desk, msg desk.Msg) (desk.Screen, bool) {
	p := v.Position()
	if view, ok := v.CarryOut(d, p.Board(), p.Legal(), msg); ok {
		v.BoardView = view
		return v, true
	}
	switch msg := msg.(type) {
	case desk.Valued:
		if msg.Done {
			v = v.valued(d, msg.Analysis)
		}
	case desk.Unanswered:
		v.failed = true
		d.Notify(desk.Notice{Kind: desk.EngineFailed})
	case desk.Scrub:
		v = v.At(msg.Ply)
	case desk.Tick:
		if v.retry.timer == 0 || msg.ID != v.retry.timer {
			return v, false
		}
		v = v.reply(d)
	case desk.Step:
		v = v.At(msg.Ply)
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	case desk.Press:
		v = v.press(d, msg.Hole)
	case desk.PlayLine:
		v = v.playLine(d, msg.Holes)
	case desk.PlayProof:
		if v.CanProve() {
			d.Then(desk.Analyse{From: v.From(), Prove: true, Side: p.Turn()})
		}
	case desk.Retry:
		v = v.askRetry(d, msg)
	case desk.ShowSolution:
		v.retry.solved, v.line = v.retry.on, nil
		v = v.reasoned().keepTry(d)
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	case desk.SavePicture:
		v.picture(d, msg.Format)
	default:
		return v, false
	}
	return v, true
}

// valued handles the analysis of the wanted position.
func (v Screen) valued(d *desk.Desk, a engine.Analysis) Screen {
	ply, pass, ok := v.wanted()
	if !ok {
		return v
	}
	v.analyses, v.passes = slices.Clone(v.analyses), slices.Clone(v.passes)
	v.analyses[ply], v.passes[ply] = a, pass+1
	if v.pass < engine.ReviewPasses {
		v = v.skip()
		v.Judged.Review = engine.NewReview(v.Judged.Record, v.analyses)
		if v.pass >= engine.ReviewPasses {
			v.Game.Judged = v.Judged.Pack()
			// Show the judgement as a later visit will show it.
			v.Judged, _ = game.UnpackJudgement(v.Game.Judged, v.Judged.Record)
			v.keep(d)
			if v.seeks && !v.retry.on && len(v.line) == 0 {
				v = v.AtTurn()
			}
			d.Announce(desk.Announcement{Kind: desk.AnnounceReviewed})
		}
	}
	if _, try := v.Tried(); v.retry.on && ply == v.ply && (try == Good || try == Bad) {
		v = v.answered(d)
	}
	return v.reasoned().keepTry(d)
}

// keep stores the judgement with the stored game.
func (v Screen) keep(d *desk.Desk) {
	id := v.Game.ID
	g, err := d.Kept.Game(id)
	if err != nil || !New(g).Judged.Record.Equal(v.Judged.Record) {
		return
	}
	g.Judged = v.Game.Judged
	d.Kept = d.Kept.Put(g)
}

// press tries a hole in an exercise, or leaves a line shown in the exercise. Elsewhere it plays the
// hole on in the analysis.
func (v Screen) press(d *desk.Desk, h rules.Hole) Screen {
	if _, try := v.Tried(); try == Good {
		return v
	}
	if v.retry.on && len(v.line) > 0 {
		v.line = nil
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return v
	}
	p := v.Position()
	if !p.Legal().Has(h) {
		d.Notify(desk.Notice{Kind: desk.IllegalHole, Hole: h, Why: p.Why(h)})
		return v
	}
	if v.retry.on {
		v.retry.tried, v.retry.solved, v.Focus = rules.Maybe(h), false, h
		return v.keepTry(d).answered(d).reasoned()
	}
	from := v.From()
	if len(v.line) > 0 {
		from.Record = v.Judged.UpTo(v.ply - 1)
	}
	d.Then(desk.Analyse{From: from, Moves: append(slices.Clone(v.line), h)})
	return v
}

// picture saves the report of a complete review as a picture with the end of the game and its link.
func (v Screen) picture(d *desk.Desk, format desk.Format) {
	if v.Done() < 1 {
		return
	}
	link := v.Game.LinkOf(v.Game.Record().WithCursor(v.Judged.Record.Len()))
	d.Do(desk.Picture{Shown: link, Link: link, Name: "kulami-" + d.Now.Date + "-review", Format: format})
}
