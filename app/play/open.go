package play

import (
	"errors"
	"strings"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/progress"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/review"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

type (
	// Shown says that what was loaded is on the screen; it comes soon after Loaded.
	Shown struct{}
	// Navigated says that the player went to another entry of the history, or
	// wrote another fragment into the address.
	Navigated struct{ Fragment, ID string }
)

func (Navigated) Message() {}
func (Shown) Message()     {}

func (Shown) Traits() desk.Traits { return desk.Background }

// screens lists the screens that an address can name, besides the table.
var screens = []struct {
	name desk.ScreenName
	// open returns the screen of an address, rest being the address without the name;
	// ok is false if rest cannot be read.
	open func(d *desk.Desk, from desk.Origin, rest string) (next desk.Screen, ok bool)
	// heard is announced when the screen is opened.
	heard desk.AnnouncementKind
	// code is the check code at the end of its addresses.
	code checkCode
}{
	{course.Name, course.Open, desk.AnnounceLesson, optionalCode},
	{wooden.TallyScreen, wooden.OpenTally, desk.AnnounceShown, expectedCode},
	{wooden.PlaceScreen, wooden.OpenPlace, desk.AnnounceShown, expectedCode},
	{wooden.WorkshopScreen, wooden.OpenWorkshop, desk.AnnounceWorkshop, expectedCode},
	{desk.AnalysisScreen, analysis.Open, desk.AnnounceShown, recordCode},
	{analysis.SetUpName, openSetUp, desk.AnnounceShown, expectedCode},
	{review.Name, review.Open, desk.AnnounceShown, recordCode},
	{progress.Name, nameAlone(progress.Screen{}), desk.AnnounceShown, optionalCode},
	{puzzles.PuzzleScreen, puzzles.Open, desk.AnnounceNothing, expectedCode},
	{puzzles.DailyScreen, nameAlone(puzzles.Puzzle{Daily: true, State: puzzles.PuzzleOpen}), desk.AnnounceNothing, optionalCode},
	{puzzles.PuzzlesScreen, nameAlone(puzzles.Start{}), desk.AnnounceShown, optionalCode},
	{puzzles.StormScreen, nameAlone(puzzles.Storm{}), desk.AnnounceShown, optionalCode},
}

// nameAlone opens a screen whose address is its name alone.
func nameAlone(next desk.Screen) func(*desk.Desk, desk.Origin, string) (desk.Screen, bool) {
	return func(_ *desk.Desk, _ desk.Origin, rest string) (desk.Screen, bool) { return next, rest == "" }
}

// checkCode says where the check code of an address is.
type checkCode int8

const (
	recordCode   checkCode = iota // in the record that the address has
	optionalCode                  // at the end; without it there is little that could be damaged
	expectedCode                  // at the end; that it is missing is said
)

// findAddress returns the address in a text.
func findAddress(text string) (a rules.Address, ok bool) {
	names := []string{"k", desk.LiveName}
	for _, s := range screens {
		names = append(names, string(s.name))
	}
	return rules.FindAddress(text[:min(len(text), desk.MaxLink)], names...)
}

// openAddress shows what an address in text names, but for records. It returns a *rules.ParseError if it
// names nothing else, or cannot be read.
func (m *Model) openAddress(a rules.Address, text string) error {
	if a.Name == desk.LiveName {
		m.OpenCode(a.Text, text)
		return nil
	}
	return m.openScreen(a)
}

// openScreen shows the screen that an address names. It returns a *rules.ParseError if the
// address names none, or cannot be read.
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
		if !ok && unchecked { // a dash may belong to the sentence
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
			m.sayDamaged(link, err, text)
		}
		return nil
	}
	return desk.Fault(rules.FaultNoRecord)
}

// restOf returns what follows the name of an address.
func restOf(address string) string {
	_, rest, _ := strings.Cut(address, "/")
	return rest
}

// visitNamed shows a screen for what is on the one shown.
func (m *Model) visitNamed(v desk.Visit) {
	if m.screen.Name() == progress.Name && v.Screen != progress.Name { // it has nothing to begin from
		m.back()
		if t, ok := m.Table(); ok {
			m.Put(t.MarkHelp(v))
		}
	}
	switch t, ok := m.screen.(wooden.Tally); {
	case ok && v.Screen == desk.AnalysisScreen: // its marbles may be no position
		m.analyse(t)
	case ok && v.Screen == t.Name(), m.screen.Name() == progress.Name && v.Screen == progress.Name: // it is there already
		m.Arrive(desk.Announcement{Kind: desk.AnnounceShown})
	default:
		before, builds := m.Screen(), m.Dialog.Whole() == desk.NewDialog || m.Dialog == desk.BoardDialog
		m.openScreen(rules.Address{Name: string(v.Screen), Text: string(v.Screen)})
		if w, ok := m.screen.(wooden.Workshop); ok {
			m.Put(w.OpenedFrom(before, builds))
		}
		_, table := before.(table.Screen)
		if p, ok := m.screen.(progress.Screen); ok && !table {
			m.Put(p.OpenedFrom(before))
		}
	}
}

// namesScreen reports whether the address in a text is that of one of screens, and
// whether its addresses have a record.
func namesScreen(text string) (ok, recorded bool) {
	a, _ := findAddress(text)
	for _, s := range screens {
		if string(s.name) == a.Name {
			return true, s.code == recordCode
		}
	}
	return false, false
}

