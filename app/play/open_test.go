package play

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/rules"
)

const linkBytes = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-%#"

// damages yields text with every single byte changed, left out, doubled or swapped with the next
// byte.
func damages(text string, yield func(string)) {
	for i := range len(text) {
		for _, c := range linkBytes {
			if byte(c) != text[i] {
				yield(text[:i] + string(c) + text[i+1:])
			}
		}
		yield(text[:i] + text[i+1:])
		yield(text[:i+1] + text[i:])
		if i+1 < len(text) && text[i] != text[i+1] {
			yield(text[:i] + text[i+1:i+2] + text[i:i+1] + text[i+2:])
		}
	}
}

// TestDamagedScreenLinks opens damaged links of a wooden count and of the workshop. A link that
// opens without a notice must be the link that was sent. One damage in 1,296 keeps the check code,
// and few of these links can be read.
func TestDamagedScreenLinks(t *testing.T) {
	for _, link := range []string{
		"count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8",
		"count/013QQ4DD2TSd2tS2Ts1sQQ4QT5D/basic/-f8g8d9h9d10/-c9e9e10f10",
		"workshop/sc9sb4Sb2Sh1Qg9Qg7Qg5Qg3Qa1",
		"workshop/" + rules.DraftOf(rules.SheetSquare.Board()).String(),
	} {
		old, _ := act(New(), Loaded{Fragment: link})
		if old.Notice.Kind != desk.LinkUnchecked || old.Screen().Name() == table.TableScreen {
			t.Fatalf("%s: notice %d on the %s", link, old.Notice.Kind, old.Screen().Name())
		}
		sent := old.fragment()
		if sent != desk.WithCode(link) {
			t.Fatalf("%s is written as %s", link, sent)
		}
		whole, _ := act(New(), Loaded{Fragment: sent})
		if whole.Notice.Kind != desk.NoNotice || whole.fragment() != sent {
			t.Fatalf("%s: notice %d, %s", sent, whole.Notice.Kind, whole.fragment())
		}
		home, _ := act(New(), Loaded{})
		tried, another := 0, 0
		damages(sent, func(text string) {
			tried++
			got, _ := act(home, Navigated{Fragment: text})
			switch {
			case got.Screen().Name() == home.Screen().Name():
				if got.Notice.Kind != desk.LinkUnreadable || got.Notice.Text != text || got.fragment() != home.fragment() {
					t.Errorf("%s: notice %d, shows %s", text, got.Notice.Kind, got.fragment())
				}
			case got.fragment() != sent && got.Notice.Kind == desk.NoNotice:
				another++
				t.Logf("%s opens %s", text, got.fragment())
			}
		})
		if another > tried/1296 {
			t.Errorf("%s: %d of %d damages open something else", sent, another, tried)
		}
		for end := range len(sent) {
			got, _ := act(home, Navigated{Fragment: sent[:end]})
			bare := got.Screen().Name() != table.TableScreen && !strings.Contains(strings.Trim(sent[:end], "/"), "/")
			if end > 0 && got.Notice.Kind == desk.NoNotice && !bare {
				t.Errorf("%s opens without a word", sent[:end])
			}
		}
		got, _ := act(home, Import{"Look: https://any.host/#" + sent[:len(sent)-1]})
		if got.Notice.Kind != desk.ImportFailed || got.Screen().Name() != home.Screen().Name() {
			t.Errorf("%s pasted: notice %d", sent[:len(sent)-1], got.Notice.Kind)
		}
	}
}

// A pasted link that has lost its moves is not mistaken for a layout code.
func TestPastedLinkWithoutItsMoves(t *testing.T) {
	const link = "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"
	home, _ := act(New(), Loaded{})
	for text, want := range map[string]desk.NoticeKind{
		link[:22]: desk.LinkDamaged, link[:22] + "/md": desk.LinkDamaged, link[:22] + "/c00": desk.LinkDamaged,
		desk.WithCode(link[:22]): desk.NoNotice,
	} {
		got, _ := act(home, Import{text})
		if got.Notice.Kind != want || (want == desk.NoNotice) != (got.Dialog == desk.NewDialog) {
			t.Errorf("%s: notice %d, dialog %q", text, got.Notice.Kind, got.Dialog)
		}
	}
}

