package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// KeepOne goes on with one of the two games of LinkParted: the player's own, or that of the link. The other one stays in
// the library as a game of two people, which no link of the friend goes on with.
type KeepOne struct{ Own bool }

func (KeepOne) Message() {}

func (KeepOne) Traits() desk.Traits { return desk.KeepsNotice }

func (k KeepOne) run(m *Model) {
	other, err := m.Kept.Game(m.Notice.Game)
	o, ok := m.Own()
	mine := o.Game
	if m.Notice = (desk.Notice{}); err != nil || !ok {
		return
	}
	if k.Own {
		m.showOwn(other)
		m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		other = mine
	}
	other.Players, other.Match = game.Players{Names: other.Players.Names}, ""
	m.Kept = m.Kept.Put(other)
}

// openFriends opens a link that a friend has sent: it goes on with the person's own game of
// that name. A link that has fewer marbles leaves it as it is, and what does not fit becomes
// a game beside it, as does a game that is not known.
func (m *Model) openFriends(link rules.Link) {
	m.SaveCurrent()
	rec, to := game.LineOf(link.Record), link.Friend.To
	g, how, known := m.Kept.Matching(rec, link.Friend.Game)
	if f := rec.Finish(); how == game.Ahead && f != rules.NotFinished && f.Winner() != to {
		how = game.Parted // only the person here can resign for their own side
	}
	switch {
	case !known && rec.Over():
		m.showLinked(rules.Link{Record: rec})
		return
	case !known || how == game.Parted:
		own := g
		g = game.Game{Tree: game.NewTree(rec.WithCursor(rec.Len())), Opening: game.FreeOpening, Seed: m.GameSeed(), Match: link.Friend.Game, Sent: true,
			Players: game.Players{Mode: game.ByLink, Own: to}, Edition: own.Edition, Origin: own.Origin}
		g.Players = g.Players.Named(own.Players.Names).Named(link.Names)
		m.showNew(g)
		m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		if known {
			m.Notify(desk.Notice{Kind: desk.LinkParted, Game: own.ID, Kept: rules.CommonPrefix(rec.Moves(), own.Line().Moves())})
		}
		return
	}
	if g.Players.Own == rules.Nobody { // both sides were played here, which the friend does not know of
		g.Players.Own = to
		if was := g; !g.OwnFinish() || rec.Len() < g.Live() { // who has resigned has done so for the friend, too
			g.Tree = g.WentTo(min(rec.Len(), g.Live()))
			if g = g.TimedFrom(was, m.Now.Milli); how == game.Behind {
				how = game.Same
			}
		}
	}
	g.Players = g.Players.Named(link.Names)
	played := rules.NoHole
	if how == game.Ahead {
		if p := rec.At(rec.Len()); rec.Finish() == rules.NotFinished && p.Turn() == g.Players.Own {
			played = p.Last()
		}
		g.Tree, g.Sent = g.Continued(rec), true
	}
	m.showOwn(g)
	m.Dialog = desk.NoDialog
	switch {
	case how == game.Behind:
		m.Notify(desk.Notice{Kind: desk.LinkOlder})
	case played != rules.NoHole:
		m.Notify(desk.Notice{Kind: desk.FriendPlayed, Hole: played})
	}
}
