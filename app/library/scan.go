package library

import (
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

// What is found in the text of a game without reading all of it: there may be thousands. The form of the text is that in which
// game.Pack writes it.

// mayBeOn reports whether a game is on b; a game that is read may be on another board all the same. Any game may be on nil.
func mayBeOn(text string, b *rules.Board) bool {
	return b == nil || strings.Contains(text, "/b"+b.Layout()+"/")
}

// mayWait reports whether a friend may wait for the person of a game.
func mayWait(text string) bool { return strings.Contains(text, `"own":`) }

// isJudged reports whether the moves of a game were judged.
func isJudged(text string) bool { return strings.Contains(text, `"judged":"`) }

// isNamed reports whether a game has a name.
func isNamed(text string) bool { return strings.Contains(text, `"name":"`) }

// recordIn returns the record's text, or nothing.
func recordIn(text string) string {
	_, record, _ := strings.Cut(text, `"record":"`)
	record, _, _ = strings.Cut(record, `"`)
	return record
}

// began and touched return the times of a game, as of game.Game, good enough to order games until they are read.
func began(text string) int64   { return minuteIn(text, `"began":`) }
func touched(text string) int64 { return minuteIn(text, `"touched":`) }

func minuteIn(text, key string) int64 {
	_, rest, _ := strings.Cut(text, key)
	end := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	minute, _ := strconv.ParseInt(rest[:end], 10, 64)
	return game.ValidMinute(minute)
}
