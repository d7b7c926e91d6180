package rules

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Address is the part of a web address behind its "#".
type Address struct {
	Name    string // the first part of the address, in lower case
	Text    string // the whole address, with its name and its check code
	Checked bool   // the check code matches
	Before  string // the text directly before the address, at most mostBefore bytes
	leads   bool   // the address is at the start of the text, or follows a "#" or "?"
}

// FindAddress returns the first address in text that begins with one of names and has a matching
// check code. If no check code matches, it returns the address at the start of text or behind a "#"
// or "?". Such an address ends at the first character that no address has; a "%" there belongs to
// it.
//
// The name "k" matches the records of all versions. Other text can surround the address. Blanks and
// line breaks inside it are ignored, and names can be in capitals. A record inside another address,
// as in "analysis/k1/…", shares the check code of that address.
func FindAddress(text string, names ...string) (a Address, ok bool) {
	whole := joined(text)
	tries := []string{whole}
	if len(text) <= longestBroken {
		tries = append(tries, unblanked(PlainText(strings.ReplaceAll(text, "—", "--"))), strings.ToLower(whole))
	}
	for i, t := range tries {
		if all := find(t, names, true); (i == 0 || t != whole) && len(all) > 0 {
			return all[0], true
		}
	}
	all := find(PlainText(text), names, false)
	// behind the first "#", where the name itself can be broken
	_, after, _ := strings.Cut(whole, "#")
	for _, a := range append(all, find(after, names, false)...) {
		if a.leads {
			return a, true
		}
	}
	if len(all) > 0 {
		return all[0], true
	}
	return a, false
}

// find returns the addresses in a text without encodings. If checked, it returns those with a
// matching check code. Otherwise it returns all records and all addresses that lead.
func find(text string, names []string, checked bool) (all []Address) {
	starts := 0
	letters := ""
	for _, name := range names {
		letters += name[:1] + strings.ToUpper(name[:1])
	}
	for i := 0; i < len(text) && starts < mostStarts; i++ {
		next := strings.IndexAny(text[i:], letters)
		if next < 0 {
			break
		}
		i += next
		for _, name := range names {
			n := nameAt(text[i:], name)
			if n == 0 {
				continue
			}
			starts++
			end := i + n
			for end < len(text) && (isLinkByte(text[end]) || name != recordName && isAddressByte(text[end])) {
				end++
			}
			a := Address{Name: strings.ToLower(text[i : i+n]), Before: text[max(0, i-mostBefore):i]}
			a.Text = a.Name + text[i+n:end]
			if checked {
				if a.cutAtCheck() {
					all = append(all, a)
				}
				continue
			}
			a.leads = mayFollow(text[:i]) && (strings.Contains(a.Text, "/") || isAlone(text[:i], text[end:]))
			if name == recordName {
				if text[i] == 'k' {
					all = append(all, a)
				}
			} else if a.leads {
				if wentOn(text[end:]) {
					a.Text += "%"
				}
				all = append(all, a)
			}
		}
	}
	return all
}

// mostBefore is the maximum length of Address.Before in bytes.
const mostBefore = 200

// Misnamed reports whether a word precedes the address directly. The word can be a screen name that
// got damaged. The tail of another address does not count.
func (a Address) Misnamed() bool {
	before := strings.TrimRight(a.Before, "/_-")
	at := strings.LastIndexFunc(before, func(c rune) bool { return c >= 0x80 || !isAddressByte(byte(c)) }) + 1
	return before[at:] != "" && (at > 0 && before[at-1] == '#' || !strings.ContainsAny(before[:at], ":.=?&#"))
}

// nameAt returns the length of the name at the start of text, or 0 if text does not begin with it.
// A slash or a character that no address has must follow the name.
func nameAt(text, name string) (n int) {
	if n = len(name); len(text) < n || text[0]|0x20 != name[0] || !strings.EqualFold(text[:n], name) {
		return 0
	}
	if name == recordName {
		if n += digits(text[n:]); n == len(name) || n == len(text) || text[n] != '/' {
			return 0
		}
	}
	if rest := strings.TrimLeft(text[n:], "-_"); text[n:] != "" && text[n] != '/' && rest != "" && (isAddressByte(rest[0]) || wentOn(rest)) {
		return 0
	}
	return n
}

// wentOn reports whether rest, the text behind an address, was part of it but is unreadable.
func wentOn(rest string) bool {
	return rest != "" && (rest[0] == '%' || rest[0] < ' ' && rest[0] != '\t' && rest[0] != '\n' || rest[0] == '#' && len(rest) > 1 && rest[1] != ':')
}

// mayFollow reports whether an address can follow the text before: it ends in "#" or "?", or has no
// words.
func mayFollow(before string) bool {
	trimmed := strings.TrimRight(before, "/ \t\n>|")
	return strings.HasSuffix(trimmed, "#") || strings.HasSuffix(strings.TrimRight(before, "/"), "?") || !hasWord(before)
}

// isAlone reports whether the name between two texts is not a word of a sentence.
func isAlone(before, after string) bool {
	_, rest, _ := strings.Cut(strings.ReplaceAll(after, "\n", " "), " ")
	return hasWord(before) || !hasWord(rest)
}

