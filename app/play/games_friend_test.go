package play

import (
	"maps"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/progress"
	"kulami/app/screen/table"
	"kulami/app/training"
	"kulami/rules"
)

// In a game by link, a player can play only their own marbles.
func TestPlaysOwnMarblesOnly(t *testing.T) {
	for _, c := range []struct {
		players       game.Players
		first, second bool
	}{
		{game.Players{}, true, true},
		{game.Players{Mode: game.Analysing}, true, true},
		{game.AgainstComputer(rules.First, 3), false, true},
		{game.Players{Mode: game.ByLink, Own: rules.Nobody}, true, true},
		{game.Players{Mode: game.ByLink, Own: rules.First}, true, false},
		{game.Players{Mode: game.ByLink, Own: rules.Second}, false, true},
		{game.Players{Mode: game.ByLink, Own: rules.Second}.Swapped(), true, false},
		{game.Players{Mode: game.ByLink, Own: rules.Nobody}.Swapped(), true, true},
	} {
		if c.players.Plays(rules.First) != c.first || c.players.Plays(rules.Second) != c.second {
			t.Errorf("%+v plays first: %v, second: %v", c.players, !c.first, !c.second)
		}
	}
}

// A click for the friend's side is refused, and a notice gives the reason. The link
// must be sent, the friend must send one back, or the friend must play in a live game.
func TestPressForTheFriend(t *testing.T) {
	for want, prepare := range map[desk.NoticeKind]func(*table.Screen, *desk.Desk){
		desk.FriendsTurn: func(*table.Screen, *desk.Desk) {},
		desk.LinkAwaited: func(table *table.Screen, _ *desk.Desk) { table.Game.Sent = true },
		desk.LiveTurn: func(table *table.Screen, d *desk.Desk) {
			table.Game.Sent, d.Peer = true, desk.Peer{Step: desk.PeerOn, Game: table.Game.ID, Met: true}
		},
	} {
		m, _ := act(New(), Loaded{})
		table, _ := m.Table()
		table.Game.Players = game.Players{Mode: game.ByLink, Own: rules.Second}
		prepare(&table, &m.Desk)
		m.Put(table)
		m, _ = act(m, desk.Press{Hole: m.Screen().BoardShown().Hole("d4")})
		after, _ := m.Table()
		if after.Game.Live() != 0 || m.Notice.Kind != want || after.Marks().Active {
			t.Errorf("%d marbles, notice %d instead of %d, active %v", after.Game.Live(), m.Notice.Kind, want, after.Marks().Active)
		}
	}
}

// correspondent is one of two robots that play a game by link.
type correspondent struct {
	*place
	*tab
}

// write handles a message of the robot and returns the link that it copies, or "" if it copies
// none.
func (c *correspondent) write(msg desk.Msg) (link string) {
	if msg == (desk.CopyLink{}) {
		_, effects := act(c.m, msg)
		link = effects[0].(desk.Copy).Fragment
	}
	c.send(c.tab, msg)
	return link
}

// reopen closes the robot's page and opens another one. The new page reads every stored text at
// once or in parts.
func (c *correspondent) reopen(at Loaded, next func(int) int) {
	c.tabs = c.tabs[:next(2)]
	c.tab = c.open(at)
}

// samePosition reports whether a and b have the same marbles, last moves and legal holes.
func samePosition(a, b rules.Position) bool {
	return a.Marbles(rules.First) == b.Marbles(rules.First) && a.Marbles(rules.Second) == b.Marbles(rules.Second) &&
		a.Last() == b.Last() && a.Before() == b.Before() && a.Turn() == b.Turn() && a.Legal() == b.Legal()
}

