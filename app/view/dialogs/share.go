package dialogs

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/picture"
	"kulami/app/play"
	"kulami/app/screen/table"
	"kulami/app/text"
	"kulami/app/view/controls"
	"kulami/app/view/page"
	"kulami/app/view/scene"
)

// FrameCode returns the markup that shows a game on another page, by embed.html or embed.js next to
// this page. It includes a link to the game, because pages whose frames run no scripts show only
// the link.
func FrameCode(fragment string, t *text.Text, how desk.Embedding) string {
	here := page.WithFragment("")
	folder := picture.Escape(here[:strings.LastIndexByte(here, '/')+1])
	query, attributes := "", ""
	set := func(name, value string) {
		if value != "" {
			query += dom.Either(query == "", "?", "&amp;") + name + "=" + value
			attributes += " " + name + `="` + value + `"`
		}
	}
	if how.Theme != library.AutoTheme {
		set("theme", string(how.Theme))
	}
	if how.Language != library.AutoLanguage {
		set("lang", string(how.Language))
	}
	if how.Plays {
		set("start", "0")
		set("autoplay", "1")
	}
	link := `<a href="` + picture.Escape(page.WithFragment(fragment)) + `">` + picture.Escape(t.OpenInKulami) + `</a>`
	if how.Element {
		return `<script src="` + folder + `embed.js" async></script>` + "\n" + `<kulami-board game="` + fragment + `"` + attributes + `>` + link + `</kulami-board>`
	}
	return `<iframe src="` + folder + "embed.html" + query + "#" + fragment + `" title="` + picture.Escape(t.Title) +
		`" style="width: 100%; max-width: 40rem; aspect-ratio: 4 / 5; border: 0" loading="lazy"></iframe>` + "\n" + link
}

// share draws the dialog that shares the game. It has the QR code of its link, buttons that send
// the link and save a picture, and a fold with all other formats. Browsers without a share sheet
// copy the link.
func (v Open) share() []app.UI {
	t := v.Text
	at, ok := desk.SharerOf(v.Screen)
	if !ok {
		return nil
	}
	table, _ := v.Screen.(table.Screen)
	form := app.Form().Class("form").DataSet("form", "share").Body(
		v.parts(at),
		dom.Only(table.CanShareNames(), controls.Toggle("named", t.WithNames, table.Named)))
	send, copies := controls.WideButton("copy-link", "copy", t.CopyLink), app.UI(nil)
	if v.Desk.Device.Share {
		send, copies = controls.WideButton("send-link", "share", t.SendLink), controls.Button("copy-link", t.CopyLink)
	}
	return []app.UI{
		form,
		dom.PartOf(controls.LinkCode{Address: page.WithFragment(at.Address(v.Desk.Share)), Label: t.QRCode, None: t.NoQR}),
		app.Div().Class("offers").Body(send.Class("primary"), controls.WideButton("save-png", "save", t.SavePicture)),
		v.formats(at, copies),
		v.lastNote(desk.NoPicture),
	}
}

// lastNote draws a notice about copying or of one of the kinds. The note is the last element and
// keeps its line while it is empty. A new element would move the buttons above it, and redraw the
// elements after it.
func (v Open) lastNote(kinds ...desk.NoticeKind) app.UI {
	words := ""
	if k := v.Desk.Notice.Kind; k == desk.TextCopied || slices.Contains(kinds, k) {
		words = v.NoticeWords()
	}
	return app.P().Class("note", "last").Role("alert").Text(words)
}

// parts draws the choice between the parts of a game, if there is more than one.
func (v Open) parts(at desk.Sharer) app.UI {
	t, parts := v.Text, at.Parts()
	if len(parts) == 1 {
		return nil
	}
	names := map[desk.SharePart]string{desk.ShareMoves: t.WholeGame, desk.ShareNotes: t.WithNotes, desk.ShareHere: t.FromHere}
	return controls.Segments("from", t.ShareWhat, v.Desk.Share, dom.Each(parts, func(part desk.SharePart) controls.Option {
		return controls.Option{Value: string(part), Label: names[part]}
	}))
}

