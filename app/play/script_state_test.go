package play

import (
	"fmt"
	"reflect"
	"strings"
	"text/template"

	"kulami/app/game"
	"kulami/rules"
)

// state writes what the Model shows in one line, and what is remarkable in more.
func (s *session) state(before Model) string {
	m := s.m
	var out strings.Builder
	is := func(yes bool, word string) {
		if yes {
			out.WriteString(", " + word)
		}
	}
	out.WriteString("  ")
	t, onTable := m.Table()
	switch v := m.Screen.(type) {
	case Table:
		g := v.Game
		fmt.Fprintf(&out, "ply %d live %d of %d, %s to move", g.Record().Cursor(), g.Live(), g.Record().Len(), g.Position().Turn())
		is(v.Linked, "linked")
		is(v.Looking() && !v.Linked, "looking")
		is(v.Replaying, "replaying")
	case Course:
		found, need := v.Progress()
		fmt.Fprintf(&out, "lesson %s %d/%d", v.Lesson().Name, found, need)
		is(v.Wrong != rules.NoHole, "slip "+v.BoardShown().Name(v.Wrong))
		is(v.Done(), "done")
	case Tally:
		score := v.Score()
		fmt.Fprintf(&out, "%d and %d marbles count %d:%d by %s", v.Marbles.Marbles[0].Len(), v.Marbles.Marbles[1].Len(),
			score.Total(0), score.Total(1), v.Edition)
		is(v.Brush == rules.Nobody, "last marbles marked by a press")
		is(game.LastNames(v.Marbles) != "", "last "+game.LastNames(v.Marbles))
	case Puzzle:
		if !v.HasPuzzle() {
			fmt.Fprintf(&out, "%s, not there", v.Name())
			is(m.Puzzles.State == NotThere, "missing")
			break
		}
		b := v.BoardShown()
		goal, margin := v.Goal()
		fmt.Fprintf(&out, "%s %d %s: %s by %d, %s", v.Name(), v.Number, v.State, goal, margin, v.Shown())
		wrong, reply := v.Tried()
		is(wrong != rules.NoHole, "wrong "+b.Name(max(wrong, 0)))
		is(reply != rules.NoHole, "answer "+b.Name(max(reply, 0)))
		if margin, exact, ok := v.Outcome(); ok {
			fmt.Fprintf(&out, ", leads to %d exactly %v", margin, exact)
		}
		is(v.Late, "late")
		is(v.Outdated(m.Shell), "outdated")
		if s := v.Streak; s.Best > 0 {
			fmt.Fprintf(&out, ", streak %d of %d", s.Now, s.Best)
		}
	case Puzzles:
		fmt.Fprintf(&out, "puzzles, streak %d of %d, today %v, rating %.0f ± %.0f, %d of %d", v.Streak.Now, v.Streak.Best, v.Streak.Today,
			v.Rating.Value, v.Rating.Deviation, v.Results.First, v.Results.Tried)
	case Storm:
		fmt.Fprintf(&out, "storm, %d solved, %d missed, best %d, %d seconds left", m.Storm.Solved, m.Storm.Missed, m.Storm.Best, v.Left(m.Shell))
		is(m.Storm.Running(), "running")
		is(m.Storm.Over, "over")
		is(v.HasPuzzle(), v.Record().String())
	case Workshop:
		out.WriteString(workshopState(m.Shell, v))
	case Progress:
		fmt.Fprintf(&out, "progress: %v", v.All)
		if !v.Counted() {
			fmt.Fprintf(&out, ", %d games to read", m.Library.Pending)
		} else if len(v.Strength.Course) > 0 {
			fmt.Fprintf(&out, ", rating %.0f ± %.0f, try level %d", v.Strength.Value, 2*v.Strength.Deviation, v.Strength.Suggested)
		}
	case Analysis:
		if v.BySetUp() {
			fmt.Fprintf(&out, "analysis of %s, %s to move", v.fragment(), v.Position().Turn())
		} else {
			fmt.Fprintf(&out, "analysis of %s, %s to move", v.Record(), v.Position().Turn())
		}
		is(v.CanRedo(), fmt.Sprintf("%d of %d plies", v.Ply(), v.Plies()))
		is(v.Off, "engine off")
		if n := v.Note(); !n.IsEmpty() {
			fmt.Fprintf(&out, ", noted %s %v %q", n.Glyph, n.Value, n.Comment)
		}
		is(v.CanUndelete(), "can undelete")
		is(v.Threat(), "threat")
		for _, t := range v.Takings() {
			fmt.Fprintf(&out, ", %s would take tile %d by %s: %d:%d", t.Side, t.Tile, strings.TrimSpace(setNames(v.BoardShown(), t.Holes)), t.Then.Total(0), t.Then.Total(1))
		}
		for _, move := range v.Threats(m.Shell).Moves {
			fmt.Fprintf(&out, ", threat %s %d", v.BoardShown().Name(move.Best), move.Score)
		}
		for _, move := range m.ValuesOf(v.Asked()) {
			fmt.Fprintf(&out, ", %s %d", v.BoardShown().Name(move.Best), move.Score)
		}
	}
	is(m.Thinking(), "thinking")
	if g := t.Game; onTable {
		is(g.Over(), "over")
		is(g.Record().Finish() != rules.NotFinished, "finish "+g.Record().Finish().String())
		is(t.CanSwap(), "swap offered")
		if g.Timed() {
			now := firstMilli + s.milli
			fmt.Fprintf(&out, ", clocks %.1f %.1f", float64(g.TimeLeft(rules.First, now))/1000, float64(g.TimeLeft(rules.Second, now))/1000)
			is(t.ClockRuns() != rules.Nobody, t.ClockRuns().String()+" runs")
			is(t.Paused(), "paused")
		}
	}
	is(m.Dialog != NoDialog, "dialog "+string(m.Dialog))
	if g := t.Game; onTable {
		is(t.Hint() != rules.NoHole, "hint "+g.Board().Name(t.Hint()))
		is(t.Pending() != rules.NoHole, "pending "+g.Board().Name(t.Pending()))
		is(t.steps() > 0, fmt.Sprintf("counted %d/%d", t.Counted(), t.steps()))
		is(g.Variation(), fmt.Sprintf("line %s at %d", names(g, g.Moves()), g.Ply()))
	}
	is(m.ownID() != before.ownID(), "game "+m.ownID())
	is(len(m.Recent) > 1, fmt.Sprintf("%d recent", len(m.Recent)))
	is(onTable && t.Away, "away")
	is(onTable && t.Game.Players.Mode == game.ByLink, "passed"+map[rules.Side]string{rules.First: " own 1", rules.Second: " own 2"}[t.Game.Players.Own])
	is(m.Updated, "updated")
	if b := m.Screen.BoardShown(); b != nil {
		is(focus(m) != focus(before) || !before.Ready, "focus "+b.Name(focus(m)))
	}
	is(m.Unsaved, "unsaved")
	if i, ok := m.ThoughtOf(m.Screen.Asked()); ok {
		fmt.Fprintf(&out, ", value %d at depth %d", i.Score, i.Depth)
	}
	out.WriteString("\n")
	for i, g := range m.Library.Read() {
		fmt.Fprintf(&out, "  %d. %q %s began %d: %d plies, %v, result %d, %s\n", i+1, g.Name, g.Edition, g.Began, g.Marbles, g.Players.Seats(), g.Result(), g.Finish)
	}
	for _, u := range m.Library.Unread {
		fmt.Fprintf(&out, "  unread %s: %s\n", u.Key, u.Text)
	}
	if g, old := gameOf(m), gameOf(before); !g.Exists() {
	} else if seats := g.Players.Seats(); seats != old.Players.Seats() || g.Edition != old.Edition || g.Origin != old.Origin {
		fmt.Fprintf(&out, "  seats %v, %s, %v\n", seats, g.Edition, g.Origin)
	}
	if a := m.Announced; a.Kind == AnnounceTime && a.Seq != before.Announced.Seq {
		fmt.Fprintf(&out, "  say that %s has little time\n", a.Side)
	}
	if n := m.Notice; n.Kind != NoNotice && m.Announced.Seq != before.Announced.Seq {
		fmt.Fprintf(&out, "  notice %s", noticeNames[n.Kind])
		if n.Kind == MarblesUnfit {
			out.WriteString(" " + n.Unfit.Error())
		}
		if n.Kind == IllegalHole {
			fmt.Fprintf(&out, " %s %s", m.Screen.BoardShown().Name(n.Hole), n.Why)
		}
		if len(n.Faults) > 0 {
			fmt.Fprintf(&out, " %v kept %d of %d", n.Faults, n.Kept, n.Of)
		}
		out.WriteString("\n")
	}
	return out.String()
}

