package scene

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/text"
	"kulami/app/view/page"
)

// FewSeconds is the time in milliseconds below which a clock shows tenths of seconds.
const FewSeconds = 10_000

// TimeLeft formats milliseconds as minutes and seconds, rounded up. Below FewSeconds it shows
// seconds with tenths, rounded down, if tenths permits them. They change quickly.
func TimeLeft(t *text.Text, ms int64, tenths bool) string {
	if tenths && ms < FewSeconds {
		return t.Decimal(float64(ms/100) / 10)
	}
	seconds := (ms + 999) / 1000
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}

// UntilNext returns the milliseconds until TimeLeft returns another text.
func UntilNext(ms int64, tenths bool) int64 {
	if tenths && ms < FewSeconds {
		return ms%100 + 1
	}
	return (ms-1)%1000 + 1
}

// Scrubbed shows the ply of the slider while it is dragged.
func Scrubbed(ctx app.Context, e app.Event) {
	ctx.PreventUpdate() // nothing has changed yet
	page.Post(ctx, desk.Scrub{Ply: PlyOf(e.Get("target").Get("value").String())})
}

// PlyOf returns the ply of a value of the slider.
func PlyOf(value string) int {
	n, _ := strconv.Atoi(value)
	return n
}
