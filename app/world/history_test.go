package world

import (
	"fmt"
	"maps"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"kulami/app/desk"
	"kulami/app/play"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// tally counts the events and checks of histories.
type tally struct {
	histories, events int
	checks, bad       map[string]int // by name
}

func newTally() *tally { return &tally{checks: map[string]int{}, bad: map[string]int{}} }

// add adds the counts of other histories.
func (a *tally) add(b *tally) {
	a.histories, a.events = a.histories+b.histories, a.events+b.events
	for name, n := range b.checks {
		a.checks[name] += n
	}
	for name, n := range b.bad {
		a.bad[name] += n
	}
}

// history is a seed with the numbers of its steps.
type history struct {
	seed  uint64
	steps []int
}

// newHistory returns the history of a seed. Most histories are short.
func newHistory(seed uint64) history {
	d := dice(seed ^ 0x5eed)
	n := 20 + d.below(60)
	if d.below(20) == 0 {
		n *= 6
	}
	if d.below(20_000) == 0 {
		n = 10_000
	}
	h := history{seed: seed, steps: make([]int, n)}
	for i := range h.steps {
		h.steps[i] = i
	}
	return h
}

// play plays a history and returns the first failed check, or nil. It writes a script unless script
// is nil.
func (h history) play(sum *tally, script *strings.Builder) (failed *failure) {
	w := newWorld(h.seed, sum)
	w.script = script
	sum.histories++
	defer func() {
		switch r := recover().(type) {
		case nil:
		case failure:
			failed = &r
		default:
			failed = &failure{"panic", fmt.Sprintf("%v after %s\n%s", r, w.did, debug.Stack())}
		}
	}()
	w.begin()
	for _, n := range h.steps {
		w.dice = dice(h.seed*0x9e3779b97f4a7c15 + uint64(n))
		w.step()
	}
	w.dice = dice(h.seed)
	w.quiet()
	return nil
}

// small returns a shorter history that fails the same check. It stops after two minutes.
func (h history) small(check string) history {
	end := time.Now().Add(2 * time.Minute)
	fails := func(steps []int) bool {
		f := history{h.seed, steps}.play(newTally(), nil)
		return f != nil && f.check == check
	}
	for size := len(h.steps) / 2; size > 0; size /= 2 {
		for at := len(h.steps) - size; at >= 0 && time.Now().Before(end); at -= size {
			if less := slices.Delete(slices.Clone(h.steps), at, at+size); fails(less) {
				h.steps = less
				at = min(at, len(h.steps))
			}
		}
	}
	return h
}

// say writes a message to the script, in the format of app/play/testdata, below a line with its
// device, page and time.
func (t *tab) say(msg desk.Msg) {
	t.did = fmt.Sprintf("%T", msg)
	if t.script == nil {
		return
	}
	hidden := ""
	if t.hidden {
		hidden = ", hidden"
	}
	fmt.Fprintf(t.script, "# device %d, page %d, %d ms%s\n> %s\n", t.device.number, t.number, t.now%10_000_000, hidden, t.words(msg))
}

// remark writes an event outside of pages to the script.
func (w *world) remark(format string, args ...any) {
	if w.script != nil {
		fmt.Fprintf(w.script, "# "+format+"\n", args...)
	}
}

// words writes a message as a command of a session script.
func (t *tab) words(msg desk.Msg) string {
	v := reflect.ValueOf(msg)
	var name strings.Builder
	for i, c := range v.Type().Name() {
		if i > 0 && 'A' <= c && c <= 'Z' {
			name.WriteByte('-')
		}
		name.WriteString(strings.ToLower(string(c)))
	}
	switch msg := msg.(type) {
	case play.Loaded:
		return fmt.Sprintf("load again fragment=%s id=%s", msg.Fragment, msg.ID)
	case play.AllRead:
		return "all-read " + t.words(msg.Then)
	}
	words := name.String()
	for i := range v.NumField() {
		f := v.Field(i)
		switch value := f.Interface().(type) {
		case rules.Hole:
			if b := t.m.Screen().BoardShown(); b != nil && value >= 0 {
				words += fmt.Sprintf(" %s=%s", strings.ToLower(v.Type().Field(i).Name), b.Name(value))
			}
		default:
			if !f.IsZero() && f.Kind() != reflect.Struct && f.Kind() != reflect.Map {
				text := fmt.Sprint(value)
				words += fmt.Sprintf(" %s=%s", strings.ToLower(v.Type().Field(i).Name), text[:min(len(text), 90)])
			}
		}
	}
	return words
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// begin opens a page on each device and starts a game on most devices.
func (w *world) begin() {
	for _, d := range w.devices {
		d.begin()
	}
	w.advance(400)
	for _, d := range w.devices {
		switch t := d.tabs[0]; {
		case w.theme == everywhere:
			t.guard(func() { t.send(desk.Visit{Screen: pick(w, wooden.TallyScreen, w.screen())}) })
		case w.chance(75):
			t.guard(func() { t.send(t.start()) })
		}
	}
}
