package text

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"kulami/rules"
)

// cognates are the phrases that are the same in a language as in English, by the paths of their
// fields.
var cognates = map[string][]string{
	"":   {".Dir", ".Title"},
	"es": {".BoardName", ".CountTotal", ".PaceCalm", ".KeyCtrl"},
	"cs": {".Engine", ".Import", ".KeyHome", ".KeyDelete", ".KeyShift", ".KeyCtrl"},
	"it": {".Handicap", ".OpponentComputer", ".EditionAdds.area", ".Menu", ".AreaNow", ".HandicapNow", ".RulesPart.a", ".KeyCtrl"},
	"tr": {".PaceCalm", ".KeyHome", ".KeyDelete", ".KeyShift", ".KeyCtrl"},
	"de": {".Details", ".Engine", ".Sides.safe.0", ".ThemeAuto", ".Import", ".AppVersion", ".OpponentComputer", ".Haptics", ".NameLabel", ".PaceCalm", ".SaveAnimation"},
	"fr": {".Note", ".ThemeName.sacrifice", ".LevelName.6", ".Sides.safe.0", ".Menu", ".Date", ".AppVersion", ".CountTotal", ".Handicap", ".HandicapNow", ".Commands.0", ".KeyCtrl", ".PauseReplay", ".SaveAnimation"},
}

// said is one phrase of a language, or the result of a method for some arguments.
type said struct {
	path, words string
	holds       []string // arguments that must be found in it
}

// samples are the arguments for the calls of methods, by the path of a field with choices, or by
// type.
func samples(path string, in reflect.Type) [][]any {
	switch path {
	case ".WhyNot":
		var calls [][]any
		for reason := rules.Playable + 1; reason <= rules.TileBefore; reason++ {
			calls = append(calls, []any{reason.String(), "c7"})
		}
		return append(calls, []any{rules.NoSuchHole.String(), "c7"})
	case ".BoardName":
		var calls [][]any
		for _, board := range []string{"square", "irregular", "symmetric", "number", "today", "code", "mine", "shared"} {
			calls = append(calls, []any{board, 1234567, "2026-11-20"})
		}
		return calls
	}
	var calls [][]any
	for _, n := range []int{0, 1, 2, 3, 4, 5, 7, 21, 22} {
		call := make([]any, in.NumIn())
		for i := range call {
			switch in.In(i).Kind() {
			case reflect.Int:
				call[i] = n + 10*i
			case reflect.Float64:
				call[i] = float64(n) + .5
			case reflect.String:
				call[i] = string(rune('C'+i)) + "b9"
			}
		}
		calls = append(calls, call)
	}
	return calls
}

// digits removes the marks from numbers, because languages group digits in different ways.
var digits = strings.NewReplacer(",", "", ".", "", " ", "", "\u00a0", "", "\u202f", "", "’", "").Replace

// phrasesOf lists all phrases of a language.
func phrasesOf(t *testing.T, lang *Text) []said {
	t.Helper()
	var all []said
	for path, p := range readAll(t, lang.Lang) {
		method := reflect.ValueOf(lang).MethodByName(path)
		path = "." + path
		if p.names == nil {
			all = append(all, said{path: path, words: p.words})
		} else if method.IsValid() { // not a kind of gaps
			for n, call := range samples(path, method.Type()) {
				all = append(all, saidWith(path, n, call, method))
			}
		}
	}
	return all
}

// saidWith calls a method.
func saidWith(path string, n int, call []any, method reflect.Value) said {
	in := make([]reflect.Value, len(call))
	for i, a := range call {
		in[i] = reflect.ValueOf(a)
	}
	one := said{path: fmt.Sprint(path, "[", n, "] ", call), words: method.Call(in)[0].String()}
	for i, a := range call {
		if i == 0 && (path == ".BoardName" || path == ".WhyNot") {
			continue // a word of the program, not for the player
		}
		switch a := a.(type) {
		case string:
			// A day is written in the format of the language.
			one.holds = append(one.holds, strings.Split(a, "-")...)
		case int:
			if a > 1 || i > 0 {
				one.holds = append(one.holds, fmt.Sprint(a))
			}
		case float64:
			one.holds = append(one.holds, fmt.Sprintf("%.0f", a*10))
		}
	}
	return one
}

// field returns the path of a phrase without the arguments of a call.
func (s said) field() string {
	path, _, _ := strings.Cut(s.path, "[")
	return path
}

// allowed reports whether a phrase can be the same as in English.
func (s said) allowed(lang string) bool {
	for _, path := range append(cognates[""], cognates[lang]...) {
		if s.field() == path || strings.HasPrefix(s.field(), path+".") {
			return true
		}
	}
	return false
}