// formats draws the fold with the other formats: a text, files, and the markup for another page.
func (v Open) formats(at desk.Sharer, copies app.UI) app.UI {
	t := v.Text
	return app.Details().Class("fold").Body(
		app.Summary().Text(t.More),
		app.Div().Class("offers", "files").Body(
			copies,
			controls.Button("copy-record", t.CopyRecord),
			controls.Button("export", t.SaveFile),
			controls.Button("save-svg", t.SaveSVG),
			dom.Only(at.Shared(v.Desk.Share).Len() > 0, controls.Button("save-animation", t.SaveAnimation))),
		app.Details().Class("fold").Body(
			app.Summary().Text(t.Embed),
			app.P().Class("tip").Text(t.EmbedHelp),
			v.embedding(),
			controls.ToCopy(t.Embed, 4, FrameCode(at.Framed(v.Desk.Share), t, v.Desk.Embedding)),
			app.Div().Class("offers", "files").Body(controls.Button("copy-embed", t.CopyEmbed))))
}

// embedding draws the options of the markup for another page.
func (v Open) embedding() app.UI {
	t, how := v.Text, v.Desk.Embedding
	return app.Form().Class("form").DataSet("form", "embed").Body(
		controls.Segments("as", t.EmbedAs, dom.Either(how.Element, "element", "frame"), []controls.Option{{Value: "frame", Label: "<iframe>"}, {Value: "element", Label: "<kulami-board>"}}),
		controls.Segments("embed-theme", t.Theme, cmp.Or(how.Theme, library.AutoTheme), v.themes()),
		controls.Choice("embed-language", t.Language, cmp.Or(how.Language, library.AutoLanguage), v.languages()),
		controls.Toggle("plays", t.EmbedPlays, how.Plays))
}

// EmbedForm handles the options of the markup for another page.
var EmbedForm = scene.Form{Name: "embed", Take: func(m *play.Model, control, value string) desk.Msg {
	e := m.Embedding
	switch control {
	case "as":
		e.Element = value == "element"
	case "embed-theme":
		e.Theme = library.Theme(value)
	case "embed-language":
		e.Language = library.Language(value)
	case "plays":
		e.Plays = value == on
	default:
		return nil
	}
	return desk.EmbedAs{Embedding: e}
}}

// byHand shows a text to copy, selected, with a button that copies it by the browser's older
// method.
func (v Open) byHand() []app.UI {
	return []app.UI{
		app.P().Class("note").Role("alert").Text(v.NoticeWords()),
		controls.ToCopy(v.Text.CopyByHand, 5, v.Desk.ByHand),
		controls.WideButton("copy-by-hand", "copy", v.Text.CopyIt).Class("primary"),
	}
}

// textByHand is the selector of that text.
const textByHand = `dialog[data-state="by-hand"] textarea`

func selectByHand() {
	text := page.Find(textByHand)
	text.Call("focus")
	text.Call("select")
}

var handActs = []scene.Act{{Name: "copy-by-hand", Decode: func(p scene.Pressed) desk.Msg {
	selectByHand()
	return desk.Copied{OK: app.Window().Get("document").Call("execCommand", "copy").Bool(), Text: p.Model.ByHand}
}}}

var shareActs = []scene.Act{
	{Name: "copy-link", Msg: desk.CopyLink{}},
	{Name: "send-link", Msg: desk.SendLink{}},
	{Name: "copy-record", Msg: desk.CopyRecord{}},
	{Name: "copy-embed", Msg: desk.CopyEmbed{}},
	{Name: "export", Msg: desk.SaveFile{}},
	{Name: "save-svg", Msg: desk.SavePicture{Format: desk.SVG}},
	{Name: "save-animation", Msg: desk.SavePicture{Format: desk.Animated}},
	{Name: "save-png", Msg: desk.SavePicture{Format: desk.PNG}},
}

// ShareForm handles the choice of the shared parts.
var ShareForm = scene.Form{Name: "share", Take: func(_ *play.Model, control, value string) desk.Msg {
	switch control {
	case "from":
		return desk.ShareFrom{Part: desk.SharePart(value)}
	case "named":
		return table.ShareNames{On: value == on}
	}
	return nil
}}
