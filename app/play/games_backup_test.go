package play

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/json"
	"kulami/app/library"
	"kulami/app/store"
	"kulami/rules"
)

// played returns a session in which games of several kinds were played.
func played(t *testing.T) *session {
	s := newSession(t, nil)
	s.run(`> load
> start opponent=computer level=2 board=sheet sheet=pergioco seed=11
> press c4
> thought best=c7
> resign
> minutes 5
> start opponent=person edition=cs-2 board=square setup.seed=7 seed=12
> press d4
> navigated k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7
> keep-game
> set animation=false
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

// file returns a backup of everything.
func (s *session) file() string {
	_, effects := act(s.m, desk.Backup{})
	for _, e := range effects {
		if d, ok := e.(desk.Download); ok {
			return d.Text
		}
	}
	s.t.Fatal("a backup is no file")
	return ""
}

// send handles a message and stores the texts of its effects.
func (s *session) send(msg desk.Msg) {
	var effects []desk.Effect
	s.m, effects = act(s.m, msg)
	for _, e := range effects {
		s.effect(e)
	}
}

// A backup can have every UTF-16 code unit that a browser stores, and restores it. This includes
// texts that cannot be read, and the name of a game.
func TestBackupOfHalves(t *testing.T) {
	stored := map[string]string{
		library.GamePrefix + "a":    `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1,"name":"` + "\xed\xbf\xbf" + `","seed":"1"}`,
		library.GamePrefix + "b":    "\xed\xa0\x80 is no game",
		library.UnreadPrefix + ".c": "\x00\xed\xb0\x80\xed\xa0\x80\\ud800\"😀",
	}
	p := newPlace(t, stored)
	_, effects := act(p.open(Loaded{}).m, desk.Backup{})
	file := effects[0].(desk.Download).Text
	if !utf8.ValidString(file) {
		t.Fatal("a file of text is UTF-8")
	}
	p = newPlace(t, nil)
	p.send(p.open(Loaded{}), Import{file})
	for key, want := range stored {
		if got := p.texts[key]; got != want && p.texts[library.UnreadKey(want)] != want {
			t.Errorf("%s came back as %q", key, got)
		}
	}
}

// Damage in a backup loses only the damaged part. The rest is restored, and a text that cannot be
// read is kept.
func TestDamagedBackups(t *testing.T) {
	const link = "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"
	saved := `{"v":2,"record":"` + link + `","live":1,"seed":"1"}`
	for _, other := range []string{`7`, `null`, `{"v":2}`, `["x"]`, `"rubbish"`, `"\ud800"`, `""`} {
		p := newPlace(t, nil)
		tab := p.open(Loaded{})
		p.send(tab, Open{desk.LibraryDialog})
		p.send(tab, Import{`{"kulami":"backup","stored":{"kulami.game.x":` + other + `,"kulami.game.a":` + store.Quote(saved) + `,"kulami.unread.x":` + other + `}}`})
		if n := tab.m.Notice; n.Kind != desk.BackupRestored || n.Kept == 0 || tab.m.Dialog != desk.LibraryDialog {
			t.Errorf("%s: notice %+v, dialog %s", other, n, tab.m.Dialog)
		}
		if g, err := game.Unpack("a", p.texts[library.GamePrefix+"a"]); err != nil || g.Record().String() != link {
			t.Errorf("%s: %v, %v", other, g.Record(), err)
		}
		if want := strings.Trim(other, `"`); want != "" && other != `"\ud800"` && (p.texts[library.GamePrefix+"x"] != want || p.texts[library.UnreadPrefix+".x"] != want) {
			t.Errorf("%s came back as %q and %q", other, p.texts[library.GamePrefix+"x"], p.texts[library.UnreadPrefix+".x"])
		}
	}
	settings, boards := json.Encode(library.DefaultSettings), `[{"Name":"mine","Layout":"8tsSQDQdDSQTtQdsQT"}]`
	settings = strings.Replace(settings, `"Wood":"light"`, `"Wood":"dark"`, 1)
	for name, head := range map[string]string{
		"a field of another type":   `{"v":2,"recent":7,"settings":` + settings + `,"boards":` + boards + `}`,
		"half a surrogate pair":     `{"v":2,"x":"` + "\xed\xa0\x80" + `","settings":` + settings + `,"boards":` + boards + `}`,
		"an escape of half a pair":  `{"v":2,"x":"\ud800","settings":` + settings + `,"boards":` + boards + `}`,
		"a later format":            `{"v":3,"settings":` + settings + `,"boards":` + boards + `}`,
		"the first format, damaged": `{"v":1,"game":{"record":"` + link + `","live":"x","seed":"1"},"settings":` + settings + `,"boards":` + boards + `}`,
	} {
		for _, fresh := range []bool{true, false} {
			p := newPlace(t, nil)
			tab := p.open(Loaded{})
			if !fresh {
				p.send(tab, desk.Press{Hole: legal(tab.m)[0]})
			}
			p.send(tab, Import{`{"kulami":"backup","stored":{"kulami":` + store.Quote(head) + `}}`})
			if tab.m.Notice.Kind != desk.BackupRestored || p.texts[library.UnreadKey(head)] != head {
				t.Errorf("%s, fresh %v: notice %d, kept %q", name, fresh, tab.m.Notice.Kind, p.texts[library.UnreadKey(head)])
			}
			if strings.HasPrefix(head, `{"v":3`) {
				continue
			}
			if fresh != (tab.m.Settings.Wood == library.DarkWood) || len(tab.m.Boards) != 1 {
				t.Errorf("%s, fresh %v: wood %s, %d boards", name, fresh, tab.m.Settings.Wood, len(tab.m.Boards))
			}
		}
	}
}

