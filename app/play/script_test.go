package play

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

var update = flag.Bool("update", false, "rewrite the sessions' expected lines")

// TestSessions plays the scripts in testdata. A line that begins with ">" is a
// message; the lines below it tell the state and the effects that follow from it.
func TestSessions(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no sessions", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := (&session{t: t, m: New(), stored: map[string]string{}}).run(string(text))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			want, have := strings.Split(string(text), "\n"), strings.Split(got, "\n")
			for i := range max(len(want), len(have)) {
				if i >= len(want) || i >= len(have) || want[i] != have[i] {
					t.Fatalf("line %d:\n got %q\nwant %q", i+1, at(have, i), at(want, i))
				}
			}
		})
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(nothing)"
}

// session is a program under test with what lies outside it.
type session struct {
	t       *testing.T
	m       Model
	stored  map[string]string
	minute  int64
	waiting int
}

func (s *session) run(script string) string {
	var out strings.Builder
	for line := range strings.Lines(script) {
		line = strings.TrimRight(line, "\n")
		command, isCommand := strings.CutPrefix(line, "> ")
		if !isCommand {
			if line == "" || strings.HasPrefix(line, "#") {
				out.WriteString(line + "\n")
			}
			continue
		}
		out.WriteString(line + "\n")
		msg := s.message(strings.Fields(command))
		before := s.m
		var effects []Effect
		s.m, effects = Update(s.m, msg)
		out.WriteString(s.state(before))
		for _, e := range effects {
			out.WriteString(s.effect(e))
		}
	}
	return out.String()
}

