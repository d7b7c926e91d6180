package play

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"kulami/rules"
	"kulami/rules/engine"
)

var update = flag.Bool("update", false, "rewrite the sessions' expected lines")

// TestSessions plays the scripts in testdata. A line that begins with ">" is a
// message; the lines below it are the state and the effects that follow from it.
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
	milli   int64 // of the day, for clocks of games
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
		if _, after, late := strings.Cut(command, " after="); late { // milliseconds in which no timer went off
			ms, _ := strconv.Atoi(after)
			s.milli += int64(ms)
		}
		before := s.m
		if s.m.Clocked() {
			var none []Effect
			if s.m, none = Update(s.m, Clock{Now: s.minute, Day: s.m.Day, Milli: firstMilli + s.milli}); len(none) > 0 {
				s.t.Errorf("%s: the time has effects: %v", line, none)
			}
		}
		var effects []Effect
		s.m, effects = Update(s.m, msg)
		if _, first := msg.(Loaded); first {
			var more []Effect
			s.m, more = Update(s.m, Shown{})
			effects = append(effects, more...)
		}
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
	hole := func(name string) rules.Hole {
		if b := s.m.Screen.BoardShown(); b != nil {
			return b.Hole(name)
		}
		return rules.NoHole
	}
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
			Day:    "2026-11-20", Now: s.minute, Milli: firstMilli + s.milli, Seed: uint64(100 + s.minute), Calm: calm, Blocked: blocked, Build: "test"}
	case "navigate":
		return Navigated{Fragment: pairs["link"], ID: pairs["id"]}
	case "minutes":
		s.minute += int64(number(arg(1)))
		return Clock{Now: s.minute, Day: "2026-11-20"}
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
	case "scrub":
		return Scrub{number(arg(1))}
	case "replay":
		return Replay{}
	case "replay-speed":
		return SetReplaySpeed{number(arg(1))}
	case "last":
		return Step{game(s.m).Live()}
	case "build", "take", "cell", "pick", "drop", "release", "aim", "rotate", "lift", "lift-all", "nudge", "use-game", "save-board", "drop-board", "play-board", "send-board", "fair":
		return s.workshop(words)
	case "visit":
		return Visit{ScreenName(arg(1))}
	case "count":
		return Visit{TallyScreen}
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
		n := number(arg(1))
		return Learn{slices.IndexFunc(Lessons, func(l Lesson) bool { return l.Number == n })}
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
	case "copy-embed":
		return CopyEmbed{}
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
				setup.Opponent = Opponent(v)
			case "level":
				setup.Level = number(v)
			case "starter":
				setup.Starter = Starter(v)
			case "edition":
				setup.Edition = v
			case "board":
				setup.Board = BoardKind(v)
			case "number":
				setup.Seed = number(v)
			case "sheet":
				setup.Sheet = rules.Sheet(v)
			case "code":
				setup.Code = v
			case "clock":
				setup.Clock = ClockKind(v)
			case "minutes":
				setup.Minutes = number(v)
			case "increment":
				setup.Increment = number(v)
			case "pauses":
				setup.Pauses = v == "true"
			case "opening":
				setup.Opening = Opening(v)
			}
		}
		seed := uint64(5)
		if pairs["seed"] != "" {
			seed = uint64(number(pairs["seed"]))
		}
		return Start{setup, seed}
	case "later": // so many milliseconds
		s.milli += int64(number(arg(1)))
		if s.m.alarm.at <= firstMilli+s.milli {
			return ClockDue{s.m.alarm.id}
		}
		return ClockDue{-1}
	case "set-back": // the device's clock
		s.milli -= int64(number(arg(1)))
		return ClockDue{-1}
	case "pause":
		return PauseClock{}
	case "rematch":
		return Rematch{6}
	case "resign":
		return Resign{}
	case "sent": // the share sheet has handed the link on
		t, _ := s.m.Table()
		return LinkSent{t.Link(false)}
	case "both":
		return PlayBoth{}
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
	case "puzzles": // they are fetched: the first twenty, or damaged, or missing
		lines := strings.SplitAfter(puzzleFile(s.t), "\n")[:20]
		if arg(1) == "damaged" {
			lines[3] = "nonsense\n"
		}
		return PuzzlesFetched{strings.Join(lines, ""), arg(1) != "missing"}
	case "puzzle":
		return OpenPuzzle{strings.Join(words[1:], "")}
	case "next-puzzle":
		return NextPuzzle{}
	case "fetch-again":
		return FetchAgain{}
	case "solution":
		return ShowSolution{}
	case "storm":
		return StartStorm{Seed: 7, Second: int64(number(arg(1)))}
	case "second": // of a storm
		s.m, _ = Update(s.m, Clock{Now: s.minute, Day: s.m.Day, Second: int64(number(arg(1)))})
		return SecondOver{}
	case "retry":
		return Retry{}
	case "share-result":
		return ShareResult{}
	case "solve": // the puzzle shown
		return Press{s.m.Screen.(interface{ Solution() rules.Hole }).Solution()}
	case "clock": // minutes after midnight of a day of November 2026
		s.minute = int64(startOfNovember + number(arg(1))*24*60 + number(arg(2)))
		return Clock{Now: s.minute, Day: fmt.Sprintf("2026-11-%02d", number(arg(1)))}
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
	case "thought": // the engine's last result for the open question, or on another
		id := s.m.question.ID
		if pairs["id"] != "" {
			id = number(pairs["id"])
		}
		score := 0
		if pairs["score"] != "" {
			score = number(pairs["score"])
		}
		_, open := pairs["more"]
		return Thought{id, engine.Info{Best: hole(arg(1)), Score: score, Depth: 9, Low: -engine.Unbounded, High: engine.Unbounded}, !open}
	case "line":
		return PlayLine{strings.Join(words[1:], " ")}
	case "annotate":
		return Annotate{strings.Join(words[1:], " ")}
	case "mark":
		return Mark{rules.Glyph(number(arg(1)))}
	case "keep-value":
		return KeepValue{}
	case "engine":
		return SwitchEngine{}
	case "set-up":
		return SetUp{}
	case "exchange":
		return ExchangeMarbles{}
	case "tile":
		return ConsiderTile{number(arg(1))}
	case "consider":
		return Consider{hole(arg(1))}
	case "threat":
		return SwitchThreat{}
	case "values": // of the holes named, the best first, a point apart
		a := engine.Analysis{}
		for i, name := range words[1:] {
			a.Moves = append(a.Moves, engine.Move{Info: engine.Info{Best: hole(name), Score: -100 * i, Depth: 9}})
		}
		a.Info = a.Moves[0].Info
		return Valued{ID: s.m.question.ID, Analysis: a}
	case "chance":
		set := s.m.Settings
		set.Values = ChanceValues
		return Set{set}
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

// firstMilli is when the sessions begin, in milliseconds since 1970.
const firstMilli = 1_795_000_000_000

// startOfNovember is midnight before 1 November 2026, less a day, in minutes since 1970.
const startOfNovember = 20757 * 24 * 60

// puzzleFile returns the collection of puzzles as it is shipped.
func puzzleFile(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../static/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// changed lets another tab play on in the game shown, or remove it.
func (s *session) changed(pairs map[string]string) Msg {
	id := game(s.m).ID
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
	if err != nil || n < 1 || n > len(s.m.Library.Games) {
		return text
	}
	return s.m.Library.Games[n-1].ID
}
