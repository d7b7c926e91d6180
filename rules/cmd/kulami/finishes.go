package main

import (
	"bufio"
	"fmt"

	"kulami/rules/finish"
)

// finishFile is the collection of the app.
const finishFile = "static/finishes.txt"

// finishes lists a collection of finishes or generates a new one.
func finishes(c call) error { return listOrGenerate(c, listFinishes, generateFinishes) }

// listFinishes prints one line per finish, separated by tabs.
func listFinishes(c call) error {
	text, err := readCollection(c, finishFile)
	if err != nil {
		return err
	}
	all, err := finish.Decode(text)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(c.out)
	for i := range all.Len() {
		f, err := all.At(i)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "%d\t%s\t%d\n", f.Number, f.Record, f.Margin)
	}
	return out.Flush()
}

// generateFinishes prints a new collection, the easy finish last. At least half of the others are
// draws. They do not depend on the number of jobs.
func generateFinishes(c call) error {
	var g generation
	if err := g.parse(c, "finishes"); err != nil {
		return err
	}
	var chosen []finish.Finish
	others, easy := g.count/2, finish.Finish{}
	for n, f := range generated(g, finish.Generate) {
		if f.Margin != 0 {
			others--
		}
		if !f.Record.IsZero() && (f.Margin == 0 || others >= 0) {
			chosen = append(chosen, f)
		}
		if n%100 == 99 {
			fmt.Fprintf(c.err, "%d games, %d finishes\n", n+1, len(chosen))
		}
		if len(chosen) == g.count {
			break
		}
	}
	for _, easy = range generated(g, finish.GenerateEasy) {
		if !easy.Record.IsZero() && easy.Margin == 0 && !easy.Record.Rules().Bonuses() {
			break
		}
	}
	_, err := c.out.Write(finish.Encode(append(chosen, easy)))
	return err
}
