package e2e

import (
	"strings"
	"testing"
)

// analysed opens the analysis of a game of two people after three plies.
func analysed(t *testing.T, size Size) *Page {
	p := tableOfTwo(t, size, 3, "board", "sheet", "edition", "basic")
	p.PressAct("analyse")
	p.WaitFor(`[data-state="analysis"] [data-value][data-depth]`)
	return p
}

// comment writes a comment on the position shown.
func comment(p *Page, text string) {
	p.T.Helper()
	p.PressAct("comment")
	p.WaitFor(`dialog [name="comment"]`)
	p.Choose("comment", text)
	p.Press(Act("annotate"))
	p.WaitGone("dialog")
}

// showMoves shows the moves of the analysis if a small screen hides them.
func showMoves(p *Page) {
	p.T.Helper()
	if p.Sees(Act("show-moves") + `[aria-expanded="false"]`) {
		p.Press(Act("show-moves"))
		p.WaitFor(".plies")
	}
}

const commentShown = `.noted .comment`

// annotated is a game with variations, glyphs, values and comments. The position shown has a
// comment.
const annotated = "k1/b8STQdQtQDdQsDtTsSQ/ral/mg5f5f8f3f4g4g7e7e4h4c4c1c8e8/p4/v3f1/v8a7a1/v8a7a4h4/v8d7/e3f1n1/e3f3n2m15tSteppingYbackYhereYlosesYtheYcornerZ2cYasYfirstYtakesYtheYsix/e13e8n3P30tZd9Z85Zd8ZabZd8Za7Zd9Z84/e8a7n5p20/e8a7a4n6/clw"

// A person comments on a position, finds the comment again after a reload, and sends it. Another
// person reads it.
func TestWriteAboutAPosition(t *testing.T) {
	for _, size := range some(1, []Size{SmallPhone, Desktop}) {
		p := analysed(t, size)
		p.PressAct("comment")
		p.Press(`[data-act="mark"][data-value="5"]`)
		p.WaitFor(`[data-act="mark"][data-value="5"][aria-pressed="true"]`)
		p.Choose("comment", "Takes the corner.\nIs it safe?")
		p.Press(Act("keep-value"))
		p.WaitFor(`[data-act="keep-value"][aria-checked="true"]`)
		p.Press(Act("annotate"))
		p.WaitFor(commentShown)
		p.WaitFor(`[data-noted="5"] .kept-value`)
		showMoves(p)
		p.WaitFor(`.plies .has-comment[aria-current="step"]`)
		p.Press(Act("return"))
		p.WaitPly(3)
		p.WaitFor(commentShown)
		p.Reload()
		p.WaitFor(commentShown)
		if got := p.Text(commentShown); got != "Takes the corner.\nIs it safe?" {
			t.Errorf("after a reload the comment is %q", got)
		}
		link := p.Link()

		friend := table(t, size)
		visit(friend, link)
		friend.WaitFor(commentShown)
		if got := friend.Text(commentShown); got != "Takes the corner.\nIs it safe?" {
			t.Errorf("the link brings the comment %q", got)
		}
		friend.PressAct("analyse")
		friend.WaitFor(`[data-state="analysis"] [data-noted="5"]`)
		comment(friend, "")
		friend.WaitGone(commentShown)
		friend.Press(Act("undelete"))
		friend.WaitFor(commentShown)
	}
}

// A comment is always shown as plain text, and fits the page.
func TestHostileComments(t *testing.T) {
	p, friend := analysed(t, SmallPhone), table(t, SmallPhone)
	for _, text := range []string{
		`<script>window.taken = true</script><img src=x onerror="window.taken = true">`,
		"هذه الحركة تخسر الزاوية، انظر c4!",
		"🙂👩‍👩‍👧🏳️‍🌈 e\u0301 \u202egnorw\u202c /k1/c00 %zz &amp; \\u0041",
		strings.Repeat("abcdefghij", 1000),
	} {
		comment(p, text)
		p.WaitFor(commentShown)
		want := text
		if len(want) > 9000 {
			want = want[:2000]
		}
		if got := p.Text(commentShown); got != want {
			t.Errorf("%.80q became %.80q", want, got)
		}
		if wide := Eval[int](p, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
			t.Errorf("%.80q: the page is %d px too wide", text, wide)
		}
		friend.Leave()
		friend.OpenGame(rootURL + Eval[string](p, `location.hash`))
		friend.WaitFor(`[data-state="analysis"] ` + commentShown)
		if got := friend.Text(commentShown); got != want {
			t.Errorf("%.80q came as %.80q", want, got)
		}
		for _, page := range []*Page{p, friend} {
			if Eval[bool](page, `window.taken === true || document.querySelector(".noted script, .noted img") !== null`) {
				t.Errorf("%.80q was taken for markup", text)
			}
		}
	}
}

// Variations are visited, commented and deleted by keyboard, with announcements.
func TestVariationsByKeyboardAndEar(t *testing.T) {
	p := analysed(t, Phone)
	p.Run(listen)
	showMoves(p)
	p.Focus(tabStop)
	p.Key("[")
	p.WaitPly(2)
	try(p, other(p, moves(p, ".main-line > li > .ply")[2]))
	p.WaitFor(`.variation .ply[aria-current="step"]`)
	write := func(words string) {
		p.Focus(tabStop)
		p.Key("c")
		p.WaitFor(`dialog [name="comment"]`)
		p.Focus(`[name="comment"]`)
		p.Type(words)
	}
	write("One")
	p.Key("Shift+Enter")
	p.Type("two")
	p.Key("Enter")
	p.WaitFor(commentShown)
	if got := p.Text(commentShown); got != "One\ntwo" {
		t.Errorf("typed %q", got)
	}
	p.Wait("the comment to be announced", `announced.some((words) => words.includes("One"))`)
	write("not kept")
	p.Key("Escape")
	p.WaitGone("dialog")
	if got := p.Text(commentShown); got != "One\ntwo" {
		t.Errorf("Escape kept %q", got)
	}
	p.Blur()
	p.Key("Shift+ArrowLeft")
	p.WaitPly(2)
	p.Key("Shift+ArrowRight")
	p.WaitFor(`.variation .ply[aria-current="step"]`)
	p.PressAct("comment")
	p.Press(`dialog ` + Act("prune"))
	p.WaitGone(".variation, dialog")
	p.Press(Act("undelete"))
	p.WaitFor(`.variation .has-comment[aria-current="step"]`)
	p.WaitFor(commentShown)
}
