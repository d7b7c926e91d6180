package world

import (
	"slices"

	"kulami/app/desk"
	"kulami/app/library"
)

// step advances the world and then makes one event happen.
func (w *world) step() {
	switch n := w.below(100); {
	case n < 25: // a hurried person
		w.advance(w.between(0, 60))
	case n < 85:
		w.advance(w.between(100, 1500))
	case n < 97:
		w.advance(w.between(1500, 12_000))
	default:
		w.advance(w.between(12_000, 100_000))
	}
	d := w.devices[w.below(len(w.devices))]
	if w.chance(60) {
		d = w.devices[0]
	}
	switch {
	case len(d.tabs) == 0:
		d.begin()
	case w.chance(16):
		d.happen()
	default:
		t := d.tabs[w.below(len(d.tabs))]
		if t.frozen && w.chance(60) {
			t.guard(t.thaw)
			w.advance(1) // missed events precede the press
		}
		if t.hidden && w.chance(60) {
			t.guard(func() { t.hide(false) })
		}
		if w.chance(2) {
			t.fuse = 1 + w.below(3)
		}
		if t.guardedAct(); w.crowded && w.chance(30) {
			w.count("pressed in several pages at once")
			for _, other := range slices.Clone(d.tabs) {
				if other != t {
					other.guardedAct()
				}
			}
		}
		if t.fuse = -1; w.chance(12) {
			w.quiet()
		}
	}
}

// begin opens the page that was closed last, a link, or a new page at the plain address.
func (d *device) begin() {
	c := closed{}
	if n := len(d.closed); n > 0 && d.chance(70) {
		c = d.closed[n-1]
	} else if len(d.mail) > 0 && (d.chance(20) || d.theme == everywhere) {
		c.fragment = d.mail[d.below(len(d.mail))]
	}
	d.closed = nil
	d.open(c)
}

// fate returns a number from 0 to 99 that selects a mishap. Some themes prefer certain events.
func (w *world) fate() int {
	n := w.below(100)
	switch {
	case w.theme == byClock && w.chance(40):
		return pick(w, 20, 35, 44, 50, 58, 58, 58, 66)
	case w.theme == atRisk && w.chance(60):
		return 30 // the browser is killed
	case w.theme == everyDay && w.chance(50):
		return pick(w, 8, 24, 35, 66, 66, 66) // mostly asleep
	case w.theme == everywhere && w.chance(25):
		return 80 // a foreign text
	}
	return n
}

// mishap is an event that is no press on a page. It happens for numbers below one, and above those
// of other mishaps. A mishap without a name counts itself, if it can happen.
type mishap struct {
	below int
	name  string
	do    func(d *device, t *tab)
}

var mishaps = []mishap{
	{14, "another tab", func(d *device, t *tab) { d.begin() }},
	{20, "page closed", func(d *device, t *tab) { t.guard(func() { t.hide(true); t.die() }) }},
	{25, "page killed", func(d *device, t *tab) { t.die() }},
	{32, "", func(d *device, t *tab) { d.killed(pick(d, "browser killed", "power lost")) }},
	{41, "page reloaded", func(d *device, t *tab) { t.guard(t.reload) }},
	{48, "page hidden", func(d *device, t *tab) { t.guard(func() { t.hide(!t.hidden) }) }},
	{52, "page frozen", func(d *device, t *tab) {
		t.freeze(false)
		d.sleep(d, pick(d, d.between(500, 5000), d.between(60_000, 30*3600_000)), false)
	}},
	{56, "page in the back/forward cache", func(d *device, t *tab) { t.freeze(true) }},
	{62, "clock set", func(d *device, t *tab) {
		d.offset += pick[int64](d, 1, -1) * pick(d, d.between(1000, 60_000), 3600_000, d.between(60_000, 100*3600_000))
		d.set, d.astray = d.now, true
	}},
	{65, "time zone changed", func(d *device, t *tab) {
		d.zone = min(max(pick(d, d.zone+60, d.zone-60, 0, 600, -480), -720), 840)
		d.astray = true
	}},
	{70, "device asleep", func(d *device, t *tab) {
		d.sleep(d, pick(d, d.between(5000, 100_000), d.between(3600_000, 40*3600_000)), d.stands)
	}},
	{74, "", func(d *device, t *tab) { d.disk.full = !d.disk.full }},
	{75, "", func(d *device, t *tab) { d.disk.blocked = !d.disk.blocked }},
	{78, "storage emptied", func(d *device, t *tab) { d.emptied() }},
	{82, "", func(d *device, t *tab) { d.foreign() }},
	{85, "", func(d *device, t *tab) { t.guard(func() { t.send(desk.UpdateWaits{}) }) }},
	{91, "", func(d *device, t *tab) { d.disconnected() }},
	{94, "", func(d *device, t *tab) { d.hostile() }},
	{100, "", func(d *device, t *tab) { d.quiet() }},
}