// workshopState writes what is built, what is held and what was done.
func workshopState(s Shell, w Workshop) string {
	var out strings.Builder
	fmt.Fprintf(&out, "draft %q", w.Draft)
	if t, _, ok := w.Held(); ok && w.Hand > 0 {
		fmt.Fprintf(&out, ", hand %dx%d", t.W, t.H)
	} else if ok {
		fmt.Fprintf(&out, ", picked %s", Inside(t))
	}
	if t, fits, ok := w.Ghost(); ok {
		fmt.Fprintf(&out, ", ghost %s fits %v", t, fits)
	}
	fmt.Fprintf(&out, ", at %s", w.Cell)
	if w.Deed != (Deed{}) {
		fmt.Fprintf(&out, ", %s", deedNames[w.Deed.Kind])
		if w.Deed.Tile.W > 0 && w.Deed.Kind != TileTaken && w.Deed.Kind != NoTileLeft {
			fmt.Fprintf(&out, " %s", Inside(w.Deed.Tile))
		}
		if w.Deed.Name != "" {
			fmt.Fprintf(&out, " %q", w.Deed.Name)
		}
	}
	for _, f := range w.Draft.Faults() {
		if f.Kind != rules.DraftMissing {
			fmt.Fprintf(&out, ", %s %v", f.Kind, f.Tiles)
		}
	}
	for _, b := range s.Boards {
		fmt.Fprintf(&out, ", mine %q %s", b.Name, b.Layout)
	}
	return out.String()
}

