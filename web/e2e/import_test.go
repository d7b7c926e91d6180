package e2e

import (
	"encoding/json"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"

	"kulami/app/text"
)

// Games are imported from pasted text, files, drops and the system.

func TestImportByPaste(t *testing.T) {
	p := tableOfTwo(t, Desktop, 4)
	mine := p.Link()
	p.OpenDialog("import")
	for text, words := range map[string]string{"what is this": "No game", "k2/b8future": "newer version"} {
		p.Choose("import", text)
		p.Press(Act("import-now"))
		p.Wait("words about "+text, `document.querySelector("dialog [role=alert]").innerText.includes(`+quote(words)+`)`)
		if got := Eval[string](p, `document.querySelector('[name="import"]').value`); got != text {
			t.Errorf("%q is left of %q", got, text)
		}
	}
	p.Choose("import", "Look at this: https://host.example/x#"+sent+" (your move!)")
	p.Press(Act("import-now"))
	p.WaitPly(3)
	if got := p.Link(); got != sent {
		t.Errorf("the game is %s", got)
	}
	if p.Has(Act("keep")) {
		t.Error("what is imported has still to be saved")
	}
	openLibrary(p)
	waitListed(p, 2)
	p.Press(`[data-act="open-game"]:not([aria-current])`)
	p.WaitPly(4)
	if got := p.Link(); got != mine {
		t.Errorf("my game is %s, was %s", got, mine)
	}
	p.OpenDialog("import")
	p.Choose("import", "1. k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv\n2. https://host.example/#"+mine+"\n3. "+sent+"\nrubbish")
	p.Press(Act("import-now"))
	p.Wait("the number of games", `document.querySelector("dialog [role=alert]").innerText.includes(`+quote(text.In("en").Imported(1, 2, 1, 0))+`)`)
	p.Press("dialog " + Act("library"))
	p.WaitFor(`[data-state="library"]`)
}

// chooseFile sets the file of the import dialog, as the system's dialog does.
func chooseFile(p *Page, path string) {
	p.T.Helper()
	input, err := send(p.tab.ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: `document.querySelector('[name="file"]')`})
	p.Must("find the file control", err)
	call(p, "choose "+path, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: []string{path}, ObjectID: input.Result.ObjectID})
}

func TestImportByFile(t *testing.T) {
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	p := table(t, Phone)
	p.OpenDialog("import")
	p.Choose("import", "what I have typed")
	chooseFile(p, write("large.txt", strings.Repeat("k1/ ", 1<<21)))
	p.Wait("words about the size", `document.querySelector("dialog [role=alert]").innerText.includes("5\u00a0MB")`)
	if got := Eval[string](p, `document.querySelector('[name="import"]').value`); got != "what I have typed" {
		t.Errorf("the field holds %q", got)
	}
	chooseFile(p, write("game.kulami", sent+"\n"))
	p.WaitPly(3)
	if got := p.Link(); got != sent {
		t.Errorf("the game is %s", got)
	}
}

// drag sends drag events with a text, or with a file that contains it, to the page.
func drag(p *Page, text string, file bool, events ...string) {
	p.T.Helper()
	names, _ := json.Marshal(events)
	p.Run(fmt.Sprintf(`const data = new DataTransfer();
if (%v) data.items.add(new File([%s], "game.kulami")); else data.setData("text/plain", %s);
for (const name of %s) document.querySelector("main").dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer: data }))`,
		file, quote(text), quote(text), names))
}

func TestImportByDrop(t *testing.T) {
	p := table(t, Desktop)
	for i, file := range []bool{true, false} {
		drag(p, sent, file, "dragenter", "dragover")
		p.WaitFor(".drop-mark")
		drag(p, sent, file, "dragleave")
		p.Wait("the mark to go", `!document.querySelector(".drop-mark").checkVisibility()`)
		drag(p, sent, file, "dragover", "drop")
		p.WaitPly(3)
		if p.Sees(".drop-mark") {
			t.Error("the mark stays")
		}
		if i == 0 {
			p.NewGame("opponent", "person")
			p.PlayOn(1, "", p.PressHole)
		}
	}
	openLibrary(p) // drops work over a dialog, too
	drag(p, "no game at all", true, "dragover")
	p.WaitFor(".drop-mark")
	drag(p, "no game at all", true, "drop")
	p.WaitFor(`[data-state="import"]`)
	if got := Eval[string](p, `document.querySelector('[name="import"]').value`); got != "no game at all" {
		t.Errorf("the field holds %q", got)
	}
}

