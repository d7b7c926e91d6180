package play

import (
	"slices"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/facts"
)

// Review is the screen that judges every move of a game by the values of the legal holes
// before it. The engine analyses the positions in several passes, each of them from the
// last position back and deeper than the one before. What it has found in the end is
// kept with the game.
type Review struct {
	game     Game         // with the names of the players; its ID is empty if it is not the player's own
	record   rules.Record // the moves that are judged
	analyses []engine.Analysis
	passes   []int // by ply, how many passes of ReviewLimits its analysis has had
	judged   engine.Review
	pass     int // engine.ReviewPasses when all is done
	due      int // the ply that is analysed next in this pass
	ply      int // shown
	failed   bool
	retry    retry
	Pointer
}

// retry is an exercise: to find a better move than one that was a mistake.
type retry struct {
	on     bool
	side   rules.Side // whose mistakes
	tried  holeOrNone // the latest try
	solved bool       // the solution is shown
	kept   bool       // how it went is in the training

	practice bool // it comes from the mistakes that are due, not from this review
}

// ReviewScreen names the review; its addresses go on with a record text.
const ReviewScreen ScreenName = "review"

// newReview returns the review of g's moves up to the one at which play stands, with the
// last one shown.
func newReview(g Game) Review {
	r := g.Record()
	r, _ = r.Extract(r.Moves()[:g.Live()])
	r = r.WithOrientation(g.Record().Orientation())
	v := Review{game: g, record: r, ply: r.Len(), Pointer: newPointer(g.Board()), analyses: make([]engine.Analysis, r.Len()+1), passes: make([]int, r.Len()+1)}
	if kept, ok := unpackReview(g.Judged, r); ok {
		v.judged, v.pass = kept, engine.ReviewPasses
		return v
	}
	v.judged = engine.NewReview(r, nil)
	return v.nextPass(0)
}

// openReview opens the game of an address, which may be one that is kept.
func openReview(s Shell, from origin, rest string) (Screen, bool) {
	if rest == "" {
		return newReview(Game{Tree: newTree(from.record), Edition: from.edition}), !from.record.IsZero()
	}
	r, err := rules.ParseRecord(rest)
	if err != nil {
		return nil, false
	}
	ply := r.Cursor()
	v := newReview(Game{Tree: newTree(r.WithCursor(r.Len()))})
	for _, id := range s.Recent {
		if g, err := unpack(id, s.store.game(id)); err == nil && g.Live() == v.record.Len() {
			if own := newReview(g); own.record.String() == v.record.String() {
				v = own
				break
			}
		}
	}
	return v.at(ply), true
}

// at returns v with a ply shown, clamped to the game.
func (v Review) at(ply int) Review {
	v.ply = max(0, min(ply, v.record.Len()))
	v.retry, v.Hover = retry{}, rules.NoHole
	return v
}

// nextPass returns v at the beginning of a pass.
func (v Review) nextPass(pass int) Review {
	v.pass, v.due = pass, v.record.Len()
	if v.record.At(v.due).Over() {
		v.due--
	}
	return v.skip()
}

// skip goes on to the next position that the pass could know more about.
func (v Review) skip() Review {
	for v.pass < engine.ReviewPasses {
		switch {
		case v.due < 0:
			return v.nextPass(v.pass + 1)
		case v.passes[v.due] <= v.pass && !v.known(v.due):
			return v
		}
		v.due--
	}
	return v
}

// known reports whether no pass can know more about a position.
func (v Review) known(ply int) bool {
	a := v.analyses[ply]
	return len(a.Moves) > 0 && (v.passes[ply] == engine.ReviewPasses || a.Complete())
}

// Name returns ReviewScreen.
func (Review) Name() ScreenName { return ReviewScreen }

func (v Review) fragment() string {
	return string(ReviewScreen) + "/" + v.record.WithCursor(v.ply).String()
}

// BoardShown returns the board of the game.
func (v Review) BoardShown() *rules.Board { return v.record.Board() }

func (v Review) origin() origin {
	return origin{v.upTo(v.ply), v.game.Edition, v.game.Shown(), v.record.Moves(), v.game.ID}
}

func (v Review) upTo(ply int) rules.Record {
	r, _ := v.record.Extract(v.record.Moves()[:ply])
	return r.WithOrientation(v.record.Orientation())
}

