package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/play"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	"kulami/rules"
)

// tried returns the message that opens the worked example's opening with nested variations, as a
// link of another person.
func tried(t *testing.T, lines ...string) play.Navigated {
	t.Helper()
	r, err := rules.ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		var holes []rules.Hole
		for name := range strings.FieldsSeq(line) {
			holes = append(holes, r.Board().Hole(name))
		}
		if r, err = r.Try(holes); err != nil {
			t.Fatal(line, err)
		}
	}
	return play.Navigated{Fragment: r.String()}
}

// Among very many variations only the variation shown is drawn whole.
func TestVariationsAreFolded(t *testing.T) {
	r, err := rules.ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7")
	if err != nil {
		t.Fatal(err)
	}
	line := r.Moves()
	for ply := 1; ply <= 2; ply++ {
		at := r.At(ply)
		for _, h := range at.Legal().Slice() {
			for _, after := range at.After(h).Legal().Slice() {
				if r, err = r.Try(append(slices.Clone(line[:ply]), h, after)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if len(r.Lines()) <= scene.MostWhole {
		t.Fatalf("there are only %d lines", len(r.Lines()))
	}
	buttons := func(r rules.Record, msgs ...desk.Msg) int {
		return strings.Count(pageOf(t, append([]desk.Msg{play.Navigated{Fragment: r.String()}}, msgs...)...), `data-act="goto"`)
	}
	folded := buttons(r)
	if most := len(line) + 2*rules.Holes; folded > most {
		t.Errorf("%d moves are drawn of %d lines", folded, len(r.Lines()))
	}
	if shown := buttons(r, desk.Goto{Line: len(r.Lines()) - 1, Ply: 3}); shown <= folded {
		t.Errorf("of the variation shown no more is drawn: %d moves, folded %d", shown, folded)
	}
}

var moveParts = regexp.MustCompile(`</?ol|data-turn="\d+"|aria-current|data-value="\d+"|>[a-j]\d+<`)

// list returns the list of moves in short: brackets for lines, the numbers and places of moves, and
// a star at the move shown.
func list(t *testing.T, msgs ...desk.Msg) string {
	t.Helper()
	html := pageOf(t, msgs...)
	_, html, _ = strings.Cut(html, "data-moves")
	html, _, _ = strings.Cut(html, "ways")
	var words []string
	star := ""
	for _, m := range moveParts.FindAllString(html, -1) {
		switch {
		case m == "<ol":
			words = append(words, "(")
		case m == "</ol":
			words = append(words, ")")
		case m == "aria-current":
			star = "*"
		case m[0] == '>':
			words[len(words)-1] += star + m[1:len(m)-1]
			star = ""
		case strings.HasPrefix(m, "data-turn"):
			words = append(words, quoted(m)+".")
		default:
			words = append(words, quoted(m)+"=")
		}
	}
	return strings.Join(words, " ")
}

func TestMovesAreATree(t *testing.T) {
	sent := tried(t, "c4 c8 e8", "c4 c8 f8 f5", "c4 c7 h7")
	for _, c := range []struct {
		name string
		msgs []desk.Msg
		want string
	}{
		{"the game", []desk.Msg{sent},
			"( 1. 1=c4 2=c7 ( 2. 102=c8 3. 103=e8 ( 3. 203=f8 204=f5 ) ) 3. 3=*e7 ( 3. 303=h7 ) )"},
		{"the start", []desk.Msg{sent, desk.Step{Ply: 0}},
			"( 1. 1=c4 2=c7 ( 2. 102=c8 3. 103=e8 ( 3. 203=f8 204=f5 ) ) 3. 3=e7 ( 3. 303=h7 ) )"},
		{"what lines have in common", []desk.Msg{sent, desk.Goto{Line: 2, Ply: 2}},
			"( 1. 1=c4 2=c7 ( 2. 102=*c8 3. 103=e8 ( 3. 203=f8 204=f5 ) ) 3. 3=e7 ( 3. 303=h7 ) )"},
		{"a variation of a variation", []desk.Msg{sent, desk.Goto{Line: 2, Ply: 4}},
			"( 1. 1=c4 2=c7 ( 2. 102=c8 3. 103=e8 ( 3. 203=f8 204=*f5 ) ) 3. 3=e7 ( 3. 303=h7 ) )"},
		{"beyond the end of the game", []desk.Msg{tried(t, "c4 c7 e7 e5")},
			"( 1. 1=c4 2=c7 3. 3=*e7 ( 4. 104=e5 ) )"},
	} {
		if got := list(t, c.msgs...); got != c.want {
			t.Errorf("%s: the list is\n\t%s, want\n\t%s", c.name, got, c.want)
		}
	}
}

// Screen readers read the status line of a variation as two sentences.
func TestAVariationIsHeard(t *testing.T) {
	v := after(tried(t, "c4 c8 e8"), desk.Goto{Line: 1, Ply: 2}).screen().(*tableview.Screen)
	if got, want := v.StatusSentence(), "Variation. Move 2 of 3."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// A variation is drawn again only if the move shown is, or was, in it.
func TestOtherVariationsAreLeftAlone(t *testing.T) {
	r := &Root{}
	r.OnInit()
	asides := func(msgs ...desk.Msg) []scene.Variation {
		for _, msg := range msgs {
			r.model, _ = sent(r.model, msg)
		}
		g := tableOf(r).Game
		l := r.scene().MovesOf(g.Shown(), g.Path()).(*dom.Part).Key.(scene.MoveList)
		var all []scene.Variation
		for ply := range 4 {
			for _, group := range scene.Leaving(l.Lines, ply) {
				all = append(all, l.Variation(group, ply))
			}
		}
		return all
	}
	before := asides(play.Loaded{}, tried(t, "c4 c8 e8", "c4 c7 h7"), desk.Goto{Line: 0, Ply: 1})
	after := asides(desk.Goto{Line: 1, Ply: 3})
	if len(before) != 2 || len(after) != 2 || before[0].Equal(after[0]) || !before[1].Equal(after[1]) {
		t.Errorf("going into the first variation changes %+v to %+v", before, after)
	}
	if again := asides(desk.Goto{Line: 0, Ply: 1}); !slices.EqualFunc(again, before, func(v, o scene.Variation) bool { return v.Equal(o) }) {
		t.Errorf("coming back they are %+v, were %+v", again, before)
	}
}

// quoted returns the value of an attribute in its markup.
func quoted(attribute string) string {
	_, value, _ := strings.Cut(attribute, `"`)
	return strings.TrimSuffix(value, `"`)
}
