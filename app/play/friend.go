package play

import "kulami/rules"

// A game with a friend: two people send each other the game as a link, and each plays one
// side. The links of both have the game's Match, by which each finds their own game when the
// next link is opened.

// Friend reports whether a friend, who sends the game as a link, plays one side.
func (p Players) Friend() bool { return p.Mode == ByLink && p.Own != rules.Nobody }

// ToSend reports whether the link of a game with a friend has still to be sent: with the
// marble just played, or so that the friend begins.
func (g Game) ToSend() bool {
	return g.Players.Friend() && !g.Sent && !g.OwnTurn()
}

// OwnTurn reports whether the person here is to move at the live node of a game with a
// friend.
func (g Game) OwnTurn() bool {
	return g.Players.Friend() && !g.Over() && g.LivePosition().Turn() == g.Players.Own
}

// Waits reports whether a game with a friend goes on with the friend's link.
func (g Game) Waits() bool { return g.Players.Friend() && !g.Over() && !g.OwnTurn() }

// friendsTurn returns the notice for a press while the friend is to move.
func (t Table) friendsTurn(s Shell) NoticeKind {
	switch {
	case s.Peer.Live(t.Game.ID):
		return LiveTurn
	case t.Game.ToSend():
		return FriendsTurn
	}
	return LinkAwaited
}

// lastOwn reports whether the last marble up to the live node is one of the person here.
func (g Game) lastOwn() bool {
	return g.Live() > g.base() && rules.Side((g.Live()-1)&1) == g.Players.Own
}

// ownFinish reports whether the person here has ended the game early.
func (g Game) ownFinish() bool {
	f := g.Record().Finish()
	return f != rules.NotFinished && f.Winner() == g.Players.Own.Other()
}

// line returns what is sent to the friend: the record of the marbles up to the live node, with
// the game's early finish.
func (g Game) line() rules.Record { return lineOf(g.Shown()) }

// timedLine is line with the times, as live games have them.
func (g Game) timedLine() rules.Record { return g.line().WithTimes(g.Shown().Times()) }

// lineOf returns a record of the moves and the early finish of r alone.
func lineOf(r rules.Record) rules.Record {
	line, _ := r.WithOrientation(0).Extract(r.Moves())
	return line.WithFinish(r.Finish())
}

// Link returns the record whose link is shared: as Shared, but of a game with a friend the
// marbles alone, sent to the friend.
func (t Table) Link(fromHere bool) rules.Record {
	if fromHere || !t.Game.Players.Friend() {
		return t.Shared(fromHere)
	}
	return t.Game.line().WithByLink(rules.ByLink{To: t.Game.Players.Own.Other(), Game: t.Game.Match})
}

// openFriends opens a link that a friend has sent: it goes on with the person's own game of
// that name. A link that has fewer marbles leaves it as it is, and what does not fit becomes
// a game beside it, as does a game that is not known.
func (m Model) openFriends(rec rules.Record, l rules.ByLink) Model {
	m = m.saveCurrent()
	rec = lineOf(rec)
	g, how, known := m.store.matching(rec, l.Game)
	if f := rec.Finish(); how == Ahead && f != rules.NotFinished && f.Winner() != l.To {
		how = Parted // only the person here can resign for their own side
	}
	switch {
	case !known && rec.Over():
		return m.look(rec)
	case !known || how == Parted:
		g = Game{Tree: newTree(rec.WithCursor(rec.Len())), Opening: FreeOpening, Seed: m.gameSeed(), Match: l.Game, Sent: true,
			Players: Players{Mode: ByLink, Own: l.To}}
		m = m.begin(g)
		m.Shell = m.announce(Announcement{Kind: AnnounceShown})
		if known {
			m.Shell = m.notify(Notice{Kind: LinkParted})
		}
		return m
	}
	if g.Players.Own == rules.Nobody {
		g.Players.Own = l.To
	}
	played := rules.NoHole
	if how == Ahead {
		if p := rec.At(rec.Len()); rec.Finish() == rules.NotFinished && p.Turn() == g.Players.Own {
			played = p.Last()
		}
		g.Tree, g.Sent = g.continued(rec), true
	}
	m = m.take(g)
	m.Dialog = NoDialog
	switch {
	case how == Behind:
		m.Shell = m.notify(Notice{Kind: LinkOlder})
	case played != rules.NoHole:
		m.Shell = m.notify(Notice{Kind: FriendPlayed, Hole: played})
	}
	return m
}

// matching returns the game that the links of two people name, and how a link stands to it.
// Of several, one that a link had parted from stands behind those that it fits.
func (s store) matching(line rules.Record, match string) (found Game, how Relation, known bool) {
	for g := range s.games(line.Board()) {
		if g.Match != match || g.Players.Mode != ByLink {
			continue
		}
		if r := relate(line, g.line()); !known || how == Parted || r == Same {
			found, how, known = g, r, true
		}
	}
	return found, how, known
}

// continued returns the tree of g with the marbles and the finish of a link that has all of
// its own, shown at the end. Variations and notes stay.
func (g Game) continued(line rules.Record) Tree {
	r := g.Shown().WithCursor(g.Live())
	for _, h := range line.Moves()[g.Live():] {
		r, _ = r.Play(h) // line is legal
	}
	return newTree(r.WithFinish(line.Finish()))
}

// sent notes that the friend has been handed a link, if it is that of the game as it stands.
func (t Table) sent(link rules.Record) Table {
	if t.Game.ToSend() && link.Equal(t.Link(false)) {
		t.Game.Sent = true
	}
	return t
}

// playBoth lets the person here play both sides of a game with a friend.
func (t Table) playBoth(s Shell) (Table, Shell) {
	s.Dialog = NoDialog
	if t.Game.Players.Friend() {
		t.Game.Players.Own = rules.Nobody
		s = s.announce(Announcement{Kind: AnnounceShown})
	}
	return t, s
}
