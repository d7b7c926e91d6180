package play

import (
	"strings"
	"testing"

	"kulami/app/game"
	"kulami/rules"
)

// The names of two people on one device go with the link, the text and the file if that is chosen, and come back from them
// whole, also after a reload of the page that opened the link.
func TestNamesAreShared(t *testing.T) {
	names := [2]string{"Işıl 👩\u200d👧", "علی\u200cرضا 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"}
	setup := game.DefaultSetup
	setup.Opponent, setup.Names = game.PersonOpponent, names
	m, _ := Update(New(), Loaded{Now: today})
	m, _ = Update(m, Start{setup, 1})
	for _, hole := range []string{"d4", "a4", "a1"} {
		m, _ = Update(m, Press{m.Screen.BoardShown().Hole(hole)})
	}
	m, _ = Update(m, Open{ShareDialog})
	shared := func(m Model) (texts []string) {
		t, _ := m.Table()
		for _, part := range t.Parts() {
			texts = append(texts, t.Address(part), t.Framed(part))
		}
		_, effects := Update(m, SaveFile{})
		for _, e := range effects {
			if file, ok := e.(Download); ok {
				texts = append(texts, strings.TrimSpace(file.Text))
			}
		}
		return texts
	}
	address := m.address
	for _, text := range shared(m) {
		if strings.Contains(text, "/n") {
			t.Errorf("names are shared that nobody wanted: %s", text)
		}
	}
	m, _ = Update(m, ShareNames{true})
	if m.address != address {
		t.Errorf("the address of the player's own game is %s, was %s", m.address, address)
	}
	texts := shared(m)
	if len(texts) < 5 {
		t.Fatalf("shared are %q", texts)
	}
	for _, text := range texts {
		rec, err := rules.ParseRecord(text)
		if err != nil || rec.Names() != names {
			t.Fatalf("%s has the names %q, %v", text, rec.Names(), err)
		}
		for name, msg := range map[string]Msg{"a link": Navigated{Fragment: text}, "pasted": Import{"see https://any.host/#" + text}, "a file": ImportFiles{Texts: []string{text + "\n"}}, "files": ImportFiles{Texts: []string{text}, Unread: 1}} {
			p := newPlace(t, nil)
			there := p.open(Loaded{Now: today})
			p.send(there, msg)
			shown, _ := there.m.Table()
			if name == "files" {
				for id := range gamesIn(p.texts) {
					shown.Game, _ = game.Unpack(id, p.texts[gamePrefix+id])
				}
			}
			if shown.Game.Players.Names != names || shown.Game.Players.Mode != game.TwoPeople || there.m.Notice.Kind == LinkDamaged {
				t.Errorf("%s of %s: the players are %+v, the notice %+v", name, text, shown.Game.Players, there.m.Notice)
			}
			if name != "a link" {
				continue
			}
			again := newPlace(t, nil).open(Loaded{Now: today, Fragment: there.m.address})
			if after, _ := again.m.Table(); after.Game.Players.Names != names {
				t.Errorf("after a reload of %s the players are %q", there.m.address, after.Game.Players.Names)
			}
			p.send(there, KeepGame{})
			for id := range gamesIn(p.texts) {
				if kept, err := game.Unpack(id, p.texts[gamePrefix+id]); err != nil || kept.Players.Names != names {
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
