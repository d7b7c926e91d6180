package rules_test

import (
	"errors"
	"math/rand"
	"testing"

	. "kulami/rules"
)

// Every position of a game is equal after writing and reading.
func TestPositionText(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	for seed := range uint64(40) {
		p := Start(Deal(seed, Shape(seed&1)), Editions()[int(seed)%len(Editions())].Rules)
		for {
			read, err := ParsePosition(p.String())
			if err != nil || read.String() != p.String() || read.Legal() != p.Legal() || read.Turn() != p.Turn() || read.Rules() != p.Rules() || read.Marbles(First) != p.Marbles(First) {
				t.Fatalf("%s: %v, %v", p, read, err)
			}
			if p.Over() {
				break
			}
			p = p.After(p.Legal().Slice()[r.Intn(p.Legal().Len())])
		}
	}
	if got := (Position{}).String(); got != "" {
		t.Errorf("the zero position is %q", got)
	}
}

func TestPositionTextFaults(t *testing.T) {
	const board = "8tsSQDQdDSQTtQdsQT"
	for text, want := range map[string]error{
		"":                                   FaultNoRecord,
		"k1/b" + board + "/md4/c3h":          FaultNoRecord,
		"nonsense/-/-/-/-":                   FaultSyntax,
		board + "/x/-/-/-":                   FaultBadRuleset,
		board + "/-/d4/z9/d4":                FaultMarbles,
		board + "/-/d4/-/-":                  MarblesLast,
		board + "/-/d4/a4/d4":                MarblesLast,
		board + "/-/d4/a4/a4d4":              MarblesLast,
		board + "/-/d4/a1/d4a1":              MarblesOrder,
		board + "/-/d4/a4/d4a4d4":            FaultMarbles,
		board + "/-/d4d4/a4/d4a4":            FaultMarbles,
		board + "/-/d4a1a2/a4/d4a4":          MarblesUneven,
		board + "/-/d4/d4/d4d4":              MarblesOverlap,
		board + "/-/d4/a4/d4a4/c00":          FaultNoRecord,
		board + "//d4/a4/d4a4":               FaultMarbles,
		board + "/-/d4/a4/d4a4":              nil,
		board + "/-/-/-/-":                   nil,
		board + "/al/d4/-/d4":                nil,
		board + "/-/-/d4/d4":                 MarblesUneven,
		board + "/-/d4/a4/" + string('\x00'): FaultMarbles,
	} {
		if p, err := ParsePosition(text); !errors.Is(err, want) || (err == nil) != (p.Board() != nil) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

func FuzzParsePosition(f *testing.F) {
	f.Add("8tsSQDQdDSQTtQdsQT/a/d4/a4/d4a4")
	f.Add("8tsSQDQdDSQTtQdsQT/-/-/-/-")
	f.Add("8tsSQDQdDSQTtQdsQT/g17/d4/a4/d4a4") // only a record has a handicap
	f.Fuzz(func(t *testing.T, text string) {
		if p, err := ParsePosition(text); err == nil && p.String() != text {
			t.Errorf("%q is read as %q", text, p)
		}
	})
}

// The holes c1 and d1 of this position look like the check code of the text before them. Its own
// code is at the end.
func TestHolesThatLookLikeACheckCode(t *testing.T) {
	const address = "position/9ST3SSQdQQQQdTT2TD4SD/se/c4d4b5d6c7c9/c1d1h4c5h5c6/c4h4/m/ci5"
	if a, ok := FindAddress("https://kulami.example/#"+address, "position"); !ok || a.Text != address || !a.Checked {
		t.Errorf("the address is %+v, %v", a, ok)
	}
}
