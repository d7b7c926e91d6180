package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/commandline"
)

// line answers commands until quit or the end of stdin. It answers bad input and never ends on it.
func line(c call) error {
	if err := c.parse(&flag.FlagSet{}); err != nil {
		return err
	}
	var s lineState
	in := bufio.NewReaderSize(c.in, 1<<16)
	for {
		text, err := in.ReadSlice('\n')
		long := errors.Is(err, bufio.ErrBufferFull)
		for errors.Is(err, bufio.ErrBufferFull) {
			_, err = in.ReadSlice('\n')
		}
		words := strings.Fields(string(text))
		switch {
		case long:
			fmt.Fprintln(c.out, "error line-too-long")
		case len(words) == 0:
		case words[0] == "quit":
			return nil
		default:
			fmt.Fprintln(c.out, s.answer(words[0], words[1:]))
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// lineState is the state of the line command.
type lineState struct {
	rules  rules.Ruleset
	record rules.Record   // zero without a board
	engine *engine.Engine // created when first needed
}

// answer runs one command and returns the output lines. An error leaves the state unchanged.
func (s *lineState) answer(word string, args []string) string {
	text, err := "", errors.New("unknown-command")
	switch word {
	case "board":
		text, err = s.setBoard(args)
	case "rules":
		text, err = s.setRules(args)
	case "moves":
		text, err = s.setMoves(args)
	case "go":
		text, err = s.think(args)
	case "analyse":
		text, err = s.analyse(args)
	case "legal", "score":
		text, err = s.query(word, args)
	}
	if err != nil {
		return "error " + commandline.OneLine(err.Error())
	}
	return text
}

func (s *lineState) setBoard(args []string) (string, error) {
	if len(args) != 1 {
		return "", errors.New("bad-board")
	}
	b, err := rules.ParseBoard(args[0])
	var be *rules.BoardError
	if errors.As(err, &be) {
		return "", errors.New("bad-board " + string(be.Fault))
	}
	s.record = rules.NewRecord(b, s.rules)
	return "board ok", nil
}

func (s *lineState) setRules(args []string) (string, error) {
	if len(args) != 1 {
		return "", errors.New("bad-rules")
	}
	r, err := commandline.Rules(args[0])
	if err != nil {
		return "", errors.New("bad-rules")
	}
	if b := s.record.Board(); b != nil {
		again, err := replay(b, r, placesOf(s.record))
		if err != nil {
			return "", err
		}
		s.record = again
	}
	s.rules = r
	return "rules ok", nil
}

func (s *lineState) setMoves(args []string) (string, error) {
	if s.record.IsZero() {
		return "", errors.New("no-board")
	}
	points, err := parseCells(strings.Join(args, " "))
	if err != nil {
		return "", errors.New("bad-moves")
	}
	r, err := replay(s.record.Board(), s.rules, points)
	if err != nil {
		return "", err
	}
	s.record = r
	return fmt.Sprintf("moves ok %d", len(points)), nil
}

func (s *lineState) think(args []string) (string, error) {
	limits, err := s.prepare(args)
	if err != nil {
		return "", err
	}
	limits.Keep = limits.Nodes == 0 // as in the app; a search by positions stays repeatable
	return bestMove(s.engine, s.record.Position(), limits)
}

func (s *lineState) analyse(args []string) (string, error) {
	limits, err := s.prepare(args)
	if err != nil {
		return "", err
	}
	a := lastAnalysis(s.engine, s.record.Position(), limits)
	return fmt.Sprintf("%sanalyse ok %d", moveLines(s.record.Position(), a), len(a.Moves)), nil
}

// prepare creates the engine if needed, and reads limits.
func (s *lineState) prepare(args []string) (engine.Limits, error) {
	if s.record.IsZero() {
		return engine.Limits{}, errors.New("no-board")
	}
	if s.engine == nil {
		s.engine = engine.New(engine.Options{})
	}
	return commandline.Limits(args)
}

// query answers legal and score.
func (s *lineState) query(word string, args []string) (string, error) {
	if len(args) > 0 {
		return "", errors.New("bad-arguments")
	}
	if s.record.IsZero() {
		return "", errors.New("no-board")
	}
	if word == "legal" {
		return legalLine(s.record.Position()), nil
	}
	var out strings.Builder
	err := writeJSON(&out, scoreOf(s.record.Position()))
	return strings.TrimSpace(out.String()), err
}
