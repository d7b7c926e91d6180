package library

import (
	"strconv"
	"strings"

	"kulami/app/game"
	"kulami/rules"
)

// These functions scan the text of a game without parsing it, because there can be thousands of
// games. The text has the format of game.Pack.

// mightBeOn reports whether a game seems to be on board b. The parsed game can still be on another
// board. Every game is on nil.
func mightBeOn(text string, b *rules.Board) bool {
	return b == nil || strings.Contains(text, "/b"+b.Layout()+"/")
}

// mightWait reports whether a friend seems to wait for the player of a game.
func mightWait(text string) bool { return strings.Contains(text, `"own":`) }

// isJudged reports whether the moves of a game were judged.
func isJudged(text string) bool { return strings.Contains(text, `"judged":"`) }

// isNamed reports whether a game has a name.
func isNamed(text string) bool { return strings.Contains(text, `"name":"`) }

// recordIn returns the record's text, or "".
func recordIn(text string) string {
	_, record, _ := strings.Cut(text, `"record":"`)
	record, _, _ = strings.Cut(record, `"`)
	return record
}

// began and touched return the times of a game, as in game.Game. They are exact enough to order
// games until they are read.
func began(text string) int64   { return minuteIn(text, `"began":`) }
func touched(text string) int64 { return minuteIn(text, `"touched":`) }

func minuteIn(text, key string) int64 {
	_, rest, _ := strings.Cut(text, key)
	end := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
	minute, _ := strconv.ParseInt(rest[:end], 10, 64)
	return game.ValidMinute(minute)
}
