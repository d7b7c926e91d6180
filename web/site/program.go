package site

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"kulami/web/goapp"
	"kulami/web/wasm"
)

// compile builds the program for the browser and packs it.
func compile(root string) ([]byte, error) {
	program, err := smallBuild(root, "-s -w") // without what only debuggers read
	if err != nil {
		return nil, err
	}
	return wasm.Pack(program)
}

// inlined are the packages whose functions the compiler may copy into their callers; in all others it must not, which
// makes app.wasm 13 % smaller with brotli. The engine and the runtime are left to be fast.
var inlined = []string{"kulami/rules/engine", "runtime/...", "internal/runtime/...", "internal/bytealg", "math/...", "sync/atomic"}

// smallBuild builds the program with the copy of go-app.
func smallBuild(root, linkerFlags string) ([]byte, error) {
	workspace, err := goapp.Make(root)
	if err != nil {
		return nil, err
	}
	args := []string{"-ldflags=" + linkerFlags, "-gcflags=all=-l"}
	for _, pattern := range inlined {
		args = append(args, "-gcflags="+pattern+"=")
	}
	return goBuild(root, []string{"GOWORK=" + workspace}, append(args, "./web")...)
}

// Stock builds a program of the repository for the browser with Go and go-app as they are, neither cut nor packed. The game is
// larger and plays the same, so that a new Go or go-app need not wait for the cut and the packer.
func Stock(program string) ([]byte, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	return goBuild(root, []string{"GOWORK=off"}, "-ldflags=-s -w", program)
}

// goBuild has the Go toolchain build a program for the browser. Paths and commits are kept out of it, so that equal sources
// give an equal file.
func goBuild(root string, env []string, args ...string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "kulami-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "app.wasm")
	args = append([]string{"build", "-trimpath", "-buildvcs=false", "-o", program}, args...)
	if _, err := goTool(root, append(env, "GOOS=js", "GOARCH=wasm"), args...); err != nil {
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
