package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"kulami/rules/internal/commandline"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// call is one use of a command: its arguments and its streams.
type call struct {
	name string
	args []string
	in   io.Reader
	out  io.Writer
	err  io.Writer // for progress; faults are returned
}

// command is one command of kulami.
type command struct {
	name    string
	summary string
	run     func(c call) error
}

// commands are all commands, in the order in which help lists them.
var commands = []command{
	{"perft", "counts the sequences of legal moves, depth by depth", perft},
	{"legal", "prints the legal holes", legal},
	{"score", "counts a position under every edition, as JSON", score},
	{"best", "prints the move that the engine would play", best},
	{"analyse", "prints the value of every legal hole, with lines", analyse},
	{"review", "judges every move of a game", review},
	{"solve", "prints the exact margin of a position and of every legal hole", solve},
	{"record", "reads a link or pasted text on stdin and prints what it holds, as JSON", record},
	{"board", "prints a board, dealt or by its number, as text and as layout code", board},
	{"puzzles", "lists the puzzles of the app, or finds new ones", puzzles},
	{"line", "answers commands on stdin, one a line", line},
}

// errNothingKept ends record with exit code 1: its output has said why.
var errNothingKept = errors.New("nothing kept")

// run is main without the process: it returns the exit code, 0 if all went
// well, 1 if record could keep nothing, 2 if arguments or input were bad.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 {
		fmt.Fprintln(stderr, "kulami: no command; kulami help lists them")
		return 2
	}
	name := args[0]
	if name == "help" || name == "-h" || name == "-help" || name == "--help" {
		help(stdout)
		return 0
	}
	run := func(call) error { return errors.New("no such command; kulami help lists them") }
	for _, c := range commands {
		if c.name == name {
			run = c.run
		}
	}
	err := run(call{name, args[1:], stdin, stdout, stderr})
	if errors.Is(err, errNothingKept) {
		return 1
	}
	return commandline.Exit("kulami "+commandline.OneLine(name), err, stderr)
}

func help(out io.Writer) {
	fmt.Fprintln(out, "usage: kulami command [flags]; kulami command -h lists its flags")
	for _, c := range commands {
		fmt.Fprintf(out, "  %-8s%s\n", c.name, c.summary)
	}
}

// parse reads the flags of a command, which takes no other arguments.
func (c call) parse(fs *flag.FlagSet) error {
	return commandline.Parse("kulami "+c.name, fs, c.args, c.out)
}