// question wants the values of the next position to analyse: first that of an exercise, then
// those of the game, then, if they were kept only in short, of the one looked at.
func (v Review) question(s Shell) (Question, bool) {
	ply, pass, ok := v.wanted()
	if s.Hidden || !s.Ready || v.failed || !ok {
		return Question{}, false
	}
	limits := engine.ReviewLimits(pass, v.left(ply))
	return Question{For: ForReview, Record: v.asked(ply), Nodes: limits.Nodes}, true
}

func (v Review) wanted() (ply, pass int, ok bool) {
	const last = engine.ReviewPasses - 1
	switch {
	case v.retry.on && !v.known(v.ply):
		return v.ply, last, true
	case v.pass <= last:
		return v.due, v.pass, true
	case v.retry.on || v.ply == 0 || v.known(v.ply-1):
		return 0, 0, false
	}
	return v.ply - 1, last, true
}

func (v Review) left(ply int) int { return v.record.Rules().MaxPlies() - ply }

func (v Review) asked(ply int) string { return v.upTo(ply).WithOrientation(0).String() }

// Asked returns the text of the moves that lead to the position shown.
func (v Review) Asked() string { return v.asked(v.ply) }

// Record returns the moves that are judged.
func (v Review) Record() rules.Record { return v.record }

// Players returns who played.
func (v Review) Players() Players { return v.game.Players }

// Ply returns the number of marbles shown.
func (v Review) Ply() int { return v.ply }

// Position returns the position shown.
func (v Review) Position() rules.Position { return v.record.At(v.ply) }

// Judged returns the judgement of the game, as far as it is known.
func (v Review) Judged() engine.Review { return v.judged }

// Done returns which part of the work is done, 0…1.
func (v Review) Done() float64 {
	if v.pass >= engine.ReviewPasses {
		return 1
	}
	positions := v.record.Len() + 1
	return float64(v.pass*positions+positions-1-v.due) / float64(engine.ReviewPasses*positions)
}

// Chance returns the points that the first side can expect from the result at a ply,
// 0…1; ok is false if nothing is known about it.
func (v Review) Chance(ply int) (chance float64, ok bool) {
	i := v.judged.Positions[ply]
	if i.Best == rules.NoHole && i.Outcome() == engine.Open {
		return 0.5, false
	}
	chance = i.WinChance(v.left(ply), v.record.Rules())
	if ply&1 == 1 {
		chance = 1 - chance
	}
	return chance, true
}

// Move returns the number of the move that led to the position shown, from 0; ok is false
// at the beginning.
func (v Review) Move() (index int, ok bool) { return v.ply - 1, v.ply > 0 && !v.retry.on }

// Line returns the best line instead of a move, as far as it is known.
func (v Review) Line(index int) []rules.Hole {
	if line := v.judged.Plies[index].Line; len(line) > 0 {
		return line
	}
	if moves := v.analyses[index].Moves; len(moves) > 0 {
		return moves[0].Line
	}
	return nil
}

// Facts returns what is proven about a hole instead of a move, or about the move itself, by
// the rules and the opponent's expected reply.
func (v Review) Facts(index int, h rules.Hole) []facts.Fact {
	line := []rules.Hole{h}
	if m, ok := v.analyses[index].Find(h); ok {
		line = m.Line
	}
	return facts.Of(v.record.At(index), h, line)
}

// maxMoments is how many moments of a game are shown.
const maxMoments = 8

