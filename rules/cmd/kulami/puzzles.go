package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"iter"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"

	"kulami/rules/engine"
	"kulami/rules/puzzle"
)

// puzzleFile is the collection of the app.
const puzzleFile = "static/puzzles.txt"

// puzzles lists a collection of puzzles or generates a new one.
func puzzles(c call) error {
	return runSubcommand(c, map[string]func(call) error{"list": listPuzzles, "generate": generatePuzzles})
}

// runSubcommand runs the subcommand that the first argument names.
func runSubcommand(c call, subcommands map[string]func(call) error) error {
	if len(c.args) > 0 {
		if subcommand, ok := subcommands[c.args[0]]; ok {
			return subcommand(call{c.name + " " + c.args[0], c.args[1:], c.in, c.out, c.err})
		}
	}
	var fs flag.FlagSet
	if err := c.parse(&fs); err != nil {
		return err
	}
	return errors.New("need one of: " + strings.Join(slices.Sorted(maps.Keys(subcommands)), ", "))
}

// listPuzzles prints one line per puzzle, separated by tabs.
func listPuzzles(c call) error {
	text, err := readCollection(c, puzzleFile)
	if err != nil {
		return err
	}
	all, err := puzzle.Decode(text)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.out)
	for i := range all.Len() {
		p, err := all.At(i)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d\t%s\t%s\t%s\t%d\t%s\t%d\n", p.Number, p.Record, p.Goal, p.Record.Board().Name(p.Solution), p.Margin, p.Themes, p.Difficulty)
	}
	return out.Flush()
}

// readCollection reads the file of -file, or a file of the app.
func readCollection(c call, file string) ([]byte, error) {
	var fs flag.FlagSet
	name := fs.String("file", "", "`file` with the collection (default "+file+", in this folder or a parent)")
	if err := c.parse(&fs); err != nil {
		return nil, err
	}
	if *name == "" {
		*name = above(file)
	}
	return os.ReadFile(*name)
}

// above returns the path of a file in the working folder or its nearest parent with that file.
func above(name string) string {
	for dir := "."; ; dir = filepath.Join(dir, "..") {
		path := filepath.Join(dir, name)
		if _, err := os.Stat(path); err == nil {
			return path
		}
		if full, err := filepath.Abs(dir); err != nil || full == filepath.Dir(full) {
			return name
		}
	}
}

// generation holds the settings of a search for puzzles or finishes.
type generation struct {
	seed        uint64
	count, jobs int
}

// The limits of puzzle.Generate and finish.Generate.
const (
	puzzleSeeds = 10000
	puzzleGames = 100000
)

// parse reads the settings; what names the things to find.
func (g *generation) parse(c call, what string) error {
	var fs flag.FlagSet
	fs.Uint64Var(&g.seed, "seed", 1, "`number` of the collection, below 10000; the same number gives the same "+what)
	fs.IntVar(&g.count, "count", 100, "`number` of "+what)
	fs.IntVar(&g.jobs, "jobs", runtime.NumCPU(), "`number` of games at a time")
	if err := c.parse(&fs); err != nil {
		return err
	}
	if g.seed >= puzzleSeeds || g.count < 1 || g.count > puzzleGames/10 || g.jobs < 1 || g.jobs > 256 {
		return fmt.Errorf("need -seed below %d, -count from 1 to %d and -jobs from 1 to 256", puzzleSeeds, puzzleGames/10)
	}
	return nil
}

// generatePuzzles prints a new collection. The puzzles do not depend on the number of jobs.
func generatePuzzles(c call) error {
	var g generation
	if err := g.parse(c, "puzzles"); err != nil {
		return err
	}
	chosen := g.choose(c)
	if !chosen.Full() {
		return fmt.Errorf("only %d puzzles in %d games", len(chosen.Puzzles), puzzleGames)
	}
	_, err := c.out.Write(puzzle.Encode(chosen.Puzzles))
	return err
}

// choose selects puzzles in the order of the games.
func (g generation) choose(c call) *puzzle.Selection {
	chosen := puzzle.NewSelection(g.count)
	for n, game := range generated(g, puzzle.Generate) {
		chosen.Add(game)
		if chosen.Full() || n%100 == 99 {
			fmt.Fprintf(c.err, "%d games, %d puzzles\n", n+1, len(chosen.Puzzles))
		}
		if chosen.Full() {
			break
		}
	}
	return chosen
}

// generated plays several games at a time and yields their results in the order of the games.
func generated[T any](g generation, generate func(e *engine.Engine, seed, n uint64) T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		engines := make([]*engine.Engine, g.jobs)
		for i := range engines {
			engines[i] = engine.New(engine.Options{})
		}
		found := make([]T, 4*g.jobs)
		for first := 0; first < puzzleGames; first += len(found) {
			var group sync.WaitGroup
			for job, e := range engines {
				group.Go(func() {
					for n := job; n < len(found); n += g.jobs {
						found[n] = generate(e, g.seed, uint64(first+n))
					}
				})
			}
			group.Wait()
			for n, game := range found {
				if !yield(first+n, game) {
					return
				}
			}
		}
	}
}
