package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"kulami/web/site"
)

// helloWorld returns go-app's hello world as a static site. It has the whole go-app and is built
// and generated as its documentation says. Only the linker's flags differ: they make it smaller.
func helloWorld(t *testing.T) subject {
	t.Helper()
	const source = "./web/e2e/testdata/hello"
	dir := t.TempDir()
	generate := filepath.Join(t.TempDir(), "hello")
	runIn(t, "../..", "go", "build", "-o", generate, source)
	runIn(t, dir, generate)
	built, err := site.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	if built["web/app.wasm"], err = site.Stock(source); err != nil {
		t.Fatal(err)
	}
	built["web/icon.svg"] = files["icons/favicon.svg"]
	built.Compress(nil)
	return subject{"hello", built, helloReady, `navigator.serviceWorker.controller !== null`}
}

func runIn(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOWORK=off") // with the unchanged go-app
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
}

// helloReady sets the game's performance mark when go-app removes the cover that it shows while the
// page loads.
const helloReady = `let loads = false;
new MutationObserver((changes, all) => {
	const loader = document.getElementById("app-wasm-loader");
	loads ||= loader !== null;
	if (!loads || loader) return;
	performance.mark("app-ready");
	all.disconnect();
}).observe(document, { childList: true, subtree: true });`
