package e2e

import (
	"fmt"
	"net/url"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// trouble collects the faults of a page: errors on the console, uncaught exceptions, violations of
// its policy, failed responses, and requests to another origin. The browser reports events in a
// goroutine of its own.
type trouble struct {
	mu     sync.Mutex
	origin string
	before string // the origin before, whose page might still send requests
	found  []string
}

// home sets the origin that requests can go to. An empty page changes nothing, because the page
// before might still send requests.
func (t *trouble) home(address string) {
	if address == "about:blank" {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.before, t.origin = t.origin, originOf(address)
}

// take returns the faults found since the last call.
func (t *trouble) take() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	found := t.found
	t.found = nil
	return found
}

func (t *trouble) hear(event any) {
	switch event := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if event.Type == runtime.ConsoleAPICalledTypeError || event.Type == runtime.ConsoleAPICalledTypeWarning {
			t.add("console: %s", consoleText(event))
		}
	case *runtime.EventExceptionThrown:
		t.add("exception: %s", exceptionText(event.ExceptionDetails))
	case *log.EventEntryAdded:
		if event.Entry.Level == log.EntryLevelError || event.Entry.Source == log.EntrySourceSecurity {
			t.add("%s: %s %s", event.Entry.Source, event.Entry.Text, event.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		t.request(event.Request.URL, event.DocumentURL)
	case *network.EventResponseReceived:
		if event.Response.Status >= 400 {
			t.add("answer %d for %s", event.Response.Status, event.Response.URL)
		}
	}
}

// request checks a request of a document.
func (t *trouble) request(address, document string) {
	t.mu.Lock()
	origin := originOf(address)
	foreign := t.origin != "" && strings.HasPrefix(address, "http") && origin != t.origin && (origin != t.before || originOf(document) != t.before)
	t.mu.Unlock()
	if foreign {
		t.add("foreign request: %s", address)
	}
}

func (t *trouble) add(format string, args ...any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.found = append(t.found, fmt.Sprintf(format, args...))
}

func originOf(address string) string {
	address, _, _ = strings.Cut(address, "#") // a fragment can be malformed
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	return u.Scheme + "://" + u.Host
}

func consoleText(event *runtime.EventConsoleAPICalled) string {
	var words []string
	for _, arg := range event.Args {
		switch {
		case arg.Description != "":
			words = append(words, arg.Description)
		default:
			words = append(words, strings.Trim(string(arg.Value), `"`))
		}
	}
	return strings.Join(words, " ")
}

func exceptionText(details *runtime.ExceptionDetails) string {
	if details.Exception != nil && details.Exception.Description != "" {
		return details.Exception.Description
	}
	return details.Text
}
