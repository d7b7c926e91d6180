package picture

import (
	"encoding/xml"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
)

const address = "https://games.example.org/kulami/#"

// finished is a game that was played to its end.
const finished = "k1/b92tDS1QQ1tt3sD3DQ1QD1s1Q2S7T/ral/mc4c7h7h1d1d5d3g3g8g1g5g6g2g7d7d10d9d4d2f2a2c2c5e5e8e2e10e1e7e9e4g4f4f1c1c8c10c6d6h6b6b7b2b5i5f5f9c9c3b3b8b4/c6z"

// randomLink returns a game of random length on a random board, sometimes with variations, an early
// finish or a turned board.
func randomLink(seed uint64) rules.Link {
	r := rand.New(rand.NewPCG(seed, 1))
	rec := rules.NewRecord(rules.Deal(seed, rules.Shape(seed%2)), rules.Editions()[r.IntN(len(rules.Editions()))].Rules)
	for plies := r.IntN(60); plies > 0; plies-- {
		legal := rec.Position().Legal().Slice()
		if len(legal) == 0 {
			break
		}
		rec, _ = rec.Play(legal[r.IntN(len(legal))])
	}
	for range r.IntN(4) {
		ply := r.IntN(rec.Len() + 1)
		line, p := rec.Moves()[:ply], rec.At(ply)
		for range 12 {
			if legal := p.Legal().Slice(); len(legal) > 0 {
				line = append(line, legal[r.IntN(len(legal))])
				p = p.After(line[len(line)-1])
			}
		}
		rec, _ = rec.Try(line)
	}
	if !rec.Position().Over() && r.IntN(4) == 0 {
		rec = rec.WithFinish(rules.Finish(r.IntN(6)))
	}
	return rules.Link{Record: rec, Orientation: r.IntN(8)}
}

// element is an element of a picture in the view of an XML reader.
type element struct {
	name       string
	attributes map[string]string // by local name
	text       string
}

// elements parses a picture strictly and returns its elements in their order.
func elements(t *testing.T, picture string) []*element {
	t.Helper()
	var all, open []*element
	for decoder := xml.NewDecoder(strings.NewReader(picture)); ; {
		token, err := decoder.Token()
		if err == io.EOF {
			return all
		}
		if err != nil {
			t.Fatalf("not XML: %v\n%s", err, picture)
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := &element{name: token.Name.Local, attributes: map[string]string{}}
			for _, a := range token.Attr {
				if _, twice := e.attributes[a.Name.Local]; twice && a.Name.Local != "xlink" {
					t.Errorf("%s has %s twice", e.name, a.Name.Local)
				}
				e.attributes[a.Name.Local] = a.Value
			}
			all, open = append(all, e), append(open, e)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			for _, e := range open {
				e.text += string(token)
			}
		case xml.ProcInst, xml.Directive:
			t.Errorf("a picture has %v", token)
		}
	}
}

// looks returns all combinations of a Look, except for coordinates.
func looks() []Look {
	var all []Look
	for _, marbles := range slices.Sorted(maps.Keys(marblePaints)) {
		for i := range 8 {
			all = append(all, Look{Dark: i&1 != 0, Owners: i&2 != 0, QR: i&4 != 0, Marbles: marbles, Coordinates: i&1 == 0})
		}
	}
	return all
}

func captions(rec rules.Link) Captions {
	return Captions{"Kulami", "Italian, areas and lines", [2]string{"You", "Computer, level 5"},
		"You win", "by 7 points, no legal moves left", address + rec.String()}
}

func number(t *testing.T, e *element, name string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(e.attributes[name], 64)
	if err != nil {
		t.Fatalf("%s of %s: %v", name, e.name, err)
	}
	return n
}
