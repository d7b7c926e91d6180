package play

import (
	"reflect"
	"testing"

	"kulami/app/desk"
	"kulami/app/screen/wooden"
)

// On every screen, no message panics. The state after it can be shown again from its address.
func TestEveryMessageOnEveryScreen(t *testing.T) {
	next := dice(7)
	for _, open := range []desk.Msg{Shown{}, Learn{At: 2}, desk.Visit{Screen: wooden.TallyScreen}, desk.Visit{Screen: wooden.WorkshopScreen}, Navigated{Fragment: oldRecords[0]}} {
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

// A message has the same traits in every session, because they depend only on the message.
func TestTraits(t *testing.T) {
	for _, c := range []struct {
		msg  desk.Msg
		want desk.Traits
	}{
		{desk.Press{}, 0}, {desk.Hover{}, desk.Fleeting | desk.Background}, {desk.Tick{}, desk.Fleeting | desk.Background}, {desk.Thought{}, desk.Background}, {desk.Copied{}, desk.Background},
		{Changed{Key: "a"}, desk.Fleeting | desk.Background}, {Changed{Key: "a", Text: "b"}, desk.Background}, {Changed{}, desk.Background},
		{desk.Seen{}, desk.Fleeting}, {desk.Seen{Hidden: true}, desk.Fleeting | desk.Background}, {desk.Visit{}, 0},
	} {
		if got := desk.TraitsOf(c.msg); got != c.want {
			t.Errorf("%s has the traits %b, want %b", reflect.TypeOf(c.msg), got, c.want)
		}
	}
}

// A toast says for a while that the app works offline. It does not replace the status line.
func TestOfflineIsSaidForAWhile(t *testing.T) {
	m, _ := act(New(), Loaded{})
	refused, _ := act(m, desk.Describe{Topic: desk.TopicScore})
	said, effects := act(refused, desk.OfflineNow{})
	var wait desk.Wait
	for _, e := range effects {
		if w, ok := e.(desk.Wait); ok {
			wait = w
		}
	}
	if !said.SaysOffline() || wait.Milliseconds != desk.ToastTime {
		t.Fatalf("it says so: %v, for %d ms", said.SaysOffline(), wait.Milliseconds)
	}
	if said.Notice.Kind != desk.NoNotice || said.Announced != refused.Announced {
		t.Errorf("it replaces what was said: %+v, %+v", said.Notice, said.Announced)
	}
	later, _ := act(said, desk.Tick{ID: wait.ID + 1})
	if !later.SaysOffline() {
		t.Error("another timer ends it")
	}
	if later, _ = act(later, desk.Tick{ID: wait.ID}); later.SaysOffline() {
		t.Error("it is said for ever")
	}
	if later, _ = act(later, desk.OfflineNow{}); later.SaysOffline() {
		t.Error("it is said twice")
	}
}
