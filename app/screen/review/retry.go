package review

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// CanRetry returns the sides that have mistakes to practise.
func (v Screen) CanRetry() (sides []rules.Side) {
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if me := v.Game.Players.Person(); (me == rules.Nobody || me == side) && len(v.Exercises(side)) > 0 {
			sides = append(sides, side)
		}
	}
	return sides
}

// Retrying returns the index of the move for which the player looks for a better move.
func (v Screen) Retrying() (index int, ok bool) { return v.ply, v.retry.on }

// Practising reports whether the exercise is a task of today.
func (v Screen) Practising() bool { return v.retry.practice }

// Try is the state of the latest try of an exercise.
type Try string

const (
	NotTried Try = ""
	Judging  Try = "judging" // the engine analyses the try
	Good     Try = "good"
	Bad      Try = "bad"
	Solved   Try = "solved" // the solution is shown
)

// Tried returns the latest try of an exercise and its state.
func (v Screen) Tried() (rules.Hole, Try) {
	switch h := v.retry.tried.Hole(); {
	case v.retry.solved:
		return v.Judged.Plies[v.ply].Best, Solved
	case h == rules.NoHole:
		return h, NotTried
	case !v.known(v.ply):
		return h, Judging
	default:
		p, played := v.analyses[v.ply].Judge(h, v.left(v.ply), v.Judged.Record.Rules()), v.Judged.Plies[v.ply]
		good := p.Verdict == engine.BestMove || p.Verdict == engine.GoodMove
		// The move played lost only points.
		if played.Verdict == engine.GoodMove {
			good = 2*p.Swing() <= played.Swing()
		}
		// The analysis after the move played showed its mistake, perhaps not the one before it.
		if good && h != played.Hole {
			return h, Good
		}
		return h, Bad
	}
}

// answered shows the verdict on the latest try. It plays a good try, and soon the reply.
func (v Screen) answered(d *desk.Desk) Screen {
	h, try := v.Tried()
	if try != Good {
		d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		return v
	}
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: rules.Side(v.ply & 1), Hole: h})
	if v.Reply(h) == rules.NoHole {
		v.retry.replied = true
		return v
	}
	v.retry.timer = d.NextID()
	d.Do(desk.Wait{ID: v.retry.timer, Milliseconds: desk.ReplyWait})
	return v
}

// reply shows the reply to a good try.
func (v Screen) reply(d *desk.Desk) Screen {
	v.retry.replied = true
	h, _ := v.Tried()
	d.Announce(desk.Announcement{Kind: desk.AnnounceMove, Side: rules.Side(v.ply & 1).Other(), Hole: v.Reply(h)})
	return v
}

// Replied reports whether the reply to a good try is shown, or does not exist.
func (v Screen) Replied() bool { return v.retry.replied }

// Reply returns the opponent's best answer to a try, or NoHole if it is unknown.
func (v Screen) Reply(h rules.Hole) rules.Hole {
	if m, ok := v.analyses[v.ply].Find(h); ok && len(m.Line) > 1 {
		return m.Line[1]
	}
	return rules.NoHole
}

// Position returns the position shown: of the line shown, or of the exercise. After a good try the
// exercise has the try on its board, and then the reply.
func (v Screen) Position() rules.Position {
	if len(v.line) > 0 {
		p := v.Judged.Record.At(v.lineBegins())
		for _, h := range v.line {
			p = p.After(h)
		}
		return p
	}
	p := v.Judged.Record.At(v.ply)
	if h, try := v.Tried(); try == Good {
		p = p.After(h)
		if reply := v.Reply(h); v.retry.replied && reply != rules.NoHole {
			p = p.After(reply)
		}
	}
	return p
}

// At returns v with a ply shown, clamped to the game.
func (v Screen) At(ply int) Screen {
	v.ply = max(0, min(ply, v.Judged.Record.Len()))
	v.retry, v.line, v.Hover, v.seeks = retry{}, nil, rules.NoHole, false
	return v.reasoned()
}

// AtTurn returns v at the move that turned the game, if there is one. Before the review is complete
// it shows the person's last lead on points.
func (v Screen) AtTurn() Screen {
	if v.Done() < 1 {
		if lead := v.Game.LastLead(); lead > 0 {
			v = v.At(lead)
		}
		v.seeks = true
		return v
	}
	if i, ok := v.Turn(); ok {
		return v.At(i + 1)
	}
	return v
}

// Turn returns the index of the move that turned the game: the loser's costliest moment since the
// winner has had the better chances, or before.
func (v Screen) Turn() (index int, ok bool) {
	winner, from, led := v.Led()
	for _, i := range v.Moments() {
		if led && rules.Side(i&1) != winner && (!ok || v.costlier(i, index, from)) {
			index, ok = i, true
		}
	}
	return index, ok
}

