package play

import (
	"strconv"

	"kulami/rules"
)

// Shared returns the record that is shared: the game shown, or only its moves up to
// the node shown.
func (t Table) Shared(fromHere bool) rules.Record {
	if fromHere {
		return t.Game.Extract()
	}
	return t.Game.Shown()
}

// pictured returns the record that a picture shows at its cursor: of the game, or of
// the line that leaves it.
func (t Table) pictured(fromHere bool) rules.Record {
	if !t.Game.Variation() {
		return t.Shared(fromHere)
	}
	r, _ := t.Game.Record().Extract(t.Game.Moves()) // a line of the record is legal
	return r.WithCursor(t.Game.Ply())
}

// share carries out what hands the game shown on: as a link, a text, a file or a
// picture.
func (t Table) share(s Shell, msg Msg) []Effect {
	r := t.Shared(s.FromHere)
	name := "kulami-" + s.Day + "-" + strconv.Itoa(r.Len()) // without its ending
	switch msg := msg.(type) {
	case CopyLink:
		return []Effect{Copy{t.Link(s.FromHere)}}
	case CopyRecord:
		return []Effect{CopyText{r.String()}}
	case CopyEmbed:
		return []Effect{CopyFrame{r}}
	case SendLink:
		return []Effect{Send{t.Link(s.FromHere)}}
	case SaveFile:
		return []Effect{Download{name + ".kulami", "text/plain", r.String() + "\n"}}
	case SavePicture:
		pictured := t.pictured(s.FromHere)
		if msg.Format == Animated { // to its end, whatever is shown of it now
			name, pictured = name+"-replay", pictured.WithCursor(pictured.Len())
		}
		return []Effect{Picture{pictured, r, name, msg.Format}}
	}
	return nil
}
