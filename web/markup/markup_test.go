package markup

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestNormalise(t *testing.T) {
	const svg = "http://www.w3.org/2000/svg"
	for _, c := range []struct {
		name string
		ui   app.UI
		want string
	}{
		{"attributes are sorted", app.P().ID("b").Class("a").Title("c"), `<p class="a" id="b" title="c"></p>`},
		{"quotes", app.P().Title(`say "hi" \ & <go>`), `<p title="say &#34;hi&#34; \ &amp; &lt;go&gt;"></p>`},
		{"letters beyond ASCII", app.P().Title("Zug\u00a05 – größer"), "<p title=\"Zug\u00a05 – größer\"></p>"},
		{"true has a meaning", app.P().Aria("hidden", true).DataSet("legal", true), `<p aria-hidden="true" data-legal="true"></p>`},
		{"false has a meaning", app.P().DataSet("legal", false), `<p data-legal="false"></p>`},
		{"flags that are set", app.Button().Disabled(true), `<button disabled=""></button>`},
		{"flags that are not set", app.Button().Disabled(false).Hidden(false), `<button></button>`},
		{"words that touch", app.P().Body(app.B().Text("a"), app.Text("b"), app.I().Text("c")), `<p><b>a</b>b<i>c</i></p>`},
		{"spaces that are meant", app.P().Body(app.B().Text("a"), app.Text(" – b "), app.I().Text("c")), `<p><b>a</b> – b <i>c</i></p>`},
		{"one text alone", app.P().Text(" a "), `<p> a </p>`},
		{"deep down", app.Div().Body(app.Div().Body(app.P().Text("a"), app.Text("b"))), `<div><div><p>a</p>b</div></div>`},
		{"marks in text", app.P().Text(`a < b & "c"`), `<p>a &lt; b &amp; &#34;c&#34;</p>`},
		{"void elements", app.Div().Body(app.Input().Name("x"), app.Br()), `<div><input name="x"/><br/></div>`},
		{"drawings", app.Elem("svg").XMLNS(svg).Attr("viewBox", "0 0 8 8").Body(app.Elem("circle").XMLNS(svg).Attr("r", 2)),
			`<svg viewBox="0 0 8 8"><circle r="2"></circle></svg>`},
		{"raw markup", app.Raw(`<svg viewBox='0 0 1 1' hidden><path d=M0,0 stroke="a&amp;b"/></svg>`),
			`<svg hidden="" viewBox="0 0 1 1"><path d="M0,0" stroke="a&amp;b"></path></svg>`},
	} {
		got, err := Normalise(app.HTMLString(c.ui))
		if err != nil || got != c.want {
			t.Errorf("%s:\n got %s\nwant %s (%v)", c.name, got, c.want, err)
		}
	}
}
