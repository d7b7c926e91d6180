package play

import (
	"slices"
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/rules"
)

// All files of one import are read and counted once. A file never hides another.
func TestSeveralFiles(t *testing.T) {
	const one, two, list = "k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa", "k1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv", "1. a4! {good} e4 (1... g4) 2. g4 g8 *"
	const code = "a0a0a0p1p2c2c0a0a0a0a0z0z2p1p2d2d2d1a0a0a0z0z2b2b2i1i1j2j1a0h1z1z2b2b2i1i1j1j2a0h0e0e2e2k1k2k1j1j0a0h1e2e2e1m1m1m2f2a0a0a0l2l1l1m1m1m2f0a0a0a0n1n1g2g1o1o2q1q2a0a0a0a0g2g0o0o1a0a0a0a0a0a0a0a0a0a0a0a0a0"
	picture := "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
	other := newPlace(t, nil)
	tab := other.open(Loaded{})
	for _, text := range []string{one, two, code} {
		other.send(tab, Import{text})
	}
	backup := tab.m.Kept.File()
	for name, c := range map[string]struct {
		texts               []string
		failed              int
		kept, there, unread int
	}{
		"two games":                   {[]string{one, two}, 0, 2, 0, 0},
		"one twice":                   {[]string{one, one}, 0, 1, 1, 0},
		"a folder among them":         {[]string{one, two}, 1, 2, 0, 1},
		"nothing that can be opened":  {nil, 2, 0, 0, 2},
		"a bad one first":             {[]string{"what is this", one, list}, 0, 2, 0, 1},
		"an empty one and a picture":  {[]string{"", one, picture}, 0, 1, 0, 2},
		"a damaged one":               {[]string{strings.Replace(one, "g4", "g3", 1), two}, 0, 1, 0, 1},
		"a list of links":             {[]string{one + "\n" + two + "\nthe end\n", one}, 0, 2, 1, 0},
		"a list with a damaged link":  {[]string{one + "\n" + two + "\n" + strings.Replace(one, "g4", "g3", 1), one}, 0, 2, 1, 1},
		"a list of moves, a position": {[]string{list, code}, 0, 2, 0, 0},
		"a megabyte":                  {[]string{strings.Repeat("no game ", 1<<17), one}, 0, 1, 0, 1},
		"a backup and a game of it":   {[]string{backup, one}, 0, 3, 1, 0},
		"the game before its backup":  {[]string{one, backup}, 0, 3, 1, 0},
	} {
		p := newPlace(t, nil)
		tab := p.open(Loaded{})
		p.send(tab, Open{desk.ImportDialog})
		p.send(tab, ImportFiles{c.texts, c.failed})
		n := tab.m.Notice
		if name == "the game before its backup" { // the game is imported twice, under two names
			n.Kept, n.There = c.kept, c.there
		}
		if n.Kind != desk.GamesImported || n.Kept != c.kept || n.There != c.there || n.Of != c.unread || n.Source != desk.FromFile || tab.m.Dialog != desk.ImportDialog {
			t.Errorf("%s: the notice is %+v, the dialog %s", name, n, tab.m.Dialog)
		}
		if got := len(gamesIn(p.texts)); got < c.kept {
			t.Errorf("%s: %d games are kept", name, got)
		}
		p.send(tab, ImportFiles{c.texts, c.failed})
		if n := tab.m.Notice; n.Kept > strings.Count(strings.Join(c.texts, ""), code) || n.Of != c.unread {
			t.Errorf("%s, again: the notice is %+v", name, n)
		}
	}
}

// A notice about damage names the source: a link, a list of moves or a file.
func TestSourcesOfDamage(t *testing.T) {
	const damaged = "k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4g3/caa"
	for _, c := range []struct {
		msg    desk.Msg
		kind   desk.NoticeKind
		source desk.Source
	}{
		{Import{damaged}, desk.LinkDamaged, desk.FromLink}, {Import{"see https://any.host/#" + damaged + " there"}, desk.LinkDamaged, desk.FromLink},
		{Import{"1. a4 e4 2. x9"}, desk.LinkDamaged, desk.FromList}, {Import{"1. a4 e4 (and then"}, desk.LinkDamaged, desk.FromList},
		{ImportFiles{Texts: []string{damaged}}, desk.LinkDamaged, desk.FromFile}, {ImportFiles{Texts: []string{"1. a4 e4 2. x9"}}, desk.LinkDamaged, desk.FromFile},
		{Import{"hello"}, desk.ImportFailed, desk.FromLink}, {ImportFiles{Texts: []string{"hello"}}, desk.ImportFailed, desk.FromFile}, {ImportFiles{Texts: []string{""}}, desk.ImportFailed, desk.FromFile},
		{ImportFiles{Texts: []string{"https://any.host/#puzzle/nothing"}}, desk.ImportFailed, desk.FromFile},
	} {
		m, _ := act(New(), Loaded{})
		m, _ = act(m, c.msg)
		if n := m.Notice; n.Kind != c.kind || n.Source != c.source || c.kind == desk.LinkDamaged && (n.Kept == 0 || slices.Equal(n.Faults, []rules.Fault{})) {
			t.Errorf("%+v: the notice is %+v", c.msg, n)
		}
	}
}

// The notice about a long list of links has the number of lines that were not read.
func TestLongListOfLinks(t *testing.T) {
	const two = "k1/b8tsSQDQdDSQTtQdsQT/ma4e4g4/caa\nk1/b8tsSQDQdDSQTtQdsQT/md4/p0/cyv\n"
	pairs := desk.MaxLink/len(two) + 50
	m, _ := act(New(), Loaded{})
	m, _ = act(m, Import{strings.Repeat(two, pairs)})
	if n := m.Notice; n.Kind != desk.GamesImported || n.Kept != 2 || n.Kept+n.There+n.Of != 2*pairs || n.Of < 99 || n.Of > 101 {
		t.Errorf("of %d lines the notice is %+v", 2*pairs, n)
	}
}
