package think

import (
	"testing"
	"time"

	"kulami/rules/engine"
)

func TestAWorkerAnswers(t *testing.T) {
	asker, browser, answers := thinker(2, obeys)
	asker.Warm()
	for id := 1; id < 4; id++ {
		*answers = nil
		asker.Ask(position(id))
		browser.run(time.Second)
		if !answered(*answers, id) || (*answers)[0].Info.Best != 1 {
			t.Errorf("answers to query %d: %+v", id, *answers)
		}
	}
	if n := len(browser.threads); n != 1 {
		t.Errorf("%d workers were started, want 1", n)
	}
}

func TestTheStrongestLevelIsDivided(t *testing.T) {
	asker, browser, answers := thinker(2, obeys)
	asker.Ask(strongest(1))
	browser.run(time.Second)
	if !answered(*answers, 1) || len(*answers) != 1 {
		t.Errorf("answers: %+v", *answers)
	}
	for i, q := range browser.queries() {
		if q.Part != i || q.Parts != 2 {
			t.Errorf("worker %d has part %d of %d", i, q.Part, q.Parts)
		}
	}
}

func TestTheAnswerWaitsForItsPace(t *testing.T) {
	asker, browser, answers := thinker(1, obeys)
	q := position(1)
	q.Pace = time.Second
	asker.Ask(q)
	browser.run(q.Pace - time.Millisecond)
	if len(*answers) != 0 {
		t.Errorf("before its time: %+v", *answers)
	}
	browser.run(2 * time.Millisecond)
	if !answered(*answers, 1) {
		t.Errorf("answers: %+v", *answers)
	}
}

func TestAHaltedQueryIsNotReported(t *testing.T) {
	asker, browser, answers := thinker(1, obeys)
	asker.Ask(position(1))
	asker.Halt()
	browser.run(time.Minute)
	if len(*answers) != 0 {
		t.Errorf("answers: %+v", *answers)
	}
}

// A worker that ends with an error or falls silent is replaced.
func TestALostWorkerIsReplaced(t *testing.T) {
	for name, lose := range map[string]func(w *fakeThread){
		"died":     (*fakeThread).die,
		"silent":   func(*fakeThread) {},
		"too late": func(w *fakeThread) { w.answer(Query{ID: 1}, 1, false) },
	} {
		t.Run(name, func(t *testing.T) {
			asker, browser, answers := thinker(1, func(w *fakeThread, text string) {
				if w.number == 1 && text != "" {
					lose(w)
					return
				}
				obeys(w, text)
			})
			asker.Ask(position(1))
			browser.run(5 * time.Second)
			if last := len(*answers) - 1; !answered(*answers, 1) || (*answers)[last].Info.Best != 2 {
				t.Errorf("answers: %+v", *answers)
			}
			if n := len(browser.threads); n != 2 || !browser.threads[0].terminated {
				t.Errorf("%d workers were started, want 2, and the first one terminated", n)
			}
		})
	}
}

// If no worker can start, the page searches.
func TestWithoutWorkersThePageSearches(t *testing.T) {
	for name, s := range map[string]script{
		"forbidden": nil,
		"died":      func(w *fakeThread, _ string) { w.die() },
		"silent":    func(*fakeThread, string) {},
	} {
		t.Run(name, func(t *testing.T) {
			asker, browser, answers := thinker(2, s)
			asker.Warm()
			asker.Ask(position(1))
			browser.run(5 * time.Minute)
			if !answered(*answers, 1) {
				t.Errorf("answers: %+v", *answers)
			}
		})
	}
}

// If one of two workers is unusable, the other worker searches all moves.
func TestOneOfTwoGoesOnAlone(t *testing.T) {
	for name, other := range map[string]script{
		"dies at its query": func(w *fakeThread, text string) {
			if text != "" {
				w.die()
			}
		},
		"never starts": func(*fakeThread, string) {},
		"is silent":    listens,
	} {
		t.Run(name, func(t *testing.T) {
			asker, browser, answers := thinker(2, func(w *fakeThread, text string) {
				if w.number > 1 {
					other(w, text)
				} else {
					obeys(w, text)
				}
			})
			asker.Ask(strongest(1))
			browser.run(5 * time.Second)
			last := browser.threads[0].queries
			if !answered(*answers, 1) || (*answers)[len(*answers)-1].Info.Best != 1 || last[len(last)-1].Parts != 1 {
				t.Errorf("queries of the first worker: %+v, answers: %+v", last, *answers)
			}
		})
	}
}

