package live

import (
	"encoding/hex"
	"strconv"
	"strings"
)

// Address is an internet address: 4 bytes of IPv4, 16 of IPv6, or "". Package net/netip would add
// 15 KB to app.wasm with brotli.
type Address string

// ParseAddress reads an address. It drops the zone of an IPv6 address, and returns an IPv4-mapped
// address as IPv4.
func ParseAddress(text string) (a Address, ok bool) {
	if !strings.Contains(text, ":") {
		return parseV4(text)
	}
	text, zone, zoned := strings.Cut(text, "%")
	if zoned && zone == "" {
		return "", false
	}
	before, after, short := strings.Cut(text, "::")
	head, ok := groups(before, !short)
	if !ok {
		return "", false
	}
	tail, ok := groups(after, true)
	if !ok {
		return "", false
	}
	left := 16 - len(head) - len(tail)
	if short && left < 2 || !short && left != 0 {
		return "", false
	}
	all := head + strings.Repeat("\x00", left) + tail
	if v4, is := strings.CutPrefix(all, "\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xff\xff"); is {
		return Address(v4), true
	}
	return Address(all), true
}

// groups returns the bytes of groups of hexadecimal digits. The last group can be an IPv4 address.
func groups(text string, last bool) (raw string, ok bool) {
	if text == "" {
		return "", true
	}
	words := strings.Split(text, ":")
	for i, word := range words {
		if last && i == len(words)-1 && strings.Contains(word, ".") {
			v4, ok := parseV4(word)
			return raw + string(v4), ok
		}
		if len(word) == 0 || len(word) > 4 {
			return "", false
		}
		two, err := hex.DecodeString("0000"[len(word):] + word)
		if err != nil {
			return "", false
		}
		raw += string(two)
	}
	return raw, true
}

// parseV4 reads four numbers without leading zeros.
func parseV4(text string) (a Address, ok bool) {
	words := strings.Split(text, ".")
	for _, word := range words {
		n, err := strconv.ParseUint(word, 10, 8)
		if err != nil || strconv.FormatUint(n, 10) != word {
			return "", false
		}
		a += Address([]byte{byte(n)})
	}
	return a, len(words) == 4
}

// IsV6 reports whether a is an IPv6 address.
func (a Address) IsV6() bool { return len(a) == 16 }

// String writes all groups of an IPv6 address.
func (a Address) String() string {
	var words []string
	if !a.IsV6() {
		for i := range len(a) {
			words = append(words, strconv.Itoa(int(a[i])))
		}
		return strings.Join(words, ".")
	}
	for i := 0; i < len(a); i += 2 {
		words = append(words, strconv.FormatInt(int64(a[i])<<8|int64(a[i+1]), 16))
	}
	return strings.Join(words, ":")
}
