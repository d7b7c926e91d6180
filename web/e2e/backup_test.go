package e2e

import (
	"maps"
	"testing"

	"kulami/app/text"
)

// A person saves everything to a file and restores it.

func TestBackupAndRestore(t *testing.T) {
	p := table(t, Desktop, keepFiles)
	p.Run(`dispatchEvent(new Event("kulami-offline"))`)
	threeGames(p)
	p.OpenDialog("settings")
	p.Choose("theme", "dark")
	p.CloseDialog()
	link := p.Link()
	openLibrary(p)
	waitListed(p, 3)
	file := everything(p)
	want := kept(p)
	if len(want) != 4 {
		t.Errorf("%d keys are stored", len(want))
	}

	wipe(p)
	if got := kept(p); len(got) > 2 || got["kulami"] == want["kulami"] {
		t.Fatalf("after wiping there are %v", got)
	}
	restore(p, file)
	if got := kept(p); !maps.Equal(got, want) {
		for key := range want {
			if got[key] != want[key] {
				t.Errorf("%s came back as %s, was %s", key, got[key], want[key])
			}
		}
		t.Errorf("%d keys came back, want %d", len(got), len(want))
	}
	if p.Text("dialog [role=alert]") != text.In("en").Restored(3, 0) {
		t.Errorf("the dialog says: %s", p.Text("dialog [role=alert]"))
	}
	p.CloseDialog()
	if got := p.Link(); got != link {
		t.Errorf("the game shown is %s, was %s", got, link)
	}
	p.PlayOn(1, "", p.PressHole)
}

// everything returns the backup that the page offers as a file.
func everything(p *Page) string {
	p.T.Helper()
	p.Press(Act("backup"))
	p.Wait("the file", `window.handed?.length`)
	return Eval[string](p, `handed.pop().text()`)
}

// keepFiles records the files that the page offers and writes none to the disk. It skips the script
// that fetches the program, which has an object URL, too.
const keepFiles = `window.handed = [];
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
	if (blob.type !== "text/javascript") handed.push(blob);
	return make.call(URL, blob);
};
const click = HTMLElement.prototype.click;
HTMLElement.prototype.click = function () { if (!this.download) click.call(this); };`

// wipe deletes everything stored and opens the page as on a first visit.
func wipe(p *Page) {
	p.T.Helper()
	Eval[bool](p, forget)
	p.Run(`history.replaceState(null, "", location.pathname)`)
	p.ReloadGame()
}

func restore(p *Page, file string) {
	p.T.Helper()
	p.OpenDialog("import")
	drag(p, file, true, "drop")
	p.Wait("words about what came back", `document.querySelector("dialog [role=alert]").innerText.includes("restored")`)
}