// One worker is lost, so the other worker gets a query for all moves. Its late answer for its half
// of the moves does not count as the whole answer.
func TestALateAnswerToHalfOfTheMovesIsDropped(t *testing.T) {
	var half Query
	asker, browser, answers := thinker(2, func(w *fakeThread, text string) {
		switch {
		case text == "":
			w.send(listening)
		case text == halt:
		case w.number > 1:
			w.die()
		case queryOf(text).Parts == 2:
			half = queryOf(text)
		default:
			w.answer(half, 5, true)
			w.browser.after(time.Second, func() { w.answer(queryOf(text), 7, true) })
		}
	})
	asker.Ask(strongest(1))
	browser.run(5 * time.Second)
	if !answered(*answers, 1) || len(*answers) != 1 || (*answers)[0].Info.Best != 7 {
		t.Errorf("answers: %+v, want one with move 7", *answers)
	}
}

// A query that crashes every worker is not searched on the page, because it would crash the page,
// too. A new worker answers the next query.
func TestAQueryThatKillsItsWorkersFails(t *testing.T) {
	for workers := 1; workers <= 2; workers++ {
		asker, browser, answers := thinker(workers, func(w *fakeThread, text string) {
			if text != "" && text != halt && queryOf(text).ID == 1 {
				w.die()
				return
			}
			obeys(w, text)
		})
		asker.Ask(strongest(1))
		browser.run(time.Second)
		if !failed(*answers, 1) {
			t.Errorf("%d workers: answers: %+v", workers, *answers)
		}
		*answers = nil
		started := len(browser.threads)
		asker.Ask(position(2))
		browser.run(time.Second)
		if !answered(*answers, 2) || len(browser.threads) != started+1 {
			t.Errorf("%d workers: %d more were started, answers to the next query: %+v", workers, len(browser.threads)-started, *answers)
		}
	}
}

// Pondering that crashes a worker is given up, and no query is lost.
func TestPonderingThatKillsItsWorkerIsGivenUp(t *testing.T) {
	asker, browser, answers := thinker(1, func(w *fakeThread, text string) {
		if text != "" && text != halt && queryOf(text).Ponder {
			w.die()
			return
		}
		obeys(w, text)
	})
	for id := 1; id < 10; id += 2 {
		q := strongest(id)
		q.Ponder = true
		asker.Ask(q)
		browser.run(time.Second)
		*answers = nil
		asker.Ask(position(id + 1))
		browser.run(time.Second)
		if n := len(browser.threads); !answered(*answers, id+1) || n != id/2+2 {
			t.Errorf("%d workers were started, answers: %+v", n, *answers)
		}
	}
}

func TestAFailureIsReportedOnce(t *testing.T) {
	for workers := 1; workers <= 2; workers++ {
		asker, browser, answers := thinker(workers, func(w *fakeThread, text string) {
			switch {
			case text == "":
				w.send(listening)
			case text != halt && w.number == 1:
				q := queryOf(text)
				w.send(encode(Answer{ID: q.ID, Attempt: q.Attempt, Failed: true}))
			}
		})
		asker.Ask(strongest(1))
		browser.run(time.Minute)
		if !failed(*answers, 1) || len(browser.threads) != workers {
			t.Errorf("%d of %d workers were started, answers: %+v", len(browser.threads), workers, *answers)
		}
	}
}

func TestAPanicOnThePageFails(t *testing.T) {
	asker, browser, answers := thinker(1, nil)
	asker.page.engine = new(engine.Engine)
	asker.Ask(position(1))
	browser.run(time.Second)
	if !failed(*answers, 1) {
		t.Errorf("answers: %+v", *answers)
	}
	*answers = nil
	asker.Ask(position(2))
	browser.run(time.Second)
	if !answered(*answers, 2) {
		t.Errorf("answers to the next query: %+v", *answers)
	}
}

