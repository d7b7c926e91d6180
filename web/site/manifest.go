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
	BackgroundColor string   `json:"background_color"`
	ThemeColor      string   `json:"theme_color"`
	Categories      []string `json:"categories"`
	Icons           []icon   `json:"icons"`
	Screenshots     []shot   `json:"screenshots"`
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
		Categories:      []string{"games", "board", "strategy", "entertainment"},
		Icons: []icon{
			{"icons/icon.svg", "any", "image/svg+xml", "any"},
			{"icons/icon-192.png", "192x192", "image/png", "any"},
			{"icons/icon-512.png", "512x512", "image/png", "any"},
			{"icons/maskable-512.png", "512x512", "image/png", "maskable"},
		},
		Screenshots: []shot{
			{"screenshots/phone-light.webp", "780x1688", "image/webp", "narrow", words.About},
			{"screenshots/desktop-light.webp", "2560x1600", "image/webp", "wide", words.About},
		},
	}, "", "  ")
	if err != nil {
		panic(err) // a struct of strings always marshals
	}
	return append(out, '\n')
}
