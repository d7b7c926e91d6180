package e2e

import "testing"

// A person installs the game.

func TestInstall(t *testing.T) {
	for _, address := range []string{rootURL, subURL} {
		p := start(t, Phone)
		p.Goto(address)
		p.WaitReady()
		for _, complaint := range p.ManifestErrors() {
			// A tab of its own storage counts as a private window, where nothing can be installed.
			if complaint != "in-incognito" {
				t.Errorf("%s: %s", address, complaint)
			}
		}
	}
}