// Several files in any encoding are imported together, with one count. For a folder, a picture or
// an empty file a message is shown.
func TestImportOfSeveralFiles(t *testing.T) {
	p := table(t, Phone)
	drop := func(files string) {
		t.Helper()
		p.Run(`const data = new DataTransfer();
for (const content of ` + files + `) data.items.add(new File([content], "game.kulami"));
document.querySelector("main").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }))`)
	}
	said := func(words string) {
		t.Helper()
		p.Wait(words, `document.querySelector("dialog [role=alert]")?.innerText === `+quote(words))
	}
	drop(`["k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "what is this", ""]`)
	said(text.In("en").Imported(2, 0, 0, 2))
	drop(`["k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa", new Uint8Array([0xff, 0xfe, ...[..."1. d4! d8 {\u00fc} *"].flatMap((c) => [c.charCodeAt(0), 0])])]`)
	said(text.In("en").Imported(1, 1, 0, 0))
	const list = `1. d4! d8 {ü “½” …} 2. %s ½–½`
	// An expression for the bytes of a text, and a move.
	for encoding, c := range map[string][2]string{
		"UTF-8 with a mark":    {`"\ufeff" + text`, "d1"},
		"UTF-16, little":       {`new Uint8Array([0xff, 0xfe, ...units.flatMap((u) => [u & 255, u >> 8])])`, "b8"},
		"UTF-16, big":          {`new Uint8Array([0xfe, 0xff, ...units.flatMap((u) => [u >> 8, u & 255])])`, "g8"},
		"UTF-16 without marks": {`new Uint8Array(units.flatMap((u) => [u & 255, u >> 8]))`, "h8"},
		"Windows-1252":         {`new Uint8Array(units.map((u) => ({ 0x201c: 0x93, 0x201d: 0x94, 0x2026: 0x85, 0x2013: 0x96 })[u] ?? u))`, "c8"},
		"CR":                   {`text.replaceAll(" ", "\r")`, "a8"},
	} {
		p.Run(`window.text = ` + quote(fmt.Sprintf(list, c[1])) + `; window.units = [...text].map((c) => c.charCodeAt(0))`)
		drop(`[` + c[0] + `]`)
		p.Wait("the moves of "+encoding, `location.hash.includes("/md4d8`+c[1]+`/") && !document.querySelector("dialog, [data-status=notice]")`)
	}
	drop(`[new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])]`)
	said("No game was found in this file.")
	if got := Eval[string](p, `document.querySelector('[name="import"]').value`); got != "" {
		t.Errorf("the field holds %q", got)
	}
	if !Eval[bool](p, `document.querySelector('[name="file"]').multiple`) {
		t.Error("only one file can be chosen")
	}
	p.CloseDialog()
	openLibrary(p)
	waitListed(p, 9)
}

// The system opens a file with the app.
func TestImportFromTheSystem(t *testing.T) {
	p := table(t, Desktop, `Object.defineProperty(window, "launchQueue", { value: { setConsumer: (take) => { window.launched = take } } })`)
	p.Run(`launched({ files: [] })
launched({ files: [{ getFile: async () => new File([` + quote(sent) + `], "game.kulami") }] })`)
	p.WaitPly(3)
	p.Run(`launched({ files: [{ getFile: async () => { throw new Error("gone") } }] })`)
	p.WaitFor(`[data-state="import"]`)
}

// Another app shares texts or files by a request to the service worker.
func TestShareWithTheApp(t *testing.T) {
	const send = `(() => {
  const form = Object.assign(document.createElement("form"), { method: "post", enctype: "multipart/form-data", action: "./" });
  const put = (name, value) => {
    const input = Object.assign(document.createElement("input"), { name, type: typeof value === "string" ? "text" : "file" });
    if (typeof value === "string") input.value = value;
    else { const list = new DataTransfer(); value.forEach((file) => list.items.add(file)); input.files = list.files; }
    form.append(input);
  };
  const file = (text) => new File([text], "game.kulami", { type: "text/plain" });
  %s
  document.documentElement.append(form);
  setTimeout(() => form.submit());
})()`
	p, address := settledOffline(t)
	for name, c := range map[string]struct {
		parts string
		done  func()
	}{
		"a text":    {`put("share-text", ` + quote("Look: https://example.org/#"+sent) + `)`, func() { p.WaitPly(3) }},
		"a file":    {`put("share-title", "a game"); put("share-files", [file(` + quote(shownGame) + `)])`, func() { p.WaitPly(21) }},
		"two files": {`put("share-files", [file(` + quote(sent) + `), file("nothing")])`, func() { p.WaitFor(`[data-state="import"] [role="alert"]:not(.unseen)`) }},
	} {
		t.Run(name, func(t *testing.T) {
			p.Allow("favicon.ico")
			p.Goto(address + "manifest.webmanifest")
			p.Run(fmt.Sprintf(send, c.parts))
			p.Wait("the app", `window.kulami`)
			p.WaitReady()
			c.done()
		})
	}
}

// The system opens the installed app in each possible way: with an address of web+kulami, with a
// shared text, with a file.
func TestLaunches(t *testing.T) {
	t.Parallel()
	damaged := strings.Replace(sent, "e7", "e8", 1)
	file := func(text string) string {
		return `Object.defineProperty(window, "launchQueue", { value: { setConsumer: (take) => take({ files: [{ getFile: async () => new File([` + quote(text) + `], "game.kulami") }] }) } })`
	}
	for _, launch := range some(5, []struct {
		name, query, before string
		plies               int // -1 if the text cannot be read
		fault               bool
	}{
		{"a shared text", "?share-text=" + url.QueryEscape("Look: https://example.org/#"+sent+" !"), "", 3, false},
		{"an address", "?share-url=" + url.QueryEscape("web+kulami:"+sent), "", 3, false},
		{"an encoded address", "?share-url=" + url.QueryEscape("web+kulami:"+url.QueryEscape(sent)), "", 3, false},
		{"an address with slashes", "?share-url=" + url.QueryEscape("web+kulami://"+sent), "", 3, false},
		{"a damaged address", "?share-url=" + url.QueryEscape("web+kulami:"+damaged), "", 2, true},
		{"a damaged file", "?act=open", file(damaged), 2, true},
		{"a file", "?act=open", file(sent + "\n"), 3, false},
		{"an address of nothing", "?share-url=" + url.QueryEscape("web+kulami:nothing"), "", -1, true},
		{"a file of nothing", "?act=open", file("nothing"), -1, true},
	}) {
		t.Run(launch.name, func(t *testing.T) {
			p := visitor(t, Phone, rootURL+launch.query, launch.before)
			if launch.plies >= 0 {
				p.WaitPly(launch.plies)
			} else {
				p.WaitFor(`[data-state="import"] [role="alert"]:not(.unseen)`)
			}
			if said := p.Has(`[data-status="notice"]`) || launch.plies < 0; said != launch.fault {
				t.Errorf("that it is damaged is said: %v", said)
			}
		})
	}
}
