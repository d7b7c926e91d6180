package e2e

import (
	"encoding/binary"
	"net"
	"net/netip"
	"strings"
	"sync/atomic"
	"testing"

	"kulami/app/live"
)

// stunServer answers each binding request (RFC 8489) with the given address, and counts the
// requests.
func stunServer(t *testing.T, seen netip.AddrPort) (address string, asked *atomic.Int32) {
	t.Helper()
	conn, err := net.ListenPacket("udp4", net.JoinHostPort(outward(t).String(), "0"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	asked = &atomic.Int32{}
	go func() {
		const cookie = 0x2112A442
		request := make([]byte, 1500)
		for {
			n, from, err := conn.ReadFrom(request)
			if err != nil {
				return // closed
			}
			if n < 20 || binary.BigEndian.Uint16(request) != 1 || binary.BigEndian.Uint32(request[4:]) != cookie {
				continue
			}
			asked.Add(1)
			answer := []byte{0x01, 0x01, 0, 12}             // success, with a 12-byte attribute
			answer = append(answer, request[4:20]...)       // cookie, transaction
			answer = append(answer, 0, 0x20, 0, 8, 0, 0x01) // XOR-MAPPED-ADDRESS of IPv4
			answer = binary.BigEndian.AppendUint16(answer, seen.Port()^cookie>>16)
			host := seen.Addr().As4()
			answer = binary.BigEndian.AppendUint32(answer, binary.BigEndian.Uint32(host[:])^cookie)
			conn.WriteTo(answer, from)
		}
	}()
	return conn.LocalAddr().String(), asked
}

// outward returns an IPv4 address of this machine that other machines can reach.
func outward(t *testing.T) netip.Addr {
	t.Helper()
	all, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range all {
		if p, err := netip.ParsePrefix(a.String()); err == nil && p.Addr().Is4() && !p.Addr().IsLoopback() {
			return p.Addr()
		}
	}
	return netip.AddrFrom4([4]byte{127, 0, 0, 1})
}

// The page asks no server for this device's address unless the player names one. The invitation
// then contains that server's answer.
func TestOnlyANamedServerIsAsked(t *testing.T) {
	seen := netip.MustParseAddrPort("203.0.113.7:4242")
	address, asked := stunServer(t, seen)
	reflexive := func(p *Page) bool {
		_, code, _ := strings.Cut(p.LiveCode("invited"), "#")
		d, err := live.Parse(code)
		p.Must("read the invitation", err)
		for _, c := range d.Candidates {
			if c.Reflexive && c.Host.String() == seen.Addr().String() && c.Port == seen.Port() {
				return true
			}
		}
		return false
	}

	p := table(t, Desktop)
	p.NewGame("opponent", "live")
	if reflexive(p) || asked.Load() > 0 {
		t.Errorf("a server was asked %d times that nobody has named", asked.Load())
	}

	p = table(t, Desktop)
	p.PressAct("settings")
	p.Press(`.fold summary`)
	p.WaitFor(`.fold[open] [name="stun"]`)
	p.Run(`(() => {
		const field = document.querySelector('[name="stun"]');
		field.value = ` + quote("stun:"+address) + `;
		field.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	p.CloseDialog()
	p.NewGame("opponent", "live")
	if !reflexive(p) {
		t.Errorf("the address that the server says is missing; it was asked %d times", asked.Load())
	}
}
