package e2e

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// If the journal is missing, broken or foreign, only its own promise fails.

// noDatabase maps faults of IndexedDB to scripts that cause them in every document.
var noDatabase = map[string]string{
	"missing":           `Object.defineProperty(window, "indexedDB", { value: undefined })`,
	"unreachable":       `Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("blocked", "SecurityError"); } })`,
	"does not open":     `IDBFactory.prototype.open = () => { throw new DOMException("blocked", "SecurityError"); }`,
	"never answers":     `IDBFactory.prototype.open = () => ({})`,
	"never reads":       `IDBObjectStore.prototype.getAll = IDBObjectStore.prototype.get = () => ({})`,
	"reads fail":        `for (const name of ["getAll", "get"]) { const real = IDBObjectStore.prototype[name]; IDBObjectStore.prototype[name] = function (key) { const request = real.call(this, key); this.transaction.abort(); return request; }; }`,
	"no transactions":   `IDBDatabase.prototype.transaction = () => { throw new DOMException("closed", "InvalidStateError"); }`,
	"full":              `IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }`,
	"full at the end":   `const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (row) { const request = put.call(this, row); this.transaction.abort(); return request; }`,
	"rows are refused":  `const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (row) { return this.add(row); }`,
	"closes by itself":  `const open = IDBFactory.prototype.open; IDBFactory.prototype.open = function (...how) { const request = open.apply(this, how); request.addEventListener("success", () => setTimeout(() => request.result.close())); return request; }`,
	"no strict writing": `const begin = IDBDatabase.prototype.transaction; IDBDatabase.prototype.transaction = function (names, mode, how) { if (how) throw new TypeError("unknown"); return begin.call(this, names, mode); }`,
}

func TestPlayWithoutADatabase(t *testing.T) {
	t.Parallel()
	for _, name := range some(2, slices.Sorted(maps.Keys(noDatabase))) {
		fault := noDatabase[name]
		t.Run(name, func(t *testing.T) {
			p := freshTable(t, Phone, fault)
			playsAndComesBack(p)
		})
	}
}

// playsAndComesBack plays and opens the page again. It fails the journey if reading the journal
// takes longer than 3 seconds.
func playsAndComesBack(p *Page) {
	p.T.Helper()
	p.NewGame("opponent", "person")
	p.PlayOn(3, "", p.PressHole)
	p.ReloadGame()
	p.WaitPly(3)
	p.PlayOn(1, "", p.PressHole)
	if ms := Eval[float64](p, `(async (start) => { await kulami.journal.ahead(); return performance.now() - start; })(performance.now())`); ms > 3000 {
		p.Fail("the journal is read for %.0f ms", ms)
	}
}

// foreignRows maps kinds of foreign data to scripts that fill the new database db with them.
var foreignRows = map[string]string{
	"rows": `const rows = db.createObjectStore("journal", { keyPath: "key" });
for (const row of [
	{ key: "kulami", text: 7, earlier: 8 }, { key: "kulami.game.x" }, { key: "kulami.game.y", text: null, earlier: {}, at: "now" },
	{ key: "kulami.game.z", text: "\ud800\0", earlier: [null, {}] }, { key: 5, text: "x", earlier: [] }, { key: [1, "x"], text: {}, earlier: [] },
	{ key: new Uint8Array([1, 2]), text: new Uint8Array(9), earlier: new Uint8Array(9) }, { key: "other", text: "x", earlier: [0] },
]) rows.put(row);`,
	"an empty database": ``,
	"another key":       `db.createObjectStore("journal", { keyPath: "name" });`,
	"no key":            `db.createObjectStore("journal").put("text", "kulami");`,
}

func TestPlayWithAForeignDatabase(t *testing.T) {
	t.Parallel()
	for _, name := range some(2, slices.Sorted(maps.Keys(foreignRows))) {
		rows := foreignRows[name]
		for _, version := range map[bool][]string{true: {"1", "9"}, false: {"1"}}[name == "rows"] {
			t.Run(name+", version "+version, func(t *testing.T) {
				p := start(t, Phone)
				bare(p)
				Eval[bool](p, `new Promise((done) => {
	const request = indexedDB.open("kulami", `+version+`);
	request.onupgradeneeded = () => { const db = request.result; `+rows+` };
	request.onsuccess = () => { request.result.close(); done(true); };
})`)
				p.OpenGame(rootURL)
				playsAndComesBack(p)
			})
		}
	}
}