// message reads a command: a verb and words, or key=value pairs.
func (s *session) message(words []string) Msg {
	arg := func(i int) string { return at(words, i) }
	pairs := map[string]string{}
	for _, w := range words[1:] {
		k, v, _ := strings.Cut(w, "=")
		pairs[k] = v
	}
	number := func(text string) int {
		n, err := strconv.Atoi(text)
		if err != nil {
			s.t.Fatalf("%v: %v", words, err)
		}
		return n
	}
	hole := func(name string) rules.Hole { return s.m.Game.Record.Board.Hole(name) }
	switch words[0] {
	case "load":
		if saved, ok := pairs["saved"]; ok {
			s.stored = map[string]string{headKey: saved}
		}
		if _, again := pairs["again"]; again {
			s.m = New()
		}
		_, calm := pairs["calm"]
		_, blocked := pairs["blocked"]
		s.minute++
		return Loaded{Stored: maps.Clone(s.stored), Fragment: pairs["link"], ID: pairs["id"],
			Launch: Launch{Act: pairs["act"], Text: pairs["text"]},
			Day:    "2026-11-20", Now: s.minute, Seed: uint64(100 + s.minute), Calm: calm, Blocked: blocked, Build: "test"}
	case "navigate":
		return Navigated{Fragment: pairs["link"], ID: pairs["id"]}
	case "minutes":
		s.minute += int64(number(arg(1)))
		return Clock{s.minute, "2026-11-20"}
	case "changed": // another tab has stored the game shown, with another record, or removed it
		return s.changed(pairs)
	case "press":
		return Press{hole(arg(1))}
	case "enter":
		return Entry{strings.Join(words[1:], " ")}
	case "hover":
		return Hover{hole(arg(1))}
	case "focus":
		return FocusMove{number(arg(1)), number(arg(2))}
	case "edge":
		return FocusEdge{End: arg(1) == "end", Board: arg(2) == "board"}
	case "legal":
		return FocusLegal{Back: arg(1) == "back"}
	case "undo":
		return Undo{}
	case "redo":
		return Redo{}
	case "step":
		return Step{number(arg(1))}
	case "last":
		return Step{s.m.Game.Live}
	case "build", "take", "cell", "pick", "drop", "release", "aim", "rotate", "lift", "lift-all", "nudge", "use-game", "save-board", "drop-board", "play-board", "send-board", "fair":
		return s.workshop(words)
	case "count":
		return Count{}
	case "brush":
		return Brush{rules.Side(number(arg(1)) - 1)}
	case "count-by":
		return CountBy{arg(1)}
	case "use-board":
		setup := s.m.Setup
		setup.Board, setup.Code = "code", arg(1)
		return UseBoard{setup}
	case "clear":
		return ClearMarbles{}
	case "learn":
		return Learn{number(arg(1)) - 1}
	case "goto":
		return Goto{number(arg(1)), number(arg(2))}
	case "branch":
		return Branch{Out: arg(1) == "out"}
	case "promote":
		return Promote{}
	case "prune":
		return Prune{}
	case "game":
		return OpenGame{s.id(arg(1))}
	case "keep":
		return KeepGame{}
	case "rename":
		return Rename{s.id(arg(1)), strings.Join(words[2:], " ")}
	case "delete":
		return Delete{s.id(arg(1))}
	case "undelete":
		return Undelete{}
	case "import":
		return Import{strings.Join(words[1:], " ")}
	case "backup":
		return Backup{}
	case "from-here":
		return ShareFrom{arg(1) == "on"}
	case "send":
		return SendLink{}
	case "copy-record":
		return CopyRecord{}
	case "save-file":
		return SaveFile{}
	case "picture":
		return SavePicture{Format(arg(1))}
	case "update-waits":
		return UpdateWaits{}
	case "apply":
		return ApplyUpdate{}
	case "offline":
		return OfflineNow{}
	case "install":
		return AskInstall{}
	case "continue":
		return Continue{Computer: arg(1) == "computer"}
	case "return":
		return Return{}
	case "start":
		setup := s.m.Setup
		for k, v := range pairs {
			switch k {
			case "opponent":
				setup.Opponent = v
			case "level":
				setup.Level = number(v)
			case "starter":
				setup.Starter = v
			case "edition":
				setup.Edition = v
			case "board":
				setup.Board = v
			case "number":
				setup.Seed = number(v)
			case "sheet":
				setup.Sheet = rules.Sheet(v)
			case "code":
				setup.Code = v
			case "opening":
				setup.Opening = v
			}
		}
		seed := uint64(5)
		if pairs["seed"] != "" {
			seed = uint64(number(pairs["seed"]))
		}
		return Start{setup, seed}
	case "rematch":
		return Rematch{6}
	case "resign":
		return Resign{}
	case "swap":
		return SwapSides{}
	case "hint":
		return AskHint{}
	case "turn":
		return Turn{Mirror: arg(1) == "mirror"}
	case "open":
		return Open{Dialog(arg(1))}
	case "close":
		return Close{}
	case "confirm":
		set := s.m.Settings
		set.Confirm = true
		return Set{set}
	case "still":
		set := s.m.Settings
		set.Animation = false
		return Set{set}
	case "hidden":
		return Seen{arg(1) == "on"}
	case "copy":
		return CopyLink{}
	case "copy-unread":
		return CopyUnread{}
	case "copied":
		return Copied{arg(1) == "ok"}
	case "stored":
		return Stored{OK: arg(1) == "ok"}
	case "thought": // the engine's last word on the open question, or on another
		id := s.m.question.ID
		if pairs["id"] != "" {
			id = number(pairs["id"])
		}
		score := 0
		if pairs["score"] != "" {
			score = number(pairs["score"])
		}
		_, open := pairs["more"]
		return Thought{id, engine.Info{Best: hole(arg(1)), Score: score, Depth: 9}, !open}
	case "unanswered":
		return Unanswered{s.m.question.ID}
	case "tick":
		return Tick{s.waiting}
	case "skip":
		return SkipCount{}
	case "whole":
		return ShowWhole{arg(1) == "on"}
	}
	s.t.Fatalf("no such command: %v", words)
	return nil
}

