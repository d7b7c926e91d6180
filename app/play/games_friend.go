package play

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/rules"
)

// KeepOne continues one of the two games of LinkParted: the player's own game, or the game of the
// link. The other game stays in the library as a game of two people, which no link of the friend
// continues.
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
	m.Kept = m.Kept.Put(other.OfTwo())
}

// openFriends opens a link that a friend has sent. It continues the player's own game of that name.
// A link with fewer marbles changes nothing. A link that does not fit, or of an unknown game,
// becomes an additional game. So does a link to a game of which both sides were played here to an
// early finish.
func (m *Model) openFriends(link rules.Link) {
	m.SaveCurrent()
	rec, to := game.LineOf(link.Record), link.Friend.To
	g, how, known := m.Kept.Matching(rec, link.Friend.Game)
	if f := rec.Finish(); how == game.Ahead && f != rules.NotFinished && f.Winner() != to {
		how = game.Parted // only the person here can resign for their own side
	}
	if how == game.Ahead && m.Peer.Live(g.ID) {
		how = game.Behind // the connection brings new marbles; these have been taken back
	}
	// The friend does not know that both sides were played here.
	both, apart := known && g.Players.Own == rules.Nobody, false
	if both {
		g.Players.Own = to
		apart = how == game.Behind && g.Record().Finish() != rules.NotFinished && !(g.OwnFinish() && rec.Len() == g.Live())
	}
	switch {
	case !known && rec.Over():
		m.showLinked(rules.Link{Record: rec})
		return
	case !known || how == game.Parted || apart:
		own := g
		g = game.Game{Tree: game.NewTree(rec.WithCursor(rec.Len())), Opening: game.FreeOpening, Seed: m.GameSeed(), Match: link.Friend.Game, Sent: true,
			Players: game.Players{Mode: game.ByLink, Own: to}, Edition: own.Edition, Origin: own.Origin}
		g.Players = g.Players.Named(own.Players.Names).Named(link.Names)
		m.showNew(g)
		m.Announce(desk.Announcement{Kind: desk.AnnounceShown})
		if apart {
			m.Kept = m.Kept.Put(own.OfTwo())
		} else if known {
			m.Notify(desk.Notice{Kind: desk.LinkParted, Game: own.ID, Kept: rules.CommonPrefix(rec.Moves(), own.Line().Moves())})
		}
		return
	}
	if was := g; both && g.Record().Finish() == rules.NotFinished {
		g.Tree = g.WentTo(min(rec.Len(), g.Live()))
		if g = g.TimedFrom(was, m.Now.Milli); how == game.Behind {
			how = game.Same
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
