package picture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"

	"kulami/rules"
)

// A picture is well-formed, complete, and no larger than a small photograph.
func TestPictureStandsAlone(t *testing.T) {
	for i, look := range looks() {
		rec := randomLink(uint64(i))
		picture := Still(rec, look, captions(rec))
		if len(picture) > 60_000 {
			t.Errorf("%+v: %d bytes", look, len(picture))
		}
		if again := Still(rec, look, captions(rec)); again != picture {
			t.Errorf("%+v: two drawings differ", look)
		}
		if strings.Contains(picture, " class=") || strings.Contains(picture, "var(") {
			t.Errorf("%+v: needs a style sheet", look)
		}
		checkPromises(t, fmt.Sprintf("%+v", look), elements(t, picture), ofFiles, nil)
	}
}

// Width, height and viewBox agree, and everything drawn on the page is inside.
func TestPictureSize(t *testing.T) {
	for i, look := range looks() {
		rec := randomLink(uint64(100 + i))
		all := elements(t, Still(rec, look, captions(rec)))
		wide, high := number(t, all[0], "width"), number(t, all[0], "height")
		if want := fmt.Sprintf("0 0 %g %g", wide, high); all[0].attributes["viewBox"] != want {
			t.Errorf("view box %s, want %s", all[0].attributes["viewBox"], want)
		}
		for _, e := range all {
			if e.name == "text" && (number(t, e, "y") > high-30 || number(t, e, "x") > wide) {
				t.Errorf("%q is at %s, %s of %g", e.text, e.attributes["x"], e.attributes["y"], high)
			}
		}
	}
}

// Every marble of the position is drawn once at its place, in its side's paint, and the last one
// has a ring.
func TestPictureShowsThePosition(t *testing.T) {
	for seed := range uint64(60) {
		rec := randomLink(seed)
		rec.Record = rec.WithCursor(rec.Len() * int(seed%4) / 3)
		p := rec.Position()
		g := NewGeometry(rec.Board(), rec.Orientation, true)
		at := map[[2]int]rules.Hole{}
		for h := range rules.Hole(rules.Holes) {
			x, y := g.Center(h)
			at[[2]int{x, y}] = h
		}
		var marbles [2]rules.Set
		var ringed []rules.Hole
		pits := 0
		for _, e := range elements(t, Still(rec, Look{Marbles: "safe", Coordinates: true, Owners: true}, captions(rec))) {
			switch href := e.attributes["href"]; {
			case e.name == "circle" && e.attributes["r"] == strconv.Itoa(pitRadius):
				pits++
			case (href == "#marble-first" || href == "#marble-second") && e.attributes["x"] != "":
				side := map[string]rules.Side{"#marble-first": rules.First, "#marble-second": rules.Second}[href]
				h, ok := at[[2]int{int(number(t, e, "x")) + Unit/2, int(number(t, e, "y")) + Unit/2}]
				if !ok || (marbles[0] | marbles[1]).Has(h) {
					t.Fatalf("game %d: an additional marble at %s, %s", seed, e.attributes["x"], e.attributes["y"])
				}
				marbles[side] |= rules.Set(1) << h
			case e.name == "circle" && e.attributes["stroke"] == "#fffdf4":
				ringed = append(ringed, at[[2]int{int(number(t, e, "cx")), int(number(t, e, "cy"))}])
			}
		}
		for side := rules.First; side <= rules.Second; side++ {
			if marbles[side] != p.Marbles(side) {
				t.Errorf("game %d: marbles of %s on %v, want %v", seed, side, marbles[side].Slice(), p.Marbles(side).Slice())
			}
		}
		if pits != rules.Holes {
			t.Errorf("game %d: %d holes", seed, pits)
		}
		var want []rules.Hole
		if p.Last() != rules.NoHole {
			want = append(want, p.Last())
		}
		if p.Before() != rules.NoHole && !(rec.Over() && rec.Cursor() == rec.Len()) {
			want = append(want, p.Before())
		}
		if !slices.Equal(ringed, want) {
			t.Errorf("game %d: rings on %v, want %v", seed, ringed, want)
		}
	}
}

// The coordinates next to a marble name its hole, independent of the geometry.
func TestPictureCoordinates(t *testing.T) {
	b := rules.SheetSquare.Board()
	played, err := rules.NewRecord(b, rules.Ruleset{}).Play(b.Hole("c7"))
	if err != nil {
		t.Fatal(err)
	}
	for turned := range 8 {
		rec := rules.Link{Record: played, Orientation: turned}
		column, row := map[float64]string{}, map[float64]string{}
		var x, y float64
		for _, e := range elements(t, Still(rec, Look{Coordinates: true}, Captions{})) {
			switch {
			case e.attributes["href"] == "#marble-first" && e.attributes["x"] != "":
				x, y = number(t, e, "x")+50, number(t, e, "y")+50
			case e.name == "text" && e.attributes["x"] == "-22":
				row[number(t, e, "y")-9] = e.text
			case e.name == "text" && len(e.text) == 1 && e.attributes["font-size"] == "25":
				column[number(t, e, "x")] = e.text
			}
		}
		if name := column[x] + row[y]; name != "c7" && name != "7c" {
			t.Errorf("turned %d: c7 is labelled %q", turned, name)
		}
	}
}