// linkIn returns the query of an address if it has another address, or what may have been one, or else nothing.
// What others add to addresses is names and values.
func linkIn(query string) string {
	if _, ok := findAddress(query); ok {
		return query
	}
	if first, _, _ := strings.Cut(rules.PlainText(query[:min(len(query), desk.MaxLink)]), "&"); strings.Contains(first, "/") && !strings.Contains(first, "=") {
		return first
	}
	return ""
}

// origin returns what a screen begins with that is opened now: what is shown, or the
// player's own game that was shown before it.
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

// entryID returns the id that the history keeps beside the address.
func (m *Model) entryID() string {
	if t, ok := m.Table(); ok && t.Linked {
		return table.LinkedEntry
	}
	if t, ok := m.screen.(wooden.Tally); ok && !m.Unsaved { // a storage that is full has fewer marbles than the address
		return t.ID
	}
	return m.OwnID()
}

// route keeps the address at what is shown. Another screen and a new game are new
// entries of the history, so that Back returns to the one before.
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

// run follows the history or a fragment that was written into the address.
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

// open shows what a fragment names: a screen, one of the player's own games, or the
// game of a link.
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
		m.Address, m.HistoryID = m.fragment(), m.entryID() // what was written there stays until the game moves on
		m.Notify(desk.Notice{Kind: desk.LinkUnreadable, Faults: desk.Faults(err), Text: fragment})
		return
	}
	m.openRecord(link, err, fragment)
	m.sayMisnamed(err, a, fragment)
}

// sayMisnamed says, for a record that was read without an error and is shown now, that the
// address may have named another screen.
func (m *Model) sayMisnamed(err error, a rules.Address, text string) {
	if err == nil && a.Misnamed() {
		n := 0
		if t, ok := m.Table(); ok {
			n = t.Game.Shown().Len()
		}
		m.Notify(desk.Notice{Kind: desk.LinkDamaged, Kept: n, Of: n, Text: text})
	}
}

// openRecord shows the game of a link that was read from text: the game shown, one of
// the player's own, or one that is only looked at.
func (m *Model) openRecord(link rules.Link, err error, text string) {
	if !link.Friend.IsZero() && (err == nil || rules.IsLater(err)) { // the friend's page may be newer
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
	m.sayDamaged(link, err, text)
}

// sayDamaged says what err, if it is one, reports of the link that is shown now and was read from text.
func (m *Model) sayDamaged(link rules.Link, err error, text string) {
	var pe *rules.ParseError
	if errors.As(err, &pe) {
		m.Address, m.HistoryID = m.fragment(), m.entryID()
		m.Notify(desk.Notice{Kind: desk.LinkDamaged, Faults: desk.Faults(err), Kept: pe.Kept, Of: pe.Of, Friends: forFriend(link, text) || m.Kept.MayContinue(link.Record), Text: text})
	}
}

// forFriend reports whether a damaged link was one of a game by link. What says so may stand behind the damage.
func forFriend(link rules.Link, text string) bool {
	_, fields, _ := strings.Cut(rules.PlainText(text[:min(len(text), desk.MaxLink)]), "k1/")
	fields, _, _ = strings.Cut(fields, " ")
	return link.ForFriend() || strings.Contains(fields, "/f1") || strings.Contains(fields, "/f2")
}

// behind reports whether a fragment is the player's own game as it was a ply or two
// ago: a page that was closed in mid-move, and comes back without what the history
// keeps, has its address behind.
func behind(g game.Game, fragment string) bool {
	link, err := desk.ParseLink(fragment)
	a, _ := findAddress(fragment)
	if err != nil || a.Misnamed() || len(link.Variations()) > 0 || link.Finish() != rules.NotFinished {
		return false
	}
	if f := link.Friend; !f.IsZero() && (f.Game != g.Match || f.To == g.Players.Own) {
		return false // a friend has sent it
	}
	shown := g.Shown()
	behind := shown.Len() - link.Len()
	for _, v := range shown.Variations() {
		behind += len(v.Moves)
	}
	r := game.Relate(shown, link.Record)
	return (r == game.Same || r == game.Ahead) && behind <= 2
}

// catchUp plays the moves that only the address has kept: a storage that is full holds the
// player's own game as it was some plies ago.
func (m *Model) catchUp(fragment string) {
	o, ok := m.Own()
	link, err := desk.ParseLink(fragment)
	rec := link.Record
	if !ok || err != nil || game.Relate(rec, o.Game.Record()) != game.Ahead || rec.Len() <= o.Game.Record().Len() {
		return
	}
	g := o.Game
	if o.Game.Players.Friend() { // its address has neither
		rec, link.Orientation = rec.WithTimes(g.Record().Times()), g.Orientation
	}
	g.Tree, g.Orientation = game.NewTree(rec.WithCursor(rec.Len())), link.Orientation
	m.showOwn(g)
}

// Entry is a hole's name, or a command's letter, that was typed: it is played or
// answered.
type Entry struct{ Text string }

func (Entry) Message() {}

func (Entry) Traits() desk.Traits { return desk.KeepsNotice }

// run opens the dialog. A screen without a game has an address to share, and no more.
func (o Open) run(m *Model) {
	if _, ok := desk.SharerOf(m.Screen()); o.Dialog == desk.ShareDialog && !ok {
		m.Dialog = desk.NoDialog
		m.Do(desk.SendPlace{Fragment: m.fragment()})
		return
	}
	m.Dialog, m.Share = o.Dialog, desk.ShareMoves
}

// Open lays a dialog over the screen; desk.Close removes it.
type Open struct{ Dialog desk.Dialog }

func (Open) Message() {}
