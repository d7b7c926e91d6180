package engine

import "math"

// Logistic regression in arithmetic that gives the same bits on every processor. Each product is
// rounded to float64 before the addition, so that no compiler fuses the two operations.

// sample is a position of self-play: the amounts of its features, by column, and the result of the
// game for its side to move.
type sample struct {
	column []int32
	amount []float32
	target float64 // probability of a win to predict, 0…1
	margin float64 // in points, limited to ±8
}

// dot returns the sum of the columns of x times v.
func (x *sample) dot(v []float64) float64 {
	sum := 0.0
	for i, c := range x.column {
		sum += float64(v[c] * float64(x.amount[i]))
	}
	return sum
}

// addTo adds k times the columns of x to v.
func (x *sample) addTo(v []float64, k float64) {
	for i, c := range x.column {
		v[c] += float64(k * float64(x.amount[i]))
	}
}

// winProbability is the target for a final margin. It is near 1 for every win and rises a little
// with the margin, because the engine plays for the win first.
func winProbability(margin int) float64 {
	switch {
	case margin > 0:
		return 1 - float64(0.1*exp(-float64(margin)/6))
	case margin < 0:
		return 1 - winProbability(-margin)
	}
	return 0.5
}

// logistic fits weights for n columns by penalised logistic regression. Their sum is the log odds
// to win. It takes Newton steps, each solved by conjugate gradients.
func logistic(data []sample, n int, penalty float64) []float64 {
	w := make([]float64, n)
	curve := make([]float64, len(data))
	for range 8 {
		slope, diagonal := make([]float64, n), make([]float64, n)
		for i := range data {
			x := &data[i]
			p := 1 / (1 + exp(-x.dot(w)))
			curve[i] = max(float64(p*(1-p)), 1e-3)
			x.addTo(slope, x.target-p)
			for k, c := range x.column {
				a := float64(x.amount[k])
				diagonal[c] += float64(curve[i] * float64(a*a))
			}
		}
		for c := range n {
			slope[c] -= float64(penalty * w[c])
			diagonal[c] += penalty
		}
		addScaled(w, conjugateGradients(func(v []float64) []float64 {
			out := make([]float64, n)
			for i := range data {
				data[i].addTo(out, float64(curve[i]*data[i].dot(v)))
			}
			addScaled(out, v, penalty)
			return out
		}, slope, diagonal), 1)
	}
	return w
}

// conjugateGradients solves a x = b for a positive definite matrix a with the given diagonal. The
// relative error is about one in three hundred.
func conjugateGradients(a func([]float64) []float64, b, diagonal []float64) []float64 {
	x, rest := make([]float64, len(b)), append([]float64(nil), b...)
	scaled := func() []float64 {
		z := make([]float64, len(b))
		for i := range z {
			z[i] = rest[i] / diagonal[i]
		}
		return z
	}
	z := scaled()
	direction := z
	size := inner(rest, z)
	for enough := 1e-5 * size; size > enough; {
		image := a(direction)
		step := size / inner(direction, image)
		addScaled(x, direction, step)
		addScaled(rest, image, -step)
		z = scaled()
		before := size
		size = inner(rest, z)
		addScaled(z, direction, size/before)
		direction = z
	}
	return x
}

func inner(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += float64(a[i] * b[i])
	}
	return sum
}

// addScaled adds k times b to a.
func addScaled(a, b []float64, k float64) {
	for i := range a {
		a[i] += float64(k * b[i])
	}
}

// logLoss returns the mean logarithmic loss of the weights' predictions.
func logLoss(data []sample, w []float64) float64 {
	loss := 0.0
	for i := range data {
		p := 1 / (1 + exp(-data[i].dot(w)))
		loss -= data[i].target*math.Log(p) + (1-data[i].target)*math.Log(1-p)
	}
	return loss / float64(len(data))
}
