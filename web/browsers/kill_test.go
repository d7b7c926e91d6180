package browsers

import (
	_ "embed"
	"encoding/json"
	"math/rand"
	"net/http"
	"os"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"kulami/rules"
	"kulami/web/site"
)

//go:embed player.js
var player []byte

// seen is how long a state must have been shown, so that it is not lost.
const seen = 250 * time.Millisecond

// diary has what the pages of one journey have shown, the latest last.
type diary struct {
	sync.Mutex
	entries    []entry
	complaints []string
}

type entry struct {
	link string
	at   time.Time
}

// ServeHTTP takes a report of the player.
func (d *diary) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var report struct {
		Link       string
		Complaints []string
	}
	err := json.NewDecoder(r.Body).Decode(&report)
	d.Lock()
	defer d.Unlock()
	d.entries = append(d.entries, entry{report.Link, time.Now()})
	d.complaints = append(d.complaints, report.Complaints...)
	if err != nil {
		d.complaints = append(d.complaints, err.Error())
	}
}

// since returns the entries from the n-th on, as soon as there are so many of them.
func (d *diary) since(t *testing.T, n, many int) []entry {
	t.Helper()
	for start := time.Now(); ; time.Sleep(pause) {
		d.Lock()
		found := slices.Clone(d.entries[n:])
		d.Unlock()
		if len(found) >= many {
			return found
		} else if time.Since(start) > startTime+patience {
			t.Fatalf("the player has reported %d states after the first %d, not %d", len(found), n, many)
		}
	}
}

// The whole browser is killed at random moments of a game and started again with its profile: it shows every marble
// that was shown for 250 ms. No driver is used, for those of some engines keep no profile.
func TestKillTheBrowser(t *testing.T) {
	files, err := site.Build()
	if err == nil {
		files, err = watch(files, slices.Concat(watcher, player))
	}
	if err != nil {
		t.Fatal(err)
	}
	const kills = 2
	eachEngine(t, func(t *testing.T, e engine) {
		r := rand.New(rand.NewSource(18))
		d := &diary{}
		mux := http.NewServeMux()
		mux.Handle("POST /report", d)
		mux.Handle("/", files.Handler())
		address := serve(mux)
		dir, err := os.MkdirTemp("", "kulami-killed-")
		if err != nil {
			t.Fatal(err)
		}
		b := &browser{dir: dir}
		defer b.close()
		command, err := e.alone(b)
		if err != nil {
			t.Fatal(err)
		}
		var must entry
		for life := range kills + 1 {
			d.Lock()
			n := len(d.entries)
			d.Unlock()
			p := exec.Command(command[0], append(slices.Clone(command[1:]), address)...)
			p.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
			if err := b.begin(p); err != nil {
				t.Fatal(err)
			}
			if now := d.since(t, n, 1)[0].link; life > 0 && !goesOn(now, must.link) {
				t.Errorf("life %d begins with %s\nwas %s", life, now, must.link)
			}
			d.since(t, n, 3+r.Intn(3))
			time.Sleep(time.Duration(r.Intn(int(2 * seen))))
			killed := time.Now()
			syscall.Kill(-p.Process.Pid, syscall.SIGKILL)
			p.Wait()
			b.processes = slices.DeleteFunc(b.processes, func(running *exec.Cmd) bool { return running == p })
			for _, shown := range d.since(t, n, 1) {
				if shown.at.Add(seen).Before(killed) {
					must = shown
				}
			}
		}
		for _, complaint := range d.complaints {
			t.Errorf("the page complained: %s", complaint)
		}
	})
}

// goesOn reports whether a game has all marbles of another one.
func goesOn(link, from string) bool {
	a, errA := rules.ParseRecord(link)
	b, errB := rules.ParseRecord(from)
	return errA == nil && errB == nil && a.Board().Layout() == b.Board().Layout() && a.Len() >= b.Len() &&
		slices.Equal(a.Moves()[:b.Len()], b.Moves())
}
