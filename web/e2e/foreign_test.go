package e2e

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// The storage has foreign data under our keys: texts of any UTF-16 units, some of which are not
// valid text.

// foreign maps names to such texts, as expressions that always give the same text.
var foreign = map[string]string{
	"Latin-1":            `text(200, 256)`,
	"NUL":                `"\0"`,
	"NULs":               `"\0".repeat(1000)`,
	"NUL before JSON":    `"\0{}"`,
	"a lone surrogate":   `"\ud800"`,
	"surrogates, turned": `"\udc00\ud800"`,
	"any units":          `text(300, 65536)`,
	// Only letters that the fonts have: drawing others takes a slow machine a minute.
	"100 KB":           `text(50000, 1024)`,
	"in JSON":          `'{"v":2,"x":"\ud800"}'`,
	"in a game's name": `'{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1,"name":"\udfff","seed":"1"}'`,
	"replaced already": `"\ufffd\ufffd"`,
	"a space":          `" "`,
	"zero":             `"0"`,
}

// foreignText defines text, which returns a text with this number of units, all of them less than
// below.
const foreignText = `const text = (length, below) => {
	let seed = 7;
	return String.fromCharCode(...Array.from({ length }, () => (seed = (seed * 48271) % 2147483647) % below));
};`

func TestForeignTexts(t *testing.T) {
	p := start(t, Phone)
	p.BeforeLoad(`window.copied = []; navigator.clipboard.writeText = async (text) => { copied.push(text); };`)
	keys := []string{"kulami", "kulami.game.x", "kulami.game.\ufffd", "kulami.unread.x", "kulami.x"}
	for _, name := range some(2, slices.Sorted(maps.Keys(foreign))) {
		value := foreign[name]
		t.Run(name, func(t *testing.T) {
			in(t, p)
			// A text of its own for each key.
			of := func(i int) string { return fmt.Sprintf(`" ".repeat(%d) + %s`, i, value) }
			lost := func(found string, i int) bool {
				return !Eval[bool](p, `(() => { `+foreignText+` return `+found+`.includes(`+of(i)+`); })()`)
			}
			bare(p)
			p.Run(`localStorage.clear()`)
			for i, key := range keys {
				p.Run(foreignText + ` localStorage.setItem(` + quote(key) + `, ` + of(i) + `)`)
			}
			p.OpenGame(rootURL)
			p.NewGame("opponent", "person")
			p.PlayOn(3, "", p.PressHole)
			for i, key := range keys {
				if lost(`Object.values(localStorage)`, i) {
					t.Errorf("%s is gone", key)
				}
			}
			openLibrary(p)
			p.WaitFor(Act("copy-item"))
			p.Run(`for (const button of document.querySelectorAll('[data-act="copy-item"]')) button.click()`)
			p.Wait("all to be copied", `copied.length === document.querySelectorAll('[data-act="copy-item"]').length`)
			for i, key := range keys {
				if game := strings.HasPrefix(key, "kulami.game."); key != "kulami.x" && !(game && name == "in a game's name") && lost(`copied`, i) {
					t.Errorf("%s cannot be copied", key)
				}
			}
		})
	}
}
