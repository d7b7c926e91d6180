package game

import (
	"math"
	"slices"
	"sort"
	"strings"

	"encoding/base64"
	"encoding/binary"
	"kulami/app/store"
	"kulami/rules"
	"kulami/rules/engine"
)

// A judgement is stored with its game, in eight bytes a move. The text is in base64 after the check
// code of the moves. The lines of the engine are not stored, because the engine finds them again on
// demand. Each move has its best hole, both values, the expected points lost, the depth and these
// flags.
const (
	keptVerdict = 7 // index of the verdict in keptVerdicts
	keptExact   = 1 << (iota + 2)
	keptOnly
	keptMissed
	keptOutcome = 3 << 6 // proven outcome of the position before the move
)

// keptMove is the number of bytes for a move.
const keptMove = 8

// lossUnits is the number of units for one expected point lost.
const lossUnits = 250

var keptVerdicts = []engine.Verdict{"", engine.BestMove, engine.GoodMove, engine.Inaccuracy, engine.Mistake, engine.Blunder}

// boundsOf returns bounds of the margin that prove an outcome.
func boundsOf(o engine.Outcome) (low, high int) {
	switch o {
	case engine.Loss:
		return -engine.Unbounded, -1
	case engine.Draw:
		return 0, 0
	case engine.Win:
		return 1, engine.Unbounded
	}
	return -engine.Unbounded, engine.Unbounded
}

// lastOf returns the value of the position after the last move. It is the final margin, or the
// value before that move.
func lastOf(r rules.Record, positions []engine.Info) engine.Info {
	n := r.Len()
	if j := engine.NewReview(r, nil); r.At(n).Over() || n == 0 {
		return j.Positions[n]
	}
	before := positions[n-1]
	return engine.Info{Best: rules.NoHole, Score: -before.Score, Low: -before.High, High: -before.Low,
		LikelyLow: -before.LikelyHigh, LikelyHigh: -before.LikelyLow}
}

// movesCode returns a check code of the moves of a record.
func movesCode(r rules.Record) string { return rules.CheckCode(r.String()) }

// OwnMove is a move of the player in a stored review: a mistake, or a right move.
type OwnMove struct {
	Ply int    // ply of the position before the move
	Key string // names the moves before the position, for training.History.Practise
}

// Judgement is the judgement of a game's moves.
type Judgement struct {
	Record rules.Record // the moves
	engine.Review
}

// judgedRecord returns the moves of g to judge, which are the moves up to the live node.
func (g Game) judgedRecord() rules.Record {
	r, _ := g.Record().Extract(g.Record().Moves()[:g.Live()])
	return r
}

// Judgement returns the judgement of g up to the live node. ok is false if there is none. Then the
// result has no values.
func (g Game) Judgement() (j Judgement, ok bool) {
	if j, ok = UnpackJudgement(g.Judged, g.judgedRecord()); !ok {
		j.Review = engine.NewReview(j.Record, nil)
	}
	return j, ok
}

// Pack returns j as text.
func (j Judgement) Pack() string {
	var data []byte
	for ply, p := range j.Plies {
		flags := byte(slices.Index(keptVerdicts, p.Verdict))
		for flag, set := range map[byte]bool{keptExact: p.Exact, keptOnly: p.OnlyMove, keptMissed: p.MissedWin} {
			if set {
				flags |= flag
			}
		}
		flags |= byte(j.Positions[ply].Outcome()) << 6
		data = append(data, byte(p.Best))
		data = binary.BigEndian.AppendUint16(data, uint16(int16(p.Value)))
		data = binary.BigEndian.AppendUint16(data, uint16(int16(p.BestValue)))
		data = append(data, byte(math.Round(p.Loss*lossUnits)), byte(p.Depth), flags)
	}
	return movesCode(j.Record) + "." + base64.RawURLEncoding.EncodeToString(data)
}

