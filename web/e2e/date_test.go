package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// The page remains open on a flight across the date line: today's board follows the date at the
// player's place.
func TestTheDateFollowsTheTimeZone(t *testing.T) {
	p := start(t, Phone)
	fly := func(to string) {
		call(p, "set the time zone", emulation.SetTimezoneOverride, emulation.SetTimezoneOverrideParams{TimezoneID: to})
	}
	fly("Pacific/Pago_Pago") // 25 hours behind Kiritimati, so the dates always differ
	p.OpenGame(rootURL)
	dates := map[string]bool{}
	for _, place := range []string{"Pacific/Pago_Pago", "Pacific/Kiritimati", "Pacific/Pago_Pago"} {
		fly(place)
		p.NewGame("opponent", "person", "board", "today")
		p.PlayOn(1, "", p.PressHole)
		date := Eval[string](p, `new Date().toLocaleDateString("sv-SE")`)
		p.Wait("the board of "+date+" in "+place, `Object.values(localStorage).some((text) => text.includes('"Day":"`+date+`"'))`)
		dates[date] = true
	}
	if len(dates) < 2 {
		t.Errorf("the dates of both places are %v", dates)
	}
}
