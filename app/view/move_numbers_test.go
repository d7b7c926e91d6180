package view

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/play"
	reviewview "kulami/app/view/review"
	"kulami/app/view/scene"
	tableview "kulami/app/view/table"
	"kulami/rules"
)

// numbersOf returns the numbers in the list of moves, by hole, of a record without variations.
func numbersOf(t *testing.T, r rules.Record) map[string]int {
	t.Helper()
	numbers, next := map[string]int{}, 0
	for word := range strings.FieldsSeq(list(t, play.Navigated{Fragment: r.String()})) {
		_, hole, isMove := strings.Cut(strings.Replace(word, "*", "", 1), "=")
		if number, err := strconv.Atoi(strings.TrimSuffix(word, ".")); err == nil {
			next = number
		} else if isMove {
			numbers[hole] = next
			next++
		}
	}
	return numbers
}

// Every phrase and every other place with the number of a move uses the number in the list of
// moves.
func TestMovesHaveOneNumber(t *testing.T) {
	full, err := rules.ParseRecord(finished)
	if err != nil {
		t.Fatal(err)
	}
	judged := reviewed(t)
	v := judged.screen().(*reviewview.Screen)
	short := v.State.Record()
	v.State.Judged.SafePly[rules.First], v.State.Judged.DecidedPly = 2, 3
	v.Desk.Announced = desk.Announcement{Kind: desk.AnnounceReviewed}
	complete := v.Announcement()
	moment := v.State.Moments()[0]
	html := pageOf(t, play.Navigated{Fragment: finished}, desk.Step{Ply: 21})
	lost := after(play.Navigated{Fragment: finished}).screen().(*tableview.Screen)
	lost.State.Game.Players = game.AgainstComputer(rules.First, 3)
	_, ended := lost.EndWords()
	found := app.HTMLString(v.Main())
	_, story, _ := strings.Cut(found, `data-led`)
	_, moments, _ := strings.Cut(found, `data-moment`)
	record := scene.GameText(rules.Link{Record: full}, lost)
	parted := after(play.Navigated{Fragment: finished})
	parted.model.Notice = desk.Notice{Kind: desk.LinkParted, Kept: 20}
	cases := map[string]struct {
		said   string
		record rules.Record
		index  int // index of the move in the record
	}{
		"LookingAt":       {html, full, 20},
		"LedUntil":        {strings.Join(ended, " "), full, lost.State.Game.LastLead() - 1},
		"LinkParted":      {parted.screen().(*tableview.Screen).NoticeWords(), full, 20},
		"SafeFrom":        {complete[strings.Index(complete, "at least"):], short, 1},
		"ProvenFrom":      {complete[strings.LastIndex(complete, "proven"):], short, 2},
		"LedFrom":         {story, short, 3},
		"the key moments": {moments, short, moment},
		"the report":      {v.Report().Moments[0].Words, short, moment},
		"the text":        {record[strings.Index(record, "1. "):], full, 0},
	}
	numbered := regexp.MustCompile(`[Mm]ove (\d+)|>\s*(\d+)\. |^(\d+)\. `)
	for name, c := range cases {
		found := numbered.FindStringSubmatch(c.said)
		if found == nil {
			t.Errorf("%s: no number in %q", name, c.said)
			continue
		}
		hole := c.record.Board().Name(c.record.Moves()[c.index])
		want := numbersOf(t, c.record)[hole]
		if got := strings.Join(found[1:], ""); got != strconv.Itoa(want) {
			t.Errorf("%s: number %s, in the list of moves %s has %d", name, got, hole, want)
		}
	}
	english, err := os.ReadFile("../text/words/en.properties")
	if err != nil {
		t.Fatal(err)
	}
	for _, phrase := range regexp.MustCompile(`(?m)^(\w+)\([^)]*\bmove\.int`).FindAllStringSubmatch(string(english), -1) {
		if _, tried := cases[phrase[1]]; !tried {
			t.Errorf("%s is not tried", phrase[1])
		}
	}
}
