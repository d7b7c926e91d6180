package e2e

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// Foreign data lies under our keys in the storage: texts with any UTF-16 units, also with such as are not text at all.

// foreign are such texts, as expressions that give the same text each time.
var foreign = map[string]string{
	"Latin-1":            `text(200, 256)`,
	"NUL":                `"\0"`,
	"NULs":               `"\0".repeat(1000)`,
	"NUL before JSON":    `"\0{}"`,
	"a lone surrogate":   `"\ud800"`,
	"surrogates, turned": `"\udc00\ud800"`,
	"any units":          `text(300, 65536)`,
	"100 KB":             `text(50000, 1024)`, // of letters that fonts have: to draw others takes a slow machine a minute
	"in JSON":            `'{"v":2,"x":"\ud800"}'`,
	"in a game's name":   `'{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1,"name":"\udfff","seed":"1"}'`,
	"replaced already":   `"\ufffd\ufffd"`,
	"a space":            `" "`,
	"zero":               `"0"`,
}

// foreignText makes a text of so many units below a bound.
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
			of := func(i int) string { return fmt.Sprintf(`" ".repeat(%d) + %s`, i, value) } // each has its own
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
