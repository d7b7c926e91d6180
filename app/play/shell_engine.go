package play

import "kulami/rules/engine"

type (
	// Thought is the engine's result so far for question ID; the last one has Done set.
	Thought struct {
		ID   int
		Info engine.Info
		Done bool
	}
	// Valued is the engine's result so far for question ID about all legal holes.
	Valued struct {
		ID       int
		Analysis engine.Analysis
		Done     bool
	}
	// Unanswered says that question ID could not be answered.
	Unanswered struct{ ID int }
)

func (Thought) Message()    {}
func (Valued) Message()     {}
func (Unanswered) Message() {}

func (Thought) Traits() Traits    { return background }
func (Valued) Traits() Traits     { return background }
func (Unanswered) Traits() Traits { return background }

// found returns what the engine has found about the position of a record, with pass about the
// opponent's values if the side to move passed; nothing yet is the zero Analysis.
func (s *Shell) found(record string, pass bool) engine.Analysis {
	if record != s.thought.record || pass != s.thought.pass {
		return engine.Analysis{}
	}
	return s.thought.found
}

// ThoughtOf returns what the engine has found about the position of a record; ok is
// false if it has found nothing yet.
func (s *Shell) ThoughtOf(record string) (i engine.Info, ok bool) {
	i = s.found(record, false).Info
	return i, i.Depth > 0 || i.Exact
}

// ValuesOf returns what the engine has found about all legal holes of the position of a
// record, the best first; none if it has found nothing yet.
func (s *Shell) ValuesOf(record string) []engine.Move { return s.found(record, false).Moves }

// Thinking reports whether the computer is working on its move.
func (s *Shell) Thinking() bool { return s.question.ID != 0 && s.question.For == ForMove }

// Asking reports whether the engine is at work for a hint or a move.
func (s *Shell) Asking() bool { return s.Thinking() || s.question.ID != 0 && s.question.For == ForHint }

// takeResult keeps what the engine has found. It returns false if that answers an earlier question.
func (s *Shell) takeResult(msg Msg) bool {
	id, over := 0, false
	found := engine.Analysis{}
	switch msg := msg.(type) {
	case Thought:
		id, over, found = msg.ID, msg.Done && s.question.For.once(), engine.Analysis{Info: msg.Info}
	case Valued:
		id, over, found = msg.ID, msg.Done && s.question.For.once(), msg.Analysis
	case Unanswered:
		id, over = msg.ID, true
	}
	if id == 0 || id != s.question.ID {
		return false
	}
	if _, failed := msg.(Unanswered); !failed && s.question.For != ForLesson {
		s.thought = thought{s.question.Record, s.question.Pass, found}
	}
	if over {
		s.question = Question{}
	}
	return true
}

// askOrHalt asks and halts the engine so that it works on what is wanted, if anything.
func (s *Shell) askOrHalt(q Question, want bool) {
	q.ID = s.question.ID
	if want && q == s.question && q.ID != 0 {
		return
	}
	if s.question.ID != 0 {
		s.do(Halt{})
	}
	s.question = Question{}
	if want {
		q.ID = s.nextID()
		s.question = q
		s.do(Think{q})
	}
}
