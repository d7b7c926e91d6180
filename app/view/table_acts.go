package view

import "kulami/app/play"

// tableActs are what the controls of a game ask for.
var tableActs = []act{
	{name: "undo", msg: play.Undo{}},
	{name: "redo", msg: play.Redo{}},
	{name: "hint", msg: play.AskHint{}},
	{name: "first", msg: play.Step{Ply: 0}},
	{name: "previous", decode: func(p pressed) play.Msg { return play.Step{Ply: p.table().Game.Ply() - 1} }},
	{name: "next", decode: func(p pressed) play.Msg { return play.Step{Ply: p.table().Game.Ply() + 1} }},
	{name: "last", decode: func(p pressed) play.Msg { return play.Step{Ply: len(p.table().Game.Moves())} }},
	{name: "replay", msg: play.Replay{}, focus: func(pressed) []string { return []string{`.steps [data-act="replay"]`} }},
	{name: "replay-speed", decode: func(p pressed) play.Msg { return play.SetReplaySpeed{Percent: nextSpeed(p.m.ReplaySpeed)} }},
	{name: "goto", decode: func(p pressed) play.Msg { return play.Goto{Line: p.number() / 100, Ply: p.number() % 100} }},
	{name: "live", decode: func(p pressed) play.Msg { return play.Goto{Ply: p.table().Game.Live()} }},
	{name: "review", msg: play.ReviewGame{}},
	{name: "sums", msg: play.ShowSums{}},
	{name: "promote", msg: play.Promote{}},
	{name: "prune", msg: play.Prune{}},
	{name: "continue", msg: play.Continue{}},
	{name: "continue-computer", msg: play.Continue{Computer: true}},
	{name: "return", msg: play.Return{}},
	{name: "keep", msg: play.KeepGame{}},
	{name: "both-sides", msg: play.PlayBoth{}},
	{name: "swap", msg: play.SwapSides{}},
	{name: "rematch", decode: func(pressed) play.Msg { return play.Rematch{Seed: seed()} }},
	{name: "next-level", decode: func(pressed) play.Msg { return play.NextLevel{Seed: seed()} }},
	{name: "whole", decode: func(p pressed) play.Msg { return play.ShowWhole{Whole: !p.table().Whole} }},
	{name: "pause-clocks", msg: play.PauseClock{}},
	{name: "skip-count", msg: play.SkipCount{}},
	{name: "end-coaching", msg: play.EndCoaching{}, focus: func(pressed) []string { return []string{`.steps [data-act="first"]`} }},
	{name: "invite-live", msg: play.InviteLive{}},
	{name: "undo-yes", msg: play.AnswerUndo{Yes: true}},
	{name: "undo-no", msg: play.AnswerUndo{}},
	{name: "copy-unread", msg: play.CopyUnread{}},
}
