package live

import (
	"net/netip"
	"testing"
)

var addresses = []string{
	"1.2.3.4", "0.0.0.0", "255.255.255.255", "256.1.1.1", "01.2.3.4", "1.2.3", "1.2.3.4.5", "1.2.3.", "1..3.4", "+1.2.3.4", "a.b.c.d", "",
	"::", "::1", "1::", "2001:db8::1", "2001:DB8:0:0:0:0:0:1", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7::",
	"1:2:3:4::5:6:7:8", "::1::", ":::", ":", ":1", "1:", "1:::2", "12345::", "g::", "fe80::1%eth0", "fe80::1%", "1.2.3.4%a",
	"::ffff:1.2.3.4", "::FFFF:102:304", "::1.2.3.4", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "1.2.3.4::", "::1.2.3.4:5", "::1.2.3", "::-1", "1.2.3.4:5::",
}

// checkAddress compares ParseAddress with package net/netip.
func checkAddress(t *testing.T, text string) {
	want, err := netip.ParseAddr(text)
	if err == nil && want.Zone() != "" && want.Is4In6() {
		return // net/netip does not unmap an IPv4-mapped address with a zone
	}
	want = want.Unmap().WithZone("")
	got, ok := ParseAddress(text)
	if ok != (err == nil) || ok && string(got) != string(want.AsSlice()) {
		t.Errorf("%q: %x, %v, want %v, %v", text, string(got), ok, want, err)
	}
	if again, err := netip.ParseAddr(got.String()); ok && (err != nil || again.Unmap() != want) {
		t.Errorf("%q is written as %q (%v)", text, got, err)
	}
}

func TestAddresses(t *testing.T) {
	for _, text := range addresses {
		checkAddress(t, text)
	}
}

func FuzzAddress(f *testing.F) {
	for _, text := range addresses {
		f.Add(text)
	}
	f.Fuzz(checkAddress)
}