// hasWord reports whether text has a letter or a digit.
func hasWord(text string) bool {
	for i := range len(text) {
		if text[i] != '/' && isLinkByte(text[i]) {
			return true
		}
	}
	return false
}

// cutAtCheck ends the address after the first matching check code and reports whether it found one.
// The check code of a record inside a screen's address starts counting at the record.
func (a *Address) cutAtCheck() bool {
	inner := 0
	if !strings.HasPrefix(a.Name, recordName) {
		inner = strings.Index(a.Text[:min(len(a.Text), len("analysis/v999p99/k1/"))], "/k1/") + 1
	}
	for _, begin := range [...]int{0, inner} {
		if n := checkedLength(a.Text[begin:]); n > 0 {
			a.Text, a.Checked = a.Text[:begin+n], true
			return true
		}
	}
	return false
}

// isAddressByte reports whether c can occur in any address.
func isAddressByte(c byte) bool { return isLinkByte(c) || c == '-' || c == '_' }

// unfolded returns a text without the line breaks of quoted-printable.
func unfolded(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "=\r\n", ""), "=\n", "")
}

// unblanked returns text without blanks, line breaks and the marks of quoted lines.
func unblanked(text string) string {
	const blanks = " \t\r\n>|"
	if !strings.ContainsAny(text, blanks) {
		return text
	}
	return strings.Map(func(c rune) rune {
		if c < 0x80 && strings.IndexByte(blanks, byte(c)) >= 0 {
			return -1
		}
		return c
	}, text)
}

// mostRounds limits the rounds of decoding, because several gateways can encode a text one after
// the other.
const mostRounds = 8

// references maps HTML's character references to their characters. An empty value drops the
// reference.
var references = [...]string{"&amp;&", "&num;#", "&sol;/", "&lowbar;_", "&hyphen;-", "&dash;-", "&ndash;-", "&nbsp; ", "&shy;", "&zwj;", "&zwnj;",
	"&ZeroWidthSpace;", "&NoBreak;"}

// PlainText returns text with the addresses in it as they were sent. It undoes percent encoding,
// HTML's character references and quoted-printable. The result is ASCII: other characters become
// blanks, and bytes that it cannot decode become 0.
func PlainText(text string) string {
	text = unfolded(text)
	for round, before := 0, ""; round < mostRounds && before != text && strings.ContainsAny(text, "%&="); round++ {
		before = text
		for _, r := range references {
			name, means, _ := strings.Cut(r, ";")
			text = strings.ReplaceAll(text, name+";", means)
		}
		text = decodedOnce(text)
	}
	return strings.Map(asciiOf, text)
}

// decodedOnce undoes one numeric encoding at each place.
func decodedOnce(text string) string {
	plain := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		width, code, asByte := encodedAt(text[i:])
		i += width
		if asByte {
			plain = append(plain, byte(code))
		} else {
			plain = utf8.AppendRune(plain, code)
		}
	}
	return string(plain)
}

// encodedAt decodes the byte or character at the start of text and returns the width of its
// encoding in bytes.
func encodedAt(text string) (width int, code rune, asByte bool) {
	switch c := text[0]; {
	case (c == '%' || c == '=') && len(text) >= 3 && isHex(text[1:3]) && (c == '%' || strings.ToUpper(text[:3]) == text[:3]):
		return 3, rune(hexDigit(text[1])<<4 | hexDigit(text[2])), true
	case strings.HasPrefix(text, "&#"):
		base, n := 10, 2
		if len(text) > n && text[n]|0x20 == 'x' {
			base, n = 16, n+1
		}
		begin := n
		for n < len(text) && n < begin+7 && hexDigit(text[n]) >= 0 && hexDigit(text[n]) < base {
			code = code*rune(base) + rune(hexDigit(text[n]))
			n++
		}
		if n == begin || code > unicode.MaxRune {
			break
		}
		if n < len(text) && text[n] == ';' {
			n++
		}
		return n, code, false
	}
	return 1, rune(text[0]), true
}

// asciiOf returns the ASCII equivalent of c, a blank if it has no equivalent, or -1 if c has no
// width.
func asciiOf(c rune) rune {
	switch c = Narrow(c); {
	case c == '\r':
		return '\n'
	case c < 0x80:
		return c
	case c == utf8.RuneError:
		return 0
	case '‐' <= c && c <= '―' || strings.ContainsRune("−﹘﹣", c):
		return '-'
	case strings.ContainsRune("⁄∕⧸╱", c):
		return '/'
	case IsInvisible(c):
		return -1
	}
	return ' '
}

// Narrow returns the ASCII equivalent of a full-width character, or c itself.
func Narrow(c rune) rune {
	if c >= '！' && c <= '～' {
		return c - '！' + '!'
	}
	return c
}

// IsInvisible reports whether c has no width. Messengers and editors insert such characters into
// long words.
func IsInvisible(c rune) bool {
	return c >= 0x80 && (unicode.Is(unicode.Cf, c) || c == '\u034f' || '\ufe00' <= c && c <= '\ufe0f')
}

// recordName matches the names of records: "k1" and the names of later versions.
const recordName = "k"
