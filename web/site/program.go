package site

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"kulami/web/wasm"
)

// compile builds the program for the browser and packs it.
func compile(root string) ([]byte, error) {
	program, err := goBuild(root, "-s -w") // without what only debuggers read
	if err != nil {
		return nil, err
	}
	return wasm.Pack(program)
}

// inlined are the packages whose functions the compiler may copy into their callers; in all others it must not, which
// makes app.wasm 10 % smaller with brotli. The engine and the runtime are left to be fast.
var inlined = []string{"kulami/rules/engine", "runtime/...", "internal/runtime/...", "internal/bytealg", "math/...", "sync/atomic"}

// experiments are defaults of Go that the program does without: the collector with marking in blocks of memory, which is
// 1 % of app.wasm with brotli, and which this program, on one processor, is not faster with; and from Go 1.27 on the new
// encoding/json, 8 %. A Go that no longer knows one of them says so.
const experiments = "nogreenteagc,nojsonv2"

// These stand in for files of the standard library: for the settings of GODEBUG with a count of each, without any use in a
// browser, 1.3 % of app.wasm with brotli; and for sorts of 20 functions for each type that is sorted, one that merges. A Go
// that asks more of them does not compile them.
var (
	//go:embed godebug.go.txt
	noSettings []byte
	//go:embed sorts.go.txt
	oneSort []byte
)

// In symtab the runtime counts which function an address is in, in place of looking it up in a table, where each function of
// WebAssembly has 16 entries: package wasm empties that, 1 % of app.wasm with brotli and 2.3 MB of memory.
const (
	symtab = "runtime/symtab.go"
	lookUp = "(*findfuncbucket)(add(unsafe.Pointer(datap.findfunctab), b*unsafe.Sizeof(findfuncbucket{})))"
	count  = "&findfuncbucket{idx: uint32(b / 16)}"
)

// overlayOf writes them into a new folder with an overlay for go build, and returns the name of that and of the toolchain's
// folder. There the toolchain has another name, because where modules are kept, as a Go is that was fetched for go.mod, go
// build replaces no file.
func overlayOf(dir string) (overlay, goRoot string, err error) {
	installed, err := goTool("", nil, "env", "GOROOT")
	if err != nil {
		return "", "", err
	}
	goRoot = filepath.Join(dir, "go")
	in := func(name string) string { return filepath.Join(goRoot, "src", name) }
	files := Files{"godebug.go": noSettings, "sorts.go": oneSort}
	files[symtab], err = os.ReadFile(filepath.Join(installed, "src", symtab))
	if err == nil {
		err = files.edit(symtab, lookUp, count)
	}
	if err != nil {
		return "", "", fmt.Errorf("the toolchain's %w", err)
	}
	files["overlay.json"], _ = json.Marshal(map[string]any{"Replace": map[string]string{
		in("internal/godebug/godebug.go"): filepath.Join(dir, "godebug.go"),
		in("slices/zsortanyfunc.go"):      filepath.Join(dir, "sorts.go"),
		in("slices/zsortordered.go"):      "", // there is none
		in(symtab):                        filepath.Join(dir, symtab),
	}})
	if err := files.Write(dir); err != nil {
		return "", "", err
	}
	return filepath.Join(dir, "overlay.json"), goRoot, os.Symlink(installed, goRoot)
}

// goBuild has the Go toolchain build the program with the small copy of go-app. Paths and commits are kept out of it, so that
// equal sources give an equal file.
func goBuild(root, linkerFlags string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "kulami-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	workspace, err := smallGoApp(root, dir)
	if err != nil {
		return nil, err
	}
	overlay, goRoot, err := overlayOf(filepath.Join(dir, "overlay"))
	if err != nil {
		return nil, err
	}
	program := filepath.Join(dir, "app.wasm")
	env := []string{"GOOS=js", "GOARCH=wasm", "GOWORK=" + workspace, "GOROOT=" + goRoot, "GOEXPERIMENT=" + experiments}
	args := []string{"build", "-trimpath", "-buildvcs=false", "-o", program, "-ldflags=" + linkerFlags, "-overlay=" + overlay, "-gcflags=all=-l"}
	for _, pattern := range inlined {
		args = append(args, "-gcflags="+pattern+"=")
	}
	if _, err := goTool(root, env, append(args, "./web")...); err != nil {
		return nil, err
	}
	return os.ReadFile(program)
}

// repository is the folder of go.mod.
func repository() (string, error) {
	return goTool("", []string{"GOWORK=off"}, "list", "-m", "-f", "{{.Dir}}")
}

// wasmExec is the file of the toolchain's glue between Go and the browser.
func wasmExec() (file string, err error) {
	root, err := goTool("", nil, "env", "GOROOT")
	return filepath.Join(root, "lib", "wasm", "wasm_exec.js"), err
}

// goTool runs the go command in dir with extra environment and gives its output.
func goTool(dir string, env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		err = fmt.Errorf("go %s: %w", args[0], err)
	}
	return strings.TrimSpace(string(out)), err
}
