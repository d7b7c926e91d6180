// Package rating estimates the strength of a player from results: Glicko-2, as in Mark E.
// Glickman, "Example of the Glicko-2 system", 2013 (glicko.net/glicko/glicko2.pdf). The
// names of the variables are those of the paper; its scale factor of 173.7178 is 400/ln 10.
//
// The unit is that of Elo: 400 points more are ten times the odds to win. All opponents are
// of known strength, the levels of the computer and puzzles, so that a result changes one
// rating alone. See Level for the scale.
package rating

import "math"

// Rating is an estimate of a strength. The truth lies within two deviations of it with a
// probability of about 95 %. The zero value is not a Rating; New returns the first one.
type Rating struct {
	Value      float64 // MinValue…MaxValue
	Deviation  float64 // MinDeviation…MaxDeviation, 0 for an opponent of known strength
	Volatility float64 // how much the strength is expected to change, minVolatility…maxVolatility
}

// The bounds of what After and Idle return. A deviation below MinDeviation would hardly
// move with a result any more.
const (
	MinValue     = 100
	MaxValue     = 3500
	MinDeviation = 30
	MaxDeviation = 350

	minVolatility = 0.01
	maxVolatility = 0.1
)

// New returns the rating of a player about whom nothing is known.
func New() Rating { return Rating{1500, MaxDeviation, 0.06} }

// Result is how a game ended, or the try of a puzzle.
type Result struct {
	Opponent Rating
	Score    float64 // 1 for a win, 0.5 for a draw, 0 for a loss
}

const (
	scale = 173.7178

	// tau bounds the change of the volatility: the value of the example in the paper, which
	// proposes 0.3 to 1.2.
	tau = 0.5

	// periodsPerDay is how fast a deviation grows without games, in rating periods of the
	// paper a day: with the volatility of New a deviation of 60 becomes 110 in a year, as on
	// lichess.org.
	periodsPerDay = 0.215
)

// After returns r after results in one rating period, during which the deviation also grows
// by the given number of periods: 1 in the paper. A rating that is updated with each game
// takes 0, and Idle for the days between two games. Without results only the deviation
// grows. What is out of range, or is not a number, counts as the nearest value or the one
// of New.
func (r Rating) After(periods float64, results ...Result) Rating {
	r = r.valid()
	periods = within(periods, 0, 0, math.MaxInt32)
	mu, phi := (r.Value-1500)/scale, r.Deviation/scale
	if len(results) == 0 {
		r.Deviation = math.Hypot(phi, r.Volatility*math.Sqrt(periods)) * scale
		return r.valid()
	}
	information, surprise := 0.0, 0.0 // 1/v, and the sum in the formula of Δ
	for _, result := range results {
		o := result.Opponent
		muJ := (within(o.Value, 1500, MinValue, MaxValue) - 1500) / scale
		g := weight(within(o.Deviation, MaxDeviation, 0, MaxDeviation) / scale)
		e := 1 / (1 + math.Exp(-g*(mu-muJ)))
		information += g * g * e * (1 - e)
		surprise += g * (within(result.Score, 0.5, 0, 1) - e)
	}
	v := 1 / information
	sigma := volatility(phi, r.Volatility, v, v*surprise)
	before := math.Hypot(phi, sigma*math.Sqrt(periods)) // φ*
	phi = 1 / math.Sqrt(1/(before*before)+information)
	mu += phi * phi * surprise
	return Rating{mu*scale + 1500, phi * scale, sigma}.valid()
}

// Idle returns r after so many days without a game: what is known about the strength gets
// less certain. A negative number counts as 0.
func (r Rating) Idle(days float64) Rating { return r.After(days * periodsPerDay) }

// weight is the function g of the paper: results against an opponent whose strength is not
// certain count less.
func weight(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

// volatility returns the new volatility: step 5 of the paper, the root of f by the Illinois
// algorithm.
func volatility(phi, sigma, v, delta float64) float64 {
	const (
		tolerance = 0.000001
		most      = 100 // iterations; some five are enough
	)
	a := math.Log(sigma * sigma)
	f := func(x float64) float64 {
		e := math.Exp(x)
		sum := phi*phi + v + e
		return e*(delta*delta-sum)/(2*sum*sum) - (x-a)/(tau*tau)
	}
	left, right := a, 0.0
	if delta*delta > phi*phi+v {
		right = math.Log(delta*delta - phi*phi - v)
	} else {
		k := 1.0
		for f(a-k*tau) < 0 && k < most {
			k++
		}
		right = a - k*tau
	}
	fLeft, fRight := f(left), f(right)
	for n := 0; math.Abs(right-left) > tolerance && n < most; n++ {
		x := left + (left-right)*fLeft/(fRight-fLeft)
		fx := f(x)
		if fx*fRight <= 0 {
			left, fLeft = right, fRight
		} else {
			fLeft /= 2
		}
		right, fRight = x, fx
	}
	return math.Exp(left / 2)
}

// valid returns r with its values within their bounds.
func (r Rating) valid() Rating {
	first := New()
	return Rating{
		within(r.Value, first.Value, MinValue, MaxValue),
		within(r.Deviation, first.Deviation, MinDeviation, MaxDeviation),
		within(r.Volatility, first.Volatility, minVolatility, maxVolatility),
	}
}

// within returns the nearest value to x from low to high, or otherwise if x is not a number.
func within(x, otherwise, low, high float64) float64 {
	if math.IsNaN(x) {
		return otherwise
	}
	return min(max(x, low), high)
}