// state tells what the Model shows, in one line, and what is remarkable in more.
func (s *session) state(before Model) string {
	m, g := s.m, s.m.Game
	var out strings.Builder
	fmt.Fprintf(&out, "  ply %d live %d of %d, %s to move", g.Record.Cursor, g.Live, len(g.Record.Moves), g.Position().Turn())
	is := func(yes bool, word string) {
		if yes {
			out.WriteString(", " + word)
		}
	}
	is(m.Linked, "linked")
	is(m.Looking() && !m.Linked, "looking")
	is(m.Thinking(), "thinking")
	is(g.Over(), "over")
	is(g.Record.Finish != rules.NotFinished, "finish "+g.Record.Finish.String())
	is(m.CanSwap(), "swap offered")
	is(m.Dialog != NoDialog, "dialog "+string(m.Dialog))
	is(m.Hint != rules.NoHole, "hint "+g.Record.Board.Name(m.Hint))
	is(m.Pending != rules.NoHole, "pending "+g.Record.Board.Name(m.Pending))
	is(m.steps() > 0, fmt.Sprintf("counted %d/%d", m.Counted, m.steps()))
	if m.Screen == CountScreen {
		s := m.Wooden.Score()
		fmt.Fprintf(&out, ", %d and %d marbles count %d:%d by %s", m.Wooden.Marbles.Marbles[0].Len(), m.Wooden.Marbles.Marbles[1].Len(),
			s.Total(0), s.Total(1), m.Wooden.Edition)
	}
	if m.Screen == WorkshopScreen {
		out.WriteString(workshopState(m))
	}
	if l, ok := m.Lesson(); ok {
		found, need := m.Learnt()
		fmt.Fprintf(&out, ", lesson %s %d/%d", l.Name, found, need)
		is(m.Course.Slip != rules.NoHole, "slip "+g.Record.Board.Name(m.Course.Slip))
		is(m.LessonDone(), "done")
	}
	if g.Line != nil {
		fmt.Fprintf(&out, ", line %s at %d", names(g, g.Line), g.At)
	}
	is(g.ID != before.Game.ID, "game "+g.ID)
	is(len(m.Recent) > 1, fmt.Sprintf("%d recent", len(m.Recent)))
	is(m.Away, "away")
	is(g.Passed, "passed")
	is(m.Updated, "updated")
	is(m.Focus != before.Focus, "focus "+g.Record.Board.Name(m.Focus))
	is(m.Unsaved, "unsaved")
	if i, ok := m.Thought(); ok {
		fmt.Fprintf(&out, ", value %d at depth %d", i.Score, i.Depth)
	}
	out.WriteString("\n")
	for i, g := range m.Library {
		fmt.Fprintf(&out, "  %d. %q %s began %d: %d plies, %v, result %d, %s\n", i+1, g.Name, g.Edition, g.Began, g.Live, g.Seats, g.Result(), g.Record.Finish)
	}
	for _, u := range m.Unread {
		fmt.Fprintf(&out, "  unread %s: %s\n", u.Key, u.Text)
	}
	if m.Game.Seats != before.Game.Seats || m.Game.Edition != before.Game.Edition || m.Game.Origin != before.Game.Origin {
		fmt.Fprintf(&out, "  seats %v, %s, %v\n", g.Seats, g.Edition, g.Origin)
	}
	if n := m.Notice; n.Kind != NoNotice && m.Heard.Seq != before.Heard.Seq {
		fmt.Fprintf(&out, "  notice %s", noticeNames[n.Kind])
		if n.Kind == IllegalHole {
			fmt.Fprintf(&out, " %s %s", g.Record.Board.Name(n.Hole), n.Why)
		}
		if len(n.Faults) > 0 {
			fmt.Fprintf(&out, " %v kept %d of %d", n.Faults, n.Kept, n.Of)
		}
		out.WriteString("\n")
	}
	return out.String()
}

var noticeNames = map[NoticeKind]string{
	IllegalHole: "illegal", NotYourTurn: "not-your-turn", ConfirmHole: "confirm",
	HintGiven: "hint", LinkCopied: "copied", CopyFailed: "copy-failed", LinkDamaged: "link-damaged",
	LinkUnreadable: "link-unreadable", SavedUnread: "saved-unread", BadCode: "bad-code", SidesSwapped: "swapped",
	EngineFailed: "engine-failed", StorageFailed: "storage-failed", CopyKept: "copy-kept", ImportFailed: "import-failed",
	BackupRestored: "restored", GameKept: "kept", OfflineReady: "offline", MovesPruned: "pruned",
	TrialBegun: "trial",
}

// effect notes what an effect would do outside and tells it.
func (s *session) effect(e Effect) string {
	switch e := e.(type) {
	case Write:
		return s.write(e)
	case Persist:
		return "  ask for lasting storage\n"
	case Send:
		return "  send " + e.Record.String() + "\n"
	case Download:
		if e.Type == "application/json" { // TestBackup… reads these
			return "  file " + e.Name + "\n"
		}
		return fmt.Sprintf("  file %s, %s: %s\n", e.Name, e.Type, strings.TrimSpace(e.Text))
	case Picture:
		return fmt.Sprintf("  picture %s.%s: %s with %s\n", e.Name, e.Format, e.Record, e.Link)
	case Address:
		if shown := s.m.place(); e.Fragment != shown || e.ID != s.m.Game.ID {
			s.t.Errorf("the address says %s of %q, shown is %s of %q", e.Fragment, e.ID, shown, s.m.Game.ID)
		}
		if e.Push {
			return "  a new entry of the history\n"
		}
		return ""
	case Apply:
		return "  apply the update\n"
	case Install:
		return "  install\n"
	case Think:
		purpose := []string{"move", "hint", "value", "pondering"}[e.Question.For]
		return fmt.Sprintf("  think %d for a %s, level %d: %s\n", e.Question.ID, purpose, e.Question.Level, e.Question.Record)
	case Halt:
		return "  halt\n"
	case Copy:
		return "  copy " + e.Record.String() + "\n"
	case CopyText:
		return "  copy the text " + e.Text + "\n"
	case Focus, FocusCell, Ring:
		return ""
	case SendPlace:
		return "  send #" + e.Fragment + "\n"
	case Wait:
		s.waiting = e.ID
		return fmt.Sprintf("  wait %d ms\n", e.Milliseconds)
	}
	s.t.Fatalf("unknown effect %T", e)
	return ""
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
	case e.Key == headKey, e.Key == gamePrefix+s.m.Game.ID && !s.m.Linked:
		return ""
	}
	return "  store " + e.Key + ": " + e.Text + "\n"
}

