package play

import (
	"reflect"
	"testing"
)

// Whatever is shown, a message neither panics nor leaves a state that cannot be shown
// again from its own address.
func TestEveryMessageOnEveryScreen(t *testing.T) {
	next := dice(7)
	for _, open := range []Msg{Shown{}, Learn{2}, Visit{TallyScreen}, Visit{WorkshopScreen}, Navigated{Fragment: oldRecords[0]}} {
		for range tries(100) {
			p := newPlace(t, nil)
			tab := p.open(Loaded{})
			p.send(tab, open)
			msg := randomMsg(tab.m, next)
			p.send(tab, msg)
			again, _ := begin(Loaded{Fragment: tab.m.fragment()})
			if got := again.Screen().Name(); got != tab.m.Screen().Name() {
				t.Fatalf("after %#v and %#v the address %s opens %q, shown is %q", open, msg, tab.m.fragment(), got, tab.m.Screen().Name())
			}
		}
	}
}

// A message means the same in every session: its traits depend on nothing but itself.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		msg  Msg
		want Traits
	}{
		{Press{}, 0}, {Hover{}, fleeting | background}, {Tick{}, fleeting | background}, {Thought{}, background}, {Copied{}, background},
		{Changed{Key: "a"}, fleeting | background}, {Changed{Key: "a", Text: "b"}, background}, {Changed{}, background},
		{Seen{}, fleeting}, {Seen{Hidden: true}, fleeting | background}, {Visit{}, 0},
	} {
		if got := TraitsOf(c.msg); got != c.want {
			t.Errorf("%s has the traits %b, want %b", reflect.TypeOf(c.msg), got, c.want)
		}
	}
}

// That the app starts without a network is said for a while, beside what the status line says.
func TestOfflineIsSaidForAWhile(t *testing.T) {
	m, _ := act(New(), Loaded{})
	refused, _ := act(m, Describe{TopicScore})
	said, effects := act(refused, OfflineNow{})
	var wait Wait
	for _, e := range effects {
		if w, ok := e.(Wait); ok {
			wait = w
		}
	}
	if !said.SaysOffline() || wait.Milliseconds != toastTime {
		t.Fatalf("it says so: %v, for %d ms", said.SaysOffline(), wait.Milliseconds)
	}
	if said.Notice.Kind != NoNotice || said.Announced != refused.Announced {
		t.Errorf("it replaces what was said: %+v, %+v", said.Notice, said.Announced)
	}
	later, _ := act(said, Tick{wait.ID + 1})
	if !later.SaysOffline() {
		t.Error("another timer ends it")
	}
	if later, _ = act(later, Tick{wait.ID}); later.SaysOffline() {
		t.Error("it is said for ever")
	}
	if later, _ = act(later, OfflineNow{}); later.SaysOffline() {
		t.Error("it is said twice")
	}
}