// Every language has all phrases of English: the same fields, keys and numbers of phrases, with
// their arguments, and translated.
func TestTranslationsAreWhole(t *testing.T) {
	letters := regexp.MustCompile(`\pL{4}`)
	wanted := phrasesOf(t, In("en"))
	for _, lang := range All() {
		got := map[string]said{}
		for _, s := range phrasesOf(t, lang) {
			got[s.path] = s
		}
		for _, want := range wanted {
			s, ok := got[want.path]
			delete(got, want.path)
			if !ok {
				t.Errorf("%s: %s is missing", lang.Lang, want.path)
				continue
			}
			if (s.words == "") != (want.words == "") {
				t.Errorf("%s: %s is %q, in English %q", lang.Lang, s.path, s.words, want.words)
			}
			if s.words != strings.TrimSpace(s.words) && s.path != ".GroupMark" {
				t.Errorf("%s: %s has spaces around it: %q", lang.Lang, s.path, s.words)
			}
			for _, part := range s.holds {
				if strings.Contains(digits(want.words), digits(part)) &&
					!strings.Contains(strings.ToLower(digits(s.words)), strings.ToLower(digits(part))) {
					t.Errorf("%s: %s lacks %s: %q", lang.Lang, s.path, part, s.words)
				}
			}
			if lang.Lang != "en" && s.words == want.words && letters.MatchString(s.words) && !s.allowed(lang.Lang) {
				t.Errorf("%s: %s is English: %q", lang.Lang, s.path, s.words)
			}
		}
		for path := range got {
			t.Errorf("%s: %s is one too many", lang.Lang, path)
		}
	}
}

// Texts under pictures and on buttons have little room.
func TestLabelsAreShort(t *testing.T) {
	for _, lang := range All() {
		for _, word := range []string{lang.Play, lang.Today, lang.Learn, lang.ShowGames, lang.More, lang.Undo, lang.Redo, lang.Hint, lang.MoveList, lang.Share, lang.BackShort, lang.PlayShort} {
			if utf8.RuneCountInString(word) > 11 {
				t.Errorf("%s: %q is too long to stand under a picture", lang.Lang, word)
			}
		}
		// The accessible name of a button contains its visible text.
		for short, long := range map[string]string{lang.BackShort: lang.Back, lang.PlayShort: lang.PlayFromHere} {
			whole := strings.ReplaceAll(long, "\u00ad", "") // it can be divided
			if !strings.Contains(strings.ToLower(whole), strings.ToLower(short)) {
				t.Errorf("%s: %q is not a part of %q", lang.Lang, short, long)
			}
		}
		own, in := reflect.ValueOf(*lang), reflect.ValueOf(*In("en"))
		for _, name := range []string{
			"PlayFromHere", "PlayComputerFromHere", "Back", "Promote", "Prune", "Swap", "Resign", "Rematch", "Review",
			"Close", "Cancel", "Start", "CopyLink", "GoOn", "Reload", "Skip", "ShowBoard", "ShowTiles", "CopyUnread",
			"OpponentComputer", "OpponentPerson", "OpponentAnalysis", "StarterLot", "DealAgain",
			"NoBonus", "ByDifference", "ByTiles", "BySum", "ShowGames", "ShowResults", "Save", "CopyIt", "DeleteIt", "Import",
			"ImportNow", "ChooseFile", "Backup", "Keep", "ApplyUpdate", "SendLink", "WholeGame", "FromHere",
			"CopyRecord", "SaveFile", "SaveSVG", "SaveAnimation", "Replay", "PauseReplay", "SavePicture", "SendMove", "ThemeAuto", "ThemeLight", "ThemeDark",
			"PaceQuick", "PaceCalm", "PaceSlow", "NextLesson",
			"LessonBonus", "Leave", "EntryPlay", "Retry", "BuildBoard", "Rotate", "Lift", "LiftAll",
			"ShareBoard", "AskFair", "StopFair", "NotStored", "DailyPuzzle", "NextPuzzle", "PuzzleStart", "PlayProof",
		} {
			if !in.FieldByName(name).IsValid() {
				t.Fatalf("there is no phrase %s", name)
			}
			word, english := own.FieldByName(name).String(), in.FieldByName(name).String()
			if n, most := utf8.RuneCountInString(word), utf8.RuneCountInString(english)*16/10+6; n > most {
				t.Errorf("%s: %s has %d letters, at most %d fit: %q", lang.Lang, name, n, most, word)
			}
		}
	}
}

