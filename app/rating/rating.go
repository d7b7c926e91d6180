// Package rating estimates the strength of a player from results: Glicko-2, as in Mark E. Glickman,
// "Example of the Glicko-2 system", 2013 (glicko.net/glicko/glicko2.pdf). Variables have the
// paper's names; its scale factor 173.7178 is 400/ln 10.
//
// The unit is the Elo point: 400 points more are ten times the odds to win. All opponents, the
// levels of the computer and puzzles, have known strengths. So a result changes only one rating.
// See Level for the scale.
package rating

import "math"

// Rating is an estimate of a strength. The true strength is within two deviations of it with a
// probability of about 95 %. The zero value is not a Rating; New returns the initial one.
type Rating struct {
	Value      float64 // MinValue…MaxValue
	Deviation  float64 // MinDeviation…MaxDeviation; 0 for an opponent of known strength
	Volatility float64 // expected change of the strength, minVolatility…maxVolatility
}

// The limits of the results of After and Idle. Below MinDeviation a rating would hardly change any
// more.
const (
	MinValue     = 100
	MaxValue     = 3500
	MinDeviation = 30
	MaxDeviation = 350

	minVolatility = 0.01
	maxVolatility = 0.1
)

// New returns the rating of an unknown player.
func New() Rating { return Rating{1500, MaxDeviation, 0.06} }

// Result is the result of a game or of a try at a puzzle.
type Result struct {
	Opponent Rating
	Score    float64 // 1 for a win, 0.5 for a draw, 0 for a loss
}

const (
	scale = 173.7178

	// tau limits the change of the volatility. It is the value of the paper's example; the paper
	// proposes 0.3 to 1.2.
	tau = 0.5

	// periodsPerDay is the growth of a deviation without games, in rating periods of the paper per
	// day. With the volatility of New, a deviation of 60 becomes 110 in a year, as on lichess.org.
	periodsPerDay = 0.215
)

// After returns r after results in one rating period. The deviation also grows by the given number
// of periods: 1 in the paper. Ratings updated after each game use 0, and Idle for the days between
// games. Without results only the deviation grows. Values out of range count as the nearest valid
// value, NaN as the value of New.
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

// Idle returns r after days without a game, with a greater deviation. A negative number counts as
// 0.
func (r Rating) Idle(days float64) Rating { return r.After(days * periodsPerDay) }

// weight is the function g of the paper: results against an opponent of uncertain strength count
// less.
func weight(phi float64) float64 { return 1 / math.Sqrt(1+3*phi*phi/(math.Pi*math.Pi)) }

// volatility returns the new volatility by step 5 of the paper, which finds the root of f with the
// Illinois algorithm.
func volatility(phi, sigma, v, delta float64) float64 {
	const (
		tolerance = 0.000001
		most      = 100 // iterations; five are usually enough
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

// valid returns r with its values within their limits.
func (r Rating) valid() Rating {
	first := New()
	return Rating{
		within(r.Value, first.Value, MinValue, MaxValue),
		within(r.Deviation, first.Deviation, MinDeviation, MaxDeviation),
		within(r.Volatility, first.Volatility, minVolatility, maxVolatility),
	}
}

// within returns the value nearest to x from low to high, or otherwise if x is NaN.
func within(x, otherwise, low, high float64) float64 {
	if math.IsNaN(x) {
		return otherwise
	}
	return min(max(x, low), high)
}