// A query replaces the query that the page is searching, and a waiting one. All use the same
// engine.
func TestTheLatestQueryIsSearchedOnThePage(t *testing.T) {
	asker, browser, answers := thinker(1, nil)
	asker.page.slice = 0
	long := position(1)
	long.Level, long.Time = 0, time.Hour
	asker.Ask(long)
	var used *engine.Engine
	browser.after(50*time.Millisecond, func() {
		used = asker.page.engine
		long.ID = 2
		asker.Ask(long)
		asker.Ask(position(3))
		*answers = nil
	})
	browser.run(time.Second)
	if !answered(*answers, 3) || asker.page.engine != used || asker.searching {
		t.Errorf("the same engine: %v, answers: %+v", asker.page.engine == used, *answers)
	}
}

// If workers always fall silent without an error event, the page answers instead. Later queries do
// not wait for these workers again.
func TestThePageAnswersInsteadOfSilentWorkers(t *testing.T) {
	for name, s := range map[string]script{
		"at their start": func(*fakeThread, string) {},
		"at their query": listens,
		"at their query, then at the start": func(w *fakeThread, text string) {
			if w.number == 1 {
				listens(w, text)
			}
		},
	} {
		for workers := 1; workers <= 2; workers++ {
			asker, browser, answers := thinker(workers, s)
			asker.Warm()
			browser.run(time.Second)
			asker.Ask(strongest(1))
			browser.run(4500 * time.Millisecond)
			if !answered(*answers, 1) {
				t.Errorf("%s: answers in 4.5 s: %+v", name, *answers)
			}
			*answers = nil
			asker.Ask(position(2))
			browser.run(10 * time.Millisecond)
			if !answered(*answers, 2) {
				t.Errorf("%s: answers to the next query: %+v", name, *answers)
			}
		}
	}
}

// After an error event the page does not wait.
func TestThePageAnswersAtOnceWhenNoWorkerStarts(t *testing.T) {
	asker, browser, answers := thinker(2, func(w *fakeThread, _ string) { w.die() })
	asker.Ask(strongest(1))
	browser.run(50 * time.Millisecond)
	if !answered(*answers, 1) {
		t.Errorf("answers: %+v", *answers)
	}
}

// The page answers while a worker is slow to start, and the worker is used later.
func TestALateWorkerIsUsedWhenItHasStarted(t *testing.T) {
	asker, browser, answers := thinker(1, func(w *fakeThread, text string) {
		if text == "" {
			w.browser.after(10*time.Second, func() { w.send(listening) })
		} else if len(w.queries) > 1 {
			obeys(w, text)
		}
	})
	asker.Ask(position(1))
	browser.run(9 * time.Second)
	if !answered(*answers, 1) {
		t.Errorf("answers: %+v", *answers)
	}
	*answers = nil
	browser.run(9 * time.Second)
	asker.Ask(position(2))
	browser.run(time.Second)
	if !answered(*answers, 2) || len(browser.threads) != 1 || len(browser.queries()) != 2 {
		t.Errorf("%d workers were started, queries: %+v, answers: %+v", len(browser.threads), browser.queries(), *answers)
	}
}

// A page that did not run for an hour does not consider its worker silent.
func TestASleepingPageKeepsItsWorker(t *testing.T) {
	asker, browser, answers := thinker(1, func(w *fakeThread, text string) {
		if text == "" {
			w.send(listening)
		} else if text != halt {
			w.browser.after(time.Second, func() { obeys(w, text) })
		}
	})
	asker.Ask(position(1))
	browser.run(500 * time.Millisecond)
	browser.clock += time.Hour
	browser.run(time.Second)
	if !answered(*answers, 1) || len(browser.threads) != 1 {
		t.Errorf("%d workers were started, answers: %+v", len(browser.threads), *answers)
	}
}
