package main

import (
	"os"
	"os/exec"
	"testing"
)

// The program works without our copy of go-app.
func TestTheStockGoAppIsEnough(t *testing.T) {
	for _, platform := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		build := exec.Command("go", "build", "-o", os.DevNull, ".")
		build.Env = append(append(os.Environ(), "GOWORK=off"), platform...)
		if out, err := build.CombinedOutput(); err != nil {
			t.Errorf("%v: %v\n%s", platform, err, out)
		}
	}
}
