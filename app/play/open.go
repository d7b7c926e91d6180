package play

import (
	"errors"
	"strings"

	"kulami/rules"
)

// screens lists the screens that an address can name, besides the table.
var screens = []struct {
	name ScreenName
	// open returns the screen of an address, rest being the address without the name;
	// ok is false if rest cannot be read.
	open func(s Shell, from origin, rest string) (next Screen, ok bool)
	// heard is announced when the screen is opened.
	heard AnnouncementKind
	// coded screens have addresses that end with a check code.
	coded bool
}{
	{CourseScreen, openCourse, AnnounceLesson, false},
	{TallyScreen, openTally, AnnounceNothing, true},
	{WorkshopScreen, openWorkshop, AnnounceWorkshop, true},
	{AnalysisScreen, openAnalysis, AnnounceShown, false},
}

// openScreen shows the screen that a fragment names. It returns a *rules.ParseError if the
// fragment names none, or cannot be read.
func (m Model) openScreen(fragment string) (Model, error) {
	text := strings.Trim(fragment, "#/")
	name, rest, _ := strings.Cut(text, "/")
	for _, s := range screens {
		if string(s.name) != name {
			continue
		}
		unchecked := false
		if s.coded && rest != "" {
			body, ok := "", false
			if body, unchecked, ok = checked(text); !ok {
				return m, fault(rules.FaultChecksum)
			}
			_, rest, _ = strings.Cut(body, "/")
		}
		next, ok := s.open(m.Shell, m.origin(), rest)
		if !ok {
			break
		}
		m = m.visit(next, Announcement{Kind: s.heard, Hole: rules.NoHole})
		if unchecked {
			m.Shell = m.notify(Notice{Kind: LinkUnchecked})
		}
		return m, nil
	}
	return m, fault(rules.FaultNoRecord)
}

// withCode returns a text with its check code.
func withCode(text string) string { return text + "/c" + rules.CheckCode(text) }

// checked returns a text without its check code; ok is false if that does not match.
// Older versions wrote none.
func checked(text string) (body string, unchecked, ok bool) {
	at := strings.LastIndexByte(text, '/')
	if at < 0 || !strings.HasPrefix(text[at:], "/c") {
		return text, true, true
	}
	return text[:at], false, withCode(text[:at]) == text
}

func fault(f rules.Fault) error { return &rules.ParseError{Problems: []rules.Problem{{Fault: f}}} }

// namesScreen reports whether a fragment begins with the name of one of screens, and
// whether that has a check code, and so no record.
func namesScreen(fragment string) (ok, coded bool) {
	name, _, _ := strings.Cut(strings.Trim(fragment, "#/"), "/")
	for _, s := range screens {
		if string(s.name) == name {
			return true, s.coded
		}
	}
	return false, false
}

// origin returns what a screen begins with that is opened now: what is shown, or the
// player's own game that was shown before it.
func (m Model) origin() origin {
	if from := m.Screen.origin(); !from.record.IsZero() {
		return from
	}
	return m.back().Screen.origin()
}

// fragment returns the fragment for what is shown.
func (m Model) fragment() string { return m.Screen.fragment() }

// route keeps the address at what is shown. Another screen and a new game are new
// entries of the history, so that Back returns to the one before.
func (m Model) route(before Model, msg Msg) (Model, []Effect) {
	fragment, id := m.fragment(), m.ownID()
	if fragment == m.address && id == m.historyID {
		return m, nil
	}
	push := m.Screen.Name() != before.Screen.Name()
	if t, ok := before.Table(); ok && id != before.ownID() {
		push = push || t.Game.moved()
	}
	switch msg.(type) {
	case Navigated, Shown:
		push = false
	}
	push = push && fragment != m.address
	m.address, m.historyID = fragment, id
	return m, []Effect{Address{fragment, id, push}}
}

// navigated follows the history or a fragment that was written into the address.
func (m Model) navigated(msg Navigated) Model {
	m.address, m.historyID = msg.Fragment, msg.ID
	if msg.ID != "" && m.store.game(msg.ID) != "" {
		if msg.ID != m.ownID() {
			m, _ = m.openOwn(msg.ID)
		}
		return m
	}
	if blank(msg.Fragment) {
		if t, ok := m.Table(); ok && !t.Linked {
			return m
		}
		return m.back()
	}
	return m.open(msg.Fragment)
}

func blank(fragment string) bool { return strings.Trim(fragment, "#/ ") == "" }

// open shows what a fragment names: a screen, one of the player's own games, or the
// game of a link.
func (m Model) open(fragment string) Model {
	if blank(fragment) {
		return m
	}
	next, err := m.openScreen(fragment)
	if err == nil {
		return next
	}
	var rec rules.Record
	if _, coded := namesScreen(fragment); !coded {
		rec, err = parseLink(fragment)
	}
	if rec.IsZero() {
		m.address, m.historyID = m.fragment(), m.ownID() // what was written there stays until the game moves on
		m.Shell = m.notify(Notice{Kind: LinkUnreadable, Faults: faults(err), Text: fragment})
		return m
	}
	return m.openRecord(rec, err, fragment)
}

// maxLink is how much of a fragment is read, in bytes. The longest link has two thirds of it.
const maxLink = 256 << 10

// parseLink reads the record in the first maxLink bytes of a fragment.
func parseLink(fragment string) (rules.Record, error) {
	return rules.ParseRecord(fragment[:min(len(fragment), maxLink)])
}

// openRecord shows the game of a record that was read from text: the game shown, one of
// the player's own, or one that is only looked at.
func (m Model) openRecord(rec rules.Record, err error, text string) Model {
	if err == nil {
		if t, ok := m.Table(); ok && t.Game.Shown().Equal(rec) {
			return m
		}
		if id := m.store.idOf(rec); id != "" {
			m, _ = m.openOwn(id)
			return m
		}
	}
	m = m.look(rec)
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		m.address, m.historyID = m.fragment(), ""
		m.Shell = m.notify(Notice{Kind: LinkDamaged, Faults: faults(err), Kept: pe.Kept, Of: pe.Of, Text: text})
	}
	return m
}

// behind reports whether a fragment is the player's own game as it was a ply or two
// ago: a page that was closed in mid-move, and comes back without what the history
// keeps, has its address behind.
func (t Table) behind(fragment string) bool {
	rec, err := parseLink(fragment)
	if err != nil || len(rec.Variations()) > 0 || rec.Finish() != rules.NotFinished {
		return false
	}
	shown := t.Game.Shown()
	r := relate(shown, rec)
	return (r == Same || r == Ahead) && shown.Len()-rec.Len() <= 2
}

// catchUp returns m with the moves that only the address has kept: a storage that
// is full holds the player's own game as it was some plies ago.
func (m Model) catchUp(fragment string) Model {
	t, ok := m.ownTable()
	rec, err := parseLink(fragment)
	if !ok || err != nil || relate(rec, t.Game.Record()) != Ahead || rec.Len() <= t.Game.Record().Len() {
		return m
	}
	g := t.Game
	g.Tree = newTree(rec.WithCursor(rec.Len()))
	return m.take(g)
}
