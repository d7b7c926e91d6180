package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/game"
	"kulami/app/library"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/dialogs"
	"kulami/app/view/page"
	"kulami/rules"
)

// atLibrary returns a Root whose library has games of all kinds.
func atLibrary(t *testing.T, msgs ...desk.Msg) *Root {
	t.Helper()
	r := &Root{}
	r.OnInit()
	send := func(msgs ...desk.Msg) {
		for _, msg := range msgs {
			r.model, _ = sent(r.model, msg)
		}
	}
	send(dated{play.Loaded{Build: "b7"}, desk.InstantAt(60_000*29_000_000, 0)})
	begin := func(seed int, opponent game.Opponent, level int) {
		send(play.Start{Seed: uint64(seed), Setup: game.Setup{Opponent: opponent, Level: level, Starter: "me", Edition: "cs-2", Board: "square", Seed: seed}})
		p := tableOf(r).Game.Position()
		for _, h := range p.Legal().Slice() {
			send(desk.Press{Hole: h})
			break
		}
		send(moment(desk.InstantAt(r.model.Now.Milli+24*60*60_000, 0)))
	}
	begin(1, "person", 0)
	send(desk.Rename{ID: tableOf(r).Game.ID, Name: "By the <lake>"})
	begin(2, "computer", 4)
	begin(3, "analysis", 0)
	send(table.Resign{})
	send(msgs...)
	send(play.Open{Dialog: desk.LibraryDialog})
	return r
}

func TestLibraryListsGames(t *testing.T) {
	html := app.HTMLString(atLibrary(t).Render())
	for _, want := range []string{
		`data-state="library"`, `data-act="open-game"`, `data-act="edit-game"`,
		`data-act="import"`, `data-act="backup"`, `aria-current`,
		"By the &lt;lake&gt;", "Computer, level\u00a04", "Analysis", "Czech 2", "Unfinished", "Red – Black",
		"Black to move", `class="game-points`, // an unfinished game has its points and its turn
	} {
		if !strings.Contains(html, want) {
			t.Errorf("the library has no %s", want)
		}
	}
	if n := strings.Count(html, `class="game"`); n != 3 {
		t.Errorf("%d games are listed", n)
	}
}

// The games in which it is the person's turn come first, under a heading. The others are under the
// day or month of their last move. A searched list has no headings.
func TestLibraryHasHeadings(t *testing.T) {
	r := atLibrary(t, play.Navigated{Fragment: friendsLink(t, "c4")},
		moment(desk.InstantAt(60_000*(29_000_000+4*24*60), 0)), play.Start{Seed: 5, Setup: game.Setup{Opponent: "computer"}})
	html := app.HTMLString(r.Render())
	at := 0
	for _, want := range []string{`name="find"`, `name="filter"`, `data-turn="own"`, ">Your move</h2>", ">Yesterday</h2>", ">02</h2>", "By the", "<span>20 Feb, "} {
		i := strings.Index(html[at:], want)
		if i < 0 {
			t.Fatalf("the list has no %s, or not after what comes before", want)
		}
		at += i
	}
	if n := strings.Count(html, "</h2>"); n != 3 {
		t.Errorf("there are %d headings", n)
	}
	r.library.Find = "lake"
	if html := app.HTMLString(r.Render()); strings.Contains(html, "</h2>") {
		t.Error("found games have headings")
	}
	if html := app.HTMLString(atLibrary(t).Render()); strings.Contains(html, "Your move</h2>") {
		t.Error("a game waits that does not")
	}
}

// Another year is named in the heading, or in the rows without a heading.
func TestLibraryNamesOtherYears(t *testing.T) {
	r := atLibrary(t, moment(desk.InstantAt(60_000*(29_000_000+365*24*60), 0)))
	if html := app.HTMLString(r.Render()); !strings.Contains(html, ">2025-02</h2>") || strings.Count(html, " Feb, ") != 3 || strings.Contains(html, "Feb 2025, ") {
		t.Error("the year is not in the heading alone")
	}
	r.library.Find = "lake"
	if html := app.HTMLString(r.Render()); !strings.Contains(html, "20 Feb 2025, ") {
		t.Error("a game that was found has no year")
	}
}

