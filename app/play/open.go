package play

import (
	"errors"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	challenges "kulami/app/screen/challenge"
	"kulami/app/screen/course"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

type (
	// Shown reports that the loaded state is on the screen. It is sent soon after Loaded.
	Shown struct{}
	// Navigated reports that the player went to another entry of the history, or wrote another
	// fragment into the address.
	Navigated struct{ Fragment, ID string }
)

func (Navigated) Message() {}
func (Shown) Message()     {}

func (Shown) Traits() desk.Traits { return desk.Background }

// screens lists the screens that an address can name, except the table.
var screens = []struct {
	name desk.ScreenName
	// open returns the screen of an address. rest is the address without the name. ok is false if
	// rest cannot be read.
	open func(d *desk.Desk, from desk.Origin, rest string) (next desk.Screen, ok bool)
	// heard is announced when the screen is opened.
	heard desk.AnnouncementKind
	// code is the check code at the end of its addresses.
	code checkCode
}{
	{course.Name, course.Open, desk.AnnounceLesson, optionalCode},
	{wooden.StartScreen, wooden.OpenStart, desk.AnnounceShown, optionalCode},
	{wooden.TallyScreen, wooden.OpenTally, desk.AnnounceShown, expectedCode},
	{wooden.PlaceScreen, wooden.OpenPlace, desk.AnnounceShown, expectedCode},
	{wooden.WorkshopScreen, wooden.OpenWorkshop, desk.AnnounceWorkshop, expectedCode},
	{desk.AnalysisScreen, analysis.Open, desk.AnnounceShown, recordCode},
	{analysis.SetUpName, openSetUp, desk.AnnounceShown, expectedCode},
	{review.Name, review.Open, desk.AnnounceShown, recordCode},
	{challenges.Name, challenges.Read, desk.AnnounceShown, expectedCode},
	{finish.Name, finish.Open, desk.AnnounceNothing, expectedCode},
	{puzzles.PuzzleScreen, puzzles.Open, desk.AnnounceNothing, expectedCode},
	{puzzles.DailyScreen, nameAlone(puzzles.Puzzle{Daily: true, State: puzzles.PuzzleOpen}), desk.AnnounceNothing, optionalCode},
	{puzzles.PuzzlesScreen, nameAlone(puzzles.Today{}), desk.AnnounceShown, optionalCode},
	{puzzles.ProgressScreen, nameAlone(puzzles.Today{ToProgress: true}), desk.AnnounceShown, optionalCode},
	{puzzles.StormScreen, nameAlone(puzzles.Storm{}), desk.AnnounceShown, optionalCode},
}

// nameAlone opens a screen whose address is only its name.
func nameAlone(next desk.Screen) func(*desk.Desk, desk.Origin, string) (desk.Screen, bool) {
	return func(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) { return next, rest == "" }
}

// checkCode is the place of the check code in an address.
type checkCode int8

const (
	recordCode checkCode = iota // in the address's record
	// At the end; a code can be missing, because such an address has little to damage.
	optionalCode
	expectedCode // at the end; a missing code is reported
)

// findAddress returns the address in a text.
func findAddress(text string) (a rules.Address, ok bool) {
	names := []string{"k", desk.LiveName}
	for _, s := range screens {
		names = append(names, string(s.name))
	}
	return rules.FindAddress(text[:min(len(text), desk.MaxLink)], names...)
}

// openAddress opens an address in text, unless it is a record. It returns a *rules.ParseError if
// the address names nothing else, or cannot be read.
func (m *Model) openAddress(a rules.Address, text string) error {
	if a.Name == desk.LiveName {
		m.OpenCode(a.Text, text)
		return nil
	}
	return m.openScreen(a)
}

// openScreen shows the screen that an address names. It returns a *rules.ParseError if the address
// names no screen, or cannot be read.
func (m *Model) openScreen(a rules.Address) error {
	for _, s := range screens {
		if string(s.name) != a.Name {
			continue
		}
		text, unchecked := strings.TrimRight(a.Text, "/_"), false
		if s.code != recordCode && text != a.Name {
			body, code, coded := desk.CutCode(text)
			if coded && !a.Checked {
				return desk.UncheckedFault(code)
			}
			text, unchecked = body, !coded
		}
		rest := restOf(text)
		next, ok := s.open(&m.Desk, m.origin(), rest)
		if !ok && unchecked { // a dash can belong to the sentence
			next, ok = s.open(&m.Desk, m.origin(), restOf(strings.TrimRight(text, "-")))
		}
		if !ok {
			break
		}
		m.visit(next, desk.Announcement{Kind: s.heard, Hole: rules.NoHole})
		if unchecked && s.code == expectedCode {
			m.Notify(desk.Notice{Kind: desk.LinkUnchecked})
		}
		if link, err := desk.ParseLink(rest); s.code == recordCode && rules.IsLater(err) {
			m.warnDamaged(link, err, text)
		}
		return nil
	}
	return desk.Fault(rules.FaultNoRecord)
}

// restOf returns the part of an address after its name.
func restOf(address string) string {
	_, rest, _ := strings.Cut(address, "/")
	return rest
}

// visitNamed opens a screen for the game or position that is shown.
func (m *Model) visitNamed(v desk.Visit) {
	switch t, ok := m.screen.(wooden.Tally); {
	case ok && v.Screen == desk.AnalysisScreen: // its marbles are not always a position
		m.analyse(t)
	case ok && v.Screen == t.Name(): // already shown
		m.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
	default:
		builds := m.Dialog.Whole() == desk.NewDialog
		m.openScreen(rules.Address{Name: string(v.Screen), Text: string(v.Screen)})
		if w, ok := m.screen.(wooden.Workshop); ok && builds {
			m.Put(w.Emptied())
		}
	}
}

// namesScreen reports whether the address in a text names a screen, and whether the screen's
// addresses have a record.
func namesScreen(text string) (ok, recorded bool) {
	a, _ := findAddress(text)
	for _, s := range screens {
		if string(s.name) == a.Name {
			return true, s.code == recordCode
		}
	}
	return false, false
}

// linkIn returns the query of an address if the query contains an address, or perhaps a damaged
// one. Otherwise it returns "". The parameters that other sites add are names and values.
func linkIn(query string) string {
	if _, ok := findAddress(query); ok {
		return query
	}
	if first, _, _ := strings.Cut(rules.PlainText(query[:min(len(query), desk.MaxLink)]), "&"); strings.Contains(first, "/") && !strings.Contains(first, "=") {
		return first
	}
	return ""
}

// origin returns the game for a screen that is opened now: the game shown, or the player's own game
// that was shown before it.
func (m *Model) origin() desk.Origin {
	if from := m.Screen().From(); !from.Record.IsZero() {
		return from
	}
	before := *m
	for before.Screen().From().Record.IsZero() {
		before.back()
	}
	return before.Screen().From()
}

func (m *Model) fragment() string { return m.Screen().Fragment() }

// entryID returns the id that the history keeps with the address.
func (m *Model) entryID() string {
	if t, ok := m.Table(); ok && t.Linked {
		return table.LinkedEntry
	}
	// A full storage has fewer marbles than the address.
	if t, ok := m.screen.(wooden.Tally); ok && !m.Unsaved {
		return t.ID
	}
	return m.OwnID()
}

// route updates the address for the screen shown. Another screen and a new game get a new entry of
// the history, so that Back returns to the entry before.
func (m *Model) route(before Model, msg desk.Msg) {
	fragment, id := m.fragment(), m.entryID()
	if fragment == m.Address && id == m.HistoryID {
		return
	}
	push := m.screen.Name() != before.screen.Name()
	if t, ok := before.Table(); ok && id != before.entryID() {
		push = push || t.Game.Moved()
	}
	if t, ok := before.Screen().(wooden.Tally); ok {
		push = push || t.ID != "" && id != t.ID
	}
	switch msg.(type) {
	case Navigated, Shown:
		push = false
	}
	push = push && fragment != m.Address
	m.Address, m.HistoryID = fragment, id
	m.Do(desk.Address{Fragment: fragment, ID: id, Push: push})
}

// run opens an entry of the history, or a fragment that was written into the address.
func (msg Navigated) run(m *Model) {
	m.Address, m.HistoryID = msg.Fragment, msg.ID
	if msg.ID != "" && m.Kept.Has(msg.ID) {
		if msg.ID != m.entryID() {
			m.showKept(msg.ID)
		}
		return
	}
	if desk.Blank(msg.Fragment) {
		if t, ok := m.Table(); ok && !t.Linked {
			return
		}
		m.back()
		return
	}
	m.open(msg.Fragment)
}

// open opens a fragment: a screen, one of the player's own games, or the game of a link.
func (m *Model) open(fragment string) {
	if desk.Blank(fragment) {
		return
	}
	a, _ := findAddress(fragment)
	err := m.openAddress(a, fragment)
	if err == nil {
		return
	}
	var link rules.Link
	if screen, recorded := namesScreen(fragment); recorded || !screen {
		link, err = desk.ParseLink(fragment)
	}
	if link.IsZero() {
		// Keep the written fragment until the game moves on.
		m.Address, m.HistoryID = m.fragment(), m.entryID()
		m.Notify(desk.Notice{Kind: desk.LinkUnreadable, Faults: desk.Faults(err), Text: fragment})
		return
	}
	m.openRecord(link, err, fragment)
	m.warnMisnamed(err, a, fragment)
}

// warnMisnamed shows a notice for a record that was read without an error, if its address might
// name another screen.
func (m *Model) warnMisnamed(err error, a rules.Address, text string) {
	if err == nil && a.Misnamed() {
		n := 0
		if t, ok := m.Table(); ok {
			n = t.Game.Shown().Len()
		}
		m.Notify(desk.Notice{Kind: desk.LinkDamaged, Kept: n, Of: n, Text: text})
	}
}

// openRecord shows the game of a link that was read from text. It is the game shown, one of the
// player's own, or a game to view only.
func (m *Model) openRecord(link rules.Link, err error, text string) {
	// The friend's app can be newer.
	if !link.Friend.IsZero() && (err == nil || rules.IsLater(err)) {
		m.openFriends(link)
		return
	}
	if err == nil {
		moves := rules.Link{Record: link.Record, Orientation: link.Orientation}
		if t, ok := m.Table(); ok && t.Game.LinkOf(t.Game.Shown()).Equal(moves) {
			return
		}
		if id := m.Kept.IDOf(moves); id != "" {
			m.showKept(id)
			return
		}
	}
	m.showLinked(link)
	m.warnDamaged(link, err, text)
}

// warnDamaged shows a notice if err is a *rules.ParseError. link was read from text, and is shown
// now.
func (m *Model) warnDamaged(link rules.Link, err error, text string) {
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		m.Address, m.HistoryID = m.fragment(), m.entryID()
		m.Notify(desk.Notice{Kind: desk.LinkDamaged, Faults: desk.Faults(err), Kept: pe.Kept, Of: pe.Of, Friends: forFriend(link, text) || m.Kept.CanContinue(link.Record), Text: text})
	}
}

