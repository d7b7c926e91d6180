package browsers

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"kulami/web/journey"
)

// stopped is a reporter that keeps the first complaint and ends the verb with a panic.
type stopped struct{ why string }

func (*stopped) Helper()               {}
func (*stopped) Logf(string, ...any)   {}
func (*stopped) Errorf(string, ...any) {}
func (s *stopped) Fatalf(format string, args ...any) {
	s.why = fmt.Sprintf(format, args...)
	panic(s)
}

// complaint returns the complaint of a verb with a short timeout, or "".
func complaint(p *journey.Page, verb func(p *journey.Page)) (why string) {
	s := &stopped{}
	defer func() {
		if r := recover(); r != nil && r != any(s) {
			panic(r)
		}
		why = s.why
	}()
	verb(&journey.Page{T: s, Driver: p.Driver, Patience: 300 * time.Millisecond})
	return ""
}

// A hook that is missing or cannot be pressed fails a journey, as does a table that contradicts the
// rules.
func TestWhatIsMissingIsNoticed(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		table(p)
		for _, c := range []struct {
			want string
			verb func(p *journey.Page)
		}{
			{"can't be pressed: there is none", func(p *journey.Page) { p.Press(act("nowhere")) }},
			{"can't be pressed: it is hidden", func(p *journey.Page) { p.Press("template, title") }},
			{"waited in vain for ply 7", func(p *journey.Page) { p.WaitPly(7) }},
			{"waited in vain for second to move", func(p *journey.Page) { p.WaitTurn("second") }},
			{"waited in vain for [data-board] to go", func(p *journey.Page) { p.WaitGone("[data-board]") }},
			{`waited in vain for [data-act="nowhere"] to be seen`, func(p *journey.Page) { p.WaitFor(act("nowhere")) }},
			{`Tab does not lead to data-act="nowhere"`, func(p *journey.Page) { p.TabTo("data-act", "nowhere") }},
			{"could not evaluate nothing", func(p *journey.Page) { journey.Eval[int](p, `nothing`) }},
			{"playable holes", func(p *journey.Page) {
				p.Run(`document.querySelector("[data-hole]").dataset.legal = "perhaps"`)
				p.Agree()
			}},
		} {
			if got := complaint(p, c.verb); !strings.Contains(got, c.want) || !strings.HasPrefix(got, "driver_test.go:") {
				t.Errorf("a verb complains of %q, want %q", got, c.want)
			}
		}
	})
}

// faults are errors that must be reported.
const faults = `
setTimeout(() => { throw new Error("thrown"); });
Promise.reject(new Error("refused"));
console.error("written");
for (const src of ["nowhere.png", "http://127.0.0.1:1/"]) document.body.append(Object.assign(new Image(), { src }));
`

func TestComplaintsAreNoticed(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *journey.Page) {
		p.Goto(servers.Serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch r.URL.Path {
			case "/":
				w.Header().Set("Content-Type", "text/html")
				fmt.Fprint(w, `<!doctype html><title>Faults</title><meta http-equiv="Content-Security-Policy" content="default-src 'self'">`+
					watchTag+`<body><div data-board></div><script src="faults.js"></script>`)
			case "/faults.js":
				w.Header().Set("Content-Type", "text/javascript")
				fmt.Fprint(w, faults)
			default:
				handler.ServeHTTP(w, r)
			}
		})))
		for _, want := range [][]string{{"thrown"}, {"refused"}, {"written"}, {"policy: ", "Content Security Policy"}, {"could not load", "answer 404"}} {
			for begun := time.Now(); !complains(p, want); time.Sleep(journey.Pause) {
				if time.Since(begun) > 10*time.Second {
					t.Fatalf("%q is missing in the complaints %q", want, p.Complaints())
				}
			}
		}
		for _, found := range p.Complaints() {
			p.Allow(found)
		}
	})
}

// complains reports whether a page has complained with one of these words, in the wording of its
// driver.
func complains(p *journey.Page, words []string) bool {
	for _, found := range p.Complaints() {
		for _, word := range words {
			if strings.Contains(found, word) {
				return true
			}
		}
	}
	return false
}

// A browser that sleeps is distinguished from a page in an endless loop, and is replaced.
func TestSilence(t *testing.T) {
	at := slices.IndexFunc(chosen(), func(e engine) bool { return e.name == "WebKitGTK" })
	if at < 0 {
		return // not requested
	}
	for _, works := range []bool{true, false} {
		b := launch(t, chosen()[at], plain).(*driver)
		b.Open("about:blank")
		b.wire.(*overHTTP).client.Timeout = time.Second
		if !works {
			for _, pid := range b.folder.family() {
				syscall.Kill(pid, syscall.SIGSTOP)
			}
		}
		silent := func() (silent bool) {
			defer func() { _, silent = recover().(silence) }()
			b.Eval("(() => { for (;;); })()")
			return false
		}()
		if silent == works || !b.silent {
			t.Errorf("works %v: taken for a sleeping browser: %v", works, silent)
		}
		b.close()
		// A killed program ends as soon as the system has freed its memory.
		left := b.folder.family()
		for end := time.Now().Add(10 * time.Second); len(left) > 0 && time.Now().Before(end); left = b.folder.family() {
			time.Sleep(journey.Pause)
		}
		if len(left) > 0 {
			t.Errorf("programs %v still run", left)
		}
	}
}
