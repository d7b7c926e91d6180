package site

import (
	"encoding/json"

	"kulami/app/text"
)

// webManifest is the description of the app that browsers install it by.
type webManifest struct {
	ID              string   `json:"id"`
	Name            string   `json:"name"`
	ShortName       string   `json:"short_name"`
	Description     string   `json:"description"`
	Lang            string   `json:"lang"`
	Dir             string   `json:"dir"`
	StartURL        string   `json:"start_url"`
	Scope           string   `json:"scope"`
	Display         string   `json:"display"`
	DisplayOverride []string `json:"display_override"`
	Orientation     string   `json:"orientation"`
	BackgroundColor string   `json:"background_color"`
	ThemeColor      string   `json:"theme_color"`
	Categories      []string `json:"categories"`
	Icons           []icon   `json:"icons"`
	Screenshots     []shot   `json:"screenshots"`

	Shortcuts     []shortcut    `json:"shortcuts"`
	LaunchHandler launchHandler `json:"launch_handler"`
	ShareTarget   shareTarget   `json:"share_target"`
	FileHandlers  []fileHandler `json:"file_handlers"`
	RelatedFirst  bool          `json:"prefer_related_applications"`
}

// shortcut is an entry of the menu of the app's icon.
type shortcut struct {
	Name  string `json:"name"`
	URL   string `json:"url"`
	Icons []icon `json:"icons"`
}

// launchHandler says which window an address is opened in.
type launchHandler struct {
	ClientMode []string `json:"client_mode"`
}

// shareTarget says how what other apps share reaches this one: as the query of an address.
type shareTarget struct {
	Action  string            `json:"action"`
	Method  string            `json:"method"`
	Enctype string            `json:"enctype"`
	Params  map[string]string `json:"params"`
}

// fileHandler names files that the app opens.
type fileHandler struct {
	Action string              `json:"action"`
	Accept map[string][]string `json:"accept"`
	Icons  []icon              `json:"icons"`
}

// shot is a picture of the game for the browser's install dialog.
type shot struct {
	Source string `json:"src"`
	Sizes  string `json:"sizes"`
	Type   string `json:"type"`
	Form   string `json:"form_factor"`
	Label  string `json:"label"`
}

// icon is one picture of the app. A maskable one may be cut to any shape that leaves the inner four fifths.
type icon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

// manifest is the content of manifest.webmanifest. Its addresses are relative to the file itself.
func manifest() []byte {
	words := text.In()
	out, err := json.MarshalIndent(webManifest{
		ID:              "kulami",
		Name:            words.Title,
		ShortName:       words.Title,
		Description:     words.About,
		Lang:            words.Lang,
		Dir:             words.Dir,
		StartURL:        "./",
		Scope:           "./",
		Display:         "standalone",
		DisplayOverride: []string{"standalone", "minimal-ui"},
		BackgroundColor: lightGround,
		ThemeColor:      lightGround,
		Orientation:     "any",
		Categories:      []string{"games", "board", "strategy", "entertainment"},
		Icons: []icon{
			// No drawing has the purpose "any": to see whether the app can be installed, Chromium lays one out on the page's own
			// thread, in the middle of the start. Of two of a size it takes the later one, which here is the small one.
			{"icons/icon-192.png", "192x192", "image/png", "any"},
			{"icons/icon-192.webp", "192x192", "image/webp", "any"},
			{"icons/icon-512.png", "512x512", "image/png", "any"},
			{"icons/maskable-512.png", "512x512", "image/png", "maskable"},
			{"icons/monochrome.svg", "any", "image/svg+xml", "monochrome"},
			{"icons/monochrome-512.png", "512x512", "image/png", "monochrome"},
		},
		Screenshots: []shot{
			{"screenshots/phone-light.webp", "780x1688", "image/webp", "narrow", words.About},
			{"screenshots/desktop-light.webp", "2560x1600", "image/webp", "wide", words.About},
		},
		Shortcuts: []shortcut{
			{words.NewGame, "./?act=new", square("icons/shortcut-new.png")},
			{words.BoardToday, "./?act=today", square("icons/shortcut-today.png")},
			{words.Import, "./?act=import", square("icons/shortcut-open.png")},
		},
		LaunchHandler: launchHandler{[]string{"navigate-existing", "auto"}},
		ShareTarget: shareTarget{"./", "GET", "application/x-www-form-urlencoded", map[string]string{
			"title": "share-title", "text": "share-text", "url": "share-url",
		}},
		FileHandlers: []fileHandler{{
			"./?act=open", map[string][]string{"application/x-kulami": {".kulami"}}, square("icons/icon-192.png"),
		}},
	}, "", "  ")
	if err != nil {
		panic(err) // structs, lists and maps of strings always marshal
	}
	return append(out, '\n')
}

// square is the one picture of a menu entry or a kind of file.
func square(file string) []icon {
	return []icon{{file, "192x192", "image/png", "any"}}
}
