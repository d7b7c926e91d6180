// Package live lets two browsers play one game without a server. It has invitations and answers
// that are short enough for links, and the messages that keep two copies of a game the same. It
// does not use a browser. Package rtc transports the messages.
//
// Two people connect as follows. The host's browser makes an offer, which the host sends to the
// guest as a link. The guest's browser makes an answer, which the guest sends back as a link. When
// the host has opened the answer, the browsers connect, and each sends its State.
//
// A game can have clocks. The offer has their time control, and each State has the times of the
// moves. The browser of the player who moves measures them.
package live

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"

	"kulami/rules"
)

// Description is the variable part of a session description (SDP, RFC 8866) of a connection with
// exactly one data channel.
type Description struct {
	Answer      bool   // answer, not an offer
	To          uint16 // Tag of the offer that this answers
	Passive     bool   // an answer that waits for the other side to begin DTLS (a=setup:passive)
	Ufrag, Pwd  string // credentials of ICE
	Fingerprint [32]byte
	Candidates  []Candidate // candidates for UDP, at most MaxCandidates, the best first

	// Control is the time control of the game, without times of moves. The guest sees it before
	// joining. It is zero in an answer, and without clocks. SDP does not have it.
	Control rules.Times
}

// Candidate is an address at which a browser might be reached.
type Candidate struct {
	Host      Address  // "" with a Name
	Name      [16]byte // mDNS name: the UUID before ".local", which hides a local address
	Port      uint16
	Reflexive bool // found by a STUN server, not by the browser itself
}

// MaxCandidates is the maximum number of candidates in a description.
const MaxCandidates = 6

// Prefix begins every code of a description.
const Prefix = "live/"

// The errors of reading a description.
var (
	ErrCode = errors.New("live: not a code of an invitation or an answer")
	ErrSDP  = errors.New("live: not a session description of a data channel")
)

// The bits of the first byte of a code.
const (
	isAnswer = 1 << iota
	isPassive
	isTimed // the next two bytes are the minutes and the increment
	isPauses
)

// The kinds of candidates in a code.
const (
	named = iota
	v4
	v6
	reflexive // added to v4 and v6
)

// Tag returns a number that an answer to d has. It distinguishes the answer from an answer to
// another offer.
func (d Description) Tag() uint16 {
	h := fnv.New32a()
	h.Write([]byte(d.Ufrag + " " + d.Pwd))
	return uint16(h.Sum32())
}

// String returns the code of d: Prefix, then letters, digits, "-" and "_", then a check code as in
// links.
func (d Description) String() string {
	var head byte
	if d.Answer {
		head |= isAnswer
	}
	if d.Passive {
		head |= isPassive
	}
	if d.Control.Pauses {
		head |= isPauses
	}
	data := []byte{head}
	if d.Control.Timed() {
		data = []byte{head | isTimed, byte(d.Control.Minutes), byte(d.Control.Increment)}
	}
	if d.Answer {
		data = binary.BigEndian.AppendUint16(data, d.To)
	}
	data = appendWord(data, d.Ufrag)
	data = appendWord(data, d.Pwd)
	data = append(data, d.Fingerprint[:]...)
	for _, c := range d.Candidates {
		kind := byte(named)
		address := c.Name[:]
		if c.Host != "" {
			kind, address = v4, []byte(c.Host)
			if c.Host.IsV6() {
				kind = v6
			}
			if c.Reflexive {
				kind += reflexive
			}
		}
		data = append(append(data, kind), address...)
		data = binary.BigEndian.AppendUint16(data, c.Port)
	}
	text := Prefix + base64.RawURLEncoding.EncodeToString(data)
	return text + "/c" + rules.CheckCode(text)
}

// appendWord appends an ICE text with its length before it. If possible it decodes the text, whose
// characters are those of base64, to three quarters of its bytes.
func appendWord(data []byte, word string) []byte {
	if packed, err := base64.StdEncoding.DecodeString(word); err == nil && base64.StdEncoding.EncodeToString(packed) == word {
		return append(append(data, byte(len(packed))|packedWord), packed...)
	}
	return append(append(data, byte(len(word))), word...)
}

// packedWord marks the length of a decoded text. maxWord is the maximum length of a text that is
// not decoded.
const (
	packedWord = 0x80
	maxWord    = 127
)

// Parse reads the code of a description. The error is ErrCode.
func Parse(code string) (Description, error) {
	text, check, ok := strings.Cut(strings.TrimSpace(code), "/c")
	body, begins := strings.CutPrefix(text, Prefix)
	if !ok || !begins || rules.CheckCode(text) != check {
		return Description{}, ErrCode
	}
	data, err := base64.RawURLEncoding.DecodeString(body)
	r := reader{data: data}
	head := r.take(1)
	if err != nil || r.short || head[0]&^(isAnswer|isPassive|isTimed|isPauses) != 0 {
		return Description{}, ErrCode
	}
	d := Description{Answer: head[0]&isAnswer != 0, Passive: head[0]&isPassive != 0}
	d.Control.Pauses = head[0]&isPauses != 0
	if head[0]&isTimed != 0 {
		numbers := r.take(2)
		d.Control.Minutes, d.Control.Increment = int(numbers[0]), int(numbers[1])
	}
	if d.Answer {
		d.To = r.number()
	}
	d.Ufrag, d.Pwd = r.word(), r.word()
	copy(d.Fingerprint[:], r.take(len(d.Fingerprint)))
	for len(r.data) > 0 && !r.short {
		var c Candidate
		switch kind := r.take(1)[0]; kind {
		case named:
			copy(c.Name[:], r.take(len(c.Name)))
		case v4, v4 + reflexive:
			c.Host = Address(r.take(4))
			c.Reflexive = kind > reflexive
		case v6, v6 + reflexive:
			c.Host = Address(r.take(16))
			c.Reflexive = kind > reflexive
		default:
			return Description{}, ErrCode
		}
		c.Port = r.number()
		d.Candidates = append(d.Candidates, c)
	}
	if r.short || !d.valid() {
		return Description{}, ErrCode
	}
	return d, nil
}

