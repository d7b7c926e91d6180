package picture

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
)

var (
	keyframesRule = regexp.MustCompile(`^\.(f\d+)\{animation-name:f\d+\}@keyframes (f\d+)\{(.*)\}$`)
	keyframe      = regexp.MustCompile(`([\d.%,]+)\{([^}]*)\}`)
	animationRule = regexp.MustCompile(`^\[class\]\{animation:(\d+)ms step-end infinite\}$`)
)

// timeline reads the style sheet of an animation. It returns its length in milliseconds and, by
// class, the declarations at each ply.
func timeline(t *testing.T, sheet string, plies int) (length int, classes map[string][]string) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(sheet), "\n")
	if lines[0] != "@media (prefers-reduced-motion:no-preference){" || lines[len(lines)-1] != "}" {
		t.Fatalf("the animation ignores reduced motion: %s", sheet)
	}
	length, _ = strconv.Atoi(animationRule.FindStringSubmatch(lines[1])[1])
	if want := plies*frameTime + endTime; length != want {
		t.Errorf("%d plies take %d ms, want %d", plies, length, want)
	}
	classes = map[string][]string{}
	for _, line := range lines[2 : len(lines)-1] {
		rule := keyframesRule.FindStringSubmatch(line)
		if rule == nil || rule[1] != rule[2] || classes[rule[1]] != nil {
			t.Fatalf("a rule is %s", line)
		}
		at := make([]string, plies+1)
		for _, k := range keyframe.FindAllStringSubmatch(rule[3], -1) {
			for share := range strings.SplitSeq(k[1], ",") {
				percent, err := strconv.ParseFloat(strings.TrimSuffix(share, "%"), 64)
				if err != nil {
					t.Fatalf("%s in %s", share, line)
				}
				at[int(percent/100*float64(length)/frameTime+.5)] = k[2]
			}
		}
		for ply := 1; ply <= plies; ply++ {
			if at[ply] == "" {
				at[ply] = at[ply-1]
			}
		}
		classes[rule[1]] = at
	}
	return length, classes
}

// shownAt returns the visible elements at a ply, with their places then. Ply -1 means the picture
// without its style sheet.
func shownAt(t *testing.T, all []*element, classes map[string][]string, ply int) (shown []string) {
	t.Helper()
	move := regexp.MustCompile(`translate\((-?\d+)px,(-?\d+)px\)`)
	for _, e := range all {
		opacity, x, y := e.attributes["opacity"], 0, 0
		class := e.attributes["class"]
		if class != "" && ply >= 0 {
			declared, ok := classes[class]
			if !ok {
				t.Fatalf("%s has an unknown class %s", e.name, class)
			}
			opacity, _, _ = strings.Cut(strings.TrimPrefix(declared[ply], "opacity:"), ";")
			if at := move.FindStringSubmatch(declared[ply]); at != nil {
				x, _ = strconv.Atoi(at[1])
				y, _ = strconv.Atoi(at[2])
			}
		}
		if opacity == "0" || slices.Contains([]string{"style", "svg", "title", "g"}, e.name) {
			continue
		}
		words := e.name
		for name, value := range e.attributes {
			switch n, err := strconv.Atoi(value); {
			case name == "class", name == "opacity" && class != "":
				continue
			case name == "cx" && err == nil:
				value = strconv.Itoa(n + x)
			case name == "cy" && err == nil:
				value = strconv.Itoa(n + y)
			}
			words += " " + name + "=" + value
		}
		if e.name == "text" {
			words += " says=" + strings.ReplaceAll(e.text, " ", "_")
		}
		fields := strings.Fields(words)
		slices.Sort(fields[1:])
		shown = append(shown, strings.Join(fields, " "))
	}
	slices.Sort(shown)
	return shown
}

// At each ply an animation equals the picture of that ply: marbles, owners, rings, points and side
// to move. Its end equals the last picture, with and without style sheets.
func TestAnimationIsItsPictures(t *testing.T) {
	seeds := uint64(12)
	if testing.Short() {
		seeds = 1
	}
	for seed := range seeds {
		rec := randomLink(seed)
		rec.Record = rec.WithCursor(rec.Len())
		look := looks()[seed%8]
		look.QR = false
		animation := Animation(rec, look, captions(rec))
		if len(animation) > 60_000 {
			t.Errorf("game %d: %d bytes", seed, len(animation))
		}
		all := elements(t, animation)
		if rec.Len() == 0 {
			if animation != Still(rec, look, captions(rec)) {
				t.Errorf("game %d: without marbles the animation differs from the picture", seed)
			}
			continue
		}
		i := slices.IndexFunc(all, func(e *element) bool { return e.name == "style" })
		_, classes := timeline(t, all[i].text, rec.Len())
		for ply := 0; ply <= rec.Len(); ply++ {
			still := elements(t, Still(rules.Link{Record: rec.WithCursor(ply), Orientation: rec.Orientation}, look, captions(rec)))
			want, have := shownAt(t, still, nil, -1), shownAt(t, all, classes, ply)
			compare(t, seed, ply, want, have, ply == rec.Len())
			if ply == rec.Len() {
				compare(t, seed, ply, want, shownAt(t, all, nil, -1), true)
			}
		}
	}
}

// compare reports differences between a picture and an animation. Only the end has the result of
// the game. Plain seats are hidden below framed ones.
func compare(t *testing.T, seed uint64, ply int, want, have []string, end bool) {
	t.Helper()
	differing := func(a, b []string) (list []string) {
		left := slices.Clone(b)
		for _, e := range a {
			if i := slices.Index(left, e); i >= 0 {
				left = slices.Delete(left, i, i+1)
			} else if !strings.Contains(e, "height=104 ") && (end || !strings.HasPrefix(e, "t") || !strings.Contains(e, "font-size=")) {
				list = append(list, e)
			}
		}
		return list
	}
	if missing, more := differing(want, have), differing(have, want); len(missing)+len(more) > 0 {
		t.Errorf("game %d, ply %d: missing %q, more %q", seed, ply, missing, more)
	}
}

// Each marble exists once and appears when it is played.
func TestAnimationPlaysEachMarble(t *testing.T) {
	rec, err := rules.ParseLink(finished)
	if err != nil {
		t.Fatal(err)
	}
	rec.Record = rec.WithCursor(rec.Len())
	all := elements(t, Animation(rec, Look{}, captions(rec)))
	i := slices.IndexFunc(all, func(e *element) bool { return e.name == "style" })
	_, classes := timeline(t, all[i].text, rec.Len())
	came := map[int]int{} // marbles by the ply of their appearance
	for _, e := range all {
		if e.name == "use" && strings.HasPrefix(e.attributes["href"], "#marble-") && e.attributes["x"] != "" {
			came[slices.Index(classes[e.attributes["class"]], "opacity:1")]++
		}
	}
	for ply := 1; ply <= rec.Len(); ply++ {
		if came[ply] != 1 {
			t.Errorf("%d marbles appear at ply %d", came[ply], ply)
		}
	}
}
