package play

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"kulami/app/challenge"
	"kulami/app/desk"
	"kulami/app/live"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/rules"
)

// Messengers, mail programs and gateways leave other characters around or inside addresses, or
// replace some.

// sentAddresses returns an address of every kind, by the screen that it opens.
func sentAddresses(t *testing.T) map[string]string {
	t.Helper()
	rec, err := rules.ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := rec.Try([]rules.Hole{rec.Moves()[0], rec.At(1).Legal().First()})
	if err != nil {
		t.Fatal(err)
	}
	d := live.Description{Ufrag: "Zr5K", Pwd: "0123456789+/ABCDEFGHIJ", Candidates: []live.Candidate{{Host: "\xc0\xa8\x01\x07", Port: 54321}}}
	for i := range d.Fingerprint {
		d.Fingerprint[i] = 0xfb ^ byte(i>>2) // has "-" and "_" in base64
	}
	twins := d
	twins.Fingerprint = [32]byte{0xfb, 0xef, 0xbe, 0xff, 0xff} // "----__8"
	answer := d
	answer.Answer, answer.To = true, 7
	start := rules.Start(rec.Board(), rec.Rules())
	return map[string]string{
		"game": rec.String(), "friend": rules.Link{Record: rec, Friend: rules.Friend{To: rules.Second, Game: "k3x9"}, Names: [2]string{"Ana María", "Ben"}}.String(),
		"invitation": d.String(), "dashes": twins.String(), "answer": answer.String(),
		"puzzle": puzzles.Puzzle{Number: 12}.Fragment(), "theme": puzzles.Puzzle{Number: 12, Theme: "closing"}.Fragment(), "lesson": course.New(2).Fragment(),
		"daily": "daily", "finish": finish.Fragment(7), "storm": "storm", "puzzles": "puzzles", "progress": "progress", "my-set": "my-set",
		"challenge": challenge.Challenge{Task: challenge.Task{Kind: challenge.Storm, Seed: 7}, Entries: []challenge.Entry{{Name: "Ana María", Result: 1, Marbles: "a1j10"}, {Result: 2}}}.String(),
		"count":     desk.WithCode("count/8tsSQDQdDSQTtQdsQT/cs-2/-a1/-b1c8"), "set-up": desk.WithCode("set-up/8tsSQDQdDSQTtQdsQT/basic/-a1/-b1c8"),
		"workshop": desk.WithCode("workshop/sc9sb4Sb2Sh1Qg9Qg7Qg5Qg3Qa1"), "position": desk.WithCode("position/" + start.After(rec.Moves()[0]).String() + "/m"),
		"analysis": "analysis/" + rec.String(), "variation": "analysis/v1p2/" + tree.String(), "review": "review/" + rec.String(),
	}
}

// everyByte writes each byte of a text in a format.
func everyByte(text, format string) string {
	var s strings.Builder
	for i := range len(text) {
		fmt.Fprintf(&s, format, text[i])
	}
	return s.String()
}

// folded breaks a text into lines.
func folded(text string, length int, between string) string {
	var s strings.Builder
	for i, c := range []rune(text) {
		if i > 0 && i%length == 0 {
			s.WriteString(between)
		}
		s.WriteRune(c)
	}
	return s.String()
}

// tails are the texts that messengers leave after an address.
var tails = []string{".", ")", ",", "!", "?", ";", ":", "'", `"`, ">", "]", "}", "*", "**", "_", "…", "。", "．", "।", "؟", "»", "”", "’", "」", "）", " ", "\u00a0", "%20", "%0A",
	"&utm_source=whatsapp", "?fbclid=IwAR0x-_y", "#:~:text=Kulami", ":~:text=Kulami", "&amp;utm_source=x", ").", "\u200b", "\ufeff", "&gt;", "%3E", "/", "|"}