// A link whose hash was lost or encoded is read from the query. The parameters that other sites add
// are ignored.
func TestLinksInTheQuery(t *testing.T) {
	const link = "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"
	count := desk.WithCode("count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8")
	for query, want := range map[string]struct {
		opens string
		said  desk.NoticeKind
	}{
		link: {link, desk.NoNotice}, "%23" + link: {link, desk.NoNotice}, link + "&fbclid=x/y": {link, desk.NoNotice}, "game=" + link: {link, desk.NoNotice},
		count: {count, desk.NoNotice}, count + "&fbclid=x": {count, desk.NoNotice}, "count%2F" + count[len("count/"):]: {count, desk.NoNotice},
		link[1:]: {"", desk.LinkUnreadable}, "utm_source=a/b&utm_term=count/8": {"", desk.NoNotice}, "load=3": {"", desk.NoNotice}, "amp": {"", desk.NoNotice},
	} {
		got, effects := begin(Loaded{Query: query})
		if want.opens == "" {
			want.opens = gameOf(New()).Shown().String()
		}
		if got.fragment() != want.opens || got.Notice.Kind != want.said {
			t.Errorf("%s: shows %s, notice %d", query, got.fragment(), got.Notice.Kind)
		}
		for _, e := range effects {
			if a, ok := e.(desk.Address); ok && a.Fragment != want.opens {
				t.Errorf("%s: the address becomes %s", query, a.Fragment)
			}
		}
	}
	for _, loaded := range []Loaded{{Query: "share-text=" + link, Launch: Launch{Text: link}}, {Query: link, Fragment: count}} {
		if got, _ := begin(loaded); got.Notice.Kind != desk.NoNotice {
			t.Errorf("%+v: notice %d", loaded, got.Notice.Kind)
		}
	}
}

// An unreadable address of the course or of the analysis is not ignored.
func TestUnreadableScreenLinks(t *testing.T) {
	home, _ := act(New(), Loaded{})
	for link, want := range map[string]desk.NoticeKind{
		"learn/99": desk.LinkUnreadable, "learn/%zz": desk.LinkUnreadable, "learn/x": desk.LinkUnreadable, "learn/1x": desk.LinkUnreadable,
		"analysis/k1/b8": desk.LinkUnreadable, "analysis/x": desk.LinkUnreadable, "analysis/k1/b8tsSQDQdDSQTtQdsQT/md4/p0/c00": desk.LinkDamaged,
		"analysis/k1/b8tsSQDQdDSQTtQdsQT/md4%zz/p0/cyv": desk.LinkDamaged,
		"count/k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv":       desk.LinkUnreadable, "workshop/%": desk.LinkUnreadable,
		"nalysis/k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv": desk.LinkDamaged, "learn/k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv": desk.LinkUnreadable,
		"learn/2/c5g": desk.LinkUnreadable, "learn%2F2%2Fc5f": desk.NoNotice, "/k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv": desk.NoNotice,
		"count": desk.NoNotice, "workshop": desk.NoNotice, "learn": desk.NoNotice, "learn/2": desk.NoNotice, "learn/2/c5f": desk.NoNotice, "analysis": desk.NoNotice,
		"": desk.NoNotice, "/": desk.NoNotice, "#/": desk.NoNotice, strings.Repeat("/", 1<<20): desk.LinkUnreadable, strings.Repeat("#", 9): desk.LinkUnreadable,
		strings.Repeat("%", 1<<20): desk.LinkUnreadable, strings.Repeat("k1/", 300_000): desk.LinkUnreadable,
	} {
		for _, fresh := range []bool{true, false} {
			got := home
			if fresh {
				got, _ = act(New(), Loaded{Fragment: link})
			} else {
				got, _ = act(home, Navigated{Fragment: link})
			}
			if got.Notice.Kind != want || len(got.Notice.Faults) > len(rules.Faults()) {
				t.Errorf("%.60s, fresh %v: notice %d with %d faults, want %d", link, fresh, got.Notice.Kind, len(got.Notice.Faults), want)
			}
		}
	}
}