// The journal restores the game despite foreign rows in the database. It also does after the
// database was deleted while the page was open, or refused to write.
func TestTheJournalAmongForeignRows(t *testing.T) {
	t.Parallel()
	for name, before := range map[string]string{
		"a write fails": ``,
		"foreign rows":  `indexedDB.open("kulami", 1).onupgradeneeded = ({ target }) => { const db = target.result; ` + foreignRows["rows"] + ` }`,
		"deleted":       ``,
		"a row is lost": ``,
	} {
		t.Run(name, func(t *testing.T) {
			p := start(t, Phone)
			bare(p)
			p.Run(before)
			p.OpenGame(rootURL)
			if name == "deleted" {
				Eval[bool](p, `new Promise((done) => { indexedDB.deleteDatabase("kulami").onsuccess = () => done(true); })`)
			}
			p.NewGame("opponent", "person")
			p.PlayOn(2, "", p.PressHole)
			// A page died before the row of the game, which is not yet on the disk.
			lost := name == "a row is lost"
			if lost {
				journalled(p)
				bare(p)
				Eval[bool](p, `new Promise((done) => { indexedDB.open("kulami").onsuccess = ({ target: { result: db } }) => {
					db.transaction("journal", "readwrite").objectStore("journal").clear().transaction.oncomplete = () => { db.close(); done(true); };
				}; })`)
				p.OpenGame(rootURL)
			}
			early := Eval[map[string]string](p, `({ ...localStorage })`)
			maps.DeleteFunc(early, func(key, _ string) bool { return lost && strings.HasPrefix(key, "kulami.game.") })
			p.PlayOn(2, "", p.PressHole)
			// Firefox also refuses the next write after a lack of space.
			if name == "a write fails" {
				p.Run(`const put = IDBObjectStore.prototype.put;
let left = 2;
IDBObjectStore.prototype.put = function (row) {
	if (left-- <= 0) IDBObjectStore.prototype.put = put;
	else if (left === 0) throw new DOMException("refused", "InvalidStateError");
	else this.transaction.abort();
	return put.call(this, row);
};`)
			}
			p.PlayOn(1, "", p.PressHole)
			journalled(p)
			late := p.Link()
			openAfterLoss(p, early)
			p.WaitPly(5)
			if got := p.Link(); got != late {
				t.Errorf("%s comes back, was %s", got, late)
			}
		})
	}
}

// journalled waits until the journal has the game shown.
func journalled(p *Page) {
	p.T.Helper()
	p.Wait("the journal to be written", `new Promise((done) => {
		indexedDB.open("kulami").onsuccess = ({ target: { result: db } }) => {
			db.transaction("journal").objectStore("journal").getAll().onsuccess = ({ target }) => {
				db.close();
				done(target.result.some(({ text }) => String(text).includes(`+quote(p.Link())+`)));
			};
		};
	})`)
}

// openAfterLoss opens the game after the storage was reset to these earlier texts.
func openAfterLoss(p *Page, texts map[string]string) {
	p.T.Helper()
	bare(p)
	p.Run(`localStorage.clear()`)
	store(p, texts)
	p.OpenGame(rootURL)
}

// Two tabs play the same game; the journal knows the texts that either of them has stored.
func TestTheJournalOfTwoTabs(t *testing.T) {
	p := tableOfTwo(t, Phone, 2)
	other := beside(t, p, Phone)
	other.OpenGame(rootURL)
	other.WaitPly(2)
	other.PlayOn(1, "", other.PressHole)
	early := Eval[map[string]string](other, `({ ...localStorage })`)
	other.PlayOn(1, "", other.PressHole)
	p.WaitPly(4)
	p.PlayOn(1, "", p.PressHole)
	journalled(p)
	late := p.Link()
	other.WaitPly(5)
	other.Close()
	openAfterLoss(p, early)
	p.WaitPly(5)
	if got := p.Link(); got != late {
		t.Errorf("%s comes back, was %s", got, late)
	}
}

// An older tab continues the game of a newer tab. Its first row knows the text that can still be on
// the disk.
func TestTheJournalOfAnEarlierTab(t *testing.T) {
	p := table(t, Phone)
	other := beside(t, p, Phone)
	other.OpenGame(rootURL)
	p.NewGame("opponent", "person")
	p.PlayOn(1, "", p.PressHole)
	early := Eval[map[string]string](p, `({ ...localStorage })`)
	p.PlayOn(1, "", p.PressHole)
	other.Run(`location.hash = ` + quote(p.Link()))
	other.WaitPly(2)
	other.PlayOn(1, "", other.PressHole)
	journalled(other)
	late := other.Link()
	bare(p)
	openAfterLoss(other, early)
	other.WaitPly(3)
	if got := other.Link(); got != late {
		t.Errorf("%s comes back, was %s", got, late)
	}
}

// Two tabs store a text at the same time. The tab that stored last receives the other text
// afterwards, and the journal knows it.
func TestTheJournalOfCrossingTexts(t *testing.T) {
	p := tableOfTwo(t, Phone, 2)
	crossing := Eval[map[string]string](p, `({ ...localStorage })`)
	p.PlayOn(1, "", p.PressHole)
	journalled(p)
	p.Run(`performance.now = () => 0`) // so that a slow machine changes nothing
	late := p.Link()
	for key, text := range crossing {
		if strings.HasPrefix(key, "kulami.game.") {
			crossing[key] = text + " "
			p.Run(`dispatchEvent(new StorageEvent("storage", { key: ` + quote(key) + `, newValue: ` + quote(crossing[key]) + ` }))`)
		}
	}
	journalled(p)
	openAfterLoss(p, crossing)
	p.WaitPly(3)
	if got := p.Link(); got != late {
		t.Errorf("%s comes back, was %s", got, late)
	}
}

// A page died after it had stored a text and before its row. The next page writes the row, although
// nothing is played.
func TestTheJournalLearnsAText(t *testing.T) {
	p := tableOfTwo(t, Phone, 2)
	journalled(p)
	early := Eval[map[string]string](p, `({ ...localStorage })`)
	p.Run(`IDBObjectStore.prototype.put = () => { throw new Error("dead"); }`)
	p.PlayOn(1, "", p.PressHole)
	late := p.Link()
	bare(p)
	p.OpenGame(rootURL)
	journalled(p)
	openAfterLoss(p, early)
	p.WaitPly(3)
	if got := p.Link(); got != late {
		t.Errorf("%s comes back, was %s", got, late)
	}
}
