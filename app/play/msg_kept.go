package play

import "kulami/app/library"

type (
	// AllRead has everything that is stored. Then is carried out with it: the message that
	// needed it.
	AllRead struct {
		Stored map[string]string
		Then   Msg
	}
	// Changed says that another tab has written Text under Key, or removed it;
	// Refused, that it was noticed when Write was to be carried out. Without a Key
	// everything was removed.
	Changed struct {
		Key, Text string
		Refused   bool
	}
	// Stored says that a Write failed, and what is stored under Key, or that Writes work again.
	Stored struct {
		OK       bool
		Key, Now string
	}
)

func (AllRead) Message() {}
func (Changed) Message() {}
func (Stored) Message()  {}

func (AllRead) Traits() Traits { return background }
func (Stored) Traits() Traits  { return fleeting | background }

// What was removed elsewhere is not put back at once.
func (msg Changed) Traits() Traits {
	if msg.Text == "" && msg.Key != "" {
		return fleeting | background
	}
	return background
}

// Saved returns the messages about Writes that were carried out, see library.Save. They must come before any other message:
// until then the shell takes for stored what it wanted to be. Where nothing failed there is no message, but for the first time
// after something had.
func (s *Shell) Saved(failures []library.Failure, cleared bool) (answers []Msg) {
	works := true
	for _, f := range failures {
		if f.Foreign {
			answers = append(answers, Changed{f.Key, f.Now, true})
		} else {
			works = false
			answers = append(answers, Stored{Key: f.Key, Now: f.Now})
		}
	}
	if cleared {
		answers = append(answers, Changed{})
	}
	if s.Unsaved && works {
		answers = append(answers, Stored{OK: true})
	}
	return answers
}
