package think

import (
	"testing"
	"time"

	"kulami/rules/engine"
)

func TestAWorkerAnswers(t *testing.T) {
	asker, browser, replies := thinker(2, obeys)
	asker.Warm()
	for id := 1; id < 4; id++ {
		*replies = nil
		asker.Ask(position(id))
		browser.run(time.Second)
		if !answered(*replies, id) || (*replies)[0].Info.Best != 1 {
			t.Errorf("replies to query %d: %+v", id, *replies)
		}
	}
	if n := len(browser.threads); n != 1 {
		t.Errorf("%d workers were started, want 1", n)
	}
}

func TestTheStrongestLevelIsDivided(t *testing.T) {
	asker, browser, replies := thinker(2, obeys)
	asker.Ask(strongest(1))
	browser.run(time.Second)
	if !answered(*replies, 1) || len(*replies) != 1 {
		t.Errorf("replies: %+v", *replies)
	}
	for i, q := range browser.queries() {
		if q.Part != i || q.Parts != 2 {
			t.Errorf("worker %d is asked for part %d of %d", i, q.Part, q.Parts)
		}
	}
}

func TestTheReplyWaitsForItsPace(t *testing.T) {
	asker, browser, replies := thinker(1, obeys)
	q := position(1)
	q.Pace = time.Second
	asker.Ask(q)
	browser.run(q.Pace - time.Millisecond)
	if len(*replies) != 0 {
		t.Errorf("before its time: %+v", *replies)
	}
	browser.run(2 * time.Millisecond)
	if !answered(*replies, 1) {
		t.Errorf("replies: %+v", *replies)
	}
}

func TestAHaltedQueryIsNotReported(t *testing.T) {
	asker, browser, replies := thinker(1, obeys)
	asker.Ask(position(1))
	asker.Halt()
	browser.run(time.Minute)
	if len(*replies) != 0 {
		t.Errorf("replies: %+v", *replies)
	}
}

// A worker that ends with an error, or that falls silent, is replaced.
func TestALostWorkerIsReplaced(t *testing.T) {
	for name, lose := range map[string]func(w *fakeThread){
		"died":     (*fakeThread).die,
		"silent":   func(*fakeThread) {},
		"too late": func(w *fakeThread) { w.reply(Query{ID: 1}, 1, false) },
	} {
		t.Run(name, func(t *testing.T) {
			asker, browser, replies := thinker(1, func(w *fakeThread, text string) {
				if w.number == 1 && text != "" {
					lose(w)
					return
				}
				obeys(w, text)
			})
			asker.Ask(position(1))
			browser.run(5 * time.Second)
			if last := len(*replies) - 1; !answered(*replies, 1) || (*replies)[last].Info.Best != 2 {
				t.Errorf("replies: %+v", *replies)
			}
			if n := len(browser.threads); n != 2 || !browser.threads[0].terminated {
				t.Errorf("%d workers were started, want 2, and the first one terminated", n)
			}
		})
	}
}

// Where no worker can start, the page searches.
func TestWithoutWorkersThePageSearches(t *testing.T) {
	for name, s := range map[string]script{
		"forbidden": nil,
		"died":      func(w *fakeThread, _ string) { w.die() },
		"silent":    func(*fakeThread, string) {},
	} {
		t.Run(name, func(t *testing.T) {
			asker, browser, replies := thinker(2, s)
			asker.Warm()
			asker.Ask(position(1))
			browser.run(5 * time.Minute)
			if !answered(*replies, 1) {
				t.Errorf("replies: %+v", *replies)
			}
		})
	}
}

// One of two workers can't be used: the other one searches all moves.
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
			asker, browser, replies := thinker(2, func(w *fakeThread, text string) {
				if w.number > 1 {
					other(w, text)
				} else {
					obeys(w, text)
				}
			})
			asker.Ask(strongest(1))
			browser.run(5 * time.Second)
			last := browser.threads[0].queries
			if !answered(*replies, 1) || (*replies)[len(*replies)-1].Info.Best != 1 || last[len(last)-1].Parts != 1 {
				t.Errorf("queries of the first worker: %+v, replies: %+v", last, *replies)
			}
		})
	}
}

// A worker replies to its half of the moves when it has just been asked for all of
// them, for the other worker is lost. That is not taken for the whole answer.
func TestALateReplyToHalfOfTheMovesIsDropped(t *testing.T) {
	var half Query
	asker, browser, replies := thinker(2, func(w *fakeThread, text string) {
		switch {
		case text == "":
			w.send(listening)
		case text == halt:
		case w.number > 1:
			w.die()
		case queryOf(text).Parts == 2:
			half = queryOf(text)
		default:
			w.reply(half, 5, true)
			w.browser.after(time.Second, func() { w.reply(queryOf(text), 7, true) })
		}
	})
	asker.Ask(strongest(1))
	browser.run(5 * time.Second)
	if !answered(*replies, 1) || len(*replies) != 1 || (*replies)[0].Info.Best != 7 {
		t.Errorf("replies: %+v, want one with move 7", *replies)
	}
}