// English has no labels with a number after a colon. It has "3 games restored", not "Games
// restored: 3".
func TestEnglishNumbersHaveNoLabels(t *testing.T) {
	label := regexp.MustCompile(`(^|\. )\pL[^.:]*: \+?\d+( \pL+| of \d+)?(\.|$)`)
	for _, s := range phrasesOf(t, In("en")) {
		if found := label.FindString(s.words); found != "" {
			t.Errorf("%s: %q in %q", s.path, found, s.words)
		}
	}
}

func TestGermanNumbers(t *testing.T) {
	for _, c := range [][2]string{
		{In("de").MarblesLeft(0), "noch 0"},
		{In("de").MarblesLeft(1), "noch 1"},
		{In("de").ByPoints(1), "mit 1 Punkt Unterschied"},
		{In("de").ByPoints(11), "mit 11 Punkten Unterschied"},
		{In("de").Tied(1), "1 Platte ohne Besitzer"},
		{In("de").Tied(2), "2 Platten ohne Besitzer"},
		{In("de").AreaSum(17, 1), "17 Kugeln auf 1 Platte"},
		{In("de").Decimal(2.5), "2,5"},
		{In("de").BoardName("number", 390254538, ""), "Nummer 390.254.538"},
		{In("de").BoardName("number", 999, ""), "Nummer 999"},
		{In("de").BoardName("today", 0, "2026-11-20"), "Brett vom 20.11.2026"},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, want %q", c[0], c[1])
		}
	}
}

func TestFrenchNumbers(t *testing.T) {
	for _, c := range [][2]string{
		{In("fr").MarblesLeft(1), "reste 1"},
		{In("fr").Deleted(1), "1\u00a0élément supprimé."},
		{In("fr").Tied(2), "2\u00a0tuiles sans propriétaire"},
		{In("fr").ByPoints(1), "de 1\u00a0point"},
		{In("fr").FlawTooMany(0, 6, "a1"), "0\u00a0tuile de 6 en trop\u00a0: a1."},
		{In("fr").FlawTooMany(4, 6, "a1"), "4\u00a0tuiles de 6 en trop\u00a0: a1."},
		{In("fr").Decimal(2.5), "2,5"},
		{In("fr").Marble("Noir"), "bille noire"},
		{In("fr").Marble("Rouge"), "bille rouge"},
		{In("fr").BoardName("number", 390254538, ""), "numéro 390\u202f254\u202f538"},
		{In("fr").BoardName("today", 0, "2026-11-20"), "plateau du 20/11/2026"},
	} {
		if c[0] != c[1] {
			t.Errorf("%q, want %q", c[0], c[1])
		}
	}
}

// In French no line begins with a mark that belongs to the word before it.
func TestFrenchSpaces(t *testing.T) {
	wrong := regexp.MustCompile(`[^\x{a0}\x{202f}(][:;!?»]|«[^\x{a0}]`)
	for _, s := range phrasesOf(t, In("fr")) {
		if found := wrong.FindString(s.words); found != "" {
			t.Errorf("%s: %q in %q", s.path, found, s.words)
		}
	}
	for path, p := range readAll(t, "fr-book") {
		if found := wrong.FindString(p.words); found != "" {
			t.Errorf("%s: %q in %q", path, found, p.words)
		}
	}
}

// In Czech no line ends with a preposition or conjunction of one letter.
func TestCzechSpaces(t *testing.T) {
	wrong := regexp.MustCompile(`(^|[\s(„\x{a0}])[AaIiKkOoSsUuVvZz] `)
	for _, s := range phrasesOf(t, In("cs")) {
		if found := wrong.FindString(s.words); found != "" {
			t.Errorf("%s: %q in %q", s.path, found, s.words)
		}
	}
	for path, p := range readAll(t, "cs-book") {
		if found := wrong.FindString(p.words); found != "" {
			t.Errorf("%s: %q in %q", path, found, p.words)
		}
	}
}

