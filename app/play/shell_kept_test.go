package play

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/library"
	"kulami/app/store"
	"kulami/app/training"
)

// trained returns a training history of consecutive days and some puzzles.
func trained(days, puzzles int) training.History {
	h := training.History{}
	for n := range days {
		c := training.Time{Minute: 29_000_000 + int64(n)*24*60, Zone: 60}
		var o training.Opening
		h, o = h.OpenDaily(c)
		h, _ = h.SolveDaily(o, true, c)
	}
	for n := range puzzles {
		h = h.TryPuzzle(n, 1+n%8, n%3 > 0, training.Time{Minute: 29_000_000 + int64(n)})
	}
	return h.Practise("a1", true, 20_000)
}

// do adds training in a tab.
func do(p *place, tab *tab, h training.History) {
	tab.m.Kept = tab.m.Kept.PutTraining(tab.m.Kept.Training().Merge(h))
	p.send(tab, desk.Set{Settings: tab.m.Settings})
}

func TestTrainingIsKept(t *testing.T) {
	want := trained(3, 5).String()
	for _, second := range []bool{false, true} { // the second tab of a place reads in parts
		p := newPlace(t, nil)
		do(p, p.open(Loaded{}), trained(3, 5))
		if second {
			p.tabs = p.tabs[:1]
		}
		if got := p.open(Loaded{}).m.Kept.Training().String(); got != want || p.texts[library.TrainingKey] != want {
			t.Errorf("%s comes back as %s", p.texts[library.TrainingKey], got)
		}
	}
}

// Two tabs train at the same time, and overwrite each other. The training of both counts.
func TestTrainingInTwoTabs(t *testing.T) {
	for _, racy := range []bool{false, true} {
		for seed := range uint64(10) {
			p, next := newPlace(t, nil), dice(seed)
			p.racy = racy
			tabs := []*tab{p.open(Loaded{}), p.open(Loaded{})}
			p.settle()
			for n := range 12 {
				do(p, tabs[next(2)], training.History{}.TryPuzzle(n, 1, next(2) == 0, training.Time{Minute: 29_000_000}))
				for range next(4) {
					p.deliver(tabs[next(2)])
					p.race(next)
				}
			}
			p.settle()
			stored, err := training.Parse(p.texts[library.TrainingKey])
			if all, _ := stored.PuzzleResults(func(int) []string { return nil }); all.Tried != 12 || err != nil {
				t.Errorf("racy %v, seed %d: %d puzzles are kept: %v, %v", racy, seed, all.Tried, stored, err)
			}
		}
	}
}

// A backup is restored on a device that has trained meanwhile. Nothing is lost or counted twice,
// however often it is restored and in either direction.
func TestTrainingIsRestored(t *testing.T) {
	file := func(m Model) string {
		_, effects := act(m, desk.Backup{})
		return effects[0].(desk.Download).Text
	}
	one := newPlace(t, nil)
	first := one.open(Loaded{})
	do(one, first, trained(3, 5))
	two := newPlace(t, nil)
	second := two.open(Loaded{})
	two.send(second, Import{file(first.m)})
	if got := second.m.Kept.Training().String(); got != trained(3, 5).String() || two.texts[library.TrainingKey] != got {
		t.Errorf("a new device has %s", got)
	}
	do(two, second, trained(5, 2))
	do(one, first, trained(4, 9))
	want := trained(3, 5).Merge(trained(5, 2)).Merge(trained(4, 9)).String()
	for range 2 {
		one.send(first, Import{file(second.m)})
		two.send(second, Import{file(first.m)})
	}
	for name, got := range map[string]string{"first": one.texts[library.TrainingKey], "second": two.texts[library.TrainingKey]} {
		if got != want {
			t.Errorf("the %s device has %s, want %s", name, got, want)
		}
	}
	one.send(first, Import{`{"kulami":"backup","stored":{}}`}) // from a version without training
	if one.texts[library.TrainingKey] != want {
		t.Errorf("an older backup leaves %s", one.texts[library.TrainingKey])
	}
	if streak := first.m.Kept.Training().Streak(training.Time{Minute: 29_000_000 + 5*24*60, Zone: 60}); streak.Now != 5 {
		t.Errorf("the streak is %+v", streak)
	}
}

