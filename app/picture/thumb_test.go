package picture

import (
	"strings"
	"testing"

	"kulami/rules"
)

// A picture of a game has its marbles, and the sides differ by a mark.
func TestThumb(t *testing.T) {
	rec, err := rules.ParseLink("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	if err != nil {
		t.Fatal(err)
	}
	p := rec.Position()
	drawn := Thumb(p.Board(), 1, [2]rules.Set{p.Marbles(rules.First), p.Marbles(rules.Second)})
	for class, want := range map[string]int{"thumb-first": 2, "thumb-mark": 2, "thumb-second": 1, "thumb-pit": 61} {
		_, rest, _ := strings.Cut(drawn, `class="`+class+`" `)
		_, rest, _ = strings.Cut(rest, ` d="`)
		path, _, _ := strings.Cut(rest, `"`)
		if got := strings.Count(path, "M"); got != want {
			t.Errorf("%d of %s, want %d", got, class, want)
		}
	}
	if n := strings.Count(drawn, "<path"); n > 12 {
		t.Errorf("%d paths", n)
	}
}
