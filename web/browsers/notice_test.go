package browsers

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"kulami/web/e2e"
)

// stopped is a reporter that keeps the first complaint and ends the verb with a panic.
type stopped struct{ why string }

func (*stopped) Helper()             {}
func (*stopped) Logf(string, ...any) {}
func (s *stopped) Fatalf(format string, args ...any) {
	s.why = fmt.Sprintf(format, args...)
	panic(s)
}

// complaint returns the complaint of a verb with little patience, or "".
func (p *page) complaint(verb func(p *page)) (why string) {
	s := &stopped{}
	defer func() {
		if r := recover(); r != nil && r != any(s) {
			panic(r)
		}
		why = s.why
	}()
	verb(&page{t: s, wire: p.wire, patience: 300 * time.Millisecond})
	return ""
}

// A hook that is not there or can't be pressed fails a journey, and so does a table that is not what the rules say.
func TestWhatIsMissingIsNoticed(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		table(p)
		for _, c := range []struct {
			want string
			verb func(p *page)
		}{
			{"can't be pressed: there is none", func(p *page) { p.press(e2e.Act("nowhere")) }},
			{"can't be pressed: it is hidden", func(p *page) { p.press("template, title") }},
			{"waited in vain for ply 7", func(p *page) { p.waitPly(7) }},
			{"waited in vain for second to move", func(p *page) { p.waitTurn("second") }},
			{"waited in vain for [data-board] to go", func(p *page) { p.waitGone("[data-board]") }},
			{`waited in vain for [data-act="nowhere"] to be seen`, func(p *page) { p.waitFor(e2e.Act("nowhere")) }},
			{`Tab does not lead to data-act="nowhere"`, func(p *page) { p.tabTo("data-act", "nowhere") }},
			{"could not evaluate nothing", func(p *page) { eval[int](p, `nothing`) }},
			{"playable holes", func(p *page) {
				eval[any](p, `void (document.querySelector("[data-hole]").dataset.legal = "perhaps")`)
				p.agree()
			}},
		} {
			if got := p.complaint(c.verb); !strings.Contains(got, c.want) {
				t.Errorf("a verb complains of %q, want %q", got, c.want)
			}
		}
	})
}

// faults are what the watcher must report.
const faults = `
setTimeout(() => { throw new Error("thrown"); });
Promise.reject(new Error("refused"));
console.error("written");
for (const src of ["nowhere.png", "http://127.0.0.1:1/"]) document.body.append(Object.assign(new Image(), { src }));
`

func TestComplaintsAreNoticed(t *testing.T) {
	everywhere(t, plain, func(t *testing.T, p *page) {
		p.goTo(serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
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
		for _, want := range []string{"thrown", "refused", "written", "policy: ", "could not load"} {
			p.wait(want, `watched.complaints.some((text) => text.includes(`+quote(want)+`))`)
		}
		if found := p.leave(); !slices.ContainsFunc(found, func(text string) bool { return strings.Contains(text, "thrown") }) {
			t.Errorf("the complaints are %q", found)
		}
		p.complaints = nil
	})
}