// Only the damaged part of the training is lost, and it can be copied.
func TestDamagedTraining(t *testing.T) {
	good := trained(3, 5).String()
	for name, c := range map[string]struct{ stored, want string }{
		"an item":       {good + " rubbish", good},
		"cut off":       {good[:len(good)-3], strings.TrimSuffix(good, " ma1.1.ffk")},
		"rubbish":       {"rubbish", "1"},
		"a JSON object": {`{"v":1}`, "1"},
		"newer":         {"2 x", "1"},
		"half a pair":   {good + " \xed\xa0\x80", good},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t, map[string]string{library.TrainingKey: c.stored})
			tab := p.open(Loaded{})
			if n := tab.m.Notice; n.Kind != desk.SavedUnread || n.Text != c.stored {
				t.Errorf("the notice is %+v", n)
			}
			if p.texts[library.TrainingKey] != c.want || p.texts[library.UnreadKey(c.stored)] != c.stored {
				t.Errorf("%q becomes %v", c.stored, p.texts)
			}
			if again := p.open(Loaded{}); again.m.Notice.Kind != desk.NoNotice {
				t.Errorf("the notice comes again: %+v", again.m.Notice)
			}
			p = newPlace(t, nil)
			tab = p.open(Loaded{})
			do(p, tab, trained(1, 0))
			p.send(tab, Import{fmt.Sprintf(`{"kulami":"backup","stored":{%q:%s}}`, library.TrainingKey, store.Quote(c.stored))})
			want, _ := training.Parse(c.want)
			if p.texts[library.TrainingKey] != trained(1, 0).Merge(want).String() || p.texts[library.UnreadKey(c.stored)] != c.stored {
				t.Errorf("a backup with %q leaves %v", c.stored, p.texts)
			}
		})
	}
}

// Without room for a copy, an unreadable text stays under its key.
func TestDamagedTrainingInFullStorage(t *testing.T) {
	p := newPlace(t, map[string]string{library.TrainingKey: "rubbish"})
	p.full = func(key string) bool { return strings.HasPrefix(key, library.UnreadPrefix) }
	tab := p.open(Loaded{})
	do(p, tab, trained(1, 1))
	if p.texts[library.TrainingKey] != "rubbish" || !tab.m.Unsaved {
		t.Errorf("%v, unsaved %v", p.texts, tab.m.Unsaved)
	}
	p.full = nil
	p.send(tab, desk.Set{Settings: tab.m.Settings})
	if p.texts[library.TrainingKey] != trained(1, 1).String() || p.texts[library.UnreadKey("rubbish")] != "rubbish" {
		t.Errorf("%v", p.texts)
	}
}

// The training is restored if another tab has emptied the storage, and from the journal.
func TestTrainingIsPutBack(t *testing.T) {
	p := newPlace(t, nil)
	tab := p.open(Loaded{})
	do(p, tab, trained(2, 2))
	want := maps.Clone(p.texts)
	for _, changed := range []Changed{{}, {Key: library.TrainingKey}} {
		if clear(p.texts); changed.Key != "" {
			maps.Copy(p.texts, want)
			delete(p.texts, changed.Key)
		}
		p.send(tab, changed)
		p.send(tab, desk.Set{Settings: tab.m.Settings})
		if p.texts[library.TrainingKey] != want[library.TrainingKey] {
			t.Errorf("after %+v there is %q", changed, p.texts[library.TrainingKey])
		}
	}
	p = newPlace(t, map[string]string{library.HeadKey: want[library.HeadKey]})
	if p.open(Loaded{Journal: want}); p.texts[library.TrainingKey] != want[library.TrainingKey] {
		t.Errorf("from the journal %q", p.texts[library.TrainingKey])
	}
}