// Two robots play by link. They open links twice and late, close pages, and play other games
// meanwhile. After every marble both games are compared with a position. The test is one loop over
// all actions.
func TestRobotsPlayByLink(t *testing.T) {
	editions := rules.Editions()
	plies := 0
	for seed := range tries(100) {
		next := dice(uint64(seed) + 70)
		robots := [2]*correspondent{}
		for i := range robots {
			p := newPlace(t, nil)
			robots[i] = &correspondent{p, p.open(Loaded{Seed: uint64(2*seed + i + 1)})}
		}
		setup := game.DefaultSetup
		setup.Opponent, setup.Edition = game.FriendOpponent, editions[seed%len(editions)].Name
		setup.Starter = []game.Starter{game.MeFirst, game.OtherFirst, game.RandomFirst}[next(3)]
		setup.Board = []game.BoardKind{game.SheetBoard, game.SquareBoard, game.IrregularBoard}[next(3)]
		setup.Opening = []game.Opening{game.FreeOpening, game.RandomOpening, game.SwapOpening}[next(3)]
		setup.Seed = 1 + seed
		robots[0].write(Start{setup, uint64(seed)*977 + 5})
		own := gameOf(robots[0].m).Players.Own
		want := gameOf(robots[0].m).Position()
		var links []string // all links that were sent
		for {
			turn := 0
			if want.Turn() != own {
				turn = 1
			}
			mover, other := robots[turn], robots[1-turn]
			if len(links) == 0 && turn == 1 { // the friend is asked to begin
				links = append(links, other.write(desk.CopyLink{}))
				mover.write(Navigated{Fragment: links[0]})
			}
			if want.Over() {
				break
			}
			legal := want.Legal().Slice()
			h := legal[next(len(legal))]
			if next(4) == 0 { // first it is put down somewhere else
				mover.write(desk.Press{Hole: legal[next(len(legal))]})
				mover.write(desk.Undo{})
			}
			mover.write(desk.Press{Hole: h})
			want, _ = want.Play(h)
			plies++
			if after := want.Legal().Slice(); next(5) == 0 && len(after) > 0 { // not its turn
				mover.write(desk.Press{Hole: after[next(len(after))]})
			}
			if next(6) == 0 {
				mover.reopen([]Loaded{{Fragment: mover.m.fragment(), ID: mover.m.OwnID()}, {Fragment: mover.m.fragment()}, {}}[next(3)], next)
			}
			link := mover.write(desk.CopyLink{})
			links = append(links, link)
			mover.write(desk.Undo{}) // too late, because it has been sent
			if next(5) == 0 {
				other.write(Start{game.DefaultSetup, uint64(next(1000))})
			}
			if next(6) == 0 && len(links) > 2 { // an earlier one
				other.write(Navigated{Fragment: links[next(len(links)/2)*2+len(links)%2]})
			}
			switch next(4) {
			case 0:
				other.write(Import{"Your turn! https://any.host/#" + link})
			case 1:
				other.reopen(Loaded{Fragment: link}, next)
			default:
				other.write(Navigated{Fragment: link})
			}
			for range next(3) {
				other.write(Navigated{Fragment: link})
			}
			for i, robot := range robots {
				g := gameOf(robot.m)
				if !samePosition(g.Position(), want) || g.Players.Own != []rules.Side{own, own.Other()}[i] || g.OwnTurn() == g.Waits() && !want.Over() {
					t.Fatalf("game %d, %d marbles, robot %d: %s, own %v\n%s", seed, want.Ply(), i, g.Record(), g.Players.Own, link)
				}
				if n := robot.m.Notice.Kind; n == desk.LinkParted || n == desk.LinkDamaged || n == desk.LinkUnreadable {
					t.Fatalf("game %d, %d marbles, robot %d: notice %d", seed, want.Ply(), i, n)
				}
			}
		}
		for i, robot := range robots {
			games := 0
			for _, g := range gamesIn(robot.texts) {
				if g.Match != "" {
					games++
				}
			}
			if games != 1 {
				t.Errorf("game %d: robot %d has %d games", seed, i, games)
			}
		}
	}
	t.Logf("%d marbles", plies)
}

