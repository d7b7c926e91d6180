package e2e

import (
	"testing"
	"time"
)

// Browsers report the keys of many keyboards in these ways. The keys that the program knows show
// the ply before, or the list of keys.
func TestKeyboardsOfManyLanguages(t *testing.T) {
	p := tableOfTwo(t, Desktop, 5, "board", "sheet", "edition", "basic")
	on := func(target, event string) {
		p.Run(`document.querySelector(` + quote(target) + `).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...` + event + ` }))`)
	}
	ply := 5
	for name, event := range map[string]string{
		"AltGr and 8 on Windows":   `{ key: "[", code: "Digit8", ctrlKey: true, altKey: true, modifierAltGraph: true }`,
		"AltGr and 8 on Linux":     `{ key: "[", code: "Digit8", modifierAltGraph: true }`,
		"Option and 5 on a Mac":    `{ key: "[", code: "Digit5", altKey: true }`,
		"a Russian keyboard":       `{ key: "х", code: "BracketLeft" }`,
		"the numbers without lock": `{ key: "ArrowLeft", code: "Numpad4" }`,
	} {
		target := tabStop
		if name == "the numbers without lock" {
			target = "body"
		}
		on(target, event)
		p.WaitPly(ply - 1)
		p.Focus(tabStop)
		p.Key("]")
		p.WaitPly(ply)
		t.Log(name)
	}
	for _, event := range []string{
		`{ key: "[", code: "BracketLeft", ctrlKey: true }`, `{ key: "[", code: "BracketLeft", metaKey: true }`, `{ key: "¨", code: "KeyU", altKey: true }`,
		`{ key: "µ", code: "KeyU", modifierAltGraph: true }`, `{ key: "€", code: "KeyU", modifierAltGraph: true }`, `{ key: "u", code: "KeyU", isComposing: true }`,
		`{ key: "u", code: "KeyU", keyCode: 229 }`, `{ key: "Dead", code: "BracketLeft" }`, `{ key: "Process", code: "KeyU" }`, `{ key: "u", code: "KeyU", repeat: true }`,
		`{ key: "u", code: "KeyU", altKey: true }`, `{ key: "u", code: "KeyU", ctrlKey: true }`, `{ code: "KeyU" }`,
	} {
		on(tabStop, event)
	}
	for _, key := range "hurry up[]?lsmx" { // dictated, while a button or nothing has the focus
		for _, target := range []string{"body", Act("undo"), Act("hint"), "h1"} {
			on(target, `{ key: `+quote(string(key))+` }`)
		}
	}
	time.Sleep(300 * time.Millisecond)
	if at := p.Ply(); at != ply || p.Has("dialog") || p.Has(`[data-replaying="true"]`) || p.Has(`[data-status="notice"], [data-status="answer"], [data-status="thinking"]`) {
		t.Errorf("a key did something: ply %d, was %d", at, ply)
	}
	on(tabStop, `{ key: "؟", code: "Slash", shiftKey: true }`)
	p.WaitFor(`[data-state="keys"]`)
	p.Key("Escape")
	p.WaitGone("dialog")
	on(tabStop, `{ key: "U", code: "KeyU" }`) // Caps Lock
	p.WaitPly(ply - 1)
}

// The dialog for a hole's name stays open with the typed text and a message until the text can be
// read.
func TestTypeAHole(t *testing.T) {
	p := tableOfTwo(t, Phone, 0, "board", "sheet", "edition", "basic")
	p.PressAct("keys")
	p.WaitFor(`[name="entry"]`)
	p.Focus(`[name="entry"]`)
	p.Type("C five")
	p.Key("Enter")
	p.Wait("the sentence", `document.querySelector('[data-state="keys"] .note').textContent.includes("C five")`)
	if typed := Eval[string](p, `document.activeElement.value`); typed != "C five" {
		t.Errorf("the field has %q", typed)
	}
	p.Run(`document.activeElement.value = "С 4. "`) // the letter is Cyrillic
	p.Key("Enter")
	p.WaitFor(Hole("c4") + `[data-marble="first"]`)
	p.WaitGone("dialog")
}
