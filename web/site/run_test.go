package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// askEngine runs the program as the engine's worker: it answers one question, with as much collecting of garbage as
// can be.
const askEngine = `
import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
globalThis.crypto ??= webcrypto; // Node 18 has no global one
const [exec, program] = process.argv.slice(2);
const question = { id: 1, record: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", nodes: 20000 };
let listener;
globalThis.addEventListener = (_, f) => (listener = f);
globalThis.postMessage = (text) => {
	if (text === "") return setTimeout(listener, 0, { data: JSON.stringify(question) });
	const { done, failed } = JSON.parse(text);
	if (done || failed) console.log(text), process.exit();
};
await import(exec);
const go = new Go();
go.env = { GOGC: "1" };
await go.run((await WebAssembly.instantiate(readFileSync(program), go.importObject)).instance);`

// Package wasm changes tables by which Go's runtime walks its stacks. A Go that has others makes a program that ends when
// its stack grows or its garbage is collected.
func TestThePackedProgramRuns(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	site, err := Built()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	files := Files{"ask.mjs": []byte(askEngine), "app.wasm": site[site.Name("app.wasm")]}
	if err := files.Write(dir); err != nil {
		t.Fatal(err)
	}
	exe, err := wasmExec()
	if err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", filepath.Join(dir, "ask.mjs"), exe, filepath.Join(dir, "app.wasm"))
	node.Stderr = os.Stderr
	out, err := node.Output()
	if err != nil || !strings.Contains(string(out), `"done":true,"failed":false`) {
		t.Errorf("%v\n%s", err, out)
	}
}
