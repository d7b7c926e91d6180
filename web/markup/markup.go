// Package markup corrects the markup that go-app prints. Browsers then read it as the elements that
// go-app would create in a page.
package markup

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Normalise corrects the printed markup of one element. Go-app's output differs in four ways from
// what a browser needs. Attribute values are quoted like Go strings. The value "true" is left out:
// aria-hidden="true" becomes aria-hidden, which has no effect. Attributes come in random order.
// Every element is indented, which puts spaces between adjacent words and letters.
func Normalise(markup string) (string, error) {
	nodes, err := html.ParseFragment(strings.NewReader(requote(markup)), &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body})
	if err != nil {
		return "", err
	}
	var out strings.Builder
	tidy(nodes[0], "  ")
	err = html.Render(&out, nodes[0])
	return out.String(), err
}

// flags lists the boolean attributes, which are true when present. Go-app sets them as properties,
// so that "false" removes them.
var flags = []string{
	"async", "autofocus", "autoplay", "checked", "default", "defer", "disabled", "hidden", "loop", "multiple", "muted",
	"open", "readonly", "required", "reversed", "selected",
}

// tidy removes go-app's indentation and sorts attributes, in node and everything below it. Indent
// is the indentation of node's children.
func tidy(node *html.Node, indent string) {
	node.Attr = slices.DeleteFunc(node.Attr, func(a html.Attribute) bool {
		return a.Val == "false" && slices.Contains(flags, a.Key)
	})
	for i, a := range node.Attr {
		if a.Val == "" && (strings.HasPrefix(a.Key, "aria-") || strings.HasPrefix(a.Key, "data-")) {
			node.Attr[i].Val = "true"
		}
	}
	slices.SortFunc(node.Attr, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
	// before a child, the end and an empty text
	joined := strings.NewReplacer("\n"+indent, "", "\n"+indent[2:], "", "\n", "")
	for child := range node.ChildNodes() {
		if child.Type == html.TextNode {
			child.Data = joined.Replace(child.Data)
		} else {
			tidy(child, indent+"  ")
		}
	}
}

// goQuoted matches an attribute's value in Go's quotes.
var goQuoted = regexp.MustCompile(`="(?:[^"\\]|\\.)*"`)

// requote rewrites attribute values from Go's quoting to HTML's. In texts, quotes are escaped.
func requote(markup string) string {
	return goQuoted.ReplaceAllStringFunc(markup, func(quoted string) string {
		value, err := strconv.Unquote(quoted[1:])
		if err != nil {
			return quoted // a raw drawing is already HTML
		}
		return `="` + html.EscapeString(html.UnescapeString(value)) + `"`
	})
}
