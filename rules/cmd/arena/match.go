package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"sync"

	"kulami/rules"
	"kulami/rules/internal/commandline"
	"kulami/rules/internal/players"
	"kulami/rules/internal/random"
)

func main() {
	os.Exit(commandline.Exit("arena", match(os.Args[1:], os.Stdout, os.Stderr), os.Stderr))
}

// contest holds the settings of a match.
type contest struct {
	players  [2]string
	pairs    int
	seed     uint64
	shapes   []rules.Shape
	editions []rules.Ruleset
	opening  int
	limit    string
	jobs     int
	points   int     // added to the count of player b
	low, top float64 // Elo of the two hypotheses of the sequential test; equal for no test
}

// match reads the flags and plays a match.
func match(args []string, stdout, stderr io.Writer) error {
	var m contest
	var fs flag.FlagSet
	fs.StringVar(&m.players[0], "a", "engine", "first `player`")
	fs.StringVar(&m.players[1], "b", "level=5", "second `player`")
	fs.IntVar(&m.pairs, "pairs", 50, "`number` of openings, each played twice")
	fs.Uint64Var(&m.seed, "seed", 1, "`seed` of the boards and openings")
	shape := fs.String("shape", "both", "square, irregular or both")
	edition := fs.String("rules", "basic", "`edition`, letters of a ruleset, or all for every edition in turn")
	fs.IntVar(&m.points, "points", 0, "`points` added to the count of player b, or to player a's if below 0")
	fs.IntVar(&m.opening, "plies", 3, "random `plies` before the players take over")
	fs.StringVar(&m.limit, "go", "100", "limit a move: `milliseconds`, or \"nodes N\"")
	fs.IntVar(&m.jobs, "jobs", 1, "`number` of games at a time")
	fs.Float64Var(&m.low, "elo0", 0, "stop when the difference is proven to be no more than this `Elo`")
	fs.Float64Var(&m.top, "elo1", 0, "stop when the difference is proven to be this `Elo`; as elo0: play all")
	links := fs.String("links", "", "`file` for the games, one link per line")
	if err := commandline.Parse("arena", &fs, args, stdout); err != nil {
		return err
	}
	if m.pairs < 1 || m.jobs < 1 || m.opening < 0 || m.opening > 20 {
		return errors.New("need -pairs and -jobs from 1 and -plies from 0 to 20")
	}
	if m.points < -rules.MaxHandicap || m.points > rules.MaxHandicap {
		return fmt.Errorf("need -points from %d to %d", -rules.MaxHandicap, rules.MaxHandicap)
	}
	m.shapes = map[string][]rules.Shape{"square": {rules.Square}, "irregular": {rules.Irregular}, "both": {rules.Square, rules.Irregular}}[*shape]
	if m.shapes == nil {
		return fmt.Errorf("no such shape: %q", *shape)
	}
	if *edition == "all" {
		for _, e := range rules.Editions() {
			m.editions = append(m.editions, e.Rules)
		}
	} else {
		r, err := commandline.Rules(*edition)
		if err != nil {
			return err
		}
		m.editions = []rules.Ruleset{r}
	}
	out := io.Discard
	if *links != "" {
		file, err := os.Create(*links)
		if err != nil {
			return err
		}
		defer file.Close()
		out = file
	}
	return m.play(out, stdout, stderr)
}

// play plays all pairs, or until the sequential test is decided. It writes the games to links.
func (m *contest) play(links, stdout, stderr io.Writer) error {
	var (
		mutex  sync.Mutex
		group  sync.WaitGroup
		next   int
		result tally
		failed error
	)
	for range m.jobs {
		group.Go(func() {
			var p [2]contender
			var err error
			for i := 0; i < len(p) && err == nil; i++ {
				if p[i], err = newContender(m.players[i], m.limit); err == nil {
					defer p[i].close()
				}
			}
			for err == nil {
				mutex.Lock()
				pair := next
				next++
				done := pair >= m.pairs || failed != nil || m.decided(&result) != ""
				mutex.Unlock()
				if done {
					break
				}
				var score [2]float64
				var games [2]string
				var lead int
				if score, lead, games, err = m.pair(uint64(pair), p); err != nil {
					break
				}
				mutex.Lock()
				result.add(score, lead)
				fmt.Fprintf(links, "%s\n%s\n", games[0], games[1])
				if result.pairs%20 == 0 {
					fmt.Fprintln(stderr, result.String())
				}
				mutex.Unlock()
			}
			mutex.Lock()
			failed = errors.Join(failed, err)
			mutex.Unlock()
		})
	}
	group.Wait()
	if failed != nil {
		return failed
	}
	fmt.Fprintf(stdout, "%s against %s: %s%s\n", m.players[0], m.players[1], result.String(), m.decided(&result))
	return nil
}

