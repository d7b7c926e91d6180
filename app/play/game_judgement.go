package play

import (
	"encoding/base64"
	"encoding/binary"
	"math"
	"slices"
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
)

// A judgement is kept with its game in eight bytes a move, in base64 after the check
// code of the moves: without the lines of the engine, which it finds again when they are
// looked at. Each move has its best hole, both values, the expected points lost, the
// depth and these flags.
const (
	keptVerdict = 7 // the number of the verdict in keptVerdicts
	keptExact   = 1 << (iota + 2)
	keptOnly
	keptMissed
	keptOutcome = 3 << 6 // what is proven about the position before the move
)

// keptMove is the number of bytes of a move.
const keptMove = 8

// lossUnits is how many units of the expected points lost are kept for a point.
const lossUnits = 250

var keptVerdicts = []engine.Verdict{"", engine.BestMove, engine.GoodMove, engine.Inaccuracy, engine.Mistake, engine.Blunder}

// packReview returns the text that brings the judgement of a record back.
func packReview(j engine.Review, r rules.Record) string {
	var data []byte
	for ply, p := range j.Plies {
		flags := byte(slices.Index(keptVerdicts, p.Verdict))
		for flag, set := range map[byte]bool{keptExact: p.Exact, keptOnly: p.Only, keptMissed: p.MissedWin} {
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
	return movesCode(r) + "." + base64.RawURLEncoding.EncodeToString(data)
}

// unpackReview restores the judgement of a record; ok is false if text is none of its
// moves.
func unpackReview(text string, r rules.Record) (j engine.Review, ok bool) {
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
			Loss: float64(d[5]) / lossUnits, Depth: int(d[6]), Exact: d[7]&keptExact != 0, Only: d[7]&keptOnly != 0, MissedWin: d[7]&keptMissed != 0}
		if verdict := int(d[7] & keptVerdict); verdict < len(keptVerdicts) {
			p.Verdict = keptVerdicts[verdict]
		}
		if p.Loss > 1 || p.Best >= rules.Holes || !legal.Has(p.Best) || p.Verdict == "" {
			return j, false
		}
		plies[ply] = p
		positions[ply] = engine.Info{Best: p.Best, Score: p.BestValue, Depth: p.Depth, Exact: p.Exact}
		positions[ply].Low, positions[ply].High = boundsOf(engine.Outcome((d[7] & keptOutcome) >> 6))
	}
	positions[len(moves)] = lastOf(r, positions)
	return engine.RestoreReview(plies, positions), true
}

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

// lastOf returns what is known about the position after the last move: the final margin,
// or what is known before that move.
func lastOf(r rules.Record, positions []engine.Info) engine.Info {
	n := r.Len()
	if j := engine.NewReview(r, nil); r.At(n).Over() || n == 0 {
		return j.Positions[n]
	}
	before := positions[n-1]
	return engine.Info{Best: rules.NoHole, Score: -before.Score, Low: -before.High, High: -before.Low}
}

// movesCode returns a check code of the moves of a record, however its board is turned.
func movesCode(r rules.Record) string { return rules.CheckCode(r.WithOrientation(0).String()) }

// OwnMistake is a key moment of a kept review in which the person's move was a mistake.
type OwnMistake struct {
	Ply int    // of the position before the move
	Key string // names the moves that lead to it, as training.History.Practise takes it
}
