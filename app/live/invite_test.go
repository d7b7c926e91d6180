package live

import (
	"reflect"
	"strings"
	"testing"

	"kulami/rules"
)

// Session descriptions as browsers write them.
const (
	chromiumOffer = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 55341 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.0.2.7
a=candidate:1 1 udp 2113937151 6e3f7a5c-0f2d-4a1e-9f0b-3b1c2d3e4f50.local 55341 typ host generation 0 network-cost 999
a=candidate:2 1 udp 2113939711 0a1b2c3d-4e5f-4061-8273-94a5b6c7d8e9.local 55342 typ host generation 0 network-cost 999
a=candidate:3 1 tcp 1518280447 192.0.2.7 9 typ host tcptype active generation 0
a=candidate:4 1 udp 1677729535 198.51.100.9 61000 typ srflx raddr 0.0.0.0 rport 0 generation 0
a=ice-ufrag:Zr5K
a=ice-pwd:q7/ZrX+0aPQb2mTn5sUv8wXy
a=ice-options:trickle
a=fingerprint:sha-256 0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`
	firefoxAnswer = `v=0
o=mozilla...THIS_IS_SDPARTA-99.0 5522362853103482046 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 FF:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9:0A:1B:2C:3D:4E:5F:60:71:82:93:A4:B5:C6:D7:E8:F9
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 46357 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.0.2.8
a=candidate:0 1 UDP 2122252543 192.0.2.8 46357 typ host
a=candidate:2 1 UDP 2122187007 2001:db8::8 46358 typ host
a=candidate:1 1 TCP 2105524479 192.0.2.8 9 typ host tcptype active
a=sendrecv
a=end-of-candidates
a=ice-pwd:d0f7b8c38b1f0f6a1d8b6f6f5c2d3e4a
a=ice-ufrag:1f2e3d4c
a=mid:0
a=setup:active
a=sctp-port:5000
a=max-message-size:1073741823
`
)

func reduced(t *testing.T, sdp string, to *Description) Description {
	t.Helper()
	d, err := Reduce(strings.ReplaceAll(sdp, "\n", "\r\n"), to)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDescriptionsComeBackFromTheirCodes(t *testing.T) {
	offer := reduced(t, chromiumOffer, nil)
	if len(offer.Candidates) != 3 || !offer.Candidates[2].Reflexive {
		t.Errorf("candidates %+v: want two names and an address seen by a STUN server", offer.Candidates)
	}
	answer := reduced(t, firefoxAnswer, &offer)
	if answer.To != offer.Tag() || len(answer.Candidates) != 2 {
		t.Errorf("answer %+v", answer)
	}
	const address = "https://kulami.example.org/play/#"
	timed := offer
	timed.Control = rules.Times{Minutes: 30, Increment: 10, Pauses: true}
	for _, d := range []Description{offer, timed, answer} {
		code := d.String()
		back, err := Parse(code)
		if err != nil || !reflect.DeepEqual(back, d) {
			t.Errorf("%s\nis read as %+v, %v\nwant %+v", code, back, err, d)
		}
		if n := len(address + code); n > 300 {
			t.Errorf("a link of %d characters, want 300 at most", n)
		}
		again, err := Reduce(d.SDP(), nil)
		again.Answer, again.To, again.Control = d.Answer, d.To, d.Control
		if err != nil || !reflect.DeepEqual(again, d) {
			t.Errorf("the SDP\n%sis read as %+v, %v\nwant %+v", d.SDP(), again, err, d)
		}
	}
}

func TestDamagedCodesAreRefused(t *testing.T) {
	offer := reduced(t, chromiumOffer, nil)
	code := offer.String()
	for i := range code {
		for _, damaged := range []string{code[:i], code[:i] + code[i+1:], code[:i] + "Q" + code[i+1:]} {
			if damaged == code {
				continue
			}
			if d, err := Parse(damaged); err == nil && !reflect.DeepEqual(d, offer) {
				t.Errorf("%s is read as %+v", damaged, d)
			}
		}
	}
	for _, sdp := range []string{"", "v=0", strings.Replace(chromiumOffer, "sha-256", "sha-1", 1), strings.Replace(chromiumOffer, "ice-pwd", "x", 1),
		strings.Replace(chromiumOffer, "a=ice-ufrag:Zr5K", "a=ice-ufrag:Z\tr5K", 1)} {
		if _, err := Reduce(sdp, nil); err == nil {
			t.Errorf("%q is taken", sdp)
		}
	}
}

// The SDP of any code has only lines that this package writes. Reading it again gives the same
// description.
func FuzzParse(f *testing.F) {
	d, _ := Reduce(chromiumOffer, nil)
	f.Add(d.String())
	a, _ := Reduce(firefoxAnswer, &d)
	f.Add(a.String())
	d.Control = rules.Times{Minutes: rules.MaxMinutes, Increment: rules.MaxIncrement}
	f.Add(d.String())
	f.Fuzz(func(t *testing.T, code string) {
		text, _, _ := strings.Cut(code, "/c")
		// With a valid check code, so that the rest is read.
		d, err := Parse(text + "/c" + rules.CheckCode(text))
		if err != nil {
			return
		}
		again, err := Parse(d.String())
		if err != nil || !reflect.DeepEqual(again, d) {
			t.Errorf("%s is read as %+v, then as %+v, %v", code, d, again, err)
		}
		for line := range strings.Lines(d.SDP()) {
			if !strings.HasSuffix(line, "\r\n") || len(line) < 3 || !strings.Contains("vostamc", line[:1]) || line[1] != '=' {
				t.Errorf("the line %q", line)
			}
		}
	})
}

func FuzzReduce(f *testing.F) {
	f.Add(chromiumOffer)
	f.Add(firefoxAnswer)
	f.Fuzz(func(t *testing.T, sdp string) {
		d, err := Reduce(sdp, nil)
		if err != nil {
			return
		}
		if again, err := Parse(d.String()); err != nil || !reflect.DeepEqual(again, d) {
			t.Errorf("%q: %+v is read as %+v, %v", sdp, d, again, err)
		}
	})
}
