package engine

// flatten lists the weights of all features that occur, in a fixed order.
func (w *weights) flatten() []*knots {
	var all []*knots
	for _, section := range [][]knots{
		w.Tile[:knownCodes], w.Enter[:knownCodes], w.Last[:knownCodes], w.Before[:knownCodes],
		w.Moves[:], w.Area[:], w.Window[:], {},
	} {
		for i := range section {
			all = append(all, &section[i])
		}
	}
	return append(all, &w.Line, &w.First)
}

// fittedWeights are the fitted weights of a kind, in the order of (*weights).flatten.
type fittedWeights struct {
	kind    string
	weights []int16
}

// fittedFor returns the fitted weights of a kind, or of the nearest kind that has weights.
func fittedFor(k kind) []int16 {
	for _, near := range []func(*kind){
		func(*kind) {},
		func(k *kind) { k.orthogonal = false },
		func(k *kind) { k.irregular = !k.irregular },
		func(k *kind) { *k = kind{} },
	} {
		near(&k)
		name := k.String()
		for i := range fitted {
			if fitted[i].kind == name {
				return fitted[i].weights
			}
		}
	}
	return nil
}

// unflatten is the inverse of flatten. It also sets the weights of tiles with exchanged sides,
// which have the opposite sign.
func unflatten(values []int16) *weights {
	w := &weights{}
	for i, k := range w.flatten() {
		copy(k[:], values[4*i:4*i+4])
	}
	for c, s := range swapped[:knownCodes] {
		if int(s) < c {
			for i, v := range w.Tile[s] {
				w.Tile[c][i] = -v
			}
		}
	}
	return w
}