// After any action in a game by link, a reloaded page shows the same.
func TestFriendsGameLoadedAgain(t *testing.T) {
	setup := game.DefaultSetup
	setup.Opponent = game.FriendOpponent
	for seed := range tries(uint64(40)) {
		p, tab, next := alone(t, seed)
		links := []string{desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/f1abc"), desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/md4/f2abd")}
		for range 100 {
			setup.Starter = []game.Starter{game.MeFirst, game.OtherFirst}[next(2)]
			var msg desk.Msg = Navigated{Fragment: links[next(len(links))]}
			if holes := legal(tab.m); next(4) > 0 && len(holes) > 0 {
				msg = desk.Press{Hole: holes[next(len(holes))]}
			} else if next(3) > 0 {
				msgs := []desk.Msg{desk.Undo{}, desk.Redo{}, table.PlayBoth{}, table.Resign{}, desk.SendLink{}, desk.CopyLink{}, Start{setup, uint64(next(1000))}, Continue{}, Rematch{uint64(next(1000))},
					desk.Step{Ply: next(9)}, Return{}, OpenGame{tab.m.Recent[next(len(tab.m.Recent))]}, Open{desk.LibraryDialog}, desk.Close{}, Delete{gameOf(tab.m).ID}, desk.Undelete{}, KeepGame{}}
				msg = msgs[next(len(msgs))]
			}
			p.send(tab, msg)
			m, g := tab.m, gameOf(tab.m)
			to := tableOf(m).Link(desk.ShareMoves)
			to.Friend = rules.Friend{To: g.Players.Own, Game: g.Match}
			if g.Players.Friend() && to.Len() > 0 && !g.Over() {
				if h := to.Position().Legal().First(); h != rules.NoHole {
					// The friend's answer, or a link that soon does not fit.
					to.Record, _ = to.Play(h)
				}
				links = append(links, to.String())
			}
			if g.Variation() {
				continue
			}
			again, _ := begin(Loaded{Stored: maps.Clone(p.texts), Fragment: m.Address, ID: m.HistoryID})
			if now := gameOf(again); now.ID != g.ID || now.Players != g.Players || now.Match != g.Match || now.Sent != g.Sent || now.Record().String() != g.Record().String() {
				t.Fatalf("seed %d: after %#v loaded again shows\n%s %+v, not\n%s %+v", seed, msg, now.Record(), now.Players, g.Record(), g.Players)
			}
			if n := again.Notice; m.Notice.Kind == desk.LinkParted && m.Notice.Game != "" && (n.Kind != desk.LinkParted || n.Game != m.Notice.Game) {
				t.Fatalf("seed %d: after %#v it is not asked again which game goes on", seed, msg)
			}
			if !looked(m) && g.Players.Friend() { // in another tab, without the history
				again, _ := begin(Loaded{Stored: maps.Clone(p.texts), Fragment: m.Address})
				if now := gameOf(again); now.Match != g.Match || now.Players.Own != g.Players.Own && again.Notice.Kind != desk.LinkParted {
					t.Fatalf("seed %d: after %#v its address shows\n%s %+v, not\n%s %+v", seed, msg, now.Record(), now.Players, g.Record(), g.Players)
				}
			}
		}
	}
}

