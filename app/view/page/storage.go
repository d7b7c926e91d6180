package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
)

// Storage is the browser's local storage. If the browser blocks it, the boot script provides a
// storage that lasts as long as the page.
type Storage struct{}

// value returns window.localStorage. Reading it can throw, and Go can only recover from a call.
func (Storage) value() app.Value {
	return app.Window().Get("Reflect").Call("get", app.Window(), "localStorage")
}

// caught is deferred. It sets ok to false if the browser has thrown.
func caught(ok *bool) {
	if recover() != nil {
		*ok = false
	}
}

// Get reads a key; a missing key is "".
func (s Storage) Get(key string) (text string, ok bool) {
	defer caught(&ok)
	return TextOf(s.value().Call("getItem", key)), true
}

// Set writes a key, or removes it if text is empty. It fails if the storage does not last.
func (s Storage) Set(key, text string) (ok bool) {
	defer caught(&ok)
	if text == "" {
		s.value().Call("removeItem", key)
	} else {
		s.value().Call("setItem", key, valueOf(text))
	}
	return !Boot("storageBlocked").Truthy()
}

// journaled is the storage that also records its writes for the journal.
type journaled struct {
	Storage
	read map[string]string // latest texts of Get
	set  []any             // arguments of the journal's function write
}

// Get is Storage.Get that remembers the text.
func (s *journaled) Get(key string) (text string, ok bool) {
	text, ok = s.Storage.Get(key)
	s.read[key] = text
	return text, ok
}

// Set is Storage.Set. The journal also gets a text that the storage refuses.
func (s *journaled) Set(key, text string) bool {
	s.set = append(s.set, []any{key, valueOf(text), valueOf(s.read[key])})
	return s.Storage.Set(key, text)
}

// StoreTexts runs the storage effects of m and adds their writes to the journal. It returns the
// messages that answer them.
func StoreTexts(m play.Model, effects []desk.Effect) (answers []desk.Msg) {
	s := journaled{read: map[string]string{}}
	answers = m.Store(&s, effects)
	if len(s.set) == 0 {
		return answers
	}
	if journal := Boot("journal"); journal.Truthy() {
		journal.Call("write", s.set)
	}
	return answers
}

// ahead returns the journal's texts that the storage has lost, by key. It can take a moment.
func ahead() map[string]string {
	taken := map[string]string{}
	journal := Boot("journal")
	if !journal.Truthy() {
		return taken
	}
	answered := make(chan struct{})
	dom.Await(journal.Call("ahead"), func(rows app.Value) {
		for i := range rows.Get("length").Int() {
			row := rows.Index(i)
			key := row.Index(0).String()
			// No other tab was faster.
			if now, _ := (Storage{}).Get(key); now == TextOf(row.Index(2)) {
				taken[key] = TextOf(row.Index(1))
			}
		}
		close(answered)
	}, func(app.Value) { close(answered) })
	<-answered
	return taken
}

// All reads all texts of the app; ok is false if the storage cannot be read. Because there can be
// thousands of texts, it reads them as one text with line breaks. If a text has a line break
// itself, it reads them one by one.
func (s Storage) All() (stored map[string]string, ok bool) {
	stored = map[string]string{}
	defer caught(&ok)
	entries := app.Window().Get("Object").Call("entries", s.value())
	lines := strings.Split(TextOf(entries.Call("flat").Call("join", "\n")), "\n")
	if len(lines) == 2*s.value().Get("length").Int() {
		stored = make(map[string]string, len(lines)/2)
		for i := 0; i < len(lines); i += 2 {
			if lines[i+1] != "" && strings.HasPrefix(lines[i], library.HeadKey) {
				stored[lines[i]] = lines[i+1]
			}
		}
		return stored, true
	}
	for i := range s.value().Get("length").Int() {
		key := s.value().Call("key", i).String()
		if text, _ := s.Get(key); text != "" && strings.HasPrefix(key, library.HeadKey) {
			stored[key] = text
		}
	}
	return stored, true
}

// onStorage reports a text that another tab has stored. Without a key, the storage was cleared.
func onStorage(ctx app.Context, event app.Value) {
	key := TextOf(event.Get("key"))
	if key == "" || strings.HasPrefix(key, library.HeadKey) {
		Post(ctx, play.Changed{Key: key})
	}
}

// onPageShow reports the texts that other tabs stored while the browser kept this page frozen. A
// frozen page gets no storage events. last is the id of the player's game that was shown last.
func onPageShow(ctx app.Context, event app.Value, last string) {
	if !event.Get("persisted").Bool() {
		return
	}
	stored, _, _ := library.First(Storage{}, last, nil)
	for key := range stored {
		Post(ctx, play.Changed{Key: key})
	}
}

// Latest returns a posted message, with the text stored now if it is Changed, and whether to handle
// it. The event's text can be out of date, because this tab can have stored a later text while the
// message waited. It would look like another tab's text.
func (s Storage) Latest(msg desk.Msg) (desk.Msg, bool) {
	c, ok := msg.(play.Changed)
	if !ok {
		return msg, true
	}
	if c.Key == "" { // another tab can have started a new library by now
		return c, true
	}
	c.Text, ok = s.Get(c.Key)
	return c, ok
}
