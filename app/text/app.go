package text

// AppText has the names of the language and of the program, and the words that stand on many
// screens.
type AppText struct {
	Lang, Dir string // BCP 47 tag; ltr or rtl
	Name      string // of the language, in itself
	Title     string // of the page
	About     string // one sentence for search engines and the manifest

	// Buttons; short enough to stand under an icon.
	New, Undo, Redo, Share, Menu, First, Previous, Next, Last string

	Close, Cancel, Save string
	LeaveLessons        string // leads from another screen to the game
	ThisGame, Tools     string // headings of the menu

	// Numbers, and a heading with what follows it.
	Percent func(n int) string
	Decimal func(x float64) string         // with one digit
	Colon   func(head, rest string) string // both, with a colon between them

	// Installing it, and new versions.
	ApplyUpdate, Install string
	InstallSteps         []string // where the browser has no button for it
	OfflineReady         string
	AppVersion           func(build string) string

	// When it fails.
	Reload   string
	Crash    string
	CrashTip string
	NoScript string // the browser runs no scripts
	Failed   string // the program could not be loaded
	Retry    string
	NotFound string
}

// SettingsText has the words of the settings.
type SettingsText struct {
	Settings                                              string
	Language                                              string
	Theme, ThemeAuto, ThemeLight, ThemeDark               string
	Marbles                                               string
	Wood, WoodLight, WoodDark, WoodFlat, WoodContrast     string
	Sound, Haptics                                        string
	Pace, PaceQuick, PaceCalm, PaceSlow                   string
	MarbleSet                                             Words
	Coordinates, Animation, Bands, Legal, Owners, Confirm string
}