// TestScreensOfALaterVersion opens screens whose records have a field of a later version. A notice
// says so.
func TestScreensOfALaterVersion(t *testing.T) {
	rec, err := rules.ParseRecord(desk.WithCode("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/q5"))
	if !rules.IsLater(err) {
		t.Fatal(err)
	}
	for _, name := range []desk.ScreenName{desk.AnalysisScreen, review.Name} {
		m, _ := begin(Loaded{Seed: 1, Fragment: string(name) + "/" + rec.String()})
		if m.Screen().Name() != name || m.Notice.Kind != desk.LinkDamaged || m.fragment() != m.Address {
			t.Errorf("%s: %q is shown at %s, and %d is said", rec, m.Screen().Name(), m.Address, m.Notice.Kind)
		}
	}
}

// TestBackFromALink opens a link as the first action ever. The player can go to a game of their
// own. After playing on there is no earlier game to return to.
func TestBackFromALink(t *testing.T) {
	linked, _ := act(New(), Loaded{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"})
	own, _ := act(linked, Return{})
	if table, ok := own.Own(); !ok || table.Game.Moved() {
		t.Errorf("the way back leads to %s", own.fragment())
	}
	if played, _ := act(linked, desk.Press{Hole: linked.Screen().BoardShown().Hole("e5")}); len(played.Recent) != 1 {
		t.Errorf("%d games are kept after the first marble, want 1", len(played.Recent))
	}
}

// TestNoticesOfADialogCloseWithIt fails to import, and closes the dialog.
func TestNoticesOfADialogCloseWithIt(t *testing.T) {
	for _, msg := range []desk.Msg{Import{"no game"}, Unopened{Long: true}, Unopened{}} {
		home, _ := act(New(), Loaded{})
		failed, _ := act(home, msg)
		if failed.Notice.Kind == desk.NoNotice || failed.Dialog == desk.NoDialog {
			t.Fatalf("%#v: notice %d, dialog %q", msg, failed.Notice.Kind, failed.Dialog)
		}
		if closed, _ := act(failed, desk.Close{}); closed.Notice.Kind != desk.NoNotice {
			t.Errorf("%#v leaves notice %d on the table", msg, closed.Notice.Kind)
		}
	}
}

// The page for lost addresses and the page for frames know the names that begin addresses.
func TestScriptsKnowAllAddresses(t *testing.T) {
	for file, others := range map[string]string{"../../web/site/page/404.js": "k1", "../../web/scripts/embed/page.js": "live"} {
		script, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list := regexp.MustCompile(`\([?:]*([\w\\+?|-]*\blearn\|[\w?|-]*)\)`).FindSubmatch(script)
		if list == nil {
			t.Fatalf("%s has no list of names", file)
		}
		names := regexp.MustCompile("^(" + string(list[1]) + ")$")
		for _, s := range screens {
			if !names.MatchString(string(s.name)) {
				t.Errorf("%s does not know %s", file, s.name)
			}
		}
		if !names.MatchString(desk.LiveName) || !names.MatchString(others) || names.MatchString("rules") {
			t.Errorf("%s has the names %s", file, list[1])
		}
	}
}

// Each screen is rendered in a state of app/view/states_test.go, from which the hooks are listed.
// Each screen also has an address among the sent addresses. ProgressScreen only names an address.
func TestEveryScreenIsTried(t *testing.T) {
	hooks, err := os.ReadFile("../../web/e2e/HOOKS.md")
	if err != nil {
		t.Fatal(err)
	}
	sent := map[string]bool{}
	for _, address := range sentAddresses(t) {
		name, _, _ := strings.Cut(address, "/")
		sent[name] = true
	}
	for _, s := range screens {
		if s.name != puzzles.ProgressScreen && !strings.Contains(string(hooks), "\n## Screen `"+string(s.name)+"`\n") {
			t.Errorf("no state draws %s", s.name)
		}
		if !sent[string(s.name)] {
			t.Errorf("sentAddresses has no address of %s", s.name)
		}
	}
}
