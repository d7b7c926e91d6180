package wasm

import (
	"maps"
	"testing"
)

func TestFunctions(t *testing.T) {
	code := "\x0a\x08\x02\x02ab\x03abc"
	names := "\x00\x0e\x04name\x01\x07\x02\x05\x01f\x06\x01g"
	got, err := Functions([]byte(moduleHead + code + names))
	if want := map[string]int{"f": 2, "g": 3}; err != nil || !maps.Equal(got, want) {
		t.Errorf("%v, %v", got, err)
	}
	for _, bad := range []string{"", moduleHead, moduleHead + code, moduleHead + names} {
		if got, err := Functions([]byte(bad)); err == nil {
			t.Errorf("%q has functions %v", bad, got)
		}
	}
}
