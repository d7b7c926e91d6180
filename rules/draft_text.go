package rules

import (
	"strconv"
	"strings"
)

// String returns the draft as text for ParseDraft: the layout code's letter of each tile and the
// point of its lower left hole.
//
//	Sa1Qd1ta3       a lying six on a1, a four on d1, a standing three on a3
//	Ty4Qcz          a three with only its last hole in the frame, on a4, and a
//	                four with its lower two holes below the frame
//
// The columns left of a are z and y, as are the rows below row 1. Only letters and digits occur.
// The empty draft is the empty text; the longest draft has 136 bytes.
func (d Draft) String() string {
	var s strings.Builder
	for _, t := range d.tiles[:d.placed] {
		s.WriteByte(t.letter())
		s.WriteByte(draftColumns[t.Min.X+2])
		if t.Min.Y < 0 {
			s.WriteByte(draftColumns[t.Min.Y+2])
		} else {
			s.WriteString(strconv.Itoa(int(t.Min.Y) + 1))
		}
	}
	return s.String()
}

// draftColumns are the columns of a draft from the left. The first two are outside the frame; the
// rows below the frame use the same two letters.
const draftColumns = "yzabcdefghij"

// ParseDraft reads text as String writes it. It reports false at other text, at a tile completely
// outside the frame and at more than MaxDrafted tiles. It then returns the tiles before the fault.
func ParseDraft(text string) (d Draft, ok bool) {
	for text != "" {
		t, rest, ok := cutDraftTile(text)
		if !ok || t != t.clamped() {
			return d, false
		}
		if d, ok = d.Place(t); !ok {
			return d, false
		}
		text = rest
	}
	return d, true
}

// cutDraftTile reads a tile at the start of s and returns the rest.
func cutDraftTile(s string) (t Tile, rest string, ok bool) {
	if len(s) < 3 {
		return Tile{}, s, false
	}
	shape, known := shapes[s[0]]
	x := strings.IndexByte(draftColumns, s[1])
	if !known || x < 0 {
		return Tile{}, s, false
	}
	t = Tile{Point{X: int8(x - 2)}, shape.w, shape.h}
	if s[2] == 'y' || s[2] == 'z' {
		t.Min.Y = int8(s[2]) - 'z' - 1
		return t, s[3:], true
	}
	row, rest, ok := cutPoint("a" + s[2:])
	t.Min.Y = row.Y
	return t, rest, ok
}