// Numbers have the right forms of nouns in each language.
func TestNumbersTakeTheirForms(t *testing.T) {
	for _, c := range []struct{ said, want string }{
		{In("cs").MarblesLeft(0), "zbývá 0"}, {In("cs").MarblesLeft(1), "zbývá 1"}, {In("cs").MarblesLeft(2), "zbývají 2"},
		{In("cs").MarblesLeft(4), "zbývají 4"}, {In("cs").MarblesLeft(5), "zbývá 5"}, {In("cs").MarblesLeft(12), "zbývá 12"},
		{In("cs").MarblesLeft(22), "zbývá 22"},
		{In("cs").AreaSum(1, 1), "1 kámen na 1 desce"}, {In("cs").TilesLeft(3), "3 desky k\u00a0položení"}, {In("cs").TilesLeft(17), "17 desek k\u00a0položení"},
		{In("cs").Tied(1), "Bez vlastníka: 1 deska"}, {In("cs").Tied(5), "Bez vlastníka: 5 desek"}, {In("cs").ByPoints(1), "o\u00a01 bod"}, {In("cs").ByPoints(3), "o\u00a03 body"},
		{In("cs").ByPoints(21), "o\u00a021 bodů"}, {In("cs").AreaSum(4, 1), "4 kameny na 1 desce"}, {In("cs").AreaSum(17, 7), "17 kamenů na 7 deskách"},
		{In("cs").Reading(1), "Načítá se ještě 1 partie…"}, {In("cs").Reading(3), "Načítají se ještě 3 partie…"}, {In("cs").Reading(20), "Načítá se ještě 20 partií…"},
		{In("cs").Playable("c7", 1), "Lze hrát do 1 otvoru: c7"}, {In("cs").Playable("c7, d7", 2), "Lze hrát do 2 otvorů: c7, d7"},
		{In("cs").DateOf("2026", "01", "05"), "5.\u00a01.\u00a02026"}, {In("cs").DateOf("2026", "11", "20"), "20.\u00a011.\u00a02026"},
		{In("en").DailyOf("-11-25"), "Daily · 25 Nov"}, {In("de").DailyOf("-11-05"), "Aufgabe vom 05.11."}, {In("fr").DailyOf("-11-25"), "Problème du 25/11"},
		{In("cs").DailyOf("-01-05"), "Úloha dne 5.\u00a01."}, {In("tr").DailyOf("-11-25"), "25 Kasım bulmacası"}, {In("it").Dated("2026-11-25"), "25/11/2026"},
		{In("cs").SecondsLeft("Eva", 1), "Eva: zbývá 1 sekunda."}, {In("cs").SecondsLeft("Eva", 3), "Eva: zbývají 3 sekundy."}, {In("es").SecondsLeft("Eva", 1), "Eva: queda 1 segundo."},
		{In("cs").Decimal(1.25), "1,2"}, {In("cs").NumberWrong(390254538), "Zadejte celé číslo od 1 do 390\u00a0254\u00a0538."},
		{In("tr").MarblesLeft(1), "1 kaldı"}, {In("tr").MarblesLeft(5), "5 kaldı"}, {In("tr").ByPoints(3), "3 puan farkla"},
		{In("tr").Tied(2), "2 taş sahipsiz"}, {In("tr").NumberWrong(390254538), "1 ile 390.254.538 arasında bir tam sayı yaz."},
		{In("es").MarblesLeft(0), "quedan 0"},
		{In("es").MarblesLeft(1), "queda 1"},
		{In("es").ByPoints(21), "por 21 puntos"},
		{In("es").Playable("c5", 1), "1 agujero jugable: c5"},
		{In("es").AreaSum(17, 1), "17 canicas en 1 panel"},
		{In("es").Tied(2), "2 paneles sin dueño"},
		{In("es").Decimal(1.25), "1,2"},
		{In("es").NumberWrong(390254538), "Escribe un número entero del 1 al 390\u00a0254\u00a0538."},
		{In("it").MarblesLeft(0), "restano 0"},
		{In("it").MarblesLeft(1), "resta 1"},
		{In("it").ByPoints(1), "di 1 punto"},
		{In("it").Reading(1), "Caricamento di un’altra partita…"},
		{In("it").AreaSum(1, 2), "1 biglia su 2 tessere"},
		{In("it").Tied(1), "1 tessera senza proprietario"},
		{In("it").NumberWrong(390254538), "Scrivi un numero intero da 1 a 390.254.538."},
	} {
		if c.said != c.want {
			t.Errorf("%q, want %q", c.said, c.want)
		}
	}
}

// Names of sides are inserted into sentences with their article and gender.
func TestNamesOfSidesAgree(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{In("de").Marble("Weiß"), "weiße Kugel"},
		{In("de").Marble("Orange"), "orange Kugel"},
		{In("es").Marble("Rojo"), "canica roja"},
		{In("es").Marble("Naranja"), "canica naranja"},
		{In("es").Marble("Azul"), "canica azul"},
		{In("es").Wins("Negro"), "Gana Negro"},
		{In("it").Marble("Nero"), "biglia nera"},
		{In("it").Marble("Bianco"), "biglia bianca"},
		{In("it").Marble("Arancione"), "biglia arancione"},
		{In("it").Marble("Blu"), "biglia blu"},
		{In("it").Wins("Rosso"), "Vince il Rosso"},
		{In("it").SideToMove("Arancione"), "Muove l’Arancione"},
		{In("it").Replies("Nero", "c7"), "Il Nero risponde con c7."},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}
