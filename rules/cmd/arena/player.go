package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"kulami/rules"
	"kulami/rules/engine"
	"kulami/rules/internal/commandline"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

// contender is a player in a match.
type contender interface {
	move(p rules.Position, moves []rules.Hole, seed uint64) (rules.Hole, error)
	close()
}

// ideas maps the names in engine-IDEA… to the ideas that are switched off.
var ideas = map[string]engine.Idea{
	"reductions": engine.LateMoveReductions, "aspiration": engine.AspirationWindows, "killers": engine.KillerMoves,
	"history": engine.HistoryHeuristic, "tileorder": engine.TileOrder, "bounds": engine.Bounds, "solver": engine.Solver,
	"probcut": engine.ProbCut, "solverdelay": engine.SolverDelay, "selective": engine.SelectiveSolver,
}

// newContender returns a player by its name; limit is the value of -go. The package comment lists
// the names. An @ in a program's command is not a limit, because it can name a host.
func newContender(name, limit string) (contender, error) {
	if i := strings.LastIndex(name, "@"); i >= 0 && !strings.HasPrefix(name, "run:") {
		name, limit = name[:i], name[i+1:]
	}
	l, err := commandline.Limits(strings.Fields(limit))
	if err != nil {
		return nil, err
	}
	switch {
	case name == "uct":
		uct := players.UCT{Playouts: l.Nodes, Time: l.Time}
		return chooser(func(p rules.Position, moves []rules.Hole, seed uint64) rules.Hole {
			return uct.Move(p, seed+uint64(len(moves)))
		}), nil
	case name == "greedy":
		return chooser(func(p rules.Position, moves []rules.Hole, seed uint64) rules.Hole {
			r := random.Source(seed + uint64(len(moves)))
			return players.Greedy(&r, p)
		}), nil
	case strings.HasPrefix(name, "run:"):
		return start(strings.Fields(name[4:]), limit)
	case strings.HasPrefix(name, "for="):
		r, err := commandline.Rules(name[4:])
		e := engine.New(engine.Options{})
		return chooser(func(p rules.Position, moves []rules.Hole, _ uint64) rules.Hole {
			q := rules.Start(p.Board(), r)
			for _, h := range moves {
				q = q.After(h)
			}
			return engine.Answer(e.Search(q, l)).Best
		}), err
	case strings.HasPrefix(name, "team="):
		return newTeam(name[5:], l)
	case strings.HasPrefix(name, "level="):
		n, err := strconv.ParseFloat(name[6:], 64)
		s := engine.StrengthOf(n)
		if err != nil || float64(s)/10 != n {
			return nil, fmt.Errorf("no such level: %q", name[6:])
		}
		l.Keep = true
		e := engine.New(engine.Options{})
		return chooser(func(p rules.Position, _ []rules.Hole, seed uint64) rules.Hole {
			return engine.Answer(e.Play(p, s.Level(seed, p.Ply()), seed, l)).Best
		}), nil
	}
	words := strings.Split(name, "-")
	var o engine.Options
	for _, w := range words[1:] {
		if ideas[w] == 0 {
			return nil, fmt.Errorf("no such idea: %q", w)
		}
		o.Without |= ideas[w]
	}
	if words[0] != "engine" {
		return nil, fmt.Errorf("no such player: %q", name)
	}
	e := engine.New(o)
	return chooser(func(p rules.Position, _ []rules.Hole, _ uint64) rules.Hole {
		return engine.Answer(e.Search(p, l)).Best
	}), nil
}

// newTeam returns engines that divide the moves of each position, like the workers of the app. The
// limits apply to each engine, and they search one after the other.
func newTeam(size string, l engine.Limits) (contender, error) {
	n, err := strconv.Atoi(size)
	if err != nil || n < 1 || n > 8 {
		return nil, fmt.Errorf("no such team: %q", size)
	}
	team := make([]*engine.Engine, n)
	for i := range team {
		team[i] = engine.New(engine.Options{})
	}
	return chooser(func(p rules.Position, _ []rules.Hole, _ uint64) rules.Hole {
		parts := make([]engine.Info, n)
		for i, e := range team {
			l.Part, l.Parts = i, n
			parts[i] = engine.Answer(e.Search(p, l))
		}
		return engine.Join(parts).Best
	}), nil
}

// chooser is a contender in this process. Seed determines its random choices.
type chooser func(p rules.Position, moves []rules.Hole, seed uint64) rules.Hole

func (c chooser) move(p rules.Position, moves []rules.Hole, seed uint64) (rules.Hole, error) {
	return c(p, moves, seed), nil
}

func (chooser) close() {}

// program is another process that answers like kulami line.
type program struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	out   *bufio.Scanner
	limit string
	board *rules.Board
}

func start(words []string, limit string) (contender, error) {
	if len(words) == 0 {
		return nil, errors.New("no command after run")
	}
	p := &program{cmd: exec.Command(words[0], words[1:]...), limit: limit}
	in, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	p.in, p.out = in, bufio.NewScanner(out)
	return p, p.cmd.Start()
}

// ask sends a command and returns the words of the answer, which must begin with want.
func (p *program) ask(command, want string) ([]string, error) {
	if _, err := fmt.Fprintln(p.in, command); err != nil {
		return nil, err
	}
	if !p.out.Scan() {
		return nil, fmt.Errorf("%s: no answer to %q", p.cmd.Path, command)
	}
	if !strings.HasPrefix(p.out.Text(), want) {
		return nil, fmt.Errorf("%s: %q answered by %q", p.cmd.Path, command, p.out.Text())
	}
	return strings.Fields(p.out.Text()), nil
}

func (p *program) move(pos rules.Position, moves []rules.Hole, _ uint64) (rules.Hole, error) {
	b := pos.Board()
	if p.board != b {
		p.board = b
		if _, err := p.ask("board "+strings.Join(strings.Fields(b.String()), "/"), "board ok"); err != nil {
			return rules.NoHole, err
		}
		if _, err := p.ask("rules "+rules.EditionName(pos.Rules()), "rules ok"); err != nil {
			return rules.NoHole, err
		}
	}
	played := "moves"
	for _, h := range moves {
		played += " " + b.Name(h)
	}
	if _, err := p.ask(played, "moves ok"); err != nil {
		return rules.NoHole, err
	}
	words, err := p.ask("go "+p.limit, "bestmove ")
	if err != nil {
		return rules.NoHole, err
	}
	return b.Hole(words[1]), nil
}

// close ends the program. It kills the program if it still runs after a second.
func (p *program) close() {
	fmt.Fprintln(p.in, "quit")
	p.in.Close()
	timer := time.AfterFunc(time.Second, func() { p.cmd.Process.Kill() })
	defer timer.Stop()
	p.cmd.Wait()
}
