package text

import "fmt"

// The player is addressed as vy, without a gender. Words, most of them from the
// Czech sheet:
// plocha (board), deska (tile), otvor (hole), kámen (marble), mezera (gap), řada and
// sloupec (row and column), území (area), řetězec (line), vypnutá deska (closed tile),
// bodování (count), partie (one game), edice (edition), varianta (variation), list
// pravidel (rule sheet), zápis (record). A tile is named by its worth, "deska za 6".
// The sides are Červený, Černý …: used as subjects in the nominative, or with "kámen".

var czech = areas{
	&czechApp, &czechSettings,
	&czechBoard, &czechWorkshop,
	&czechTable, &czechCount, &czechNotice,
	&czechNewGame, &czechLibrary, &czechShare, &czechLive,
	&czechAnalysis, &czechReview, &czechPuzzle, &czechProgress, &czechCourse,
}

var czechApp = AppText{
	Lang: "cs", Dir: "ltr", Name: "Čeština",
	Title: "Kulami",
	About: "Zahrajte si Kulami, deskovou hru se 17 dřevěnými deskami a 56 kameny, proti silnému počítači nebo ve dvou. Zdarma, offline, bez účtu.",

	New: "Nová", Undo: "Zpět", Redo: "Znovu", Share: "Sdílet", Menu: "Nabídka",
	First: "První tah", Previous: "Předchozí tah", Next: "Další tah", Last: "Poslední tah",

	Close: "Zavřít", Cancel: "Zrušit",
	ThisGame: "Tato partie", Tools: "Nástroje",
	Save:         "Uložit",
	LeaveLessons: "Zpět do partie",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint(n, "\u00a0%") },
	Decimal: decimalComma,

	OfflineReady: "Kulami teď funguje i bez připojení.",
	ApplyUpdate:  "Spustit novou verzi", Install: "Nainstalovat aplikaci",
	InstallSteps: []string{"Otevřete v prohlížeči nabídku sdílení: čtverec se šipkou.", "Zvolte „Přidat na plochu“.", "Kulami se pak otevírá jako aplikace, i bez připojení."},
	AppVersion:   func(build string) string { return "Verze " + build },

	Reload:   "Načíst znovu",
	Crash:    "Něco se pokazilo.",
	CrashTip: "Vaše partie je v bezpečí. Načtěte stránku znovu a pokračujte; tady je její zápis, pokud si ho chcete nechat.",
	NoScript: "Kulami potřebuje JavaScript a WebAssembly. Povolte je prosím pro tuto stránku a načtěte ji znovu.",
	Failed:   "Kulami se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.",
	Retry:    "Zkusit znovu",
	NotFound: "Taková stránka neexistuje.",
}

var czechSettings = SettingsText{
	Settings: "Nastavení",
	Language: "Jazyk",
	Theme:    "Vzhled", ThemeAuto: "Systém", ThemeLight: "Světlý", ThemeDark: "Tmavý",
	Marbles: "Kameny",
	Wood:    "Plocha", WoodLight: "Světlé dřevo", WoodDark: "Tmavé dřevo", WoodFlat: "Jednoduchá", WoodContrast: "Vysoký kontrast",
	Sound: "Zvuky", Haptics: "Vibrace",
	Pace: "Rychlost počítače", PaceQuick: "Ihned", PaceCalm: "Normálně", PaceSlow: "Pomalu",
	MarbleSet: Words{
		{"red-black", "Červené a černé"}, {"white-black", "Bílé a černé"}, {"red-white", "Červené a bílé"},
		{"safe", "Oranžové a modré, i pro barvoslepé"},
	},
	Coordinates: "Souřadnice", Animation: "Animace", Bands: "Zvýraznit řadu a sloupec", Legal: "Označit, kam lze hrát",
	Owners: "Ukázat, komu deska patří", Confirm: "Potvrzovat tahy",
}

// czechPlural joins a number with the form of a noun that goes with it: 1, 2 to 4, or
// any other.
func czechPlural(n int, one, few, many string) string {
	switch {
	case n == 1:
		return "1 " + one
	case 2 <= n && n <= 4:
		return fmt.Sprint(n, " ", few)
	}
	return fmt.Sprint(n, " ", many)
}

// czechRemain is the verb that says that n things are left.
func czechRemain(n int) string {
	if 2 <= n && n <= 4 {
		return "zbývají"
	}
	return "zbývá"
}
