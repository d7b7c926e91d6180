package site

import (
	"testing"

	"kulami/web/wasm"
)

func TestWithNames(t *testing.T) {
	functions := []wasm.Function{{Name: "main.main"}, {Name: "kulami_app_play.Update"}}
	trace := "goroutine 1 [running]:\n(...)\n\t:0 +0x2 fp=0x4 sp=0x3 pc=0x10010002\n\t:0 pc=0x1\n"
	want := "goroutine 1 [running]:\n(...)\n\t:0 +0x2 fp=0x4 sp=0x3 pc=0x10010002 kulami_app_play.Update\n\t:0 pc=0x1 \n"
	if got := string(withNames([]byte(trace), functions)); got != want {
		t.Errorf("%q", got)
	}
}
