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

// Normalise corrects markup that go-app has printed. It differs in four ways from what a browser needs: attribute values are
// quoted like Go strings, "true" is left out (aria-hidden="true" becomes aria-hidden, which means nothing), attributes come
// in random order, and every element is indented, which puts spaces between words and letters that belong together.
func Normalise(markup string) (string, error) {
	nodes, err := html.ParseFragment(strings.NewReader(requote(markup)), &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body})
	if err != nil {
		return "", err
	}
	var out strings.Builder
	for _, node := range nodes {
		if node.Type == html.TextNode {
			continue
		}
		tidy(node, 0)
		if err := html.Render(&out, node); err != nil {
			return "", err
		}
	}
	return out.String(), nil
}

// flags are the attributes that mean yes by being there. Go-app sets them as properties, so that "false" removes them.
var flags = []string{
	"async", "autofocus", "autoplay", "checked", "default", "defer", "disabled", "hidden", "loop", "multiple", "muted",
	"open", "readonly", "required", "reversed", "selected",
}

// tidy removes go-app's indentation and brings attributes into order, in node and everything below it.
func tidy(node *html.Node, depth int) {
	node.Attr = slices.DeleteFunc(node.Attr, func(a html.Attribute) bool {
		return a.Val == "false" && slices.Contains(flags, a.Key)
	})
	for i, a := range node.Attr {
		if a.Val == "" && (strings.HasPrefix(a.Key, "aria-") || strings.HasPrefix(a.Key, "data-")) {
			node.Attr[i].Val = "true"
		}
	}
	slices.SortFunc(node.Attr, func(a, b html.Attribute) int { return strings.Compare(a.Key, b.Key) })
	indent := strings.Repeat("  ", depth+1)
	for child := node.FirstChild; child != nil; {
		next := child.NextSibling
		if child.Type == html.ElementNode {
			tidy(child, depth+1)
		} else if child.Type == html.TextNode {
			if child.Data = dedent(child.Data, indent); child.Data == "" {
				node.RemoveChild(child)
			}
		}
		child = next
	}
}

// dedent gives back the words of a text that go-app put on lines of their own.
func dedent(text, indent string) string {
	if !strings.Contains(text, "\n") {
		return text
	}
	var out strings.Builder
	for _, line := range strings.Split(text, "\n") {
		words, indented := strings.CutPrefix(line, indent)
		if indented || strings.TrimSpace(line) != "" {
			out.WriteString(words)
		}
	}
	return out.String()
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
