// Package markup turns the markup that go-app prints into markup that browsers read as the same elements that go-app would
// make in a page.
package markup

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Normalise corrects the markup of one element that go-app has printed. It differs in four ways from what a browser needs:
// attribute values are quoted like Go strings, "true" is left out (aria-hidden="true" becomes aria-hidden, which means
// nothing), attributes come in random order, and every element is indented, which puts spaces between words and letters that
// belong together.
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

// flags are the attributes that mean yes by being there. Go-app sets them as properties, so that "false" removes them.
var flags = []string{
	"async", "autofocus", "autoplay", "checked", "default", "defer", "disabled", "hidden", "loop", "multiple", "muted",
	"open", "readonly", "required", "reversed", "selected",
}

// tidy removes go-app's indentation, which is indent for the children of node, and brings attributes into order, in node and
// everything below it.
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
	joined := strings.NewReplacer("\n"+indent, "", "\n"+indent[2:], "", "\n", "") // before a child, the end and an empty text
	for child := range node.ChildNodes() {
		if child.Type == html.TextNode {
			child.Data = joined.Replace(child.Data)
		} else {
			tidy(child, indent+"  ")
		}
	}
}

// goQuoted is an attribute's value in Go's quotes.
var goQuoted = regexp.MustCompile(`="(?:[^"\\]|\\.)*"`)

// requote rewrites the values of attributes from Go's quoting to HTML's. In texts, quotes are escaped.
func requote(markup string) string {
	return goQuoted.ReplaceAllStringFunc(markup, func(quoted string) string {
		value, err := strconv.Unquote(quoted[1:])
		if err != nil {
			return quoted // of a raw drawing, which is HTML
		}
		return `="` + html.EscapeString(html.UnescapeString(value)) + `"`
	})
}