var deedNames = map[DeedKind]string{
	TileTaken: "taken", NoTileLeft: "none-left", TilePutBack: "put-back", NoTileHeld: "none-held", TilePlaced: "placed",
	TilePicked: "picked", TileMoved: "moved", TileTurned: "turned", TileLifted: "lifted", AllMoved: "all-moved",
	AllTurned: "all-turned", AllMirrored: "all-mirrored", AllLifted: "all-lifted", BoardLaid: "laid", DeedUndone: "undone",
	DeedRedone: "redone", BoardSaved: "saved", BoardDropped: "dropped", BoardFaulty: "faulty",
	TrayTurned: "tray-turned", AtEdge: "at-edge",
}

var noticeNames = map[NoticeKind]string{
	IllegalHole: "illegal", NotYourTurn: "not-your-turn", FriendsTurn: "friends-turn", LinkAwaited: "link-awaited", LiveTurn: "live-turn", FriendPlayed: "friend-played", LinkOlder: "link-older", LinkParted: "link-parted", NoHint: "no-hint", ConfirmHole: "confirm",
	HintGiven: "hint", LinkCopied: "copied", CopyFailed: "copy-failed", NoPicture: "no-picture", MarblesUnfit: "marbles-unfit", LinkDamaged: "link-damaged",
	LinkUnreadable: "link-unreadable", LinkUnchecked: "link-unchecked", SavedUnread: "saved-unread", BadCode: "bad-code", SidesSwapped: "swapped",
	EngineFailed: "engine-failed", StorageFailed: "storage-failed", CopyKept: "copy-kept", ImportFailed: "import-failed",
	BackupRestored: "restored", GameKept: "kept", CountKept: "count-kept", MovesPruned: "pruned",
	TrialBegun: "trial", NotesFull: "notes-full", TreeFull: "tree-full", CommentDeleted: "comment-deleted", LinePromoted: "promoted",
	WordsMissing: "words-missing", TimeOver: "time-over", ClocksPaused: "clocks-paused",
}