// inside maps a name to a change of the characters of an address, which can happen wherever the
// address is opened.
var inside = map[string]func(string) string{
	"escaped":               url.QueryEscape,
	"escaped twice":         func(a string) string { return url.QueryEscape(url.QueryEscape(a)) },
	"escaped thrice":        func(a string) string { return url.QueryEscape(url.QueryEscape(url.QueryEscape(a))) },
	"every byte escaped":    func(a string) string { return everyByte(a, "%%%02x") },
	"references":            func(a string) string { return everyByte(a, "&#%d;") },
	"references in hex":     func(a string) string { return everyByte(a, "&#x%X;") },
	"slashes as references": func(a string) string { return strings.ReplaceAll(a, "/", "&#47;") },
	"names of characters":   func(a string) string { return strings.NewReplacer("/", "&sol;", "_", "&lowbar;").Replace(a) },
	"wide":                  func(a string) string { return strings.Map(func(c rune) rune { return c + '！' - '!' }, a) },
	"wide slashes":          func(a string) string { return strings.ReplaceAll(a, "/", "／") },
	"slashes of fractions":  func(a string) string { return strings.ReplaceAll(a, "/", "⁄") },
	"dashes":                func(a string) string { return strings.ReplaceAll(a, "-", "–") },
	"hyphens":               func(a string) string { return strings.ReplaceAll(a, "-", "‑") },
	"long dashes":           func(a string) string { return strings.ReplaceAll(strings.ReplaceAll(a, "--", "—"), "-", "−") },
	"zero width":            func(a string) string { return folded(a, 3, "\u200b") },
	"soft hyphens":          func(a string) string { return folded(a, 4, "\u00ad") },
	"byte order marks":      func(a string) string { return "\ufeff" + folded(a, 5, "\ufeff") },
	"directions":            func(a string) string { return "\u2066" + folded(a, 7, "\u200e") + "\u2069" },
	"a capital":             func(a string) string { return strings.ToUpper(a[:1]) + a[1:] },
	"a name in capitals": func(a string) string {
		name, rest, slash := strings.Cut(a, "/")
		if !slash {
			return strings.ToUpper(name)
		}
		return strings.ToUpper(name) + "/" + rest
	},
	"a slash before":  func(a string) string { return "/" + a },
	"another # first": func(a string) string { return "#" + a },
}

const base = "https://any.host/kulami/"

// around maps a name to a text around an address that is pasted.
var around = map[string]func(string) string{
	"bare":             func(a string) string { return a },
	"address":          func(a string) string { return base + "#" + a },
	"index":            func(a string) string { return base + "index.html?lang=de#" + a },
	"host in capitals": func(a string) string { return "HTTPS://ANY.HOST/kulami/#" + a },
	"angle brackets":   func(a string) string { return "<" + base + "#" + a + ">" },
	"quotes":           func(a string) string { return "„" + base + "#" + a + "“" },
	"markdown":         func(a string) string { return "[play](" + base + "#" + a + ")" },
	"emphasis":         func(a string) string { return "**" + base + "#" + a + "**" },
	"slant":            func(a string) string { return "_" + base + "#" + a + "_" },
	"sentence":         func(a string) string { return "It's your turn, K.! " + base + "#" + a + ". See you (or not)!" },
	"mail":             func(a string) string { return "On Friday K. wrote:\n> Hello\n> " + base + "#" + a + "\n>\n> Bye" },
	"wrapped":          func(a string) string { return "> " + folded(base+"#"+a, 60, "\n> ") + "\n\nyes" },
	"wrapped early":    func(a string) string { return folded(base+"#"+a, 26, "\r\n") },
	"quoted printable": func(a string) string { return "See=20" + folded(base+"#"+a, 31, "=\r\n") + "=\r\n=20now=\r\n" },
	"quoted zero width": func(a string) string {
		return base + "#" + folded(a, 9, "=E2=80=8B")
	},
	"safe link": func(a string) string {
		return "https://eur01.safelinks.protection.outlook.com/?url=" + url.QueryEscape(base+"#"+a) + "&data=05%7C02%7C&reserved=0"
	},
	"search engine": func(a string) string { return "https://www.google.com/url?q=" + url.QueryEscape(base+"#"+a) + "&sa=D" },
	"l.php": func(a string) string {
		return "https://l.facebook.com/l.php?u=" + url.QueryEscape(url.QueryEscape(base+"#"+a)) + "&h=AT0"
	},
	"mail of a gateway": func(a string) string {
		gate := "https://l.example.com/?u=" + url.QueryEscape(base+"#"+a) + "&h=AT0"
		return "> " + folded(strings.ReplaceAll(gate, "=", "=3D"), 72, "=\n")
	},
	"html": func(a string) string {
		return `<a href="` + base + "#" + strings.ReplaceAll(a, "/", "&#x2F;") + `">play</a>`
	},
	"a chat's":    func(a string) string { return "<" + base + "#" + a + "|play>" },
	"twice":       func(a string) string { return base + "#" + a + " <" + base + "#" + a + ">" },
	"query":       func(a string) string { return base + "?" + a },
	"other words": func(a string) string { return "ここから続けて：" + base + "#" + a + "。🙂" },
}

