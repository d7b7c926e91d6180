package text

// AppText has the names of the language and of the program, and the words that stand on many
// screens.
type AppText struct {
	Dir   string // ltr or rtl
	Title string
	About string

	// Buttons; short enough to stand under an icon.
	New, Undo, Redo, Share, Menu, First, Previous, Next, Last string

	Close, Cancel, Save string
	Leave               string // what leaves a screen
	ThisGame, Tools     string

	// Numbers, and a heading with what follows it.
	Percent                func(n int) string
	DecimalMark, GroupMark string                               // of numbers: before the fraction, and between groups of three digits
	DateOf                 func(year, month, day string) string // the year may be empty
	Decimal                func(x float64) string
	Colon                  func(head, rest string) string // both, with a colon between them

	// Installing it, and new versions.
	ApplyUpdate, UpdateReady, UpdateHelp, Install string
	InstallSteps                                  []string
	OfflineReady, OfflineUnready                  string
	AppVersion                                    func(build string) string

	// When it fails.
	Reload   string
	Crash    string
	CrashTip string
	NoScript string
	Failed   string
	Retry    string
	NotFound string
}

// SettingsText has the words of the settings.
type SettingsText struct {
	Settings                                                      string
	Language, WordsMissing                                        string
	Theme, ThemeAuto, ThemeLight, ThemeDark                       string
	Marbles                                                       string
	Wood, WoodLight, WoodDark, WoodFlat, WoodContrast             string
	Sound, Haptics                                                string
	Pace, PaceQuick, PaceCalm, PaceSlow                           string
	MarbleSet                                                     Words
	Coordinates, Animation, Bands, Legal, Owners, Confirm, Facing string
}
