package store

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"testing"
)

// naive is a simple Store: two maps that are copied at every change.
type naive struct{ want, there map[string]string }

func (n *naive) set(m *map[string]string, key, text string) {
	*m = maps.Clone(*m)
	if (*m)[key] = text; text == "" {
		delete(*m, key)
	}
}

// A Store behaves like two maps in any sequence of operations.
func TestStoreEqualsMaps(t *testing.T) {
	runs := 100
	if testing.Short() {
		runs /= 20
	}
	for seed := range runs {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		key := func() string { return fmt.Sprint("k", r.IntN(8)) }
		text := func() string { return []string{"", "a", "b", "c"}[r.IntN(4)] }
		read := map[string]string{"k0": "a", "k1": "b", "k9": "read"}
		s, n := New(maps.Clone(read)), naive{read, read}
		for range 100 {
			switch k, v := key(), text(); r.IntN(6) {
			case 0, 1:
				s = s.With(k, v)
				n.set(&n.want, k, v)
			case 2:
				s = s.Heard(k, v)
				n.set(&n.there, k, v)
			case 3:
				if r.IntN(20) == 0 {
					s, n.there = s.Emptied(), map[string]string{}
				}
			case 4:
				s, n.there = s.Written(), n.want
			case 5:
				many := map[string]string{}
				for i := range r.IntN(8) / 7 * maxOver {
					many[fmt.Sprint("m", i)] = text()
				}
				s = s.WithAll(many)
				for k, v := range many {
					n.set(&n.want, k, v)
				}
			}
			if !maps.Equal(s.All(), n.want) || !maps.Equal(s.there.all(), n.there) {
				t.Fatalf("seed %d: %v, %v, want %v, %v", seed, s.All(), s.there.all(), n.want, n.there)
			}
			due := map[string]string{}
			last := "~"
			for _, c := range s.Due() {
				due[c.Key] = c.Text
				if c.Text == c.Was || c.Text != n.want[c.Key] || c.Was != n.there[c.Key] || c.Key >= last {
					t.Fatalf("seed %d: %+v is due after %s, want %q instead of %q", seed, c, last, n.want[c.Key], n.there[c.Key])
				}
				last = c.Key
			}
			for k := range n.want {
				if _, ok := due[k]; !ok && n.want[k] != n.there[k] {
					t.Fatalf("seed %d: %s is not due", seed, k)
				}
			}
			for k := range n.there {
				if _, ok := due[k]; !ok && n.want[k] != n.there[k] {
					t.Fatalf("seed %d: %s is not removed", seed, k)
				}
			}
		}
	}
}

// Texts read later do not replace known ones.
func TestReadLater(t *testing.T) {
	s := New(map[string]string{"a": "1"}).With("a", "2").Read(map[string]string{"a": "0", "b": "3"})
	if want := map[string]string{"a": "2", "b": "3"}; !maps.Equal(s.All(), want) {
		t.Errorf("wants %v, not %v", s.All(), want)
	}
	if due := s.Due(); len(due) != 1 || due[0] != (Change{"a", "2", "1"}) {
		t.Errorf("due is %v", due)
	}
}

func ExampleStore() {
	s := New(map[string]string{"color": "red"})
	s = s.With("color", "blue").With("size", "9")
	for _, c := range s.Due() {
		fmt.Printf("%s: %q instead of %q\n", c.Key, c.Text, c.Was)
	}
	fmt.Println(len(s.Written().Due()))
	// Output:
	// size: "9" instead of ""
	// color: "blue" instead of "red"
	// 0
}