// A query that ends every worker is not searched on the page, which it would end,
// too. The next query is answered by a new worker.
func TestAQueryThatKillsItsWorkersFails(t *testing.T) {
	for workers := 1; workers <= 2; workers++ {
		asker, browser, replies := thinker(workers, func(w *fakeThread, text string) {
			if text != "" && text != halt && queryOf(text).ID == 1 {
				w.die()
				return
			}
			obeys(w, text)
		})
		asker.Ask(strongest(1))
		browser.run(time.Second)
		if !failed(*replies, 1) {
			t.Errorf("%d workers: replies: %+v", workers, *replies)
		}
		*replies = nil
		started := len(browser.threads)
		asker.Ask(position(2))
		browser.run(time.Second)
		if !answered(*replies, 2) || len(browser.threads) != started+1 {
			t.Errorf("%d workers: %d more were started, replies to the next query: %+v", workers, len(browser.threads)-started, *replies)
		}
	}
}

// Pondering that ends a worker is given up, and no query is lost by it.
func TestPonderingThatKillsItsWorkerIsGivenUp(t *testing.T) {
	asker, browser, replies := thinker(1, func(w *fakeThread, text string) {
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
		*replies = nil
		asker.Ask(position(id + 1))
		browser.run(time.Second)
		if n := len(browser.threads); !answered(*replies, id+1) || n != id/2+2 {
			t.Errorf("%d workers were started, replies: %+v", n, *replies)
		}
	}
}

func TestAFailureIsReportedOnce(t *testing.T) {
	for workers := 1; workers <= 2; workers++ {
		asker, browser, replies := thinker(workers, func(w *fakeThread, text string) {
			switch {
			case text == "":
				w.send(listening)
			case text != halt && w.number == 1:
				q := queryOf(text)
				w.send(encode(Reply{ID: q.ID, Attempt: q.Attempt, Failed: true}))
			}
		})
		asker.Ask(strongest(1))
		browser.run(time.Minute)
		if !failed(*replies, 1) || len(browser.threads) != workers {
			t.Errorf("%d of %d workers were started, replies: %+v", len(browser.threads), workers, *replies)
		}
	}
}

func TestAPanicOnThePageFails(t *testing.T) {
	asker, browser, replies := thinker(1, nil)
	asker.page.engine = new(engine.Engine)
	asker.Ask(position(1))
	browser.run(time.Second)
	if !failed(*replies, 1) {
		t.Errorf("replies: %+v", *replies)
	}
	*replies = nil
	asker.Ask(position(2))
	browser.run(time.Second)
	if !answered(*replies, 2) {
		t.Errorf("replies to the next query: %+v", *replies)
	}
}

// A query takes the place of one that the page still searches, and of the one
// before it that waits. All of them use the same engine.
func TestTheLatestQueryIsSearchedOnThePage(t *testing.T) {
	asker, browser, replies := thinker(1, nil)
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
		*replies = nil
	})
	browser.run(time.Second)
	if !answered(*replies, 3) || asker.page.engine != used || asker.searching {
		t.Errorf("the same engine: %v, replies: %+v", asker.page.engine == used, *replies)
	}
}

// Workers that are lost without an error event, always: the page answers instead,
// and needs no more patience for the queries that follow.
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
			asker, browser, replies := thinker(workers, s)
			asker.Warm()
			browser.run(time.Second)
			asker.Ask(strongest(1))
			browser.run(4500 * time.Millisecond)
			if !answered(*replies, 1) {
				t.Errorf("%s: replies in 4.5 s: %+v", name, *replies)
			}
			*replies = nil
			asker.Ask(position(2))
			browser.run(10 * time.Millisecond)
			if !answered(*replies, 2) {
				t.Errorf("%s: replies to the next query: %+v", name, *replies)
			}
		}
	}
}

// An error event is not silence: there is nothing to wait for.
func TestThePageAnswersAtOnceWhenNoWorkerStarts(t *testing.T) {
	asker, browser, replies := thinker(2, func(w *fakeThread, _ string) { w.die() })
	asker.Ask(strongest(1))
	browser.run(50 * time.Millisecond)
	if !answered(*replies, 1) {
		t.Errorf("replies: %+v", *replies)
	}
}

// The page answers while a worker is slow to start, and the worker is not lost.
func TestALateWorkerIsUsedWhenItHasStarted(t *testing.T) {
	asker, browser, replies := thinker(1, func(w *fakeThread, text string) {
		if text == "" {
			w.browser.after(10*time.Second, func() { w.send(listening) })
		} else if len(w.queries) > 1 {
			obeys(w, text)
		}
	})
	asker.Ask(position(1))
	browser.run(9 * time.Second)
	if !answered(*replies, 1) {
		t.Errorf("replies: %+v", *replies)
	}
	*replies = nil
	browser.run(9 * time.Second)
	asker.Ask(position(2))
	browser.run(time.Second)
	if !answered(*replies, 2) || len(browser.threads) != 1 || len(browser.queries()) != 2 {
		t.Errorf("%d workers were started, queries: %+v, replies: %+v", len(browser.threads), browser.queries(), *replies)
	}
}

// A page that did not run for an hour does not take its worker for a silent one.
func TestASleepingPageKeepsItsWorker(t *testing.T) {
	asker, browser, replies := thinker(1, func(w *fakeThread, text string) {
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
	if !answered(*replies, 1) || len(browser.threads) != 1 {
		t.Errorf("%d workers were started, replies: %+v", len(browser.threads), *replies)
	}
}