// opened describes the result of a message: an address, or the step of a connection.
func opened(m Model) string {
	if m.Peer.Step != 0 {
		return fmt.Sprint(m.Peer.Step, m.Peer.Offer, m.Peer.Code, m.Notice.Kind)
	}
	return fmt.Sprint(m.fragment(), m.Notice.Kind, m.Screen().Name())
}

// An address of any kind opens its screen, with other characters around, inside or instead of its
// own. This holds in the address, in its query, and for a pasted text.
func TestAddressesThroughAnything(t *testing.T) {
	home, _ := act(New(), Loaded{})
	ways := map[string]func(string) Model{
		"written":  func(text string) Model { m, _ := act(home, Navigated{Fragment: text}); return m },
		"loaded":   func(text string) Model { m, _ := begin(Loaded{Fragment: text}); return m },
		"imported": func(text string) Model { m, _ := act(home, Import{text}); return m },
	}
	query := func(text string) Model { m, _ := begin(Loaded{Query: text}); return m }
	for kind, sent := range sentAddresses(t) {
		want := map[string]string{"query": opened(query(sent))}
		for way, open := range ways {
			want[way] = opened(open(sent))
			if sent := opened(open("")); want[way] == sent {
				t.Fatalf("%s, %s: nothing is opened: %s", kind, way, sent)
			}
		}
		check := func(name, way, text string, got Model) {
			t.Helper()
			if opened(got) != want[way] {
				t.Errorf("%s, %s, %s: %q opens\n%s\nnot\n%s", kind, name, way, text, opened(got), want[way])
			}
		}
		for way, open := range ways {
			for _, tail := range tails {
				check("tail "+tail, way, sent+tail, open(sent+tail))
			}
			for name, noise := range inside {
				check(name, way, noise(sent), open(noise(sent)))
				check(name+" and tail", way, noise(sent)+".", open(noise(sent)+"."))
			}
		}
		for _, tail := range []string{"", "&fbclid=x/y", "&utm_source=a", "."} {
			check("query", "query", sent+tail, query(sent+tail))
			check("query", "query", url.QueryEscape("#"+sent)+tail, query(url.QueryEscape("#"+sent)+tail))
		}
		for name, noise := range around {
			check(name, "imported", noise(sent), ways["imported"](noise(sent)))
			for other, within := range inside {
				bytewise := strings.HasPrefix(other, "references") || other == "every byte escaped"
				if name == "html" || name == "quoted zero width" || bytewise && strings.HasPrefix(name, "wrapped") && !strings.Contains(sent, "/") {
					// One encoding inside the characters of another; wrapped, without a check code
					// that could detect it.
					continue
				}
				text := noise(within(sent))
				check(name+", "+other, "imported", text, ways["imported"](text))
			}
		}
	}
}

// The field for the answer to an invitation accepts the same texts as the import.
func TestAnswersThroughAnything(t *testing.T) {
	p := newPair(t, 1)
	invited := p.side[0]
	invited.m.Peer = desk.Peer{Step: desk.PeerInvited, ID: 9}
	answer := sentAddresses(t)["answer"]
	d, err := live.Parse(answer)
	if err != nil {
		t.Fatal(err)
	}
	for u := range 1 << 16 { // an offer with the tag that the answer has
		invited.m.Peer.Offer = live.Description{Ufrag: fmt.Sprintf("%06d", u)}
		if invited.m.Peer.Offer.Tag() == d.To {
			break
		}
	}
	for name, noise := range around {
		got, _ := act(invited.m, desk.PasteAnswer{Text: noise(answer)})
		if got.Peer.Step != desk.PeerConnecting {
			t.Errorf("%s: step %d, notice %d", name, got.Peer.Step, got.Notice.Kind)
		}
	}
	for name, noise := range inside {
		got, _ := act(invited.m, desk.PasteAnswer{Text: "Re: " + base + "#" + noise(answer) + "."})
		if got.Peer.Step != desk.PeerConnecting {
			t.Errorf("%s: step %d, notice %d", name, got.Peer.Step, got.Notice.Kind)
		}
	}
	for _, text := range []string{answer[:60], sentAddresses(t)["invitation"], sentAddresses(t)["game"], "", "live/"} {
		if got, _ := act(invited.m, desk.PasteAnswer{Text: text}); got.Notice.Kind != desk.AnswerUnfit {
			t.Errorf("%s: notice %d", text, got.Notice.Kind)
		}
	}
}

