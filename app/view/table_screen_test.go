package view

import (
	"strings"
	"testing"

	"kulami/app/play"
	"kulami/app/text"
)

// That a picture could not be made stands beside what was pressed, and is said.
func TestPictureFailed(t *testing.T) {
	html := page(t, play.Open{Dialog: play.ShareDialog}, play.PictureFailed{})
	if n := strings.Count(html, text.In("en").NoPicture); n != 3 {
		t.Errorf("it is written %d times, want in the status line, in the dialog and for screen readers", n)
	}
}
