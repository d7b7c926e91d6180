package view

import (
	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/live"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/rules"
)

// someOffer is an invitation like a browser's.
var someOffer = live.Description{Ufrag: "Zr5K", Pwd: "q7/ZrX+0aPQb2mTn5sUv8wXy", Fingerprint: [32]byte{1, 2, 3}, Candidates: make([]live.Candidate, 2)}

// answerTo returns the answer to an invitation.
func answerTo(offer live.Description) string {
	answer := offer
	answer.Answer, answer.To = true, offer.Tag()
	return answer.String()
}

// peerSaid returns an event of the connection for each possible ID.
func peerSaid(event play.PeerEvent, text string) []desk.Msg {
	var msgs []desk.Msg
	for id := range 9 {
		msgs = append(msgs, play.PeerSaid{ID: id, Event: event, Text: text})
	}
	return msgs
}

// liveStates adds the states of a live game. Each state continues an earlier state.
func liveStates(start func(func(*game.Setup)) desk.Msg, add func(name string, msgs ...desk.Msg) *Root) {
	with := func(msgs []desk.Msg, more ...[]desk.Msg) []desk.Msg {
		msgs = msgs[:len(msgs):len(msgs)]
		for _, m := range more {
			msgs = append(msgs, m...)
		}
		return msgs
	}
	does := func(msgs ...desk.Msg) []desk.Msg { return msgs }

	inviting := does(start(func(s *game.Setup) { s.Opponent = game.LiveOpponent }))
	invited := with(inviting, peerSaid(play.PeerDescribed, someOffer.String()))
	connecting := with(invited, does(desk.PasteAnswer{Text: answerTo(someOffer)}))
	add("live: new game", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: game.Setup{Opponent: game.LiveOpponent}})
	add("live: new game with clocks", play.Open{Dialog: desk.NewDialog}, desk.Choose{Setup: game.Setup{Opponent: game.LiveOpponent, Clock: game.FischerClock}})
	add("live: inviting", inviting...)
	add("live: invited", invited...)
	typed := with(invited, does(desk.ReadAnswer{}, desk.NoClipboard{}))
	add("live: typed", typed...)
	add("live: link copied", with(typed, does(desk.SendCode{}, desk.Copied{OK: true}))...)
	add("live: share sheet", with(does(desk.Offers{Device: desk.Device{Share: true}}), invited)...)
	add("live: other answer", with(typed, does(desk.PasteAnswer{Text: "live/x"}))...)
	add("live: connecting", connecting...)
	add("live: answer to another invitation", with(typed, does(desk.PasteAnswer{Text: answerTo(live.Description{Ufrag: "Zr5L", Pwd: someOffer.Pwd})}))...)
	add("live: blocked", with(inviting, peerSaid(play.PeerClosed, ""))...)
	add("live: failed", with(connecting, peerSaid(play.PeerClosed, ""))...)

	offered := does(play.Navigated{Fragment: someOffer.String()})
	answering := with(offered, does(desk.JoinLive{}))
	add("live: offered", offered...)
	withClocks := someOffer
	withClocks.Control = rules.Times{Minutes: 10, Increment: 5, Pauses: true}
	add("live: offered with clocks", play.Navigated{Fragment: withClocks.String()})
	withClocks.Control = rules.Times{Minutes: 3}
	add("live: offered with a fixed time", play.Navigated{Fragment: withClocks.String()})
	add("live: answering", answering...)
	add("live: answered", with(answering, peerSaid(play.PeerDescribed, answerTo(someOffer)))...)

	add("live: not found yet", with(answering, peerSaid(play.PeerDescribed, answerTo(someOffer)), peerSaid(play.PeerStalled, ""))...)

	passing := does(play.Navigated{Fragment: answerTo(someOffer)})
	add("live: passing", passing...)
	add("live: passed", with(passing, does(desk.TabSaid{Text: "taken " + answerTo(someOffer)}))...)
	var ticks []desk.Msg
	for id := range 9 {
		ticks = append(ticks, desk.Tick{ID: id})
	}
	add("live: stray", with(passing, ticks)...)

	on := with(connecting, peerSaid(play.PeerOpened, ""))
	rec := rules.NewRecord(rules.SheetPergioco.Board(), rules.Ruleset{})
	first, second := rec.Board().Hole("c4"), rec.Board().Hole("c7")
	marble, _ := rec.Play(first)
	played := with(on, does(desk.Press{Hole: first}))
	theirs := func(r rules.Record, ask int) []desk.Msg {
		s := live.New(matchIn(after(inviting...).model), r, rules.Second)
		if ask >= 0 {
			s = s.AskUndo(ask)
		}
		_, text := s.State()
		return peerSaid(play.PeerReceived, text)
	}
	both, _ := marble.Play(second)
	add("live: on", on...)
	add("live: their turn", played...)
	add("live: pressed in their turn", with(played, does(desk.Press{Hole: second}))...)
	add("live: they played", with(played, theirs(both, -1))...)
	add("live: asked to take back", with(played, theirs(marble, 0))...)
	add("live: asks to take back", with(played, does(desk.Undo{}))...)
	add("live: the game went on before the answer", with(played, does(desk.Undo{}), theirs(both, -1))...)
	withdrawn := live.New(matchIn(after(inviting...).model), marble, rules.Second).AskUndo(0).Set(both)
	_, text := withdrawn.State()
	add("live: the game went on before the own answer", with(played, peerSaid(play.PeerReceived, text))...)
	add("live: lost", with(played, peerSaid(play.PeerMissed, ""))...)
	add("live: gone", with(played, peerSaid(play.PeerClosed, ""))...)
	add("live: refused", with(played, peerSaid(play.PeerReceived, "nonsense"))...)
	add("live: newer", with(played, peerSaid(play.PeerReceived, `{"v":9}`))...)
	add("live: parted", with(played, theirs(rec.WithFinish(rules.NotFinished), -1), theirs(rules.NewRecord(rules.Deal(1, rules.Square), rules.Ruleset{}), -1))...)
	add("live: menu while connected", with(played, does(play.Open{Dialog: desk.GameDialog}))...)
	add("live: menu", with(played, peerSaid(play.PeerClosed, ""), does(play.Open{Dialog: desk.GameDialog}))...)

	const noon = int64(29_000_000) * 60_000
	clock := func(milli int64) []desk.Msg {
		return does(moment(desk.Instant{Date: "2026-11-20", Minute: 29_000_000, Milli: milli}))
	}
	timed := does(start(func(s *game.Setup) { s.Opponent, s.Clock, s.Minutes = game.LiveOpponent, game.SuddenDeath, 3 }))
	timed = with(timed, peerSaid(play.PeerDescribed, someOffer.String()))
	timed = with(timed, does(desk.PasteAnswer{Text: answerTo(withClocks)}), clock(noon), peerSaid(play.PeerOpened, ""), does(desk.Press{Hole: first}))
	add("live: a clock runs", with(timed, clock(noon+5000), does(desk.Hover{Hole: second}))...)
	add("live: the other's time is over here", with(timed, clock(noon+180_000), does(desk.Hover{Hole: second}))...)
	add("live: clocks stand", with(timed, peerSaid(play.PeerClosed, ""), clock(noon+200_000), does(desk.Hover{Hole: second}))...)
	add("live: another game", with(played, does(table.Resign{}, play.Rematch{}))...)
}

// matchIn returns the name in links of the game with a friend that m shows.
func matchIn(m play.Model) string {
	t, _ := m.Table()
	return t.Game.Match
}
