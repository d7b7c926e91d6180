package analysis

import (
	"strconv"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// Parts returns the parts of the game that can be shared. Only ShareNotes has the variations and
// notes of the analysis.
func (a Screen) Parts() []desk.SharePart {
	return desk.PartsOf(a.Shared(desk.ShareNotes).Record, a.Shared(desk.ShareHere).Record)
}

// Shared returns the shared link of the analysed game, zero if the position was set up by hand.
func (a Screen) Shared(part desk.SharePart) rules.Link {
	switch {
	case a.setUp != nil:
		return rules.Link{}
	case part == desk.ShareHere:
		return a.linkOf(a.record)
	}
	r := a.shown().Record()
	if part == desk.ShareNotes {
		return a.linkOf(r)
	}
	return a.linkOf(r.MovesOnly())
}

func (a Screen) linkOf(r rules.Record) rules.Link {
	return rules.Link{Record: r, Orientation: a.Orientation}
}

// shown returns the tree with its cursor at the node shown.
func (a Screen) shown() game.Tree { return game.NewTree(a.study.tree).At(a.Line(), a.Ply()) }

// Address returns the fragment of the analysis of a part. With the notes it has the place of the
// node shown.
func (a Screen) Address(part desk.SharePart) string {
	at := ""
	if line, ply := a.shown().LineShown(); line > 0 && part == desk.ShareNotes {
		at = "v" + strconv.Itoa(line) + "p" + strconv.Itoa(ply) + "/"
	}
	return string(desk.AnalysisScreen) + "/" + at + a.Shared(part).String()
}

// Fragment has the whole tree, and the place of a node in a variation.
func (a Screen) Fragment() string {
	if a.setUp != nil {
		return a.setUp.fragment()
	}
	return a.Address(desk.ShareNotes)
}

// Framed returns the address without the name of the screen.
func (a Screen) Framed(part desk.SharePart) string {
	return strings.TrimPrefix(a.Address(part), string(desk.AnalysisScreen)+"/")
}

// Pictured returns the line shown.
func (a Screen) Pictured(part desk.SharePart) rules.Link {
	if part == desk.ShareHere {
		return a.linkOf(a.record)
	}
	r, _ := a.record.Extract(a.Line())
	return a.linkOf(r.WithCursor(a.Ply()))
}

// share handles the messages that share the analysed game; ok is false for other messages.
func (a Screen) share(d *desk.Desk, msg desk.Msg) (ok bool) {
	if a.setUp != nil {
		return false
	}
	switch msg.(type) {
	case desk.CopyLink:
		d.Do(desk.Copy{Fragment: a.Address(d.Share)})
	case desk.SendLink:
		d.Do(desk.SendPlace{Fragment: a.Address(d.Share)})
	default:
		return d.ShareAs(a, msg)
	}
	return true
}
