package desk

import "kulami/rules/engine"

type (
	// Thought is the engine's result so far for question ID. The last result has Done set.
	Thought struct {
		ID   int
		Info engine.Info
		Done bool
	}
	// Valued is the engine's result so far for question ID, about all legal holes.
	Valued struct {
		ID       int
		Analysis engine.Analysis
		Done     bool
	}
	// Unanswered reports that question ID could not be answered.
	Unanswered struct{ ID int }
)

func (Thought) Message()    {}
func (Valued) Message()     {}
func (Unanswered) Message() {}

func (Thought) Traits() Traits    { return Background }
func (Valued) Traits() Traits     { return Background }
func (Unanswered) Traits() Traits { return Background }

// Found returns the engine's result for the position of a record. With pass it returns the
// opponent's values if the side to move passed. Without a result it returns the zero Analysis.
func (d *Desk) Found(record string, pass bool) engine.Analysis {
	if record != d.thought.record || pass != d.thought.pass {
		return engine.Analysis{}
	}
	return d.thought.found
}

// ThoughtOf returns the engine's result for the position of a record. ok is false if there is no
// result yet.
func (d *Desk) ThoughtOf(record string) (i engine.Info, ok bool) {
	i = d.Found(record, false).Info
	return i, i.Depth > 0 || i.Exact
}

// ValuesOf returns the engine's values of all legal holes for the position of a record, the best
// first. It returns nil if there is no result yet.
func (d *Desk) ValuesOf(record string) []engine.Move { return d.Found(record, false).Moves }

// Thinking reports whether the computer is working on its move.
func (d *Desk) Thinking() bool { return d.Question.ID != 0 && d.Question.For == ForMove }

// Searching reports whether the engine searches for a hint or a move.
func (d *Desk) Searching() bool {
	return d.Thinking() || d.Question.ID != 0 && d.Question.For == ForHint
}

// TakeResult stores the engine's result. It returns false if the result answers an earlier
// question.
func (d *Desk) TakeResult(msg Msg) bool {
	id, over := 0, false
	found := engine.Analysis{}
	switch msg := msg.(type) {
	case Thought:
		id, over, found = msg.ID, msg.Done && d.Question.For.once(), engine.Analysis{Info: msg.Info}
	case Valued:
		id, over, found = msg.ID, msg.Done && d.Question.For.once(), msg.Analysis
	case Unanswered:
		id, over = msg.ID, true
	}
	if id == 0 || id != d.Question.ID {
		return false
	}
	if _, failed := msg.(Unanswered); !failed && d.Question.For != ForLesson {
		d.thought = thought{d.Question.Record, d.Question.Pass, found}
	}
	if over {
		d.Question = Question{}
	}
	return true
}

// AskOrHalt asks the engine q if want is set. Otherwise it halts the engine.
func (d *Desk) AskOrHalt(q Question, want bool) {
	q.ID = d.Question.ID
	if want && q == d.Question && q.ID != 0 {
		return
	}
	if d.Question.ID != 0 {
		d.Do(Halt{})
	}
	d.Question = Question{}
	if want {
		q.ID = d.NextID()
		d.Question = q
		d.Do(Think{q})
	}
}
