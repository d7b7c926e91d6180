package play

import "kulami/app/training"

// Training returns what was trained, as far as it can be read. It reads a text of up to
// some 70 kB, which takes a slow phone some 20 ms: a screen keeps what it needs of it.
func (s Shell) Training() training.History {
	h, _ := training.Parse(s.store.Get(trainingKey))
	return h
}

// train wants h in storage. What is in its place and cannot be read is kept
// beside it.
func (s *Shell) train(h training.History) {
	if was := s.store.Get(trainingKey); !readable(trainingKey, was) {
		s.store = s.store.with(unreadKey(was), was)
	}
	s.store = s.store.with(trainingKey, h.String())
}

// mergeTraining adds what another tab, or a backup, has trained: what either has counts. What
// cannot be read of it is kept.
func (s *Shell) mergeTraining(text string) {
	if text == "" {
		return
	}
	theirs, err := training.Parse(text)
	if err != nil {
		s.store = s.store.with(unreadKey(text), text)
	}
	s.train(s.Training().Merge(theirs))
}