// costlier reports whether the move at i cost more than the one at j. A move is the costlier one if
// it alone was played from the move from on.
func (v Screen) costlier(i, j, from int) bool {
	if late := i >= from-1; late != (j >= from-1) {
		return late
	}
	p, q := v.Judged.Plies[i], v.Judged.Plies[j]
	return p.Loss > q.Loss || p.Loss == q.Loss && p.Swing() > q.Swing()
}

// Why returns the reason why the move shown, or the latest try, is worse than the best move. Ok is
// false before the analyses are there, and if no proven fact distinguishes the two moves.
func (v Screen) Why() (r facts.Reason, ok bool) { return v.why.Reason, v.why.Ok }

// reasoned returns v with the reason for the position shown.
func (v Screen) reasoned() Screen {
	v.why = v.findWhy()
	return v
}

func (v Screen) findWhy() (w desk.Why) {
	if h, try := v.Tried(); v.retry.on {
		if try != Bad {
			return w
		}
		return desk.WhyAt(v.Judged.Record.At(v.ply), v.analyses[v.ply], h, v.Judged.Plies[v.ply].Best)
	}
	index, ok := v.Move()
	if !ok {
		return w
	}
	p := v.Judged.Plies[index]
	better, ok := v.analyses[index].Find(p.Best)
	if !ok || !v.Improves(index) {
		return w
	}
	line, proven := []rules.Hole{p.Hole}, better.Exact
	if moves := v.analyses[index+1].Moves; len(moves) > 0 {
		line, proven = append(line, moves[0].Line...), proven && moves[0].Exact
	} else if !v.Judged.Record.At(index + 1).Over() {
		return w
	}
	w.Reason, w.Ok = facts.Why(v.Judged.Record.At(index), line, better.Line, proven)
	return w
}

// lineBegins returns the number of marbles before the line shown.
func (v Screen) lineBegins() int {
	if v.retry.on {
		return v.ply
	}
	return max(v.ply-1, 0)
}

// NextMistake returns the index of the next exercise's move; -1 means none.
func (v Screen) NextMistake() int {
	own := v.Exercises(v.retry.side)
	if next := slices.Index(own, v.ply) + 1; next < len(own) {
		return own[next]
	}
	return -1
}

// Exercises returns the moments of a side. The move that turned the game is the first.
func (v Screen) Exercises(side rules.Side) []int {
	own := slices.DeleteFunc(v.Moments(), func(i int) bool { return rules.Side(i&1) != side || i < game.FirstExercise })
	if i, ok := v.Turn(); ok {
		if turn := slices.Index(own, i); turn > 0 {
			own = slices.Concat(own[turn:turn+1], own[:turn], own[turn+1:])
		}
	}
	return own
}

// keepTry adds the outcome of an exercise to the training. Only the first try of each own move of
// the person counts.
func (v Screen) keepTry(d *desk.Desk) Screen {
	_, try := v.Tried()
	if !v.retry.on || v.retry.kept || v.retry.side != v.Game.Players.Person() || try == NotTried || try == Judging {
		return v
	}
	h := d.Kept.Training()
	switch key := v.Judged.Key(v.ply); {
	case slices.Contains(v.Judged.Mistakes(v.retry.side), v.ply):
		h = h.Practise(key, try == Good, d.Now.Day())
	case v.WasRight():
		h = h.AskRight(key, d.Now.Day())
	default:
		return v
	}
	v.retry.kept = true
	d.Kept = d.Kept.PutTraining(h.Play(d.Now.Time()))
	return v
}

// WasRight reports whether the move of the exercise was right, which the player is to find out.
func (v Screen) WasRight() bool {
	return v.retry.practice && slices.Contains(v.Judged.Right(v.retry.side), v.ply)
}

// Exercise returns v with an exercise: to find a better move for side than the move at index. With
// practice it is a task of today, and the move might have been right.
func (v Screen) Exercise(index int, side rules.Side, practice bool) Screen {
	v = v.At(index)
	v.retry = retry{on: true, side: side, practice: practice}
	return v.reasoned()
}

// askRetry begins an exercise or continues with the next one.
func (v Screen) askRetry(d *desk.Desk, msg desk.Retry) Screen {
	if v.retry.on {
		if next := v.NextMistake(); next >= 0 {
			v = v.Exercise(next, v.retry.side, false)
		} else {
			v = v.At(v.ply + 1)
		}
	} else if own := v.Exercises(msg.Side); len(own) > 0 {
		v = v.Exercise(own[0], msg.Side, false)
	} else {
		return v
	}
	d.Announce(desk.Announcement{Kind: desk.AnnounceShown})
	return v
}

// Back returns from an exercise to the move played in the game.
func (v Screen) Back(*desk.Desk) desk.Screen {
	if v.retry.on {
		return v.At(v.ply + 1)
	}
	return nil
}

// WithTree returns the review of the same moves with other notes and variations.
func (v Screen) WithTree(t game.Tree) desk.Screen {
	v.Game.Tree = t
	return v
}