// A backup replaces an unreadable text, of which a copy is kept.
func TestBackupOverAnUnreadableText(t *testing.T) {
	const saved = `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1,"seed":"1"}`
	for _, was := range []string{"rubbish", `{"v":99}`, strings.Replace(saved, "cyv", "cyw", 1)} {
		p := newPlace(t, map[string]string{library.GamePrefix + "a": was})
		p.send(p.open(Loaded{}), Import{`{"kulami":"backup","stored":{"kulami.game.a":` + store.Quote(saved) + `}}`})
		if got := p.texts[library.GamePrefix+"a"]; !library.Readable(library.GamePrefix+"a", got) {
			t.Errorf("over %s: stored is %s", was, got)
		}
		if p.texts[library.UnreadKey(was)] != was {
			t.Errorf("no copy of %s", was)
		}
	}
}

// A backup overwrites no copy of an unreadable text that has the same key.
func TestBackupBesideAnUnreadableText(t *testing.T) {
	key, mine := library.UnreadKey("rubbish"), "mine"
	for range 20 {
		p := newPlace(t, map[string]string{key: mine, library.GamePrefix + "a": "rubbish"})
		p.send(p.open(Loaded{}), Import{`{"kulami":"backup","stored":{"` + key + `":"theirs","kulami.game.a":` +
			store.Quote(`{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1,"seed":"1"}`) + `}}`})
		for _, want := range []string{mine, "theirs", "rubbish"} {
			if !slices.Contains(slices.Collect(maps.Values(p.texts)), want) {
				t.Fatalf("%s is lost: %v", want, p.texts)
			}
		}
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
	if n := s.m.Notice; n.Kind != desk.BackupRestored || n.Kept != 4 || n.Of != 4 {
		t.Errorf("the notice: %+v", n)
	}
}

// A backup that is restored where other games were played adds the missing games. Restored again,
// it adds nothing.
func TestBackupMerges(t *testing.T) {
	file := played(t).file()
	s := newSession(t, nil)
	s.run("> load\n> minutes 50\n> start opponent=person board=square setup.seed=3 seed=40\n> press a4\n")
	mine := gameOf(s.m)
	for _, back := range []int{4, 0} {
		s.send(Import{file})
		if gameOf(s.m).ID != mine.ID || !gameOf(s.m).Record().Equal(mine.Record()) {
			t.Fatalf("the game shown is %s", gameOf(s.m).Record())
		}
		if n := s.m.Notice; n.Kept != back || n.Of != 4 {
			t.Errorf("%d of %d games came back, want %d", n.Kept, n.Of, back)
		}
		if games := len(s.m.Kept.Played()); games != 5 {
			t.Errorf("%d games are kept", games)
		}
	}
	if s.m.Settings.Animation != New().Settings.Animation {
		t.Error("settings were overwritten")
	}
}

// A text of a backup replaces no game that it does not match. It becomes another item.
func TestBackupReplacesNoGame(t *testing.T) {
	const unread = `{"v":99}`
	texts := map[string]string{}
	for i, id := range []string{"a", store.Name(unread)} { // the second is the name of the text
		r, _ := rules.ParseRecord(desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/md4" + []string{"d1", "d7"}[i]))
		texts[library.GamePrefix+id] = game.Pack(game.Game{Tree: game.NewTree(r), ID: id})
	}
	s := newSession(t, texts)
	s.run("> load\n")
	file := json.Encode(library.Backup{Kulami: "backup", Stored: map[string]json.Raw{library.GamePrefix + "a": json.Raw(store.Quote(unread))}})
	for range 2 {
		s.send(Import{file})
		for key, text := range texts {
			if s.stored[key] != text {
				t.Errorf("%s is %s", key, s.stored[key])
			}
		}
		s.send(Open{desk.LibraryDialog})
		if got := s.m.Library.Unread; len(got) != 1 || got[0].Text != unread {
			t.Errorf("unreadable are %v", got)
		}
		s.send(desk.Close{})
	}
}

func TestWhatIsNotOpenedIsTold(t *testing.T) {
	s := played(t)
	shown := gameOf(s.m).Record()
	for msg, kind := range map[desk.Msg]desk.NoticeKind{Unopened{}: desk.FileUnopened, Unopened{Long: true}: desk.FileTooLong} {
		s.send(msg)
		if s.m.Dialog != desk.ImportDialog || s.m.Notice.Kind != kind || s.m.Announced.Kind != desk.AnnounceNotice {
			t.Errorf("%+v shows %+v in %q", msg, s.m.Notice, s.m.Dialog)
		}
	}
	if !gameOf(s.m).Record().Equal(shown) {
		t.Error("the game changed")
	}
}

// A text that cannot be read is listed, copied and deleted by its key.
func TestUnreadableItems(t *testing.T) {
	const key = library.GamePrefix + "later"
	s := newSession(t, map[string]string{key: `{"v":99}`})
	s.run("> load\n> open library\n")
	if len(s.m.Library.Unread) != 1 || s.m.Library.Unread[0].Key != key {
		t.Fatalf("not readable: %v", s.m.Library.Unread)
	}
	_, effects := act(s.m, desk.CopyItem{Key: key})
	if len(effects) != 1 || effects[0] != (desk.CopyText{Text: `{"v":99}`}) {
		t.Errorf("copied: %v", effects)
	}
	s.send(desk.Copied{})
	if s.m.Dialog != desk.LibraryDialog {
		t.Errorf("dialog %q after copying in vain", s.m.Dialog)
	}
	s.send(Delete{key})
	if len(s.m.Library.Unread) != 0 || s.stored[key] != "" {
		t.Errorf("still there: %v", s.m.Library.Unread)
	}
	s.send(desk.Undelete{})
	if len(s.m.Library.Unread) != 1 || s.stored[key] != `{"v":99}` {
		t.Error("it did not come back")
	}
}

// Every import is answered at once, even five megabytes of noise.
func TestImportOfNoiseEnds(t *testing.T) {
	m, _ := begin(Loaded{})
	for _, noise := range []string{"a1 ", "k1/b8", "{", "\x00", "AAAAAAAA/", "c4c5", "k1/b8tsSQDQdDSQTtQdsQT/m"} {
		begin := time.Now()
		m, _ = act(m, Import{strings.Repeat(noise, MaxImport/len(noise))})
		if took := time.Since(begin); took > 2*time.Second {
			t.Errorf("%q many times takes %v", noise, took)
		}
		if !gameOf(m).Exists() {
			t.Errorf("%q many times leaves no game", noise)
		}
	}
}

// A restored game with 8,000 variations is read up to rules.MaxVariations. It slows down later
// starts no more than a game with that maximum.
func TestBackupWithTooManyVariations(t *testing.T) {
	board := rules.SheetSquare.Board()
	start := func(variations int) time.Duration {
		record := "k1/b" + board.Layout() + strings.Repeat("/v0"+board.Name(0), variations)
		p := newPlace(t, nil)
		tab := p.open(Loaded{})
		p.send(tab, Import{`{"kulami":"backup","stored":{"kulami.game.x":` + store.Quote(json.Encode(game.Saved{Version: game.Schema, Record: desk.WithCode(record)})) + `}}`})
		if tab.m.Notice.Kind != desk.BackupRestored {
			t.Errorf("notice %d", tab.m.Notice.Kind)
		}
		best := time.Hour
		for range 3 {
			began := time.Now()
			again, _ := begin(Loaded{Stored: maps.Clone(p.texts), ID: "x"})
			if best = min(best, time.Since(began)); gameOf(again).ID != "x" {
				t.Fatalf("%s is shown", gameOf(again).ID)
			}
		}
		return best
	}
	few := start(rules.MaxVariations)
	many := start(8 * rules.MaxVariations)
	if t.Logf("%d variations %v, %d variations %v", rules.MaxVariations, few, 8*rules.MaxVariations, many); many > 8*max(few, 50*time.Millisecond) {
		t.Errorf("a start with %d variations takes %v, with %d %v", rules.MaxVariations, few, 8*rules.MaxVariations, many)
	}
}
