package play

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/screen/analysis"
	"kulami/app/screen/course"
	"kulami/app/screen/puzzles"
	"kulami/app/screen/table"
	"kulami/app/screen/wooden"
	"kulami/rules"
)

// A robot damages links and opens them. It makes the same tries every time.

// sentLinks returns links of every kind, with games of every length.
func sentLinks(r *rand.Rand, n int) []string {
	// The edition es-tiles differs from the first one only by its end.
	editions := slices.DeleteFunc(rules.Editions(), func(e rules.Edition) bool { return e.Name == "es-tiles" })
	first := desk.New()
	var links []string
	for i := range n {
		board := []*rules.Board{rules.SheetBoards()[i%3].Board(), rules.Deal(uint64(i), rules.Square), rules.Deal(uint64(i), rules.Irregular)}[i%3]
		rec := rules.NewRecord(board, editions[i%len(editions)].Rules)
		moves := []rules.Hole{}
		for p := rec.At(0); len(moves) < 1+i*7%56 && !p.Over(); p = p.After(moves[len(moves)-1]) {
			legal := p.Legal().Slice()
			moves = append(moves, legal[r.Intn(len(legal))])
		}
		rec, _ = rec.Extract(moves)
		d := rules.NewDiagram(board)
		for at, h := range moves {
			d = d.Set(h, rules.Side(at%2))
		}
		w := wooden.Workshop{Drafts: library.DraftsOf([]string{rules.DraftOf(board).String()})}
		links = append(links, rec.WithCursor(r.Intn(rec.Len()+1)).WithFinish(rules.Finish(i%6)).String(),
			wooden.NewTally(d, editions[i%len(editions)].Name).Fragment(), w.Fragment(),
			analysis.New(&first, desk.Origin{Record: rec}).Fragment(), course.New(i%len(course.Lessons)).Fragment(), puzzles.Puzzle{Number: 1 + 7*i, Theme: []string{"", "closing"}[i%2]}.Fragment())
	}
	return links
}

// harm damages a link in one of the ways that happen in transit, and once more in every fourth
// case.
func harm(r *rand.Rand, link string) string {
	bytes := "ABCXYZabcxyz0123456789/-"
	at := r.Intn(len(link))
	c := string(bytes[r.Intn(len(bytes))])
	escapes := []string{"%", "%zz", "%C0%AF", "%u0041", "%2r", "%ff", "%ED%A0%80", "%00", "%0A", "%20", "%%"}
	escape := escapes[r.Intn(len(escapes))]
	switch r.Intn(13) {
	case 0:
		link = link[:at] + link[at+1:]
	case 1:
		link = link[:at] + c + link[at:]
	case 2:
		link = link[:at] + c + link[at+1:]
	case 3:
		other := min(at+1+r.Intn(4), len(link)-1)
		swapped := []byte(link)
		swapped[at], swapped[other] = swapped[other], swapped[at]
		link = string(swapped)
	case 4:
		link = link[:at] + escape + link[at:]
	case 5:
		link = link[:at] + escape + link[at+1:]
	case 6:
		link = link[:at]
	case 7:
		link = link[at:]
	case 8:
		link += link
	case 9:
		end := at + r.Intn(len(link)-at)
		link = link[:end] + link[at:]
	case 10:
		link = []func(string) string{strings.ToUpper, strings.ToLower}[r.Intn(2)](link)
	case 11:
		link = link[:at] + string(link[at]^0x20) + link[at+1:]
	case 12:
		link = strings.ReplaceAll(link, link[at:at+1], fmt.Sprintf("%%%02x", link[at]))
	}
	if len(link) > 1 && r.Intn(4) == 0 {
		return harm(r, link)
	}
	return link
}

// A damaged link opens the game that was sent, or shows a notice. The player's own game stays. One
// damage in 1,296 keeps the check code, and some of these links can be read.
func TestDamagedLinksOfEveryKind(t *testing.T) {
	damages := tries(3_000)
	mostAnother := damages / 1296
	r := rand.New(rand.NewSource(18))
	p := newPlace(t, nil)
	home := p.open(Loaded{})
	for range 3 {
		p.send(home, desk.Press{Hole: legal(home.m)[0]})
	}
	mine := gameOf(home.m).Record().String()
	loaded := Loaded{Stored: p.texts}
	links := sentLinks(r, 24)
	ways := []struct {
		name string
		open func(text string) Model
	}{
		{"written into the address", func(text string) Model { m, _ := act(home.m, Navigated{Fragment: text}); return m }},
		{"opened", func(text string) Model { l := loaded; l.Fragment = text; m, _ := begin(l); return m }},
		{"without #", func(text string) Model { l := loaded; l.Query = text; m, _ := begin(l); return m }},
		{"pasted", func(text string) Model { m, _ := act(home.m, Import{"https://any.host/kulami/#" + text}); return m }},
	}
	another, unharmed := 0, 0
	for n := range damages {
		sent := links[n%len(links)]
		text, way := harm(r, sent), ways[r.Intn(len(ways))]
		whole := way.open(sent)
		got := way.open(text)
		bare := !strings.Contains(strings.Trim(rules.PlainText(text), "#/"), "/") && (got.Screen().Name() != table.TableScreen || way.name == "without #")
		switch said := got.Notice.Kind != desk.NoNotice; {
		case strings.HasSuffix(whole.fragment(), got.fragment()):
			// The whole link, or the game that was analysed.
			unharmed++
		case said, desk.Blank(text), bare:
		case looked(got):
			another++
			t.Logf("%s: sent %s\ncame %s\nshown %s", way.name, sent, text, got.fragment())
		default:
			t.Errorf("%s: ignored without a word\nsent %s\ncame %s", way.name, sent, text)
		}
		if kept, _ := game.Unpack(gameOf(home.m).ID, got.Kept.Text(library.GamePrefix+gameOf(home.m).ID)); kept.Record().String() != mine {
			t.Fatalf("%s: %s\nthe own game is %v", way.name, text, kept.Record())
		}
	}
	if another > mostAnother || unharmed > damages*2/5 {
		t.Errorf("%d of %d damages open something else, %d did no harm", another, damages, unharmed)
	}
	t.Logf("%d tries, %d unharmed, %d another", damages, unharmed, another)
}
