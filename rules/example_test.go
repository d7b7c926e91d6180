package rules_test

import (
	"errors"
	"fmt"

	"kulami/rules"
)

// A record is a game. Moves extend it; it rejects illegal moves.
func Example() {
	board := rules.SheetPergioco.Board()
	game := rules.NewRecord(board, rules.Ruleset{})
	for _, name := range []string{"c4", "c7", "e7", "e8"} {
		next, err := game.Play(board.Hole(name))
		if err != nil {
			fmt.Println(name, err)
			continue
		}
		game = next
	}
	p := game.Position()
	fmt.Println(p.Turn(), "to move after", p.Ply(), "marbles, last", board.Name(p.Last()))
	score := p.Score()
	fmt.Println("points:", score.Total(rules.First), score.Total(rules.Second))
	fmt.Println("link: https://example.org/kulami/#" + game.String())
	// Output:
	// e8 illegal move: tile-of-last
	// second to move after 3 marbles, last e7
	// points: 7 6
	// link: https://example.org/kulami/#k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7
}

// Legal holes are in the row or the column of the last marble.
func ExamplePosition_Legal() {
	p := rules.Start(rules.SheetSquare.Board(), rules.Ruleset{})
	p, _ = p.Play(p.Board().Hole("a1"))
	p, _ = p.Play(p.Board().Hole("a4"))
	for _, h := range p.Legal().Slice() {
		fmt.Print(" ", p.Board().Name(h))
	}
	fmt.Println()
	_, err := p.Play(p.Board().Hole("a2"))
	fmt.Println("a2:", err, errors.Is(err, rules.TileBefore))
	// Output:
	// c4 d4 e4 f4 g4 h4 a5 a6 a7 a8
	// a2: illegal move: tile-before true
}

// ParseRecord reads as much as possible of a damaged link. The error lists each fault and its
// offset.
func ExampleParseRecord() {
	game, err := rules.ParseRecord("Your turn: https://example.org/kulami/#k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7e8")
	var damage *rules.ParseError
	if errors.As(err, &damage) {
		for _, p := range damage.Problems {
			fmt.Println(p.Fault, "at", p.Offset)
		}
		fmt.Println("kept", damage.Kept, "moves, all of them:", damage.Of == damage.Kept)
	}
	if errors.Is(err, rules.FaultTruncated) {
		fmt.Println("ask for the whole link")
	}
	if !game.IsZero() {
		fmt.Println(game)
	}
	// Output:
	// illegal-move at 78
	// truncated at 80
	// kept 3 moves, all of them: false
	// ask for the whole link
	// k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7
}

// Marbles on a wooden board can be counted without the order of the moves.
func ExampleDiagram() {
	board := rules.SheetSquare.Board()
	d := rules.NewDiagram(board)
	for _, name := range []string{"a1", "b1", "c1", "d1", "e1"} {
		d = d.Set(board.Hole(name), rules.First)
	}
	for _, name := range []string{"c2", "d2", "g7"} {
		d = d.Set(board.Hole(name), rules.Second)
	}
	for _, f := range d.Faults() {
		fmt.Println(f)
	}
	s := d.Score(rules.Ruleset{Lines: rules.LineSum})
	for side := rules.First; side <= rules.Second; side++ {
		fmt.Println(side, "tiles", s.Base[side], "lines", s.LinePoints[side], "total", s.Total(side))
	}
	// Output:
	// marbles of first: uneven by 2
	// first tiles 15 lines 5 total 20
	// second tiles 6 lines 0 total 6
}

// A position consists of the marbles, the last move and the move before it.
func ExampleNewPosition() {
	board := rules.SheetSquare.Board()
	first, second := board.Hole("a1"), board.Hole("a4")
	marbles := [2]rules.Set{rules.SetOf(first), rules.SetOf(second)}
	p, err := rules.NewPosition(board, rules.Ruleset{}, marbles, second, first)
	fmt.Println(p.Turn(), p.Legal().Len(), err)
	_, err = rules.NewPosition(board, rules.Ruleset{}, marbles, first, second)
	fmt.Println(err, errors.Is(err, rules.MarblesLast))
	// Output:
	// first 10 <nil>
	// marbles of second: last true
}

// Try adds other moves as variations; the game itself does not change.
func ExampleRecord_Try() {
	game, _ := rules.ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	board := game.Board()
	game, err := game.Try([]rules.Hole{board.Hole("c4"), board.Hole("c8"), board.Hole("e8")})
	fmt.Println(game, err)
	for _, h := range game.Next(game.Moves()[:1]) {
		fmt.Println("after c4:", board.Name(h))
	}
	// Output:
	// k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/v1c8e8/c2s <nil>
	// after c4: c7
	// after c4: c8
}
