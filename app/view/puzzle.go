package view

import (
	"kulami/app/play"
	"time"
)

var puzzleActs = []act{
	{name: "puzzles", msg: play.Visit{Screen: play.PuzzlesScreen}},
	{name: "storm", msg: play.Visit{Screen: play.StormScreen}},
	{name: "start-storm", decode: func(pressed) play.Msg { return play.StartStorm{Seed: seed(), Second: time.Now().Unix()} }},
	{name: "daily", msg: play.Visit{Screen: play.DailyScreen}},
	{name: "puzzle", decode: func(p pressed) play.Msg { return play.OpenPuzzle{Theme: p.value} }},
	{name: "puzzle-number", decode: func(p pressed) play.Msg { return play.OpenPuzzle{Number: p.number()} }},
	{name: "next-puzzle", msg: play.NextPuzzle{}},
	{name: "practise", msg: play.Practise{}},
	{name: "share-result", msg: play.ShareResult{}},
	{name: "fetch-again", msg: play.FetchAgain{}},
}
