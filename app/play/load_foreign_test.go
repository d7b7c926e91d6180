package play

import (
	"encoding/json"
	"maps"
	"math/rand"
	"reflect"
	"slices"
	"testing"
	"unicode/utf8"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// foreignValues are JSON values that the app never stores.
var foreignValues = []string{`7`, `-1`, `0`, `1e15`, `1e99`, `9223372036854775807`, `0.5`, `"x"`, `""`, `true`, `null`, `[]`, `{}`, `[1,"x"]`, `[null]`, `{"v":2}`,
	`"\ud800"`, "\"\xed\xb0\x80\"", `"\u0000"`, `"\ufffd"`, `[[[[]]]]`, `"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv"`}

// foreignStored returns a text that the app never stores.
func foreignStored(r *rand.Rand, text string) string {
	noise := make([]byte, 1+r.Intn(300))
	r.Read(noise)
	at := r.Intn(len(text))
	return []string{string(noise), "\x00", "\xed\xa0\x80", "\xed\xb0\x80\xed\xa0\x80", "null", "7", "[]", "{}", `""`, "{", " ", text[:at],
		text[at:], text + text, text[:at] + string(noise) + text[at:], text[:at] + "\x00" + text[at:], text[:at] + "\xed\xa0\x80" + text[at:]}[r.Intn(17)]
}

// damageField replaces a field of a JSON object, or sometimes of a nested object, with a foreign
// value. It returns the field's name.
func damageField(r *rand.Rand, text string) (damaged, name string) {
	fields := map[string]json.RawMessage{}
	if json.Unmarshal([]byte(text), &fields) != nil || len(fields) == 0 {
		return foreignValues[r.Intn(len(foreignValues))], ""
	}
	names := slices.Sorted(maps.Keys(fields))
	name = names[r.Intn(len(names))]
	value := foreignValues[r.Intn(len(foreignValues))]
	if inner := ""; fields[name][0] == '{' && r.Intn(4) > 0 {
		value, inner = damageField(r, string(fields[name]))
		name += "." + inner
	}
	begun := false
	damaged = "{"
	for _, n := range names { // by hand, because Go does not write invalid JSON
		if begun {
			damaged += ","
		}
		begun = true
		field := string(fields[n])
		if n == name || len(name) > len(n) && name[:len(n)+1] == n+"." {
			field = value
		}
		damaged += `"` + n + `":` + field
	}
	return damaged + "}", name
}

// leaves returns the settings and the choices of a head, by their names.
func leaves(h library.Head) map[string]any {
	all := map[string]any{}
	for _, part := range []struct {
		name  string
		value any
	}{{"settings.", h.Settings}, {"setup.", h.Setup}} {
		v := reflect.ValueOf(part.value)
		for i := range v.NumField() {
			all[part.name+v.Type().Field(i).Name] = v.Field(i).Interface()
		}
	}
	return all
}

// A robot puts foreign texts under the keys of a storage and foreign values into their fields. The
// program starts, is played, and starts again. Only a bad field or text is lost, and an unreadable
// text stays to be copied. The test is long because of its list of foreign values.
func TestForeignStorage(t *testing.T) {
	r := rand.New(rand.NewSource(418))
	games := map[string]string{}
	home := newPlace(t, nil)
	first := home.open(Loaded{})
	settings, setup := first.m.Settings, first.m.Setup
	settings.Theme, settings.Wood, settings.Confirm, settings.Sound = library.DarkTheme, library.FlatWood, false, false
	setup.Level, setup.Opponent, setup.Edition = 5, game.PersonOpponent, "cs-2"
	home.send(first, desk.Set{Settings: settings})
	for _, marbles := range []int{3, 8, 1} {
		home.send(first, Start{setup, uint64(marbles)})
		for range marbles {
			home.send(first, desk.Press{Hole: legal(first.m)[0]})
		}
		games[first.m.OwnID()] = gameOf(first.m).Record().String()
	}
	home.send(first, desk.Visit{Screen: wooden.WorkshopScreen})
	home.send(first, desk.Close{})
	do(home, first, trained(3, 5))
	whole, shown := first.m.Head(), first.m.OwnID()
	for range tries(1500) {
		stored := maps.Clone(home.texts)
		keys := slices.Sorted(maps.Keys(stored))
		key := keys[r.Intn(len(keys))]
		was, field := stored[key], ""
		if r.Intn(3) == 0 {
			stored[key] = foreignStored(r, was)
		} else {
			stored[key], field = damageField(r, was)
		}
		text := stored[key]
		p := newPlace(t, stored)
		if r.Intn(2) == 0 {
			p.tabs = append(p.tabs, &tab{}) // the second tab reads in parts
		}
		tab := p.open(Loaded{ID: shown})
		if key == library.HeadKey && field != "" && field != "v" {
			want, got := leaves(whole), leaves(tab.m.Head())
			for name := range want {
				if got[name] != want[name] && name != field && !(len(name) > len(field) && name[:len(field)+1] == field+".") {
					t.Errorf("%s\ncosts %s: %v", text, name, got[name])
				}
			}
		}
		for _, msg := range []desk.Msg{Open{desk.LibraryDialog}, desk.Close{}, desk.Press{Hole: legal(tab.m)[0]}, desk.Set{Settings: settings}, Open{desk.LibraryDialog}} {
			p.send(tab, msg)
		}
		listed := map[string]bool{}
		for _, item := range tab.m.Library.Unread {
			listed[item.Text] = true
		}
		unread := !library.Readable(key, text) || key != library.TrainingKey && (!json.Valid([]byte(text)) || !utf8.ValidString(text))
		if text != "" && unread && !listed[text] {
			if g, _ := game.Unpack("", p.texts[key]); p.texts[key] != text || !g.Exists() {
				t.Errorf("%s: %q cannot be copied", key, text)
			}
		}
		if got := p.texts[library.TrainingKey]; key != library.TrainingKey && got != home.texts[library.TrainingKey] {
			t.Errorf("%s: %q costs the training: %q", key, text, got)
		}
		for id, record := range games {
			g, _ := game.Unpack(id, p.texts[library.GamePrefix+id])
			rec, _ := rules.ParseRecord(record)
			if library.GamePrefix+id != key && game.Relate(g.Record(), rec) != game.Same && game.Relate(g.Record(), rec) != game.Ahead {
				t.Errorf("%s: %q costs the game %s: %s", key, text, record, g.Record())
			}
		}
		p.open(Loaded{})
	}
}
