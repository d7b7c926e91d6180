package browsers

import (
	_ "embed"
	"encoding/json"
	"math/rand"
	"net/http"
	"os/exec"
	"slices"
	"sync"
	"syscall"
	"testing"
	"time"

	"kulami/web/host"
	"kulami/web/journey"
	"kulami/web/site"
)

//go:embed player.js
var player []byte

// diary holds the states that the pages of a journey have shown, the latest last.
type diary struct {
	sync.Mutex
	entries    []entry
	complaints []string
}

type entry struct {
	link string
	at   time.Time
}

// ServeHTTP stores a report of the player.
func (d *diary) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var report struct {
		Link       string
		Complaints []string
	}
	err := json.NewDecoder(r.Body).Decode(&report)
	d.Lock()
	defer d.Unlock()
	if report.Link != "" { // the report can have only complaints
		d.entries = append(d.entries, entry{report.Link, time.Now()})
	}
	d.complaints = append(d.complaints, report.Complaints...)
	if err != nil {
		d.complaints = append(d.complaints, err.Error())
	}
}

// since returns the entries from the n-th on, when there are at least many entries.
func (d *diary) since(t *testing.T, f *folder, n, many int) []entry {
	t.Helper()
	for start := time.Now(); ; time.Sleep(journey.Pause) {
		d.Lock()
		found, complaints := slices.Clone(d.entries[n:]), slices.Clone(d.complaints)
		d.Unlock()
		if len(found) >= many {
			return found
		} else if time.Since(start) > startTime+journey.Patience {
			t.Fatalf("the player has reported %d states after the first %d, not %d: %v\nit complained: %q\nthe browser said: %s", len(found), n, many, found, complaints, f.log())
		}
	}
}

// The whole browser is killed at random moments of a game and restarted with its profile. It shows
// every marble that was shown for 250 ms. The test uses no driver, because some drivers store no
// profile.
func TestKillTheBrowser(t *testing.T) {
	files, err := site.Built()
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
		mux.Handle("/", host.Handler(files))
		address := servers.Serve(mux)
		f, err := newFolder()
		if err != nil {
			t.Fatal(err)
		}
		defer f.close()
		command, err := e.alone(f)
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
			if err := f.begin(p); err != nil {
				t.Fatal(err)
			}
			now := d.since(t, f, n, 1)[0].link
			if _, ok := journey.GoesOn(now, must.link); life > 0 && !ok {
				t.Errorf("life %d begins with %s\nwas %s", life, now, must.link)
			}
			d.since(t, f, n, 3+r.Intn(3))
			time.Sleep(time.Duration(r.Intn(int(2 * journey.Seen))))
			killed := time.Now()
			syscall.Kill(-p.Process.Pid, syscall.SIGKILL)
			p.Wait()
			f.processes = slices.DeleteFunc(f.processes, func(running *exec.Cmd) bool { return running == p })
			for _, shown := range d.since(t, f, n, 1) {
				if shown.at.Add(journey.Seen).Before(killed) {
					must = shown
				}
			}
		}
		for _, complaint := range d.complaints {
			t.Errorf("the page complained: %s", complaint)
		}
	})
}