func TestLibraryIsSearched(t *testing.T) {
	r := atLibrary(t)
	for _, c := range []struct {
		find, filter string
		want         int
	}{
		{"", "", 3}, {"", "all", 3}, {"lake", "", 1}, {"LAKE black", "", 1}, {"lake computer", "", 0},
		{"level 4", "", 1}, {"analysis", "", 1}, {"czech", "", 3}, {page.Date(r.model.Library.Games[0].Summary.Touched) + " czech", "", 1},
		{"", "unfinished", 2}, {"", "people", 2}, {"", "won", 0}, {"", "drawn", 0}, {"", "lost", 0},
	} {
		r.library.Find, r.library.Filter = c.find, c.filter
		if got := len(dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}.Search()); got != c.want {
			t.Errorf("%q among %q finds %d games, want %d", c.find, c.filter, got, c.want)
		}
	}
	r.library.Filter, r.library.Find = "", "czech"
	if html := app.HTMLString(r.Render()); !regexp.MustCompile(`<p [^>]*role="status"[^>]*>\s*3 games\s*</p>`).MatchString(html) {
		t.Error("the number of games that are found is not told")
	}
	r.library.Find, r.library.Filter = "nobody", ""
	if html := app.HTMLString(r.Render()); !strings.Contains(html, "Nothing found.") {
		t.Error("nothing says that nothing is found")
	}
}

// The search finds games by the words in their rows, in the spellings that people type, in every
// language.
func TestLibraryIsSearchedAsPeopleType(t *testing.T) {
	game := game.Summary{Name: "İpek–Işıl 3. tur", Edition: "basic", Marbles: 49, Touched: 29_000_188, Layout: rules.SheetSquare.Board().Layout(), Totals: [2]int{24, 20}, Ending: game.Ending{Over: true, Margin: 4}}
	r := &Root{}
	r.OnInit()
	r.model, _ = sent(r.model, dated{play.Loaded{}, desk.InstantAt(60_000*29_000_200, 0)})
	r.model.Library.Games = []library.Listed{{ID: "a", Summary: &game}}
	for _, lang := range []string{"en", "de", "fr", "es", "it", "cs", "tr"} {
		r.text = text.In(lang)
		row := dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}.GameRow(game, "", 1, 1)
		for _, find := range append(row.Facts[:], row.Name, row.Outcome, row.Points, strings.ToUpper(row.Name), strings.ToLower(row.Name), row.Facts[1]+" "+row.Points,
			"ipek", "İPEK", "Ipek", "ışıl", "IŞIL", "isil", "Işıl", "işil", "ıs\u0327ıl", "24-20", "24–20", "24:20", "24 : 20", "24−20", "２４－２０", "ipek–ışıl", "ipek-isil", "ipek:isil", strings.TrimPrefix(page.TimeOfDay(game.Touched), "0")) {
			r.library.Find = find
			if got := len(dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}.Search()); got != 1 {
				t.Errorf("%s: %q finds %d games", lang, find, got)
			}
		}
		for _, find := range []string{"20–24", "50", "ipel", "uepek"} {
			r.library.Find = find
			if got := len(dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}.Search()); got != 0 {
				t.Errorf("%s: %q finds %d games", lang, find, got)
			}
		}
	}
}

// The search finds colours by their names in the language and in the present set of marbles.
func TestLibraryIsSearchedForColours(t *testing.T) {
	r := atLibrary(t)
	r.text = text.In("tr")
	for _, c := range []struct {
		set  library.MarbleSet
		find string
		want int
	}{
		{library.RedBlack, "KIRMIZI", 2}, {library.RedBlack, "Kırmızı", 2}, {library.RedBlack, "kirmizi", 2}, {library.RedBlack, "SİYAH", 1}, {library.RedBlack, "BEYAZ", 0},
		{library.WhiteBlack, "BEYAZ", 2}, {library.WhiteBlack, "KIRMIZI", 0},
	} {
		r.model.Settings.Marbles, r.library.Find = c.set, c.find
		if got := len(dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}.Search()); got != c.want {
			t.Errorf("%s: %q finds %d games, want %d", c.set, c.find, got, c.want)
		}
	}
}

func TestLibraryDrawsOnlySome(t *testing.T) {
	r := atLibrary(t)
	for len(r.model.Library.Games) < 199 {
		g := r.model.Library.Games[0]
		g.ID = fmt.Sprint("g", len(r.model.Library.Games))
		r.model.Library.Games = append(r.model.Library.Games, g)
	}
	for _, c := range []struct {
		parts       dialogs.ListParts
		games, gaps int
	}{
		{dialogs.ListParts{}, 10, 8 + 3},
		{dialogs.ListParts{From: 1, To: 4}, 15, 7 + 3},
		{dialogs.ListParts{From: 38, To: 40}, 9, 8 + 3},
		{dialogs.ListParts{From: 8, To: 12}, 20, 8 + 8 + 2},
		{dialogs.ListParts{From: 3, To: 5, Focused: 1}, 20, 6 + 3},
		{dialogs.ListParts{To: 2, Focused: 20}, 25, 8 + 8 + 9 + 1},
	} {
		r.library.Parts = c.parts
		html := app.HTMLString(r.Render())
		if n := strings.Count(html, `class="game"`); n != c.games {
			t.Errorf("of parts %+v %d games are drawn, want %d", c.parts, n, c.games)
		}
		if n := strings.Count(html, `class="games-gap"`); n != c.gaps {
			t.Errorf("of parts %+v there are %d gaps, want %d", c.parts, n, c.gaps)
		}
	}
}

