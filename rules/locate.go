package rules

import (
	"slices"
	"strings"
)

// found is a part of a larger text that looks like an address.
type found struct {
	text     string
	name     string // that it begins with
	before   string // what stands directly before it
	offsets  []int  // of each byte of text in the larger text
	end      int    // the offset after the last byte
	next     byte   // the character there, or a blank
	leads    bool   // the text begins with it, or it follows a "#" or "?"
	checked  bool   // its check code matches
	attached bool   // something follows the check code directly
	escape   int    // the offset of a broken escape that was dropped, or -1
}

func (f *found) offset(at int) int {
	if at < len(f.offsets) {
		return f.offsets[at]
	}
	return f.end
}

// mostStarts bounds the work on a text that is nothing but beginnings.
const mostStarts = 16

// longest bounds the work on a text without an end, in bytes. The longest record
// with MaxVariations has two thirds of it, and its notes a quarter.
const longest = 1 << 18

// longestBroken is how long a text may be for it to be read in other ways, too, in bytes.
const longestBroken = 1 << 15

// Address is what an address has behind its "#".
type Address struct {
	Name    string // what it begins with
	Text    string // from its name to its end, the check code included
	Checked bool   // the check code matches
	Before  string // what stands directly before it in the text, back to a blank
}

// FindAddress returns the first address in a text that begins with one of names and whose check code matches. Without one
// it returns the address that the text begins with, or that follows a "#" or "?", as far as its characters go, with a "%" that
// follows them. A name "k" stands
// for all versions of records. What ParseRecord says of texts around a link, within it and in place of its characters holds
// for other addresses, too; their names may also be in capitals. A record in an address, as in
// "analysis/k1/…", has the check code of the address.
func FindAddress(text string, names ...string) (a Address, ok bool) {
	all := locate(text, names)
	i := slices.IndexFunc(all, func(f found) bool { return f.checked || f.leads })
	if i < 0 {
		i = slices.IndexFunc(all, func(f found) bool { return isVersion(f.name) })
	}
	if i < 0 {
		return Address{}, false
	}
	a = Address{all[i].name, all[i].text, all[i].checked, all[i].before}
	if c := all[i].next; !a.Checked && goesOn(c) { // the address went on
		a.Text += "%"
	}
	return a, true
}

// isVersion reports whether name is that of a version of records.
func isVersion(name string) bool {
	return len(name) > 1 && name[0] == 'k' && digits(name[1:]) == len(name)-1
}

// locate returns the parts of text that may be addresses with these names: the one whose check code
// matches, if any does. Otherwise it returns, from every place that looks like a
// beginning, the text up to the first blank, and for a link broken into lines also
// the text up to the first blank that is not at a line break. What broken escapes may
// stand for is tried too, and returned if a check code matches then, as are other ways to read characters.
func locate(text string, names []string) []found {
	clean, offsets := cleaned(text, reading{})
	all, checked := locateIn(clean, offsets, names)
	if checked || len(text) > longestBroken {
		return all
	}
	others := []reading{{joined: true}, {twins: true}, {lower: true}, {twins: true, joined: true}, {lower: true, joined: true}}
	if recordsOnly(names) {
		others = others[:1]
	}
	for _, how := range others {
		if other, places := cleaned(text, how); string(other) != string(clean) {
			if again, checked := locateIn(other, places, names); checked {
				return again
			}
		}
	}
	if !recordsOnly(names) {
		return all
	}
	at := broken(text)
	if at < 0 {
		return all
	}
	var mended []found
	for _, drop := range [...]escape{dropCode, dropPercent, dropTwo, dropThree} { // what explains most comes first: a check code matches by chance, too
		clean, offsets := cleaned(text, reading{drop: drop})
		if again, checked := locateIn(clean, offsets, names); checked {
			again[0].escape = at
			mended = append(mended, again[0])
		}
	}
	return append(mended, all...)
}

