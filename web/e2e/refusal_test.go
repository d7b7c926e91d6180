package e2e

import (
	"testing"

	"kulami/rules"
	"kulami/web/journey"
)

// bubbleFault is an expression for the faults of the answer at a hole. The answer must have at most
// two lines, be on the board and let presses through.
const bubbleFault = `(() => {
	const bubble = document.querySelector(".bubble"), style = getComputedStyle(bubble);
	const box = bubble.getBoundingClientRect(), board = document.querySelector(".board").getBoundingClientRect();
	const lines = Math.round((bubble.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) / parseFloat(style.lineHeight));
	if (lines > 2) return lines + " lines: " + bubble.textContent;
	if (box.left < board.left - 1 || box.right > board.right + 1 || box.top < board.top || box.bottom > board.bottom) return "beside the board: " + bubble.textContent;
	return style.pointerEvents === "none" ? "" : "in the way of presses";
})()`

// A press that plays nothing is answered at the hole, on the smallest phone and in the languages
// with the longest answers.
func TestRefusedAtTheHole(t *testing.T) {
	p := table(t, SmallPhone)
	for _, lang := range []string{"fr", "cs", "es", "de"} {
		t.Run(lang, func(t *testing.T) {
			in(t, p)
			speakNow(p, lang)
			p.NewGame("opponent", "person", "board", "sheet")
			p.PlayOn(4, "", p.PressHole)
			pos := p.Agree()
			tried := map[rules.Reason]bool{rules.Playable: true}
			for h := range rules.Hole(rules.Holes) {
				why := pos.Why(h)
				if tried[why] {
					continue
				}
				tried[why] = true
				name := pos.Board().Name(h)
				p.PressHole(name)
				p.Wait("an answer at "+name, `document.querySelector(".bubble")?.textContent.includes(`+quote(name)+`)`)
				for i, fault := range Eval[[]string](p, inFaces(bubbleFault)) {
					if fault != "" {
						t.Errorf("%s: %s", journey.Faces[i].Text, fault)
					}
				}
			}
			if len(tried) < 4 {
				t.Errorf("only %d reasons were tried", len(tried))
			}
		})
	}
}