// effectTexts are the texts of what effects would do outside, by the names of their types.
var effectTexts = template.Must(template.New("").Parse(`
{{define "Apply"}}apply the update{{end}}
{{define "Copy"}}copy {{.Record}}{{end}}
{{define "CopyFrame"}}copy a frame of {{.Record}}{{end}}
{{define "CopyText"}}copy the text {{.Text}}{{end}}
{{define "Download"}}file {{.Name}}{{if ne .Type "application/json"}}, {{.Type}}: {{.Text}}{{end}}{{end}}
{{define "FetchPuzzles"}}fetch the puzzles{{end}}
{{define "FetchWords"}}fetch the words of {{.Language}}{{end}}
{{define "Halt"}}halt{{end}}
{{define "Install"}}install{{end}}
{{define "NextSecond"}}wait a second{{end}}
{{define "Persist"}}ask for lasting storage{{end}}
{{define "Picture"}}picture {{.Name}}.{{.Format}}: {{.Record}} with {{.Link}}{{end}}
{{define "Send"}}send {{.Record}}{{end}}
{{define "SendPlace"}}send #{{.Fragment}}{{end}}
{{define "SendResult"}}send the result of {{.Day}}, try {{.Tries}}, streak {{.Streak}}{{end}}
{{define "Wait"}}wait {{.Milliseconds}} ms{{end}}
{{define "WaitClock"}}wait {{.Milliseconds}} ms for the clock{{end}}
`))

// effect notes what an effect would do outside and writes it down.
func (s *session) effect(e Effect) string {
	switch e := e.(type) {
	case Write:
		return s.write(e)
	case Focus, FocusCell, PlaySound:
		return ""
	case Address:
		if shown := s.m.fragment(); e.Fragment != shown || e.ID != s.m.entryID() {
			s.t.Errorf("the address says %s of %q, shown is %s of %q", e.Fragment, e.ID, shown, s.m.entryID())
		}
		if e.Push {
			return "  a new entry of the history\n"
		}
		return ""
	case Think:
		purpose := []string{"move", "hint", "value", "value of each hole", "review", "refutation", "pondering"}[e.Question.For]
		if e.Question.Pass {
			purpose += " after a pass"
		}
		return fmt.Sprintf("  think %d for a %s, level %d: %s\n", e.Question.ID, purpose, e.Question.Level, e.Question.Record)
	case Wait:
		s.waiting = e.ID
	}
	var out strings.Builder
	if err := effectTexts.ExecuteTemplate(&out, reflect.TypeOf(e).Name(), e); err != nil {
		s.t.Fatal(err)
	}
	return "  " + strings.TrimSpace(out.String()) + "\n"
}

// write stores what is to be stored. The head and the game shown go without saying.
func (s *session) write(e Write) string {
	if s.stored[e.Key] != e.Was {
		s.t.Errorf("%s holds %q, not %q", e.Key, s.stored[e.Key], e.Was)
	}
	s.stored[e.Key] = e.Text
	switch {
	case e.Text == "":
		delete(s.stored, e.Key)
		return "  remove " + e.Key + "\n"
	case e.Key == headKey, e.Key == gamePrefix+s.m.ownID():
		return ""
	}
	return "  store " + e.Key + ": " + e.Text + "\n"
}

// focus returns the tab stop of the board shown.
func focus(m Model) rules.Hole {
	switch v := m.Screen.(type) {
	case Table:
		return v.Focus
	case Course:
		return v.Focus
	case Tally:
		return v.Focus
	case Analysis:
		return v.Focus
	}
	return rules.NoHole
}

// names writes a line of moves.
func names(g game.Game, line []rules.Hole) string {
	var words []string
	for _, h := range line {
		words = append(words, g.Board().Name(h))
	}
	return strings.Join(words, " ")
}

// setNames are the names of holes.
func setNames(b *rules.Board, holes rules.Set) (names string) {
	for h := range holes.All() {
		names += b.Name(h) + " "
	}
	return names
}
