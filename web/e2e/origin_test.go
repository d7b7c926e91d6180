package e2e

import "testing"

// The page keeps foreign content out: no text becomes markup or a script, and no request goes to
// another origin.
func TestNothingForeignGetsIn(t *testing.T) {
	p := table(t, Desktop)
	p.Allow("Content Security Policy")
	p.Allow("TrustedHTML")
	p.Allow("TrustedScriptURL")
	p.Allow("TrustedScript")
	for name, attempt := range map[string]string{
		"markup":            `document.createElement("div").innerHTML = "<img src=x>"`,
		"a drawing with it": `document.createElement("div").innerHTML = "<svg onload='alert(1)'></svg>"`,
		"foreign markup":    `document.createElement("div").innerHTML = "<svg ><foreignObject><p>in</p></foreignObject></svg>"`,
		"a link in it":      `document.createElement("div").innerHTML = "<svg ><a href='x'><text>in</text></a></svg>"`,
		"a picture in it":   `document.createElement("div").innerHTML = "<svg ><image href='x'/></svg>"`,
		"a style sheet":     `document.createElement("div").innerHTML = "<svg ><style>*{color:red}</style></svg>"`,
		"a foreign worker":  `new Worker("https://example.org/worker.js")`,
		"code":              `setTimeout("document.title = 'in'", 0)`,
		"a script":          `document.head.appendChild(document.createElement("script")).text = "document.title = 'in'"`,
		"another script":    `document.head.appendChild(document.createElement("script")).src = "https://example.org/x.js"`,
	} {
		if !Eval[bool](p, `(() => { try { `+attempt+`; return false; } catch { return true; } })()`) {
			t.Errorf("%s gets in", name)
		}
	}
	if p.Text("title") == "in" {
		t.Error("the script has run")
	}
	if Eval[bool](p, `fetch("https://example.org/").then(() => true, () => false)`) {
		t.Error("the page can speak to another origin")
	}
}