// locateIn returns the parts of a clean text that may be addresses, or only the one whose
// check code matches.
func locateIn(clean []byte, offsets []int, names []string) (all []found, checked bool) {
	var s stretch
	for _, start := range starts(clean, names) {
		if start.at >= s.end {
			s = stretchFrom(clean, offsets, start.at, recordsOnly(names))
		}
		whole := s.from(start, blankGap)
		switch {
		case whole.cutAtCheck():
			return []found{whole}, true
		case start.broken && (!start.leads || isVersion(start.name)):
			continue
		}
		line, joined := s.from(start, noGap), s.from(start, breakGap)
		all = append(all, line)
		if len(joined.text) != len(line.text) {
			all = append(all, joined)
		}
	}
	return all, false
}

// cutAtCheck ends f after the first check code that matches, and reports
// whether there is one. That of a record in an address begins with the record.
func (f *found) cutAtCheck() bool {
	text := f.text[:min(len(f.text), longest)]
	if !f.cutAt(text, 0) {
		record := strings.Index(text, "/k1/")
		return record > 0 && record < len("analysis/v999p99") && f.cutAt(text, record+1)
	}
	return true
}

func (f *found) cutAt(text string, from int) bool {
	sum := newChecksum()
	last := strings.LastIndex(text, "/c")
	for i := from; i <= last && i+4 <= len(text); i++ {
		if text[i:i+2] == "/c" && text[i+2:i+4] == sum.code() {
			n := i + 4
			if n < len(f.text) {
				f.end = f.offsets[n]
			}
			for n < len(f.text) && f.text[n] == '/' && f.offsets[n] == f.offsets[n-1]+1 {
				n++
			}
			f.attached = n < len(f.text) && f.offsets[n] == f.offsets[n-1]+1
			f.text, f.offsets, f.checked = text[:i+4], f.offsets[:i+4], true
			return true
		}
		sum.add(text[i])
	}
	return false
}

// recordName stands for the names of records, "k1" and those of later versions.
const recordName = "k"

func recordsOnly(names []string) bool { return len(names) == 1 && names[0] == recordName }

// start is a place where an address begins. One that is broken, by a line
// break or in capitals, counts only if the check code matches.
type start struct {
	at     int
	name   string // as it should be
	broken bool
	leads  bool // see found
}

// starts returns at most mostStarts of them.
func starts(text []byte, names []string) []start {
	var all []start
	for i := 0; i < len(text) && len(all) < mostStarts; i++ {
		for _, name := range names {
			if s, ok := startAt(text, i, name); ok {
				all = append(all, s)
				break
			}
		}
	}
	return all
}

// startAt reads the name of an address. A slash follows it; where an address may lead, it can be all of the address.
func startAt(text []byte, at int, name string) (s start, ok bool) {
	s = start{at: at, name: name}
	end, i := at, at // the place after the name so far, and that after a line break there
	next := func() {
		end = i + 1
		i = overBreak(text, end)
	}
	for j := range len(name) {
		if i == len(text) || text[i]|0x20 != name[j] {
			return s, false
		}
		s.broken = s.broken || i > end || name == recordName && text[i] != name[j]
		next()
	}
	if name == recordName {
		for i < len(text) && text[i] >= '0' && text[i] <= '9' {
			s.broken = s.broken || i > end
			s.name += string(text[i])
			next()
		}
		if s.name == recordName {
			return s, false
		}
	}
	led := isLed(text[:at])
	s.leads = led || !hasWord(text[:at])
	if i < len(text) && text[i] == '/' {
		s.broken = s.broken || i > end
		return s, true
	}
	for end < len(text) && (text[end] == '_' || text[end] == '-') {
		end++
	}
	ends := end == len(text) || !isAddressByte(text[end]) && !goesOn(text[end])
	return s, name != recordName && ends && s.leads && (led || !hasWord(fromBlank(text[end:]))) // else it is a word of a sentence
}

