package library

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"kulami/app/game"
)

// A scan of a game's text agrees with the game. The texts are stored games of earlier versions, as
// this version writes them.
func TestScansAgreeWithGames(t *testing.T) {
	n := 0
	for _, text := range storedTexts(t) {
		if g, err := game.Unpack("a", text); err == nil {
			agree(t, game.Pack(g))
			n++
		}
	}
	if n < 3 {
		t.Errorf("only %d games are stored", n)
	}
}

// storedTexts returns the stored texts of earlier versions, in the present schema.
func storedTexts(t testing.TB) (texts []string) {
	files, err := filepath.Glob("../play/testdata/stored/*")
	if err != nil || len(files) == 0 {
		t.Fatal("nothing is stored", err)
	}
	for _, file := range files {
		all, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var stored map[string]string
		if err := json.Unmarshal(all, &stored); err != nil {
			t.Fatal(file, err)
		}
		l, _, _ := Open(stored, nil, false, Default)
		texts = slices.AppendSeq(texts, maps.Values(l.All()))
	}
	return texts
}

// agree compares the scans of a game's text with the game.
func agree(t *testing.T, text string) {
	t.Helper()
	g, err := game.Unpack("a", text)
	if err != nil {
		return
	}
	if began(text) != g.Began || touched(text) != g.Touched {
		t.Errorf("%s: began %d, touched %d", text, began(text), touched(text))
	}
	if isNamed(text) != (g.Name != "") || isJudged(text) != (g.Judged != "") {
		t.Errorf("%s: named %v, judged %v", text, isNamed(text), isJudged(text))
	}
	if recordIn(text) != g.Record().String() {
		t.Errorf("%s: the record is %s", text, recordIn(text))
	}
	if g.Players.Friend() && !mightWait(text) || !mightBeOn(text, g.Board()) {
		t.Errorf("%s: a friend may wait: %v, it may be on its board: %v", text, mightWait(text), mightBeOn(text, g.Board()))
	}
}

// For any text that is read as a game, the scans of this version's text agree with the game.
func FuzzScans(f *testing.F) {
	for _, text := range storedTexts(f) {
		f.Add(text)
	}
	f.Add(`{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/c3h","live":1,"name":"\"own\":1 \"judged\":\"","own":2,"passed":true,"seed":"1"}`)
	f.Fuzz(func(t *testing.T, text string) {
		if g, _ := game.Unpack("a", text); g.Exists() {
			agree(t, game.Pack(g))
		}
	})
}