// An address that is cut anywhere does not claim to know more about the missing part than is
// possible. It does not open without a notice, unless the rest is the address of another screen.
func TestCutAddressesSayNothingUntrue(t *testing.T) {
	home, _ := act(New(), Loaded{})
	ways := map[string]func(string) Model{
		"written":  func(text string) Model { m, _ := act(home, Navigated{Fragment: text}); return m },
		"loaded":   func(text string) Model { m, _ := begin(Loaded{Fragment: text}); return m },
		"imported": func(text string) Model { m, _ := act(home, Import{base + "#" + text}); return m },
	}
	for kind, sent := range sentAddresses(t) {
		moves := strings.Count(sent, "/mc4c7e7") * 3
		for end := 1; end < len(sent); end++ {
			for _, tail := range []string{"", "…", "."} {
				for way, open := range ways {
					text := sent[:end] + tail
					got := open(text)
					n := got.Notice
					name, rest, _ := strings.Cut(sent[:end], "/")
					bare := rest == "" && !strings.HasPrefix(name, "k")
					lesson := kind == "lesson" && len(rest) < len("3/c")
					switch {
					case n.Kind == desk.LinkDamaged && n.Of != rules.Unknown && (n.Kept != moves || n.Of != moves):
						t.Errorf("%s, %s: %s says %d of %d moves", kind, way, text, n.Kept, n.Of)
					case n.Kind == desk.LinkDamaged && n.Friends != strings.Contains(sent[:end], "/f2"):
						t.Errorf("%s, %s: %s is of a friend: %v", kind, way, text, n.Friends)
					case n.Kind == desk.NoNotice && !bare && !lesson && got.fragment() != sent:
						t.Errorf("%s, %s: %s opens %s without a word", kind, way, text, got.fragment())
					}
				}
			}
		}
	}
}

// A damaged link of a friend shows a notice. If the link does not continue a game, the notice says
// that it should.
func TestDamagedLinksOfFriends(t *testing.T) {
	home, _ := act(New(), Loaded{})
	sent := sentAddresses(t)["friend"]
	friend := strings.Index(sent, "/f2k3x9")
	damages(sent, func(text string) {
		got, _ := act(home, Navigated{Fragment: text})
		table, _ := got.Table()
		switch n := got.Notice; {
		case table.Game.Players.Friend() && table.Game.Match == "k3x9": // nothing was lost
		case n.Kind == desk.NoNotice:
			t.Errorf("%s opens %s without a word", text, got.fragment())
		case n.Kind == desk.LinkDamaged && strings.Contains(text[friend-8:], "/f2") && !n.Friends:
			t.Errorf("%s: nothing is said of the friend", text)
		}
	})
	later := desk.WithCode(strings.TrimSuffix(sent[:strings.LastIndex(sent, "/c")], "/cXX") + "x")
	for _, text := range []string{desk.WithCode("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/f9k3x9"), desk.WithCode("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/f2"), later} {
		for _, msg := range []desk.Msg{Navigated{Fragment: text}, Import{"Your turn: " + base + "#" + text}} {
			got, _ := act(home, msg)
			if table, _ := got.Table(); !table.Game.Players.Friend() && (got.Notice.Kind != desk.LinkDamaged || !got.Notice.Friends) {
				t.Errorf("%s: notice %+v", text, got.Notice)
			}
		}
	}
	known, _ := act(home, Navigated{Fragment: sent})
	// This also holds if no field is from a friend.
	for end := strings.Index(sent, "/mc4") + len("/mc4"); end < len(sent); end++ {
		got, _ := act(known, Navigated{Fragment: sent[:end]})
		if table, _ := got.Table(); !table.Game.Players.Friend() && (got.Notice.Kind != desk.LinkDamaged || !got.Notice.Friends) {
			t.Errorf("%s beside the game: notice %+v", sent[:end], got.Notice)
		}
	}
}

// Links of friends in a list continue their games.
func TestLinksOfFriendsInAList(t *testing.T) {
	sent := sentAddresses(t)
	for name, text := range map[string]string{"twice": base + "#" + sent["friend"] + " <" + base + "#" + sent["friend"] + ">", "a list": sent["game"] + "\n" + sent["friend"]} {
		p := newPlace(t, nil)
		tab := p.open(Loaded{})
		p.send(tab, Import{text})
		friends := 0
		for _, stored := range gamesIn(p.texts) {
			if stored.Match == "k3x9" {
				friends++
			}
		}
		if table, _ := tab.m.Table(); !table.Game.Players.Friend() || friends != 1 {
			t.Errorf("%s: %d of %d games are of a friend, shown is %s", name, friends, len(gamesIn(p.texts)), tab.m.fragment())
		}
	}
}
