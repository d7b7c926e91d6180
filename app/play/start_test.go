package play

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/screen/course"
	"kulami/app/screen/table"
	"kulami/rules"
)

// The relation of two records follows from their content.
func TestRelation(t *testing.T) {
	const board = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D"
	for _, c := range []struct {
		a, b string
		want game.Relation
	}{
		{"/mc4c7", "/mc4c7", game.Same},
		{"/mc4c7/p1/o3", "/mc4c7", game.Same},
		{"/mc4c7e7", "/mc4c7", game.Ahead},
		{"/mc4", "/mc4c7", game.Behind},
		{"/mc4c7", "/mc4c8", game.Parted},
		{"/mc4c7/v1c8", "/mc4c7", game.Ahead},
		{"/mc4c7/v1c8", "/mc4c7/v1c9", game.Parted},
		{"/mc4c7e7", "/mc4c7/v1c8", game.Parted},
		{"/mc4c7/xr1", "/mc4c7", game.Ahead},
		{"/mc4c7/xr1", "/mc4c7/xr2", game.Parted},
		{"/mc4c7e7", "/mc4c7/xr2", game.Parted},
		{"/ra/mc4", "/mc4", game.Parted},
		{"", "/mc4", game.Behind},
	} {
		a, _ := rules.ParseRecord(board + c.a)
		b, _ := rules.ParseRecord(board + c.b)
		if a.IsZero() || b.IsZero() {
			t.Fatalf("%q or %q cannot be read", c.a, c.b)
		}
		if got := game.Relate(a, b); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
	other := rules.NewRecord(rules.SheetSquare.Board(), rules.Ruleset{})
	a, _ := rules.ParseRecord(board)
	if got := game.Relate(a, other); got != game.Parted {
		t.Errorf("on two boards: %d", got)
	}
}

// Stored fields about the players and the opening give the expected players.
func TestStoredPlayers(t *testing.T) {
	for text, want := range map[string]game.Players{
		`"levels":[0,0]`:                            {},
		`"levels":[0,3]`:                            game.AgainstComputer(rules.Second, 3),
		`"levels":[4,0],"value":true`:               game.AgainstComputer(rules.First, 4),
		`"levels":[-7,99]`:                          game.AgainstComputer(rules.Second, 8),
		`"levels":[0,3],"adaptive":34`:              game.AgainstComputer(rules.Second, 3).WithAdaptive(34),
		`"levels":[8,0],"adaptive":80`:              game.AgainstComputer(rules.First, 8).WithAdaptive(80),
		`"levels":[0,3],"adaptive":9`:               game.AgainstComputer(rules.Second, 3),
		`"levels":[0,3],"adaptive":81`:              game.AgainstComputer(rules.Second, 3),
		`"levels":[0,3],"adaptive":-34`:             game.AgainstComputer(rules.Second, 3),
		`"levels":[0,3],"adaptive":"x"`:             game.AgainstComputer(rules.Second, 3),
		`"levels":[0,0],"adaptive":34`:              {},
		`"levels":[3,4],"value":true`:               {Mode: game.Analysing},
		`"levels":[0,0],"passed":true`:              {Mode: game.ByLink, Own: rules.Nobody},
		`"levels":[0,0],"passed":true,"own":1`:      {Mode: game.ByLink, Own: rules.First},
		`"levels":[0,0],"passed":true,"own":2`:      {Mode: game.ByLink, Own: rules.Second},
		`"levels":[0,0],"passed":true,"own":3`:      {Mode: game.ByLink, Own: rules.Nobody},
		`"levels":[0,0],"own":2`:                    {},
		`"levels":[0,0],"value":true,"passed":true`: {Mode: game.Analysing},
	} {
		g, err := game.Unpack("a", `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/cr0",`+text+`,"seed":"1"}`)
		if g.Players != want {
			t.Errorf("%s: %+v, want %+v (%v)", text, g.Players, want, err)
		}
		if again, _ := game.Unpack("a", game.Pack(g)); again.Players != want {
			t.Errorf("%s comes back as %+v", text, again.Players)
		}
	}
}

// Two people have names of their own, which are stored with the game and move with the seats.
func TestNamesOfPlayers(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent, setup.Names = game.PersonOpponent, [2]string{"  Ada \n Lovelace ", strings.Repeat("é", 2*game.MaxName)}
	want := [2]string{"Ada Lovelace", strings.Repeat("é", game.MaxName)}
	m, _ := act(New(), Loaded{})
	m, _ = act(m, Start{setup, 1})
	m, _ = act(m, desk.Press{Hole: m.Screen().BoardShown().Hole("d4")})
	at, _ := m.Table()
	if got := at.Game.Players.Names; got != want {
		t.Errorf("the players are %q, want %q", got, want)
	}
	kept, err := m.Kept.Game(at.Game.ID)
	if err != nil || kept.Players.Names != want || m.Setup.Names != want {
		t.Errorf("kept are %q and %q, %v", kept.Players.Names, m.Setup.Names, err)
	}
	m, _ = act(m, Rematch{2})
	at, _ = m.Table()
	if got := at.Game.Players.Names; got != [2]string{want[1], want[0]} {
		t.Errorf("in the rematch the players are %q", got)
	}
	later := [2]string{"Grace", "Ada"}
	m, _ = act(m, Open{desk.NamesDialog})
	m, _ = act(m, table.NamePlayers{Names: [2]string{" Grace\n", "Ada"}})
	at, _ = m.Table()
	if kept, err = m.Kept.Game(at.Game.ID); err != nil || kept.Players.Names != later || m.Setup.Names != later || m.Dialog != desk.NoDialog {
		t.Errorf("named again, kept are %q and %q, the dialog is %q, %v", kept.Players.Names, m.Setup.Names, m.Dialog, err)
	}
	setup.Opponent = game.ComputerOpponent
	m, _ = act(m, Start{setup, 3})
	m, _ = act(m, table.NamePlayers{Names: later})
	if at, _ = m.Table(); at.Game.Players.Names != [2]string{} {
		t.Errorf("against the computer the players are %q", at.Game.Players.Names)
	}
}

// No game, count or board begins with a number that cannot be read. The text typed before stays.
func TestUnreadNumbersStopAStart(t *testing.T) {
	for _, kind := range []game.BoardKind{game.NumberedBoard, game.SquareBoard, game.IrregularBoard, game.SymmetricBoard} {
		for _, typed := range []string{"-5", "−5", "", "3,5", "1e3", "0", "390254539", "x"} {
			m, _ := act(New(), Loaded{})
			setup := game.DefaultSetup
			setup.Board, setup.Number, setup.Seed = kind, 7, 7
			m, _ = act(m, Open{desk.NewDialog})
			m, _ = act(m, desk.Choose{Setup: setup.WithNumber(typed)})
			if _, _, ok := game.BoardOf(m.Setup, today.Date); ok {
				t.Errorf("%s %q: a board is shown", kind, typed)
			}
			for _, msg := range []desk.Msg{Start{m.Setup, 1}, StartWooden{m.Setup, 1}} {
				after, _ := act(m, msg)
				if at, _ := after.Table(); at.Game.Origin != (game.Origin{}) && at.Game.Origin.Board == kind || after.Dialog != desk.NewBoardDialog || after.Setup.Typed != typed {
					t.Errorf("%s %q: %T leads to the dialog %q, on %+v", kind, typed, msg, after.Dialog, at.Game.Origin)
				}
			}
			m, _ = act(m, desk.Choose{Setup: m.Setup.WithNumber("1.500")})
			m, _ = act(m, Start{m.Setup, 1})
			if at, _ := m.Table(); at.Game.Origin.Board != kind || at.Game.Origin.Seed != 1500 {
				t.Errorf("%s after %q: the game is on %+v", kind, typed, at.Game.Origin)
			}
		}
	}
}

// Every way to begin a game during an unfinished game keeps the unfinished game.
func TestAGameBegunBesideAnother(t *testing.T) {
	const link = "k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa"
	running := func() Model {
		m, _ := act(ready(New()), desk.Press{Hole: legal(ready(New()))[0]})
		return m
	}
	for name, begin := range map[string][]desk.Msg{
		"set up":                      {Open{desk.NewDialog}, Start{Setup: game.DefaultSetup, Seed: 7}},
		"for a wooden board":          {Open{desk.NewDialog}, StartWooden{Setup: game.DefaultSetup, Seed: 7}},
		"at the end of the course":    {Learn{At: course.Basics - 1}, FirstGame{Seed: 7}},
		"from an earlier marble":      {desk.Step{Ply: 0}, desk.Press{Hole: 5}, Continue{}},
		"a link that is gone on with": {Navigated{Fragment: link}, Continue{}},
		"a link that is kept":         {Navigated{Fragment: link}, KeepGame{}},
	} {
		for _, ended := range []bool{false, true} {
			m := running()
			id := m.OwnID()
			if ended {
				m, _ = act(m, table.Resign{})
			}
			for _, msg := range begin {
				m, _ = act(m, msg)
			}
			at, ok := m.Table()
			if !ok || at.Linked || m.OwnID() == id {
				t.Fatalf("%s: no other game is shown", name)
			}
			if g, ok := m.Waiting(); ok == ended || ok && g.ID != id {
				t.Errorf("%s: the game %q waits %v, which is over %v", name, g.ID, ok, ended)
			}
			if m, _ = act(m, Return{}); m.OwnID() != id {
				t.Errorf("%s: the way back leads to another game", name)
			}
		}
	}
}

// Play continues after the randomly placed marble, even if the empty board is shown.
func TestGoOnAfterTheRandomMarble(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent, setup.Opening = game.PersonOpponent, game.RandomOpening
	m := ready(New())
	for _, msg := range []desk.Msg{Start{Setup: setup, Seed: 7}, desk.Step{Ply: 0}, Continue{}} {
		m, _ = act(m, msg)
	}
	if g := tableOf(m).Game; g.Live() != 1 || g.Record().Len() != 1 {
		t.Errorf("play stands at %d of %v", g.Live(), g.Record())
	}
}