// happen makes one of the mishaps happen.
func (d *device) happen() {
	t, n := d.tabs[d.below(len(d.tabs))], d.fate()
	switch {
	case n < 14 && len(d.tabs) > 2: // enough tabs
		n = 14
	case 52 <= n && n < 56 && t.peer != nil: // a browser does not cache a page with a connection
		n = 56
	}
	i := slices.IndexFunc(mishaps, func(m mishap) bool { return n < m.below })
	if mishaps[i].name != "" {
		d.count(mishaps[i].name)
	}
	mishaps[i].do(d, t)
}

// killed ends all pages of a device at once and loses everything that is not on the disk.
func (d *device) killed(how string) {
	d.count(how)
	tabs := d.tabs
	for _, t := range tabs {
		t.dead = true
		t.dropPeer()
		d.closed = append(d.closed, t.entries[t.here])
	}
	d.tabs = nil
	d.lives++
	d.disk.transactions = nil
	d.first, d.tried = nil, nil // a try can be lost
	d.played = slices.DeleteFunc(d.played, func(l line) bool { return !d.disk.journal || l.at > d.now-seen })
	d.disk.loses(d.world)
	for _, t := range tabs {
		t.checkDeath(true)
	}
	if d.chance(30) {
		d.sleep(d, d.between(1000, 3_600_000), false)
	}
	d.disk.full = false
}

// sleep makes a device sleep; if it is long, all devices sleep. Falling asleep and waking up take
// 2.6 s, which is more than due of package desk, see pace.go.
func (w *world) sleep(d *device, ms int64, stands bool) {
	asleep := []*device{d}
	if ms > 300_000 {
		asleep = w.devices
	}
	for _, d := range asleep {
		d.asleep = true
	}
	w.advance(ms + 2600)
	for _, d := range asleep {
		d.asleep = false
		for _, t := range d.tabs {
			if stands {
				t.slept += ms
			}
			t.release()
		}
	}
}

// emptied clears the storage from outside, as a person does who deletes the site's data.
func (d *device) emptied() {
	clear(d.disk.texts)
	d.disk.late, d.disk.versions = nil, map[string][]version{}
	if len(d.tabs) == 0 || d.chance(50) {
		d.disk.rows = map[string]row{}
	}
	for _, t := range slices.Clone(d.tabs) {
		if t.cached { // clearing the data removes cached pages, too
			t.die()
			continue
		}
		if !t.blocked {
			clear(t.texts)
		}
		t.hear("", "", "", d.between(1, 40))
	}
	d.forgive()
}

// foreign writes a text to the storage that this program has not written. It does so while no page
// is open or without their knowledge.
func (d *device) foreign() {
	if d.now < d.wrote+100 { // a change by a page is on its way
		return
	}
	d.count("foreign text")
	keys := sortedKeys(d.disk.texts)
	key := library.GamePrefix + "zz"
	if len(keys) > 0 && d.chance(60) {
		key = keys[d.below(len(keys))]
	}
	// With such a head, the journal treats all other texts as coming from outside.
	if key == library.HeadKey && len(d.tabs) > 0 {
		return
	}
	text := pick(d, "rubbish", `{"v":9,"recent":[],"more":1}`, `{"v":2,"record":"k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv","live":1}`,
		`{"v":1,"game":{"record":"k1/b8tsSQDQdDSQTtQdsQT/md4"},"others":[]}`, `{}`, "1 p1a.4.htxyz-")
	d.forgive()
	d.exact = false
	was := d.disk.texts[key]
	put(d.disk.texts, key, text)
	for _, t := range d.tabs {
		if t.own[key] == 0 && !t.blocked {
			put(t.texts, key, text)
		}
		t.hear(key, was, text, d.between(1, 40))
	}
}