// changed lets another tab play on in the game shown, or remove it.
func (s *session) changed(pairs map[string]string) Msg {
	id := s.m.Game.ID
	_, refused := pairs["refused"]
	saved := savedGame{}
	if record, ok := pairs["record"]; ok {
		if err := json.Unmarshal([]byte(s.stored[gamePrefix+id]), &saved); err != nil {
			s.t.Fatal(id, err)
		}
		rec, _ := rules.ParseRecord(record)
		saved.Record = rec.String()
		saved.Live = strings.Count(record, "") // more than there are: all of them
		s.stored[gamePrefix+id] = encode(saved)
	} else {
		delete(s.stored, gamePrefix+id)
	}
	return Changed{Key: gamePrefix + id, Text: s.stored[gamePrefix+id], Refused: refused}
}

// id is that of a game of the library by its number, from 1; anything else is an
// id itself.
func (s *session) id(text string) string {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > len(s.m.Library) {
		return text
	}
	return s.m.Library[n-1].ID
}

// names writes a line of moves.
func names(g Game, line []rules.Hole) string {
	var words []string
	for _, h := range line {
		words = append(words, g.Record.Board.Name(h))
	}
	return strings.Join(words, " ")
}

// TestUpdateLeavesItsModelAlone replays random sessions and makes sure that no
// message changes the Model it was given, that a session saved and loaded again
// shows the same game, and that moves are only ever legal.
func TestUpdateLeavesItsModelAlone(t *testing.T) {
	for seed := range uint64(60) {
		stored := map[string]string{}
		m, effects := Update(New(), Loaded{Day: "2026-11-20", Seed: seed})
		store(t, stored, effects)
		r := seed*2654435761 + 1
		next := func(n int) int {
			r = r*6364136223846793005 + 1442695040888963407
			return int(r>>33) % n
		}
		for range 300 {
			msg := randomMsg(m, next)
			before := photograph(m)
			old := m
			after, effects := Update(m, msg)
			if photograph(old) != before {
				t.Fatalf("seed %d: %#v changed the model it was given", seed, msg)
			}
			if rec, err := rules.ParseRecord(after.Game.Record.String()); err != nil || !rec.Equal(after.Game.Record) {
				t.Fatalf("seed %d: %#v left the record %s: %v", seed, msg, after.Game.Record, err)
			}
			if shown := after.place(); after.address != shown && !passing(msg) && after.Notice.Text == "" {
				t.Fatalf("seed %d: %#v left the address at %s, not %s", seed, msg, after.address, shown)
			}
			store(t, stored, effects)
			m = after
		}
		again, _ := Update(New(), Loaded{Stored: maps.Clone(stored), Day: "2026-11-20"})
		if m.Linked {
			m, effects = Update(m, Return{})
			store(t, stored, effects)
		}
		if !again.Game.Record.Equal(m.Game.Record) || again.Game.Live != m.Game.Live || again.Game.Seats != m.Game.Seats ||
			len(again.kept()) != len(m.kept()) || again.Settings != m.Settings || again.Setup != m.Setup {
			t.Fatalf("seed %d: loading again shows\n%+v\nnot\n%+v", seed, again.Game, m.Game)
		}
	}
}