// Moments returns the numbers, from 0, of the moves that changed the game most: mistakes,
// blunders and missed wins, in the order of the game.
func (v Review) Moments() []int {
	var moments []int
	for i, p := range v.judged.Plies {
		if p.Verdict == engine.Mistake || p.Verdict == engine.Blunder || p.MissedWin {
			moments = append(moments, i)
		}
	}
	slices.SortStableFunc(moments, func(a, b int) int {
		switch x, y := v.judged.Plies[a].Loss, v.judged.Plies[b].Loss; {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	moments = moments[:min(len(moments), maxMoments)]
	slices.Sort(moments)
	return moments
}

// mistakes returns the moments of a side.
func (v Review) mistakes(side rules.Side) []int {
	return slices.DeleteFunc(v.Moments(), func(i int) bool { return rules.Side(i&1) != side })
}

// ownMistakes returns the mistakes of the person here, if the game has
// been judged whole.
func (v Review) ownMistakes() (own []OwnMistake) {
	me := v.game.Players.Person()
	if me == rules.Nobody || v.pass < engine.ReviewPasses {
		return nil
	}
	for _, ply := range v.mistakes(me) {
		own = append(own, OwnMistake{ply, v.key(ply)})
	}
	return own
}

// CanRetry returns the sides that have mistakes to learn from.
func (v Review) CanRetry() (sides []rules.Side) {
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if me := v.game.Players.Person(); (me == rules.Nobody || me == side) && len(v.mistakes(side)) > 0 {
			sides = append(sides, side)
		}
	}
	return sides
}

// Retrying returns the number of the move, from 0, for which a better one is looked for.
func (v Review) Retrying() (index int, ok bool) { return v.ply, v.retry.on }

// Practising reports whether the exercise comes from the mistakes that are due today.
func (v Review) Practising() bool { return v.retry.practice }

// Try is how the latest try of an exercise went.
type Try string

// The states of a try.
const (
	NotTried Try = ""
	Judging  Try = "judging" // the engine is asked
	Good     Try = "good"
	Bad      Try = "bad"
	Solved   Try = "solved" // the solution was shown
)

// Tried returns the latest try of an exercise, and how good it was.
func (v Review) Tried() (rules.Hole, Try) {
	switch h := v.retry.tried.hole(); {
	case v.retry.solved:
		return v.judged.Plies[v.ply].Best, Solved
	case h == rules.NoHole:
		return h, NotTried
	case !v.known(v.ply):
		return h, Judging
	default:
		p := v.analyses[v.ply].Judge(h, v.left(v.ply), v.record.Rules())
		if p.Verdict == engine.BestMove || p.Verdict == engine.GoodMove {
			return h, Good
		}
		return h, Bad
	}
}

// Reply returns the opponent's best answer to a try, NoHole if it is not known.
func (v Review) Reply(h rules.Hole) rules.Hole {
	if m, ok := v.analyses[v.ply].Find(h); ok && len(m.Line) > 1 {
		return m.Line[1]
	}
	return rules.NoHole
}

// NextMistake returns the number of the side's next mistake after the one that is tried,
// -1 after the last one.
func (v Review) NextMistake() int { return v.mistakeAfter(v.retry.side, v.ply) }

func (v Review) mistakeAfter(side rules.Side, index int) int {
	for _, i := range v.mistakes(side) {
		if i > index {
			return i
		}
	}
	return -1
}

// Marks returns the marks of the position shown: the better hole, if the move that led to
// it was not the best one.
func (v Review) Marks() Marks {
	p := v.Position()
	k := marksOf(p.Score())
	k.Last, k.Before = p.Last(), p.Before()
	if !p.Over() {
		k.Legal, k.Closed = p.Legal(), p.Closed()
	}
	k.Active, k.Trial = v.retry.on, !v.retry.on
	if v.retry.on {
		if h, try := v.Tried(); try == Good || try == Solved {
			k.Hint = h
		}
		return k
	}
	if i, ok := v.Move(); ok && v.judged.Plies[i].Best != v.judged.Plies[i].Hole {
		k.Hint = v.judged.Plies[i].Best
	}
	return k
}

func (v Review) update(s Shell, msg Msg) (Screen, Shell, []Effect, bool) {
	p := v.Position()
	if pointer, focus, ok := v.moved(p.Board(), v.record.Orientation(), p.Legal(), msg); ok {
		v.Pointer = pointer
		return v, s, focusEffects(focus), true
	}
	switch msg := msg.(type) {
	case Valued:
		if msg.Done {
			v, s = v.valued(s, msg.Analysis)
		}
	case Unanswered:
		v.failed, s.question = true, Question{}
		s = s.notify(Notice{Kind: EngineFailed})
	case Step:
		v, s.Notice = v.at(msg.Ply), Notice{}
		s = s.announce(Announcement{Kind: AnnounceShown})
	case Press:
		return v.press(s, msg.Hole)
	case Retry:
		v, s = v.askRetry(s, msg)
	case ShowSolution:
		v.retry.solved = v.retry.on
		v, s = v.keepTry(s)
		s = s.announce(Announcement{Kind: AnnounceShown})
	case Turn:
		v.record, s.Dialog = v.record.WithOrientation(turned(v.record.Orientation(), msg.Mirror)), NoDialog
	case SavePicture:
		return v, s, v.picture(s, msg.Format), true
	case Describe:
		s = s.announce(Announcement{Kind: AnnounceAnswer, Topic: msg.Topic, Hole: v.Focus})
	default:
		return v, s, nil, false
	}
	return v, s, nil, true
}

// valued takes over what was found about the position that was asked for.
func (v Review) valued(s Shell, a engine.Analysis) (Review, Shell) {
	ply, pass, ok := v.wanted()
	s.question = Question{}
	if !ok {
		return v, s
	}
	v.analyses, v.passes = slices.Clone(v.analyses), slices.Clone(v.passes)
	v.analyses[ply], v.passes[ply] = a, pass+1
	if v.pass < engine.ReviewPasses {
		v = v.skip()
		v.judged = engine.NewReview(v.record, v.analyses)
		if v.pass >= engine.ReviewPasses {
			v.game.Judged = packReview(v.judged, v.record)
			v.judged, _ = unpackReview(v.game.Judged, v.record) // as it will be shown the next time
			s = v.keep(s)
			s = s.announce(Announcement{Kind: AnnounceReviewed})
		}
	}
	if _, try := v.Tried(); v.retry.on && ply == v.ply && (try == Good || try == Bad) {
		s = s.announce(Announcement{Kind: AnnounceShown})
	}
	return v.keepTry(s)
}

// keep wants the judgement in storage, with the game as it is there.
func (v Review) keep(s Shell) Shell {
	id := v.game.ID
	g, err := unpack(id, s.store.game(id))
	if err != nil || newReview(g).record.String() != v.record.String() {
		return s
	}
	g.Judged = v.game.Judged
	s.store = s.store.saveGame(g)
	return s
}

// keepTry wants the outcome of an exercise in the training: the first try of one of the
// person's own mistakes counts.
func (v Review) keepTry(s Shell) (Review, Shell) {
	_, try := v.Tried()
	if !v.retry.on || v.retry.kept || v.retry.side != v.game.Players.Person() || try == NotTried || try == Judging {
		return v, s
	}
	v.retry.kept = true
	return v, s.train(s.Training().Practise(v.key(v.ply), try == Good, s.Clock().Day()))
}

// key names the moves that lead to a ply, as the training does.
func (v Review) key(ply int) string { return hashName(v.asked(ply)) }

// press tries a hole in an exercise; elsewhere it goes on with it in the analysis.
func (v Review) press(s Shell, h rules.Hole) (Screen, Shell, []Effect, bool) {
	p := v.Position()
	if !p.Legal().Has(h) {
		return v, s.notify(Notice{Kind: IllegalHole, Hole: h, Why: p.Why(h)}), nil, true
	}
	s.Notice = Notice{}
	if v.retry.on {
		v.retry.tried, v.retry.solved, v.Focus = someHole(h), false, h
		v, s = v.keepTry(s)
		return v, s.announce(Announcement{Kind: AnnounceShown}), nil, true
	}
	next, ok := newAnalysis(s, v.origin()).played(h)
	if !ok {
		return v, s.notify(Notice{Kind: TreeFull}), nil, true
	}
	next.opener = v
	return next, s.announce(Announcement{Kind: AnnounceMove, Side: p.Turn(), Hole: h}), nil, true
}

// picture hands the player the report of a complete review as a picture: with the end of
// the game, and its link.
func (v Review) picture(s Shell, format Format) []Effect {
	if v.Done() < 1 {
		return nil
	}
	r := v.game.Record().WithCursor(v.record.Len())
	return []Effect{Picture{r, r, "kulami-" + s.Day + "-review", format}}
}

// Summary returns what the library lists of the game.
func (v Review) Summary() Summary { return v.game.Summary() }

// askRetry begins an exercise, goes on to the next one, or leaves it.
func (v Review) askRetry(s Shell, msg Retry) (Review, Shell) {
	side, from := msg.Side, -1
	if v.retry.on {
		side, from = v.retry.side, v.ply
	}
	next := v.mistakeAfter(side, from)
	switch {
	case v.retry.on && (msg.Leave || next < 0):
		v = v.at(v.ply + 1)
	case msg.Leave || next < 0:
		return v, s
	default:
		v = v.at(next)
		v.retry = retry{on: true, side: side}
	}
	s.Notice = Notice{}
	return v, s.announce(Announcement{Kind: AnnounceShown})
}
