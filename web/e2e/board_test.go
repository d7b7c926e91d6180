package e2e

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"kulami/web/journey"
)

// The smallest program with a board, built with an unchanged go-app, can be played.
func TestTheExampleOfABoard(t *testing.T) {
	server := exec.Command(filepath.Join(t.TempDir(), "example"), "-addr", freeAddress(t))
	server.Dir, server.Env = "../..", append(os.Environ(), "GOWORK=off")
	build := exec.Command("go", "build", "-o", server.Path, "./app/board/example")
	build.Dir, build.Env = server.Dir, server.Env
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Process.Kill(); server.Wait() })
	addr := server.Args[2]
	// The server first builds the program for the browser.
	for begin := time.Now(); ; time.Sleep(journey.Pause) {
		if c, err := net.Dial("tcp", addr); err == nil {
			c.Close()
			break
		} else if time.Since(begin) > 5*time.Minute {
			t.Fatal(err)
		}
	}
	p := inMotion(t, Phone)
	p.Goto("http://" + addr)
	for ply, hole := range []string{"d4", "d8", "a8"} {
		p.WaitFor(Hole(hole) + `[data-legal="true"]`)
		p.PressHole(hole)
		p.WaitPly(ply + 1)
	}
	p.PressHole("c3") // not in the row or column of the last marble
	p.WaitStill()
	if ply := p.Ply(); ply != 3 {
		t.Errorf("%d marbles lie there", ply)
	}
}

// freeAddress returns an address on this machine at which no program listens.
func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}
