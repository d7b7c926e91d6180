package view

import (
	"strings"
	"testing"

	"kulami/app/desk"
	"kulami/app/play"
)

func TestImportTellsWhatIsWrong(t *testing.T) {
	html := pageOf(t, play.Open{Dialog: desk.ImportDialog})
	for _, want := range []string{`data-state="import"`, `name="import"`, `data-act="import-now"`, `type="file"`, `role="alert"`} {
		if !strings.Contains(html, want) {
			t.Errorf("the dialog has no %s", want)
		}
	}
	for _, c := range []struct {
		msg  desk.Msg
		want []string
	}{
		{play.Import{Text: "some <b>nonsense"}, []string{"No game was found", `value="some <b>nonsense"`}},
		{play.Import{Text: "k2/b8new"}, []string{"No game was found", "newer version", "k2/b8new"}},
		{play.Unopened{Long: true}, []string{"5\u00a0MB"}},
		{play.Unopened{}, []string{"couldn’t be opened"}},
		{play.Import{Text: `{"kulami":"backup","stored":{}}`}, []string{"0 games restored", `data-act="library"`}},
	} {
		html := pageOf(t, play.Open{Dialog: desk.ImportDialog}, c.msg)
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%v does not say %q", c.msg, want)
			}
		}
	}
}
