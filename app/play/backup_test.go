package play

import (
	"maps"
	"strings"
	"testing"
	"time"
)

// played returns a session with games of several kinds behind it.
func played(t *testing.T) *session {
	s := &session{t: t, m: New(), stored: map[string]string{}}
	s.run(`> load
> start opponent=computer level=2 board=sheet sheet=pergioco seed=11
> press c4
> thought c7
> resign
> minutes 5
> start opponent=person edition=cs-2 board=square number=7 seed=12
> press d4
> navigate link=k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7
> keep
> still
> start opponent=computer level=5 board=today seed=13
> press a3
> undo
> press b2
> open library
> rename 2 A name
> close
`)
	return s
}

// file returns the backup of everything.
func (s *session) file() string {
	_, effects := Update(s.m, Backup{})
	for _, e := range effects {
		if d, ok := e.(Download); ok {
			return d.Text
		}
	}
	s.t.Fatal("a backup is no file")
	return ""
}

// send carries a message out, with what it wants stored.
func (s *session) send(msg Msg) {
	var effects []Effect
	s.m, effects = Update(s.m, msg)
	for _, e := range effects {
		s.effect(e)
	}
}

func TestBackupBringsBackEveryByte(t *testing.T) {
	s := played(t)
	want, file := maps.Clone(s.stored), s.file()
	s.stored, s.m = map[string]string{}, New()
	s.run("> load\n> open import\n")
	s.send(Import{file})
	for key, text := range want {
		if s.stored[key] != text {
			t.Errorf("%s came back as %q, was %q", key, s.stored[key], text)
		}
	}
	for key := range s.stored {
		if want[key] == "" {
			t.Errorf("%s is new: %s", key, s.stored[key])
		}
	}
	if n := s.m.Notice; n.Kind != BackupRestored || n.Kept != 4 || n.Of != 4 {
		t.Errorf("the notice: %+v", n)
	}
}

// A backup that is brought back where others are played adds what is missing, and
// again adds nothing.
func TestBackupMerges(t *testing.T) {
	file := played(t).file()
	s := &session{t: t, m: New(), stored: map[string]string{}}
	s.run("> load\n> minutes 50\n> start opponent=person board=square number=3 seed=40\n> press a4\n")
	mine := game(s.m)
	for _, back := range []int{4, 0} {
		s.send(Import{file})
		if game(s.m).ID != mine.ID || !game(s.m).Record().Equal(mine.Record()) {
			t.Fatalf("the game shown is %s", game(s.m).Record())
		}
		if n := s.m.Notice; n.Kept != back || n.Of != 4 {
			t.Errorf("%d of %d games came back, want %d", n.Kept, n.Of, back)
		}
		if games := len(s.m.store.played()); games != 5 {
			t.Errorf("%d games are kept", games)
		}
	}
	if s.m.Settings.Animation != New().Settings.Animation {
		t.Error("settings were overwritten")
	}
}

func TestWhatIsNotOpenedIsTold(t *testing.T) {
	s := played(t)
	shown := game(s.m).Record()
	for msg, kind := range map[Msg]NoticeKind{Unopened{}: FileUnopened, Unopened{Long: true}: FileTooLong} {
		s.send(msg)
		if s.m.Dialog != ImportDialog || s.m.Notice.Kind != kind || s.m.Announced.Kind != AnnounceNotice {
			t.Errorf("%+v shows %+v in %q", msg, s.m.Notice, s.m.Dialog)
		}
	}
	if !game(s.m).Record().Equal(shown) {
		t.Error("the game changed")
	}
}

// What cannot be read is listed, copied and deleted by its key.
func TestUnreadableItems(t *testing.T) {
	const key = gamePrefix + "later"
	s := &session{t: t, m: New(), stored: map[string]string{key: `{"v":99}`}}
	s.run("> load\n> open library\n")
	if len(s.m.Library.Unread) != 1 || s.m.Library.Unread[0].Key != key {
		t.Fatalf("not readable: %v", s.m.Library.Unread)
	}
	_, effects := Update(s.m, CopyItem{key})
	if len(effects) != 1 || effects[0] != (CopyText{`{"v":99}`}) {
		t.Errorf("copied: %v", effects)
	}
	s.send(Copied{false})
	if s.m.Dialog != LibraryDialog {
		t.Errorf("dialog %q after copying in vain", s.m.Dialog)
	}
	s.send(Delete{key})
	if len(s.m.Library.Unread) != 0 || s.stored[key] != "" {
		t.Errorf("still there: %v", s.m.Library.Unread)
	}
	s.send(Undelete{})
	if len(s.m.Library.Unread) != 1 || s.stored[key] != `{"v":99}` {
		t.Error("it did not come back")
	}
}

// Whatever is opened is answered at once: five megabytes of noise, too.
func TestImportOfNoiseEnds(t *testing.T) {
	m, _ := begin(Loaded{})
	for _, noise := range []string{"a1 ", "k1/b8", "{", "\x00", "AAAAAAAA/", "c4c5", "k1/b8tsSQDQdDSQTtQdsQT/m"} {
		begin := time.Now()
		m, _ = Update(m, Import{strings.Repeat(noise, MaxImport/len(noise))})
		if took := time.Since(begin); took > 2*time.Second {
			t.Errorf("%q many times takes %v", noise, took)
		}
		if !game(m).Exists() {
			t.Errorf("%q many times leaves no game", noise)
		}
	}
}
