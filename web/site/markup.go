package site

import (
	stdhtml "html"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// normalise turns the markup that go-app prints into markup that browsers read as the same elements go-app would
// make. What go-app prints differs in four ways: attribute values are quoted like Go strings, "true" is left out
// (aria-hidden="true" becomes aria-hidden, which means nothing), attributes come in random order, and every element
// is indented, which puts spaces between words and letters that belong together.
func normalise(markup string) (string, error) {
	nodes, err := inBody(requote(markup))
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

// inBody reads markup as a browser does that finds it in a page.
func inBody(markup string) ([]*html.Node, error) {
	return html.ParseFragment(strings.NewReader(markup), &html.Node{Type: html.ElementNode, Data: "body", DataAtom: atom.Body})
}

// count is the number of nodes, elements and texts, that a browser makes of markup. What is inside the wood of a board is
// left out: nobody asks for it one by one.
func count(markup string) (int, error) {
	nodes, err := inBody(markup)
	n := 0
	for _, node := range nodes {
		n += countNode(node)
	}
	return n, err
}

func countNode(node *html.Node) int {
	n := 1
	if slices.Contains(node.Attr, html.Attribute{Key: "class", Val: "wood"}) {
		return n
	}
	for child := range node.ChildNodes() {
		n += countNode(child)
	}
	return n
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

// requote rewrites the attributes of every tag from Go's quoting to HTML's.
func requote(markup string) string {
	var out strings.Builder
	for {
		start := strings.IndexByte(markup, '<')
		if start < 0 || start+1 == len(markup) {
			out.WriteString(markup)
			return out.String()
		}
		end := start + 1
		for end < len(markup) && !strings.ContainsRune(" \t\n/>", rune(markup[end])) || markup[end-1] == '<' {
			end++
		}
		out.WriteString(markup[:end])
		markup = requoteTag(&out, markup[end:])
	}
}

// requoteTag writes the attributes at the start of rest up to the end of the tag, and returns what follows.
func requoteTag(out *strings.Builder, rest string) string {
	for {
		rest = strings.TrimLeft(rest, " \t\n")
		if rest == "" {
			return ""
		}
		if rest[0] == '>' || rest[0] == '/' {
			out.WriteByte(rest[0])
			if rest[0] == '>' {
				return rest[1:]
			}
			rest = rest[1:]
			continue
		}
		size := strings.IndexAny(rest, "= \t\n/>")
		if size < 0 {
			size = len(rest)
		}
		key := rest[:size]
		rest = rest[size:]
		value := "true"
		if slices.Contains(flags, key) {
			value = ""
		}
		if quoted, ok := strings.CutPrefix(rest, "="); ok {
			value, rest = attribute(quoted)
		}
		out.WriteString(" " + key + `="` + stdhtml.EscapeString(value) + `"`)
	}
}

// attribute reads a value in Go's quotes, or as hand-written markup has it, and returns what follows.
func attribute(text string) (value, rest string) {
	if quoted, err := strconv.QuotedPrefix(text); err == nil && quoted[0] == '"' {
		value, _ = strconv.Unquote(quoted)
		return stdhtml.UnescapeString(value), text[len(quoted):]
	}
	if text != "" && (text[0] == '"' || text[0] == '\'') {
		if end := strings.IndexByte(text[1:], text[0]); end >= 0 {
			return stdhtml.UnescapeString(text[1 : end+1]), text[end+2:]
		}
	}
	end := strings.IndexAny(text, " \t\n>")
	if end < 0 {
		end = len(text)
	}
	return stdhtml.UnescapeString(text[:end]), text[end:]
}
