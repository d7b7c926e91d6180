package play

import (
	"strings"

	"kulami/app/challenge"
	"kulami/app/desk"
	challenges "kulami/app/screen/challenge"
	"kulami/app/screen/finish"
	"kulami/app/screen/puzzles"
	"kulami/rules"
)

type (
	// Challenge sends the result of the screen, so that others try the same. A result that answers
	// a challenge is shown next to it instead.
	Challenge struct{}
	// TakeUp begins the task of the challenge shown.
	TakeUp struct{}
)

func (Challenge) Message() {}
func (TakeUp) Message()    {}

func (Challenge) run(m *Model) {
	c, answers, ok := m.DoneOn(m.Screen())
	if !ok {
		return
	}
	m.Dialog = desk.NoDialog
	m.Claim(c.Entries[len(c.Entries)-1])
	if answers {
		m.visit(challenges.New(c), desk.Announcement{Kind: desk.AnnounceShown})
		return
	}
	m.Do(desk.SendPlace{Fragment: c.String(), Challenge: true})
}

func (TakeUp) run(m *Model) {
	s, ok := m.screen.(challenges.Screen)
	if !ok {
		return
	}
	m.Flags.Taken, m.Flags.Begun = s.Body(), true
	switch s.Kind {
	case challenge.Game:
		m.showNew(s.New())
	case challenge.Finish:
		m.visit(finish.New(s.Number, 0), desk.Announcement{})
	case challenge.Storm:
		m.visit(puzzles.Storm{}, desk.Announcement{})
		m.step(puzzles.StartStorm{Seed: s.Seed})
	}
}

// importAnswers merges several links to one challenge, or adds a link to the challenge shown. It
// reports false for other texts.
func (m *Model) importAnswers(text string) bool {
	var all challenge.Challenge
	var read, unread int
	if s, ok := m.screen.(challenges.Screen); ok {
		all = s.Challenge
	}
	shown := len(all.Entries) > 0
	const begin = "#" + challenge.Name + "/"
	for _, part := range strings.Split(rules.PlainText(text[:min(len(text), desk.MaxLink)]), begin)[1:] {
		a, _ := rules.FindAddress(begin+part, challenge.Name)
		body, _, coded := desk.CutCode(a.Text)
		c, ok := challenge.Parse(restOf(body))
		switch {
		case !ok || !coded || !a.Checked:
			unread++
			continue
		case len(all.Entries) == 0 || read == 0 && !all.Same(c.Task):
			all, shown = c, false
		case all.Same(c.Task):
			all = all.With(c.Entries...)
		default:
			unread++
			continue
		}
		read++
	}
	if read == 0 || read+unread < 2 && !shown {
		return false
	}
	m.Dialog = desk.NoDialog
	m.visit(challenges.New(all), desk.Announcement{Kind: desk.AnnounceShown})
	if unread > 0 {
		m.Notify(desk.Notice{Kind: desk.AnswersUnread, Of: unread})
	}
	return true
}