// goesOn reports whether c is part of an address that cannot be read.
func goesOn(c byte) bool { return c == '%' || c < ' ' && c != '\t' && c != '\n' }

// isLed reports whether a text ends in a "#", also at the end of a line, or a "?" directly before an address.
func isLed(text []byte) bool {
	end := len(text)
	for end > 0 && strings.IndexByte("/ \t\n>|", text[end-1]) >= 0 {
		end--
	}
	return end > 0 && (text[end-1] == '#' || text[end-1] == '?' && strings.Trim(string(text[end:]), "/") == "")
}

// fromBlank returns what follows the first blank of a text.
func fromBlank(text []byte) []byte {
	if i := slices.IndexFunc(text, func(c byte) bool { return c <= ' ' }); i >= 0 {
		return text[i:]
	}
	return nil
}

// hasWord reports whether a text has a letter or a digit.
func hasWord(text []byte) bool {
	return slices.ContainsFunc(text, func(c byte) bool { return isLinkByte(c) && c != '/' })
}

// before returns what stands before a place, back to a blank.
func before(text []byte, at int) string {
	const most = 200
	begin := at
	for begin > 0 && begin > at-most && text[begin-1] > ' ' {
		begin--
	}
	return string(text[begin:at])
}

// overBreak returns i, or if a line break begins there the place after it and after
// the blanks and quotation marks around it.
func overBreak(text []byte, i int) int {
	if end, g := overGap(text, i); g == breakGap {
		return end
	}
	return i
}

// gap is what lies between two characters of an address.
type gap int8

const (
	noGap    gap = iota
	breakGap     // a line break, with blanks and quotation marks around it
	blankGap     // blanks or quotation marks alone
)

// overGap returns the place after a gap that begins at i.
func overGap(text []byte, i int) (end int, g gap) {
	for end = i; end < len(text) && strings.IndexByte(" \t\n>|", text[end]) >= 0; end++ {
		if text[end] == '\n' {
			g = breakGap
		} else if g == noGap {
			g = blankGap
		}
	}
	return end, g
}

// stretch is a run of characters of addresses, with the gaps between them left out. Every beginning in it
// shares its memory, so that many of them cost no more than one.
type stretch struct {
	text    string
	clean   []byte
	places  []int // of each byte of text in the clean text, rising
	offsets []int // and in the larger one
	gaps    []gap // before each byte
	end     int   // the place after the last byte
	after   []int // the offset of every place
}

// stretchFrom reads characters of addresses, or of records alone, from start on, also across gaps.
func stretchFrom(clean []byte, offsets []int, start int, records bool) stretch {
	s := stretch{clean: clean, after: offsets}
	var text []byte
	g := noGap
	i := start
	for i < len(clean) {
		if c := clean[i]; isLinkByte(c) || !records && isAddressByte(c) {
			text = append(text, c)
			s.places = append(s.places, i)
			s.offsets = append(s.offsets, offsets[i])
			s.gaps = append(s.gaps, g)
			g = noGap
			i++
			continue
		}
		end, between := overGap(clean, i)
		if end == i {
			break
		}
		i, g = end, between
	}
	s.text, s.end = string(text), i
	return s
}

// from returns s from a beginning on to the first gap that is wider than widest.
func (s *stretch) from(begin start, widest gap) found {
	i, _ := slices.BinarySearch(s.places, begin.at)
	end := i + 1
	for end < len(s.gaps) && s.gaps[end] <= widest {
		end++
	}
	f := found{text: s.text[i:end], name: begin.name, leads: begin.leads, before: before(s.clean, begin.at), offsets: s.offsets[i:end], escape: -1}
	if n := len(begin.name); len(f.text) >= n && f.text[:n] != begin.name {
		f.text = begin.name + f.text[n:]
	}
	after := s.end
	if end < len(s.places) {
		after = s.places[end-1] + 1
	}
	f.end, f.next = s.after[after], ' '
	if after < len(s.clean) {
		f.next = s.clean[after]
	}
	return f
}
