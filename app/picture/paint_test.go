package picture

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"kulami/app/style"
	"kulami/rules"
)

// styles reads the declarations of a block of the style sheet. The selector must start a line.
func styles(t *testing.T, page, selector string) map[string]string {
	t.Helper()
	_, rest, found := strings.Cut(page, "\n"+selector+" {")
	if !found {
		_, rest, found = strings.Cut(page, " "+selector+" {")
	}
	block, _, closed := strings.Cut(rest, "}")
	if !found || !closed {
		t.Fatalf("the style sheet has no %s", selector)
	}
	values := map[string]string{}
	for _, line := range strings.Split(block, ";") {
		if name, value, ok := strings.Cut(line, ":"); ok {
			values[strings.TrimSpace(name)] = strings.TrimSpace(value)
		}
	}
	return values
}

// themed returns a value for the light or the dark page.
func themed(value string, dark bool) string {
	inner, ok := strings.CutPrefix(value, "light-dark(")
	if !ok {
		return value
	}
	light, night, _ := strings.Cut(strings.TrimSuffix(inner, ")"), ", ")
	if dark {
		return night
	}
	return light
}

// The colours of a picture equal the colours of the page.
func TestPictureHasTheColoursOfThePage(t *testing.T) {
	page := style.Sheet()
	root, marbles := styles(t, page, ":root"), styles(t, page, ".app")
	for _, dark := range []bool{false, true} {
		sets := slices.Collect(maps.Keys(marblePaints))
		for set := range marblePaints {
			sets = append(sets, set+"-reversed")
		}
		for _, set := range sets {
			theme, sides := colours(dark, set)
			own := map[string]string{}
			if set != "red-black" {
				for _, rule := range regexp.MustCompile(`\n(\.app(?::is\()?\[data-marbles=[^{]*"`+set+`"[^{]*) \{`).FindAllStringSubmatch(page, -1) {
					maps.Copy(own, styles(t, page, rule[1]))
				}
			}
			for name, got := range map[string]string{
				"--paper": theme.paper, "--card": theme.card, "--ink": theme.ink, "--ink-2": theme.ink2,
				"--line": theme.line, "--accent": theme.accent, "--accent-soft": theme.soft,
				"--f1": sides[0].light, "--f2": sides[0].body, "--f3": sides[0].deep, "--f4": sides[0].edge,
				"--f-mark": sides[0].mark, "--f-rim": sides[0].rim, "--f-stain": sides[0].stain, "--f-frame": sides[0].frame,
				"--s1": sides[1].light, "--s2": sides[1].body, "--s3": sides[1].deep, "--s4": sides[1].edge,
				"--s-rim": sides[1].rim, "--s-stain": sides[1].stain, "--s-frame": sides[1].frame,
			} {
				want := root[name]
				for _, from := range []map[string]string{marbles, own} {
					if value, ok := from[name]; ok {
						want = value
					}
				}
				if want = themed(want, dark); got != want {
					t.Errorf("%s, dark %v: %s is %s, on the page %s", set, dark, name, got, want)
				}
			}
		}
	}
}

var classes = regexp.MustCompile(` class="([^"]*)"`)

// Every class that the page styles has equal attributes in a picture.
func TestPictureIsDressedLikeThePage(t *testing.T) {
	page := style.Sheet()
	_, sides := colours(false, "")
	stock, _, _ := strings.Cut(Defs, "<pattern")
	bare := regexp.MustCompile(`^(defs|wood|face|tile t\d+)$`)
	for _, match := range classes.FindAllStringSubmatch(stock+Wood(NewGeometry(rules.SheetSquare.Board(), 0, true)), -1) {
		class := match[1]
		attributes, dressed := paint(sides)[class]
		if bare.MatchString(class) {
			continue
		}
		if !dressed {
			t.Errorf("the class %q has no attributes", class)
			continue
		}
		want := styles(t, page, "."+strings.ReplaceAll(class, " ", "."))
		for name, value := range want {
			if strings.HasPrefix(value, "var(") {
				continue // colours of the marbles, compared above
			}
			value = strings.Replace(value, "0.", ".", 1)
			if has := ` ` + name + `="` + value + `"`; !strings.Contains(attributes, strings.Replace(has, `"0."`, `"."`, 1)) {
				t.Errorf("%s is drawn with%s, on the page %s: %s", class, attributes, name, value)
			}
		}
	}
}
