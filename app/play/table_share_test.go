package play

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/table"
	"kulami/rules"
)

// The names of two people on one device are part of the link, the text and the file, if the player
// chooses so. They are restored unchanged, also after a reload of the page that opened the link.
func TestNamesAreShared(t *testing.T) {
	names := [2]string{"Işıl 👩\u200d👧", "علی\u200cرضا 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"}
	setup := game.DefaultSetup
	setup.Opponent, setup.Names = game.PersonOpponent, names
	m, _ := act(New(), Loaded{})
	m, _ = act(m, Start{setup, 1})
	for _, hole := range []string{"d4", "a4", "a1"} {
		m, _ = act(m, desk.Press{Hole: m.Screen().BoardShown().Hole(hole)})
	}
	m, _ = act(m, desk.Step{Ply: 2})
	m, _ = act(m, Open{desk.ShareDialog})
	shared := func(m Model) (texts []string) {
		t, _ := m.Table()
		for _, part := range t.Parts() {
			texts = append(texts, t.Address(part), t.Framed(part))
		}
		_, effects := act(m, desk.SaveFile{})
		for _, e := range effects {
			if file, ok := e.(desk.Download); ok {
				texts = append(texts, strings.TrimSpace(file.Text))
			}
		}
		return texts
	}
	address := m.Address
	for _, text := range shared(m) {
		if strings.Contains(text, "/n") {
			t.Errorf("names are shared that nobody wanted: %s", text)
		}
	}
	m, _ = act(m, table.ShareNames{On: true})
	if m.Address != address {
		t.Errorf("the address of the player's own game is %s, was %s", m.Address, address)
	}
	texts := shared(m)
	if len(texts) < 5 {
		t.Fatalf("shared are %q", texts)
	}
	for _, text := range texts {
		link, err := rules.ParseLink(text)
		if err != nil || link.Names != names {
			t.Fatalf("%s has the names %q, %v", text, link.Names, err)
		}
		for name, msg := range map[string]desk.Msg{"a link": Navigated{Fragment: text}, "pasted": Import{"see https://any.host/#" + text}, "a file": ImportFiles{Texts: []string{text + "\n"}}, "files": ImportFiles{Texts: []string{text}, Unread: 1}} {
			p := newPlace(t, nil)
			there := p.open(Loaded{})
			p.send(there, msg)
			shown, _ := there.m.Table()
			if name == "files" {
				for id := range gamesIn(p.texts) {
					shown.Game, _ = game.Unpack(id, p.texts[library.GamePrefix+id])
				}
			}
			if shown.Game.Players.Names != names || shown.Game.Players.Mode != game.TwoPeople || there.m.Notice.Kind == desk.LinkDamaged {
				t.Errorf("%s of %s: the players are %+v, the notice %+v", name, text, shown.Game.Players, there.m.Notice)
			}
			if name != "a link" {
				continue
			}
			again := newPlace(t, nil).open(Loaded{Fragment: there.m.Address})
			if after, _ := again.m.Table(); after.Game.Players.Names != names {
				t.Errorf("after a reload of %s the players are %q", there.m.Address, after.Game.Players.Names)
			}
			p.send(there, KeepGame{})
			for id := range gamesIn(p.texts) {
				if kept, err := game.Unpack(id, p.texts[library.GamePrefix+id]); err != nil || kept.Players.Names != names {
					t.Errorf("kept are the players %q, %v", kept.Players.Names, err)
				}
			}
			p.send(there, Navigated{Fragment: text})
			if n := len(gamesIn(p.texts)); n != 1 {
				t.Errorf("opened again there are %d games", n)
			}
		}
	}
}

// A text that could not be copied or shared is shown, to be copied by hand. The share sheet is not
// offered again after a refusal.
func TestCopiedByHand(t *testing.T) {
	m, _ := begin(Loaded{Device: desk.Device{Share: true}})
	m, _ = act(m, desk.Copied{Text: "abc"})
	if m.Dialog != desk.HandDialog || m.ByHand != "abc" || m.Notice.Kind != desk.CopyFailed {
		t.Errorf("after copying in vain: dialog %q with %q, notice %v", m.Dialog, m.ByHand, m.Notice)
	}
	if m, _ = act(m, desk.Copied{OK: true}); m.Dialog != desk.NoDialog || m.Notice.Kind != desk.TextCopied {
		t.Errorf("after another try: dialog %q, notice %v", m.Dialog, m.Notice)
	}
	m, _ = act(m, desk.Unshared{Text: "abc"})
	if m.Dialog != desk.HandDialog || m.Notice.Kind != desk.ShareFailed || !m.Device.Share {
		t.Errorf("without an answer: dialog %q, notice %v, %v", m.Dialog, m.Notice, m.Device)
	}
	m, _ = act(m, Open{desk.LiveDialog})
	m, _ = act(m, desk.Unshared{Text: "abc", Refused: true})
	if m.Dialog != desk.LiveDialog || m.Notice.Kind != desk.ShareFailed || m.Device.Share {
		t.Errorf("refused: dialog %q, notice %v, %v", m.Dialog, m.Notice, m.Device)
	}
}