// valid reports whether d can be written as an SDP that a browser accepts.
func (d Description) valid() bool {
	c := d.Control
	return iceText(d.Ufrag, 4) && iceText(d.Pwd, 22) && len(d.Candidates) <= MaxCandidates && (d.Answer || !d.Passive) &&
		(c.Timed() && !d.Answer && c.Minutes <= rules.MaxMinutes && c.Increment <= rules.MaxIncrement || SameControl(c, rules.Times{}))
}

// iceText reports whether a text has the characters and the length of a user fragment or a password
// of ICE (RFC 8839).
func iceText(text string, least int) bool {
	return len(text) >= least && len(text) <= maxWord && strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/") == ""
}

// reader takes bytes from the front of data. If there are too few, it returns zeros.
type reader struct {
	data  []byte
	short bool
}

func (r *reader) take(n int) []byte {
	if n > len(r.data) {
		r.short, r.data = true, nil
		return make([]byte, n)
	}
	taken := r.data[:n]
	r.data = r.data[n:]
	return taken
}

func (r *reader) number() uint16 { return binary.BigEndian.Uint16(r.take(2)) }

func (r *reader) word() string {
	n := r.take(1)[0]
	if n&packedWord != 0 {
		return base64.StdEncoding.EncodeToString(r.take(int(n &^ packedWord)))
	}
	return string(r.take(int(n)))
}

// Reduce reads a browser's session description. to is the offer that it answers, or nil. It drops
// candidates that cannot be used, such as TCP candidates. The error is ErrSDP.
func Reduce(sdp string, to *Description) (Description, error) {
	d := Description{Answer: to != nil}
	if to != nil {
		d.To = to.Tag()
	}
	for _, line := range strings.Split(sdp, "\n") {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ":")
		switch name {
		case "a=ice-ufrag":
			d.Ufrag = value
		case "a=ice-pwd":
			d.Pwd = value
		case "a=setup":
			d.Passive = value == "passive"
		case "a=fingerprint":
			kind, digits, _ := strings.Cut(value, " ")
			digest, err := hex.DecodeString(strings.ReplaceAll(digits, ":", ""))
			if !strings.EqualFold(kind, "sha-256") || err != nil || len(digest) != len(d.Fingerprint) {
				return Description{}, ErrSDP
			}
			copy(d.Fingerprint[:], digest)
		case "a=candidate":
			if c, ok := candidate(value); ok && len(d.Candidates) < MaxCandidates {
				d.Candidates = append(d.Candidates, c)
			}
		}
	}
	if !d.valid() || d.Fingerprint == [32]byte{} {
		return Description{}, ErrSDP
	}
	return d, nil
}

// candidate reads the value of a line a=candidate. ok is false if the candidate cannot be used.
func candidate(value string) (c Candidate, ok bool) {
	// Foundation, component, transport, priority, address, port, "typ", type.
	words := strings.Fields(value)
	if len(words) < 8 || words[1] != "1" || !strings.EqualFold(words[2], "udp") {
		return c, false
	}
	port, err := strconv.ParseUint(words[5], 10, 16)
	if err != nil || port == 0 {
		return c, false
	}
	c.Port = uint16(port)
	switch words[7] {
	case "host":
	case "srflx":
		c.Reflexive = true
	default:
		return c, false
	}
	if id, named := strings.CutSuffix(words[4], ".local"); named {
		raw, err := hex.DecodeString(strings.ReplaceAll(id, "-", ""))
		if err != nil || len(raw) != len(c.Name) || c.Reflexive {
			return c, false
		}
		copy(c.Name[:], raw)
		return c, true
	}
	c.Host, ok = ParseAddress(words[4])
	return c, ok
}

// address returns the address of c in SDP format.
func (c Candidate) address() string {
	if c.Host != "" {
		return c.Host.String()
	}
	n := hex.EncodeToString(c.Name[:])
	return n[:8] + "-" + n[8:12] + "-" + n[12:16] + "-" + n[16:20] + "-" + n[20:] + ".local"
}

// SDP returns d as a session description for a browser.
func (d Description) SDP() string {
	setup := "actpass"
	if d.Answer {
		setup = "active"
	}
	if d.Passive {
		setup = "passive"
	}
	var s strings.Builder
	s.WriteString("v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n" +
		"m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n")
	for i, c := range d.Candidates {
		kind, preference := "host", 126
		if c.Reflexive {
			kind, preference = "srflx raddr 0.0.0.0 rport 0", 100
		}
		fmt.Fprintf(&s, "a=candidate:%d 1 udp %d %s %d typ %s\r\n", i+1, preference<<24|(0xffff-i)<<8|0xff, c.address(), c.Port, kind)
	}
	digest := strings.ToUpper(hex.EncodeToString(d.Fingerprint[:]))
	for i := len(digest) - 2; i > 0; i -= 2 {
		digest = digest[:i] + ":" + digest[i:]
	}
	s.WriteString("a=ice-ufrag:" + d.Ufrag + "\r\na=ice-pwd:" + d.Pwd + "\r\na=fingerprint:sha-256 " + digest +
		"\r\na=setup:" + setup + "\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:65536\r\n")
	return s.String()
}
