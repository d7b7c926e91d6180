package view

import (
	"fmt"
	"strings"
	"testing"

	"kulami/app/play"
)

func TestTurningTheBoardShowsIt(t *testing.T) {
	if html := page(t, play.Open{Dialog: play.MenuDialog}, play.Turn{}); strings.Contains(html, "<dialog") {
		t.Error("the menu lies over the turned board")
	}
}

// What a marble changes on the board is seen when it is heard.
func TestContactIsOneTime(t *testing.T) {
	if want := fmt.Sprintf("--contact: .%ds;", play.Contact/10); !strings.Contains(styleSheet(t), want) {
		t.Errorf("the style sheet does not have %q", want)
	}
}