// The winner's seat has a different background; in a draw and before the end no seat has.
func TestPictureWinner(t *testing.T) {
	b := rules.SheetSquare.Board()
	played, err := rules.NewRecord(b, rules.Ruleset{}).Play(b.Hole("c7"))
	if err != nil {
		t.Fatal(err)
	}
	rec := rules.Link{Record: played}
	for finish, want := range map[rules.Finish]int{
		rules.NotFinished: 0, rules.DrawAgreed: 0, rules.FirstResigned: 1, rules.SecondOutOfTime: 1,
	} {
		rec.Record = rec.WithFinish(finish)
		if got := strings.Count(Still(rec, Look{}, captions(rec)), `fill="`+lightTheme.soft+`"`); got != want {
			t.Errorf("finish %q: %d winners, want %d", finish, got, want)
		}
	}
	rec.Record = rec.WithFinish(rules.FirstResigned).WithCursor(0)
	if strings.Contains(Still(rec, Look{}, captions(rec)), `fill="`+lightTheme.soft+`"`) {
		t.Error("a side has won before the end")
	}
}

// Text of a caption stays text with any content.
func TestPictureCaptionsStayText(t *testing.T) {
	rec := randomLink(7)
	plain := len(elements(t, Still(rec, Look{}, Captions{"T", "E", [2]string{"A", "B"}, "R", "D", "L"})))
	for _, hostile := range []string{
		`<b>&"'`, `</text>`, `]]>`, `<!--`, `&#0;`, "\x00\x07<", "\xff&", "\ufffe&", `<?x?>`, "a\nb\tc", "\u202ex",
	} {
		all := elements(t, Still(rec, Look{}, Captions{hostile, hostile, [2]string{hostile, hostile}, hostile, hostile, hostile}))
		if len(all) != plain {
			t.Errorf("%q changes the picture: %d elements, not %d", hostile, len(all), plain)
		}
	}
	const name = `Zoë <&"'> O’Hara`
	found := 0
	for _, e := range elements(t, Still(rec, Look{}, Captions{Names: [2]string{name, "x"}})) {
		if e.name == "text" && e.text == name {
			found++
		}
	}
	if found != 1 {
		t.Errorf("the name %s is written %d times", name, found)
	}
}

// A long caption is cut at the edge of the picture.
func TestPictureCutsLongCaptions(t *testing.T) {
	rec, long := randomLink(7), strings.Repeat("Wolfeschlegelstein ", 40)
	for _, look := range looks() {
		for _, e := range elements(t, Still(rec, look, Captions{long, long, [2]string{long, long}, long, long, long})) {
			if e.name == "text" && len(e.text) > 90 {
				t.Fatalf("%+v: a line of %d bytes: %.40s", look, len(e.text), e.text)
			}
		}
	}
}

// The file contains the complete link, as does its QR code.
func TestPictureHoldsItsLink(t *testing.T) {
	for seed := range uint64(20) {
		rec := randomLink(seed)
		words := captions(rec)
		picture := Still(rec, Look{QR: true}, words)
		read, err := rules.ParseImport(picture, nil)
		if err != nil || !read.Link.Equal(rec) {
			t.Errorf("game %d: the link of the picture is %v, %v", seed, read.Link, err)
		}
		code := ""
		for _, e := range elements(t, picture) {
			if e.attributes["shape-rendering"] == "crispEdges" {
				code = e.attributes["d"]
			}
		}
		if got := decode(t, code); got != words.Link {
			t.Errorf("game %d: the code has %q", seed, got)
		}
	}
	rec := randomLink(1)
	if strings.Contains(Still(rec, Look{QR: true}, Captions{Link: strings.Repeat("k", 2000)}), "crispEdges") {
		t.Error("too long a link has a code")
	}
}

// decode reads the path of a QR code of at most the finest version.
func decode(t *testing.T, d string) string {
	t.Helper()
	const widest = 17 + 4*finest + 2*quiet
	result, err := read(drawn(t, d, widest, 3), gozxing.DecodeHintType_PURE_BARCODE)
	if err != nil {
		t.Fatal(err)
	}
	return result.GetText()
}
