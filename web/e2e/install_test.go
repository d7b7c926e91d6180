package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
)

// A person installs the game.

func TestInstall(t *testing.T) {
	for _, address := range []string{rootURL, subURL} {
		p := start(t, Phone)
		p.OpenGame(address)
		for _, complaint := range manifestErrors(p) {
			// A tab with its own storage counts as a private window, in which apps cannot be
			// installed.
			if complaint != "in-incognito" {
				t.Errorf("%s: %s", address, complaint)
			}
		}
	}
}

// The browser offers its install dialog before or after the program has started. The dialog is
// shown once, when the player asks for it.
func TestInstallByTheGamesOwnButton(t *testing.T) {
	p := table(t, Phone, `window.heard = []; addEventListener("kulami-install", () => heard.push(kulami.installable));
window.offer = (outcome) => {
	const event = new Event("beforeinstallprompt", { cancelable: true });
	event.prompt = () => Promise.resolve({ outcome });
	dispatchEvent(event);
	return event.defaultPrevented;
};
addEventListener("DOMContentLoaded", () => { window.prevented = offer("dismissed"); });`)
	if !Eval[bool](p, `prevented && kulami.installable`) {
		t.Error("the browser's offer is not kept")
	}
	for _, want := range []bool{false, false} { // dismissed; then there is no dialog left
		if got := Eval[bool](p, `kulami.install()`); got != want {
			t.Errorf("installing gives %v, want %v", got, want)
		}
	}
	if !Eval[bool](p, `offer("accepted") && kulami.install()`) {
		t.Error("a yes is not reported")
	}
	if got := Eval[[]bool](p, `heard`); len(got) != 4 || got[3] {
		t.Errorf("installable was %v", got)
	}
}

// manifestErrors returns the browser's errors in the manifest and its reasons not to install the
// app.
func manifestErrors(p *Page) (found []string) {
	p.T.Helper()
	manifest := call(p, "read the manifest", page.GetAppManifest, page.GetAppManifestParams{})
	for _, e := range manifest.Errors {
		found = append(found, e.Message)
	}
	if manifest.URL == "" || len(manifest.Data) == 0 {
		found = append(found, "there is no manifest")
	}
	install := call(p, "ask for installability", page.GetInstallabilityErrors, cdp.Empty{})
	for _, e := range install.InstallabilityErrors {
		found = append(found, e.ErrorID)
	}
	return found
}
