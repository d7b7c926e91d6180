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
	program, err := smallBuild(root, "-s -w") // without debug information
	if err != nil {
		return nil, err
	}
	return wasm.Pack(program)
}

// inlined lists the packages whose functions the compiler inlines. It must not inline others, which
// makes app.wasm 13 % smaller with brotli. Only the engine and the runtime need the speed.
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

// Stock builds a program of the repository for the browser with unmodified Go and go-app, without
// packing. The game is larger but plays the same. So an upgrade of Go or go-app does not have to
// wait for package goapp and package wasm.
func Stock(program string) ([]byte, error) {
	root, err := repository()
	if err != nil {
		return nil, err
	}
	return goBuild(root, []string{"GOWORK=off"}, "-ldflags=-s -w", program)
}

// goBuild builds a program for the browser. It keeps paths and commits out of the file, so that
// equal sources give equal files.
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

// repository returns the folder of go.mod.
func repository() (string, error) {
	return goTool("", []string{"GOWORK=off"}, "list", "-m", "-f", "{{.Dir}}")
}

// wasmExec returns the path of the toolchain's JavaScript support file for Go programs.
func wasmExec() (file string, err error) {
	root, err := goTool("", nil, "env", "GOROOT")
	return filepath.Join(root, "lib", "wasm", "wasm_exec.js"), err
}

// goTool runs the go command in dir with additional environment variables and returns its output.
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