// If both friends ask for a rematch there is one new game. The other side begins.
func TestRematchByLink(t *testing.T) {
	a, _ := act(New(), Loaded{Seed: 1})
	setup := game.DefaultSetup
	setup.Opponent = game.FriendOpponent
	a, _ = act(a, Start{setup, 5})
	a, _ = act(a, desk.Press{Hole: legal(a)[0]})
	a, _ = act(a, table.Resign{})
	unfinished := tableOf(a).Link(desk.ShareMoves)
	unfinished.Record = unfinished.WithFinish(rules.NotFinished)
	b, _ := act(New(), Loaded{Seed: 2, Fragment: unfinished.String()})
	b, _ = act(b, Navigated{Fragment: tableOf(a).Link(desk.ShareMoves).String()})
	if gameOf(b).Summary().Result() != game.Won || gameOf(a).Summary().Result() != game.Lost {
		t.Fatalf("the results are %d and %d", gameOf(a).Summary().Result(), gameOf(b).Summary().Result())
	}
	if s := progress.ProgressOf([]game.Summary{gameOf(a).Summary(), gameOf(b).Summary()}, training.Time{}); s.All.Games() != 0 || s.Sides != [2]game.Results{} {
		t.Errorf("the progress has games against a friend: %+v", s.Statistics)
	}
	a, _ = act(a, Rematch{7})
	b, _ = act(b, Rematch{8})
	if gameOf(a).Match != gameOf(b).Match || gameOf(a).Players.Own != rules.Second || gameOf(b).Players.Own != rules.First {
		t.Fatalf("%s %+v, %s %+v", gameOf(a).Match, gameOf(a).Players, gameOf(b).Match, gameOf(b).Players)
	}
	own, again := a.OwnID(), gameOf(b).ID
	b, _ = act(b, desk.Press{Hole: legal(b)[3]})
	a, _ = act(a, Navigated{Fragment: tableOf(b).Link(desk.ShareMoves).String()})
	if a.OwnID() != own || gameOf(a).Live() != 1 || !gameOf(a).OwnTurn() || b.OwnID() != again {
		t.Errorf("the friend's marble leads to %s, not to %s", a.OwnID(), own)
	}
}