// UnpackJudgement reads the judgement of a record. ok is false if text is not a judgement of its
// moves.
func UnpackJudgement(text string, r rules.Record) (j Judgement, ok bool) {
	j.Record = r
	code, body, _ := strings.Cut(text, ".")
	data, err := base64.RawURLEncoding.DecodeString(body)
	moves := r.Moves()
	if err != nil || code != movesCode(r) || len(data) != keptMove*len(moves) {
		return j, false
	}
	plies := make([]engine.PlyReview, len(moves))
	positions := make([]engine.Info, len(moves)+1)
	for ply, h := range moves {
		d := data[keptMove*ply:]
		legal := r.At(ply).Legal()
		p := engine.PlyReview{Hole: h, Best: rules.Hole(d[0]), Holes: legal.Len(),
			Value: int(int16(binary.BigEndian.Uint16(d[1:]))), BestValue: int(int16(binary.BigEndian.Uint16(d[3:]))),
			Loss: float64(d[5]) / lossUnits, Depth: int(d[6]), Exact: d[7]&keptExact != 0, OnlyMove: d[7]&keptOnly != 0, MissedWin: d[7]&keptMissed != 0}
		if verdict := int(d[7] & keptVerdict); verdict < len(keptVerdicts) {
			p.Verdict = keptVerdicts[verdict]
		}
		if p.Loss > 1 || p.Best >= rules.Holes || !legal.Has(p.Best) || p.Verdict == "" {
			return j, false
		}
		plies[ply] = p
		positions[ply] = engine.Info{Best: p.Best, Score: p.BestValue, Depth: p.Depth, Exact: p.Exact}
		low, high := boundsOf(engine.Outcome((d[7] & keptOutcome) >> 6))
		positions[ply].Low, positions[ply].High, positions[ply].LikelyLow, positions[ply].LikelyHigh = low, high, low, high
	}
	positions[len(moves)] = lastOf(r, positions)
	j.Review = engine.RestoreReview(plies, positions)
	return j, true
}

// maxMoments is the maximum number of moments of a game.
const maxMoments = 8

// Moments returns the indexes of the moves that changed the game most, at most eight. These are
// mistakes, blunders and missed wins, in the order of the game.
func (j Judgement) Moments() []int {
	var moments []int
	for i, p := range j.Plies {
		if p.Verdict == engine.Mistake || p.Verdict == engine.Blunder || p.MissedWin {
			moments = append(moments, i)
		}
	}
	sort.SliceStable(moments, func(a, b int) bool { return j.Plies[moments[a]].Loss > j.Plies[moments[b]].Loss })
	return inOrder(moments[:min(len(moments), maxMoments)])
}

// leastShown is the minimum number of moments of a side in a review.
const leastShown = 3

// Costs is the loss from which a review shows a better move, in hundredths of a point.
const Costs = 50

// Costliest adds a side's costliest moves to the moments, until the side has leastShown. This helps
// after a loss in small steps, which has no mistakes. A move after the proof of the result changes
// nothing.
func (j Judgement) Costliest(moments []int, side rules.Side) []int {
	var costly []int
	need := leastShown
	for i, p := range j.Plies {
		switch own := rules.Side(i&1) == side; {
		case slices.Contains(moments, i):
			if own {
				need--
			}
		case own && p.Verdict != "" && p.Swing() >= Costs && (j.DecidedPly < 0 || i < j.DecidedPly):
			costly = append(costly, i)
		}
	}
	sort.SliceStable(costly, func(a, b int) bool { return j.Plies[costly[a]].Swing() > j.Plies[costly[b]].Swing() })
	return inOrder(append(moments, costly[:max(0, min(need, len(costly)))]...))
}

// inOrder sorts plies.
func inOrder(plies []int) []int {
	sort.SliceStable(plies, func(i, j int) bool { return plies[i] < plies[j] })
	return plies
}

// FirstExercise is the first ply at which a mistake becomes an exercise. Before it, the board has
// at most one marble, and a player cannot judge the holes.
const FirstExercise = 2

// Mistakes returns the moments of a side that become exercises.
func (j Judgement) Mistakes(side rules.Side) []int {
	return slices.DeleteFunc(j.Moments(), func(i int) bool { return rules.Side(i&1) != side || i < FirstExercise })
}

// UpTo returns the moves that lead to a ply.
func (j Judgement) UpTo(ply int) rules.Record {
	r, _ := j.Record.Extract(j.Record.Moves()[:ply])
	return r
}

// Asked returns the text of the record UpTo a ply, for the engine's query.
func (j Judgement) Asked(ply int) string { return j.UpTo(ply).String() }

// Key names the moves that lead to a ply, for package training.
func (j Judgement) Key(ply int) string { return store.Name(j.Asked(ply)) }

// Right returns the moves of a side that were right, where all others would have been mistakes and
// there were some.
func (j Judgement) Right(side rules.Side) (right []int) {
	const others = 3
	for i, p := range j.Plies {
		if rules.Side(i&1) == side && i >= FirstExercise && p.OnlyMove && p.Verdict == engine.BestMove && p.Holes > others {
			right = append(right, i)
		}
	}
	return right
}

// Own returns moves as exercises.
func (j Judgement) Own(plies []int) (own []OwnMove) {
	for _, ply := range plies {
		own = append(own, OwnMove{ply, j.Key(ply)})
	}
	return own
}
