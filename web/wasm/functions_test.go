package wasm

import (
	"slices"
	"testing"
)

func TestFunctions(t *testing.T) {
	code := "\x0a\x08\x02\x02ab\x03abc"
	names := "\x00\x0e\x04name\x01\x07\x02\x05\x01f\x06\x01g"
	got, err := Functions([]byte(moduleHead + code + names))
	if want := []Function{{"f", 2}, {"g", 3}}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"", moduleHead, moduleHead + code, moduleHead + names} {
		if got, err := Functions([]byte(bad)); err == nil {
			t.Errorf("%q has functions %v", bad, got)
		}
	}
	for address, want := range map[uint64]string{0: "", 0x1000_0000: "f", 0x1000_ffff: "f", 0x1001_0000: "g", 0x1002_0000: "", 1<<64 - 1: ""} {
		if f := At(got, address); f.Name != want {
			t.Errorf("%#x is in function %q, want %q", address, f.Name, want)
		}
	}
}