// No game loses a marble because of a link.
func FuzzFriendsLink(f *testing.F) {
	home, _ := act(New(), Loaded{})
	home, _ = act(home, Navigated{Fragment: desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/md4/f2abc")})
	home, _ = act(home, desk.Press{Hole: home.Screen().BoardShown().Hole("d8")})
	mine := gameOf(home)
	if !mine.Players.Friend() || mine.Live() != 2 {
		f.Fatal("there is no game with a friend")
	}
	for _, rest := range []string{"md4d8/f2abc", "md4d8a8/f2abc", "md4a4/f2abc", "md4d8/xr2/f2abc", "md4d8/xd/f1abc", "f2abc", "rla/md4/f2abc", "md4d8a8/v1a4/o3/e0tx/f2abc", "g17/md4d8/f2abc", "g241/md4d8a8/f2abc"} {
		f.Add(desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/" + rest))
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, _ := act(home, Navigated{Fragment: text})
		m, _ = act(m, Open{desk.LibraryDialog})
		kept, err := m.Kept.Game(mine.ID)
		if r := game.Relate(kept.Line(), mine.Line()); err != nil || r != game.Same && r != game.Ahead || kept.Players.Own != mine.Players.Own {
			t.Fatalf("%s makes %s of %s", text, kept.Record(), mine.Record())
		}
	})
}

// Each player's name travels with the link, and no player loses their own name.
func TestNamesGoWithTheLink(t *testing.T) {
	var people [2]*correspondent
	for i := range people {
		p := newPlace(t, nil)
		people[i] = &correspondent{p, p.open(Loaded{Seed: uint64(i + 1)})}
	}
	a, b := people[0], people[1]
	setup := game.DefaultSetup
	setup.Opponent, setup.Starter = game.FriendOpponent, game.MeFirst
	a.write(Start{setup, 5})
	play := func(c *correspondent) string {
		t.Helper()
		c.write(desk.Press{Hole: gameOf(c.m).Position().Legal().Slice()[0]})
		return c.write(desk.CopyLink{})
	}
	named := func(c *correspondent, want [2]string) {
		t.Helper()
		if g := gameOf(c.m); g.Players.Names != want {
			t.Errorf("the names are %q, want %q", g.Players.Names, want)
		}
	}
	a.write(table.NamePlayers{Names: [2]string{"Ana", "Benno"}})
	b.write(Navigated{Fragment: play(a)})
	named(b, [2]string{"Ana", "Benno"})
	b.write(table.NamePlayers{Names: [2]string{"Ana", "Ben"}})
	a.write(Navigated{Fragment: play(b)})
	named(a, [2]string{"Ana", "Ben"})
	a.write(table.NamePlayers{Names: [2]string{"Ana M.", ""}})
	b.write(Navigated{Fragment: play(a)})
	named(b, [2]string{"Ana M.", "Ben"})
}

// A link from a friend's newer app can be played on, even with unknown fields.
func TestALaterVersionsLinkIsPlayed(t *testing.T) {
	for _, more := range []string{"", "/zfoo", "/nAnaZ0aBen/zfoo/qbar"} {
		p := newPlace(t, nil)
		c := &correspondent{p, p.open(Loaded{Seed: 1})}
		c.write(Navigated{Fragment: desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/mc4/f2k3x9" + more)})
		if table, _ := c.m.Table(); table.Linked || !table.Game.OwnTurn() {
			t.Errorf("with %q it cannot be played: %+v", more, table.Game.Players)
		}
	}
}

// A resignation survives an earlier link of the friend, also after both sides were played here.
func TestAResignationOutlivesTheFriendsLink(t *testing.T) {
	p := newPlace(t, nil)
	c := &correspondent{p, p.open(Loaded{Seed: 1})}
	link := desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/mc4/f2k3x9")
	for _, msg := range []desk.Msg{Navigated{Fragment: link}, table.Resign{}, table.PlayBoth{}, Navigated{Fragment: link}} {
		c.write(msg)
	}
	if g := gameOf(c.m); g.Record().Finish() != rules.SecondResigned || g.Players.Own != rules.Second {
		t.Errorf("the game is %s, played by %v", g.Record(), g.Players.Own)
	}
}

// If both sides were played here, an early finish that the friend does not know stays in a separate
// game.
func TestAFinishStaysBesideTheFriendsLink(t *testing.T) {
	for _, finished := range []string{"mg1g4a4/xr1", "mg1g4a4/xr2", "mg1g4a4/xt2", "mg1/xr1"} {
		r, err := rules.ParseRecord(desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/" + finished))
		if err != nil {
			t.Fatal(err)
		}
		m := ready(New())
		m.Kept = m.Kept.Put(game.Game{Tree: game.NewTree(r), ID: "a", Match: "k3x9", Players: game.Players{Mode: game.ByLink, Own: rules.Nobody}})
		m, _ = act(m, Navigated{Fragment: desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/mg1/f2k3x9")})
		if g, err := m.Kept.Game("a"); err != nil || g.Record().Finish() != r.Finish() || m.OwnID() == "a" || gameOf(m).Players.Own != rules.Second {
			t.Errorf("%s becomes %s, and %s is shown, played by %v", r, g.Record(), m.OwnID(), gameOf(m).Players.Own)
		}
	}
}

// The friend's link takes back the marbles that both sides have played here since, with their
// times.
func TestTimesGoBackToTheFriendsLink(t *testing.T) {
	r, err := rules.ParseRecord(desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/mg1g4a4/t1i5pAbA"))
	if err != nil {
		t.Fatal(err)
	}
	g := game.Game{Tree: game.NewTree(r), ID: "a", Match: "k3x9", Players: game.Players{Mode: game.ByLink, Own: rules.Nobody, Live: true}}
	m := ready(New())
	m.Kept = m.Kept.Put(g)
	m, _ = act(m, Navigated{Fragment: desk.WithCode("k1/b8tsSQDQdDSQTtQdsQT/mg1/f2k3x9")})
	if g := gameOf(m); g.ID != "a" || g.Live() != 1 || len(g.Record().Times().Spent) != 1 {
		t.Errorf("%s stands at %d, with the times %v", g.ID, g.Live(), g.Record().Times().Spent)
	}
}