// TestRing hears marbles, refusals and the end, unless that is switched off.
func TestRing(t *testing.T) {
	m, _ := Update(New(), Loaded{})
	rings := func(msg Msg) string {
		var effects []Effect
		m, effects = Update(m, msg)
		for _, e := range effects {
			if r, ok := e.(Ring); ok {
				return fmt.Sprint(r.Sound, r.Feel)
			}
		}
		return "nothing"
	}
	hole := m.Game.Record.Board.Hole
	hear := func(msg Msg, want string) {
		t.Helper()
		if got := rings(msg); got != want {
			t.Errorf("%#v is heard as %s, want %s", msg, got, want)
		}
	}
	setup := m.Setup
	setup.Opponent = "person"
	hear(Start{Setup: setup}, "nothing")
	hear(Press{hole("d4")}, "marbletrue")
	hear(Press{hole("d4")}, "closedtrue")
	hear(Undo{}, "nothing")
	set := m.Settings
	set.Sound = false
	hear(Set{set}, "nothing")
	hear(Press{hole("d4")}, "true")
	set.Sound, set.Haptics = true, false
	hear(Set{set}, "nothing")
	hear(Press{hole("a4")}, "marblefalse")
	set.Sound = false
	hear(Set{set}, "nothing")
	hear(Press{hole("a1")}, "nothing")
}

// store carries out what effects ask of storage.
func store(t *testing.T, stored map[string]string, effects []Effect) {
	for _, e := range effects {
		w, ok := e.(Write)
		switch {
		case !ok:
			continue
		case stored[w.Key] != w.Was:
			t.Fatalf("%s holds %q, not %q", w.Key, stored[w.Key], w.Was)
		case w.Text == "":
			delete(stored, w.Key)
		default:
			stored[w.Key] = w.Text
		}
	}
}

// photograph writes down everything of m that could be changed by mistake.
func photograph(m Model) string {
	return fmt.Sprint(pack(m.Game), m.head(), m.Game.Line, m.Game.At, m.want.keys(), m.want.byKey, m.Linked, m.Dialog)
}

// randomMsg is something a player or the engine might do, sensible or not.
func randomMsg(m Model, next func(int) int) Msg {
	legal := m.Game.Position().Legal().Slice()
	if next(3) > 0 && len(legal) > 0 {
		h := legal[next(len(legal))]
		if m.asked {
			return Thought{m.question.ID, engine.Info{Best: h, Depth: 3, Score: next(400) - 200}, true}
		}
		return Press{h}
	}
	links := []string{"", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7", "k1/b8", "#%zz"}
	setup := Setup{
		Opponent: []string{"computer", "person", "analysis", "nobody"}[next(4)],
		Level:    next(10), Starter: []string{"me", "other", "lot"}[next(3)],
		Edition: rules.Editions[next(len(rules.Editions))].Name,
		Board:   []string{"square", "irregular", "sheet", "today", "code"}[next(5)],
		Seed:    next(100), Sheet: rules.SheetPergioco, Code: []string{"", "8tsSQDQdDSQTtQdsQT"}[next(2)],
		Opening: []string{"free", "swap", "lot"}[next(3)],
	}
	msgs := []Msg{
		Press{rules.Hole(next(64))}, Press{rules.NoHole}, Undo{}, Undo{}, Redo{}, Step{next(60) - 2}, Continue{}, Continue{Computer: true},
		Return{}, Start{setup, uint64(next(1 << 20))}, Choose{setup}, Rematch{uint64(next(100))}, Resign{}, SwapSides{}, AskHint{}, Turn{}, Turn{Mirror: true},
		Open{MenuDialog}, Close{}, CopyLink{}, Copied{true}, Copied{}, Stored{OK: true}, Stored{}, Seen{true}, Seen{}, Unanswered{m.question.ID},
		Thought{m.question.ID - 1, engine.Info{}, true}, Tick{m.waiting}, SkipCount{}, ShowWhole{true}, Navigated{Fragment: links[next(len(links))]},
		Step{next(60) - 2}, Goto{next(4), next(30)}, Branch{}, Branch{Out: true}, Promote{}, Prune{}, KeepGame{}, Open{LibraryDialog},
		Delete{m.Game.ID}, Undelete{}, Rename{m.Game.ID, "a name"}, Import{links[next(len(links))]}, ShareFrom{true}, SendLink{}, Learn{next(8)}, Count{}, Brush{rules.Second}, ClearMarbles{},
		Build{}, Take{2 + next(5)}, PressCell{rules.Point{X: int8(next(10)), Y: int8(next(10))}}, Rotate{}, Nudge{1, 0}, UseGameBoard{}, AskFair{}, PlayBoard{},
		Hover{rules.Hole(next(64))}, FocusOn{rules.Hole(next(64))}, FocusMove{1, 0}, FocusEdge{true, true}, FocusLegal{}, Tell{TopicScore},
	}
	return msgs[next(len(msgs))]
}