// pair plays one opening twice. It returns the points of player a in each game, its total lead in
// both counts, and the links of both games.
func (m *contest) pair(n uint64, p [2]contender) (score [2]float64, lead int, games [2]string, err error) {
	seed := m.seed<<32 + n
	ruleset := m.editions[n%uint64(len(m.editions))]
	board, opening := m.open(seed, m.shapes[n%uint64(len(m.shapes))], ruleset)
	r := random.Source(^seed)
	for first := range 2 {
		ruleset.Handicap = int8([2]int{-m.points, m.points}[first])
		seeds := [2]uint64{r.Next(), r.Next()} // for the random choices of each player in this game
		rec, err := rules.NewRecord(board, ruleset).Extract(opening)
		for err == nil && !rec.Over() {
			mover := int(rec.Position().Turn()) ^ first
			var h rules.Hole
			if h, err = p[mover].move(rec.Position(), rec.Moves(), seeds[mover]); err != nil {
				break
			}
			if rec, err = rec.Play(h); err != nil {
				err = fmt.Errorf("%s: %w", m.players[mover], err)
			}
		}
		if err != nil {
			return score, lead, games, err
		}
		count := rec.Position().Score()
		lead += count.Lead(rules.Side(first))
		switch count.Leader() {
		case rules.Side(first):
			score[first] = 1
		case rules.Nobody:
			score[first] = 0.5
		}
		games[first] = rec.String()
	}
	return score, lead, games, nil
}

// open deals a board and plays a random opening that does not end the game.
func (m *contest) open(seed uint64, shape rules.Shape, r rules.Ruleset) (*rules.Board, []rules.Hole) {
	source := random.Source(seed)
	for try := uint64(0); ; try++ {
		board := rules.Deal(seed+try<<48, shape)
		p := rules.Start(board, r)
		var moves []rules.Hole
		for len(moves) < m.opening && !p.Over() {
			h := players.Pick(&source, p.Legal())
			moves = append(moves, h)
			p = p.After(h)
		}
		if !p.Over() {
			return board, moves
		}
	}
}

// decided returns the result of the sequential probability ratio test (Wald 1945), or the empty
// text while the test continues.
func (m *contest) decided(t *tally) string {
	if m.low == m.top || t.pairs < 10 {
		return ""
	}
	limit := math.Log(19) // errors of either kind below 5 %
	switch r := t.likelihood(m.low, m.top); {
	case r > limit:
		return fmt.Sprintf(", at least %+.0f Elo", m.top)
	case r < -limit:
		return fmt.Sprintf(", no more than %+.0f Elo", m.low)
	}
	return ""
}

// tally holds the results of a match from player a's view.
type tally struct {
	pairs            int
	won, drawn, lost int
	sum, squares     float64 // sums over each pair's points
	lead             int     // sum of all leads
}

func (t *tally) add(score [2]float64, lead int) {
	t.pairs++
	t.lead += lead
	for _, s := range score {
		switch s {
		case 1:
			t.won++
		case 0.5:
			t.drawn++
		default:
			t.lost++
		}
	}
	s := (score[0] + score[1]) / 2
	t.sum += s
	t.squares += s * s
}

// mean returns the share of points and its standard error. Pairs are independent; the two games of
// a pair are not.
func (t *tally) mean() (mean, err float64) {
	n := float64(t.pairs)
	mean = t.sum / n
	return mean, math.Sqrt(max(t.squares/n-mean*mean, 0.25/n) / n)
}

// likelihood returns the logarithm of the likelihood ratio between a difference of top Elo and one
// of low Elo.
func (t *tally) likelihood(low, top float64) float64 {
	mean, err := t.mean()
	a, b := expected(low), expected(top)
	return (b - a) * (2*mean - a - b) / (2 * err * err)
}

// expected returns the expected share of points for a difference in Elo.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// elo is the inverse of expected, for a share limited to 0.001…0.999.
func elo(share float64) float64 {
	share = min(max(share, 0.001), 0.999)
	return -400 * math.Log10(1/share-1)
}

// String returns the result with Elo, two standard errors, and the mean lead in the count.
func (t *tally) String() string {
	mean, err := t.mean()
	return fmt.Sprintf("+%d =%d -%d, %.1f %%, Elo %+.0f ± %.0f, lead %+.2f",
		t.won, t.drawn, t.lost, 100*mean, elo(mean), (elo(mean+2*err)-elo(mean-2*err))/2, float64(t.lead)/float64(2*t.pairs))
}