func TestLibraryEditsDeletesAndBringsBack(t *testing.T) {
	r := atLibrary(t)
	g := r.model.Library.Games[1]
	r.library.Edit = g.ID
	html := app.HTMLString(r.Render())
	for _, want := range []string{`name="game-name"`, `data-act="rename"`, `aria-expanded`, "Computer, level\u00a04 · Club", ">b7<"} {
		if !strings.Contains(html, want) {
			t.Errorf("the details have no %s", want)
		}
	}
	if strings.Contains(html, `data-act="undelete"`) {
		t.Error("undo is offered before anything is deleted")
	}
	r.model, _ = sent(r.model, play.Delete{ID: g.ID})
	html = app.HTMLString(r.Render())
	if !strings.Contains(html, `data-act="undelete"`) || strings.Contains(html, "Computer, level\u00a04") {
		t.Error("the game is still there, or lost")
	}
}

func TestLibraryWithoutGames(t *testing.T) {
	html := pageOf(t, play.Open{Dialog: desk.LibraryDialog})
	if !strings.Contains(html, "No games yet.") || strings.Contains(html, `name="find"`) || !strings.Contains(html, `data-act="import"`) {
		t.Error("an empty library")
	}
}

func TestLinkedGamesCanBeKept(t *testing.T) {
	open := play.Navigated{Fragment: "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/cf7"}
	if html := pageOf(t, open); !strings.Contains(html, `data-act="keep"`) {
		t.Error("a linked game cannot be kept")
	}
	if html := pageOf(t, tried(t, "c4 c8 e8"), desk.Goto{Line: 1, Ply: 3}); !strings.Contains(html, `data-act="live"`) || strings.Contains(html, `data-act="undo"`) || strings.Count(html, `data-act="continue"`) != 1 {
		t.Error("a variation of a linked game has another bar, or two ways to go on")
	}
	if html := pageOf(t, open, play.KeepGame{}); strings.Contains(html, `data-act="keep"`) || !strings.Contains(html, "Saved to My games.") {
		t.Error("a game that is kept can be kept again")
	}
}

// Games differ by their time of day, their points and the pictures of their boards. The search
// finds them by the kind of their board. They can be sorted.
func TestLibraryTellsGamesApart(t *testing.T) {
	square, irregular := rules.NewRecord(rules.Deal(3, rules.Square), rules.Ruleset{}), rules.NewRecord(rules.Deal(3, rules.Irregular), rules.Ruleset{})
	for _, rec := range []*rules.Record{&square, &irregular} {
		for p := rec.Position(); !p.Over(); p = rec.Position() {
			*rec, _ = rec.Play(p.Legal().First())
		}
	}
	r := atLibrary(t, play.Import{Text: square.String()}, play.Import{Text: irregular.String()})
	list := func() string {
		_, html, _ := strings.Cut(app.HTMLString(r.Render()), "games-list")
		return html
	}
	s := square.Position().Score()
	for _, want := range []string{fmt.Sprintf("%d–%d", s.Total(rules.First), s.Total(rules.Second)), ", " + page.TimeOfDay(29_001_440)} {
		if !strings.Contains(list(), want) {
			t.Errorf("the library has no %s", want)
		}
	}
	if r.library.Find = "irregular"; strings.Count(list(), `class="game"`) != 1 {
		t.Error("a game is not found by the kind of its board")
	}
	r.library.Find, r.library.Order = "", "oldest"
	if html := list(); strings.Index(html, "By the") > strings.LastIndex(html, `class="game"`) {
		t.Error("the oldest game does not come first")
	}
}

// Games with friends without names differ by their time.
func TestLettersAreToldApart(t *testing.T) {
	r := &Root{}
	r.OnInit()
	r.model, _ = sent(r.model, dated{play.Loaded{}, desk.InstantAt(60_000*29_000_200, 0)})
	v := dialogs.Open{Scene: r.scene(), Screen: r.model.Screen(), Library: &r.library}
	letter := game.Summary{Players: game.Players{Mode: game.ByLink, Own: rules.First}, Layout: rules.SheetSquare.Board().Layout(), Began: 29_000_000, Touched: 29_000_100}
	later := letter
	later.Touched++
	if one, two := v.GameRow(letter, "", 1, 2), v.GameRow(later, "", 2, 2); one.Facts == two.Facts || one.Name != v.Text.OpponentFriend {
		t.Errorf("two letters are %q with %q, and %q", one.Name, one.Facts, two.Facts)
	}
	letter.Players.Names[rules.Second] = "Eva"
	if name := v.GameRow(letter, "", 1, 2).Name; name != "Eva" {
		t.Errorf("a friend with a name is %q", name)
	}
}
