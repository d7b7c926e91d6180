package page

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"kulami/app/desk"
	"kulami/app/dom"
	"kulami/app/library"
	"kulami/app/play"
)

// Storage is the browser's local storage. Where it is blocked, the boot script has
// put one in its place that lasts as long as the page.
type Storage struct{}

// value is window.localStorage. Getting it may throw, which Go can recover from in a call
// only.
func (Storage) value() app.Value {
	return app.Window().Get("Reflect").Call("get", app.Window(), "localStorage")
}

// caught is deferred: it sets ok to false if the browser has thrown.
func caught(ok *bool) {
	if recover() != nil {
		*ok = false
	}
}

// Get reads a key; the text is empty if there is nothing.
func (s Storage) Get(key string) (text string, ok bool) {
	defer caught(&ok)
	return TextOf(s.value().Call("getItem", key)), true
}

// Set writes a key, or removes it if text is empty. In a storage that does not
// last it fails.
func (s Storage) Set(key, text string) (ok bool) {
	defer caught(&ok)
	if text == "" {
		s.value().Call("removeItem", key)
	} else {
		s.value().Call("setItem", key, valueOf(text))
	}
	return !Boot("storageBlocked").Truthy()
}

// journaled is the storage with what is set in it, for the journal.
type journaled struct {
	Storage
	read map[string]string // what Get has read last
	set  []any             // as the journal's function write takes them
}

// Get is as of storage.
func (s *journaled) Get(key string) (text string, ok bool) {
	text, ok = s.Storage.Get(key)
	s.read[key] = text
	return text, ok
}

// Set is as of storage. What cannot be stored is worth a line of the journal, too.
func (s *journaled) Set(key, text string) bool {
	s.set = append(s.set, []any{key, valueOf(text), valueOf(s.read[key])})
	return s.Storage.Set(key, text)
}

// StoreTexts carries out what effects of m ask of the storage, puts what is written into the journal, and returns the
// messages that answer them.
func StoreTexts(m play.Model, effects []desk.Effect) (answers []desk.Msg) {
	var writes []library.Write
	for _, e := range effects {
		switch e := e.(type) {
		case desk.ReadAll:
			all, _ := Storage{}.All()
			answers = append(answers, play.AllRead{Stored: all, Then: e.Then})
		case desk.Write:
			writes = append(writes, e.Write)
		}
	}
	if len(writes) == 0 {
		return answers
	}
	s := journaled{read: map[string]string{}}
	answers = append(answers, m.Saved(library.Save(&s, writes))...)
	if journal := Boot("journal"); len(s.set) > 0 && journal.Truthy() {
		journal.Call("write", s.set)
	}
	return answers
}

// ahead returns what the journal has of texts that the storage has lost, by key. It may wait
// for a moment.
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
			if now, _ := (Storage{}).Get(key); now == TextOf(row.Index(2)) { // no other tab was faster
				taken[key] = TextOf(row.Index(1))
			}
		}
		close(answered)
	}, func(app.Value) { close(answered) })
	<-answered
	return taken
}

// first reads what the program begins with: everything if there is no head yet, else
// what is under library.FirstKeys and the keys of the journal, which partial says; ok is false
// if that is not possible.
func (s Storage) first(id string, journal map[string]string) (stored map[string]string, partial, ok bool) {
	head, ok := s.Get(library.HeadKey)
	if head == "" || !ok {
		stored, ok = s.All()
		return stored, false, ok
	}
	stored = map[string]string{}
	keys := library.FirstKeys(cmp.Or(journal[library.HeadKey], head), id)
	for _, key := range slices.AppendSeq(keys, maps.Keys(journal)) {
		if text, _ := s.Get(key); text != "" {
			stored[key] = text
		}
	}
	return stored, true, true
}

// All reads everything that is ours; ok is false if that is not possible. There may be
// thousands of texts: they come in one piece, between line breaks, unless one of them has
// a line break itself.
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

// onStorage follows what another tab has stored. Without a key everything is gone.
func onStorage(ctx app.Context, event app.Value) {
	key := TextOf(event.Get("key"))
	if key == "" || strings.HasPrefix(key, library.HeadKey) {
		Post(ctx, play.Changed{Key: key})
	}
}

// onPageShow follows what other tabs have stored while the browser kept this page
// frozen: such a page gets no storage events.
func onPageShow(ctx app.Context, event app.Value) {
	if !event.Get("persisted").Bool() {
		return
	}
	stored, _, _ := Storage{}.first(historyID(), nil)
	for key := range stored {
		Post(ctx, play.Changed{Key: key})
	}
}

// Latest returns a posted message, a Changed with the text that is stored now, and whether
// there is anything to carry out. What the event had may be out of date: if this tab has
// played on while the message waited, its own text would be taken for that of another tab.
func (s Storage) Latest(msg desk.Msg) (desk.Msg, bool) {
	c, ok := msg.(play.Changed)
	if !ok {
		return msg, true
	}
	if c.Key == "" { // another tab, which knows less, may have begun anew by now
		return c, true
	}
	c.Text, ok = s.Get(c.Key)
	return c, ok
}
