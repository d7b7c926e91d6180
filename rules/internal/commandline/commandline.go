// Package commandline holds the common parts of the programs in rules/cmd: flags, rules, limits and
// exit codes.
package commandline

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"

	"kulami/rules"
	"kulami/rules/engine"
)

// Parse reads args as the flags of a command that takes no other arguments. For -h it prints the
// flags to out.
func Parse(command string, fs *flag.FlagSet, args []string, out io.Writer) error {
	fs.Init(command, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	err := fs.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		fmt.Fprintf(out, "flags of %s:\n", command)
		fs.SetOutput(out)
		fs.PrintDefaults()
		return err
	}
	if err == nil && fs.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", fs.Arg(0))
	}
	return err
}

// Exit returns the exit code of a command that ended with err: 0, or 2 after an error, which it
// prints on one line.
func Exit(command string, err error, stderr io.Writer) int {
	if err == nil || errors.Is(err, flag.ErrHelp) {
		return 0
	}
	fmt.Fprintf(stderr, "%s: %s\n", command, OneLine(err.Error()))
	return 2
}

// OneLine returns text as one printable line of at most 200 bytes.
func OneLine(text string) string {
	const most = 200
	text = strings.Join(strings.FieldsFunc(text, func(c rune) bool { return c == ' ' || !unicode.IsPrint(c) }), " ")
	if len(text) > most {
		text = strings.ToValidUTF8(text[:most], "") + "…"
	}
	return text
}

// Rules reads the name of an edition or the letters of a ruleset.
func Rules(name string) (rules.Ruleset, error) {
	if e, ok := rules.EditionNamed(name); ok {
		return e.Rules, nil
	}
	if r, ok := rules.ParseRuleset(name); ok && name != "" {
		return r, nil
	}
	return rules.Ruleset{}, fmt.Errorf("no such rules: %q", name)
}

// MaxThink is the maximum thinking time of a command in milliseconds: a day.
const MaxThink = 24 * 60 * 60 * 1000

// Limits reads the limits of a search: milliseconds, or "nodes" and a number.
func Limits(words []string) (engine.Limits, error) {
	if len(words) > 0 {
		n, err := strconv.Atoi(words[len(words)-1])
		switch {
		case err != nil || n < 1:
		case len(words) == 1 && n <= MaxThink:
			return engine.Limits{Time: time.Duration(n) * time.Millisecond}, nil
		case len(words) == 2 && words[0] == "nodes":
			return engine.Limits{Nodes: n}, nil
		}
	}
	return engine.Limits{}, errors.New("bad-limit")
}