// forFriend reports whether a damaged link was for a friend. The field that says so can follow the
// damage.
func forFriend(link rules.Link, text string) bool {
	_, fields, _ := strings.Cut(rules.PlainText(text[:min(len(text), desk.MaxLink)]), "k1/")
	fields, _, _ = strings.Cut(fields, " ")
	return link.ForFriend() || strings.Contains(fields, "/f1") || strings.Contains(fields, "/f2")
}

// behind reports whether a fragment is an earlier state of the player's own game, by a ply or two.
// This happens if a page was closed in mid-move and reopened without its history.
func behind(g game.Game, fragment string) bool {
	link, err := desk.ParseLink(fragment)
	a, _ := findAddress(fragment)
	if err != nil || a.Misnamed() || len(link.Variations()) > 0 || link.Finish() != rules.NotFinished {
		return false
	}
	if f := link.Friend; !f.IsZero() && (f.Game != g.Match || f.To == g.Players.Own) {
		return false // the friend has sent it
	}
	shown := g.Shown()
	behind := shown.Len() - link.Len()
	for _, v := range shown.Variations() {
		behind += len(v.Moves)
	}
	r := game.Relate(shown, link.Record)
	return (r == game.Same || r == game.Ahead) && behind <= 2
}

// catchUp plays the moves that are only in the address. If the storage is full, it has the player's
// own game as it was some plies ago.
func (m *Model) catchUp(fragment string) {
	o, ok := m.Own()
	link, err := desk.ParseLink(fragment)
	rec := link.Record
	if !ok || err != nil || game.Relate(rec, o.Game.Record()) != game.Ahead || rec.Len() <= o.Game.Record().Len() {
		return
	}
	g := o.Game
	if o.Game.Players.Friend() { // the address of such a game has neither times nor orientation
		rec, link.Orientation = rec.WithTimes(g.Record().Times()), g.Orientation
	}
	g.Tree, g.Orientation = game.NewTree(rec.WithCursor(rec.Len())), link.Orientation
	m.showOwn(g.CaughtUp(o.Game.Live()))
}

// Entry is a typed hole name, or the letter of a command. A hole is played, and a command is
// answered.
type Entry struct{ Text string }

func (Entry) Message() {}

func (Entry) Traits() desk.Traits { return desk.KeepsNotice }

// run opens the dialog. For a screen without a game, it shares the address instead of opening the
// dialog.
func (o Open) run(m *Model) {
	if _, ok := desk.SharerOf(m.Screen()); o.Dialog == desk.ShareDialog && !ok {
		m.Dialog = desk.NoDialog
		m.Do(desk.SendPlace{Fragment: m.fragment()})
		return
	}
	if m.Under = m.Page(); o.Dialog.BehindDoor() {
		m.Under = desk.NoDialog
	}
	m.Dialog, m.Share = o.Dialog, desk.ShareMoves
}

// Open opens a dialog over the screen. desk.Close removes it.
type Open struct{ Dialog desk.Dialog }

func (Open) Message() {}
