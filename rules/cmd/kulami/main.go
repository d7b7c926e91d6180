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
	err  io.Writer // progress; errors are returned
}

// command is one command of kulami.
type command struct {
	name    string
	summary string
	run     func(c call) error
}

// commands lists all commands in the order of help.
var commands = []command{
	{"perft", "counts the sequences of legal moves, depth by depth", perft},
	{"legal", "prints the legal holes", legal},
	{"score", "counts a position under every edition, as JSON", score},
	{"best", "prints the move that the engine would play", best},
	{"analyse", "prints the value of every legal hole, with lines", analyse},
	{"review", "judges every move of a game", review},
	{"solve", "prints the exact margin of a position and of every legal hole", solve},
	{"record", "reads a link or pasted text on stdin and prints its content as JSON", record},
	{"board", "prints a board, dealt or by its number, as text and as layout code", board},
	{"finishes", "lists the finishes of the app, or finds new ones", finishes},
	{"puzzles", "lists the puzzles of the app, or finds new ones", puzzles},
	{"line", "answers commands on stdin, one per line", line},
}

// errNothingKept ends record with exit code 1, after the output has reported the reason.
var errNothingKept = errors.New("nothing kept")

// run is main without the process. It returns the exit code: 0 for success, 1 if record could read
// nothing, 2 for bad arguments or input.
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
		fmt.Fprintf(out, "  %-9s%s\n", c.name, c.summary)
	}
}

// parse reads the flags of a command, which takes no other arguments.
func (c call) parse(fs *flag.FlagSet) error {
	return commandline.Parse("kulami "+c.name, fs, c.args, c.out)
}
