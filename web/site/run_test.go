package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"kulami/web/wasm"
)

// prepareNode prepares a script in node to run a program. The program's file is the second
// argument.
const prepareNode = `
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
globalThis.crypto ??= webcrypto; // Node 18 has no global one // Node 18 has no global one
const [exec, program] = process.argv.slice(2);
`

// askEngine runs the program as the engine's worker. The worker answers one question with maximum
// garbage collection.
const askEngine = prepareNode + `
const question = { id: 1, record: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", nodes: 20000 };
let listener;
globalThis.addEventListener = (_, f) => (listener = f);
globalThis.postMessage = (text) => {
	if (text === "") return setTimeout(listener, 0, { data: JSON.stringify(question) });
	const { done, failed } = JSON.parse(text);
	if (done || failed) console.log(text), process.exit();
};
` + runGo

// runGo runs a program with maximum garbage collection.
const runGo = `await import(exec);
const go = new Go();
go.env = { GOGC: "1" };
await go.run((await WebAssembly.instantiate(readFileSync(program), go.importObject)).instance);`

// inNode runs a program in node by a script and returns its output.
func inNode(t *testing.T, script string, program []byte) string {
	t.Helper()
	dir := t.TempDir()
	if err := (Files{"run.mjs": []byte(script), "app.wasm": program}).Write(dir); err != nil {
		t.Fatal(err)
	}
	glue, err := wasmExec()
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", filepath.Join(dir, "run.mjs"), glue, filepath.Join(dir, "app.wasm"))
	node.Stderr = os.Stderr
	out, err := node.Output()
	if err != nil {
		t.Error(err)
	}
	return string(out)
}

// Package wasm changes tables with which Go's runtime walks its stacks. If a new Go has different
// tables, the program crashes when its stack grows or its garbage is collected.
func TestThePackedProgramRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	site, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	if out := inNode(t, askEngine, site[site.Name("app.wasm")]); !strings.Contains(out, `"done":true,"failed":false`) {
		t.Error(out)
	}
}

// readsNames prints everything that the runtime finds by function names.
const readsNames = `package main

import (
	"fmt"
	"runtime"
)

type value struct{ n int }

//go:noinline
func (v value) Method() int { return v.n }

//go:noinline
func call(m interface{ Method() int }) int { return m.Method() }

func main() {
	defer func() { fmt.Println(recover()) }()
	fmt.Println(runtime.NumGoroutine())
	call((*value)(nil))
}
`

// A packed program prints the same names as an unpacked one.
func TestThePackedProgramHasTheNamesItReads(t *testing.T) {
	dir := t.TempDir()
	if err := (Files{"go.mod": []byte("module names\n\ngo 1.26\n"), "main.go": []byte(readsNames)}).Write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := goTool(dir, []string{"GOOS=js", "GOARCH=wasm", "GOWORK=off", "GOFLAGS="}, "build", "-ldflags=-s -w", "-o", "names.wasm"); err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(filepath.Join(dir, "names.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	packed, err := wasm.Pack(program)
	if err != nil {
		t.Fatal(err)
	}
	const want = "1\nvalue method main.value.Method called using nil *value pointer\n"
	for _, program := range [][]byte{program, packed} {
		if got := inNode(t, prepareNode+runGo, program); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
