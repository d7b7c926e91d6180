package e2e

import (
	"fmt"
	"slices"
	"strings"
)

// audit holds the measurements and their bars.
type audit struct{ rows []*auditRow }

type auditRow struct {
	name, unit string
	bar        float64
	values     []float64
}

// noBar is the bar of values that are only reported.
const noBar = -1

// ofHello is the unit of ratios: the game's time divided by the time of go-app's hello world in the
// same round.
const ofHello = "of hello's"

// note adds a value to the row with this name and unit.
func (a *audit) note(name, unit string, bar, value float64) {
	r := a.row(name, unit)
	if r == nil {
		r = &auditRow{name: name, unit: unit, bar: bar}
		a.rows = append(a.rows, r)
	}
	r.values = append(r.values, value)
}

// row returns the row with this name and unit, or nil.
func (a *audit) row(name, unit string) *auditRow {
	if i := slices.IndexFunc(a.rows, func(r *auditRow) bool { return r.name == name && r.unit == unit }); i >= 0 {
		return a.rows[i]
	}
	return nil
}

// compare notes the times of the game and of hello in the same round, and their ratio.
func (a *audit) compare(name string, bar, ours, theirs float64) {
	a.note(name, ofHello, bar, ours/theirs)
	a.note(name, "s", noBar, ours)
	a.note(name+", hello", "s", noBar, theirs)
}

func (r *auditRow) median() float64 {
	slices.Sort(r.values)
	return r.values[len(r.values)/2]
}

// String returns the table of medians, ranges and bars.
func (a *audit) String() string {
	var out strings.Builder
	out.WriteString("| measurement | median | range | unit | bar | result |\n| --- | ---: | ---: | --- | ---: | --- |\n")
	for _, r := range a.rows {
		median, bar, verdict := r.median(), number(r.bar), "met"
		if r.bar == noBar {
			bar, verdict = "", ""
		} else if median > r.bar {
			verdict = "**missed**"
		}
		fmt.Fprintf(&out, "| %s | %s | %s – %s | %s | %s | %s |\n", r.name,
			number(median), number(r.values[0]), number(r.values[len(r.values)-1]), r.unit, bar, verdict)
	}
	return out.String()
}

func number(n float64) string {
	if n >= 10 || n == 0 {
		return fmt.Sprintf("%.0f", n)
	}
	return fmt.Sprintf("%.2f", n)
}
