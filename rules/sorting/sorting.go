// Package sorting has the sort of package engine. The standard library's sorts consist of 20 generic functions, which the
// compiler makes for every type that is sorted: in place of them these make app.wasm 2 % smaller with brotli.
package sorting

// Stable sorts list by compare, as slices.SortStableFunc does: by merging sorted halves.
func Stable[T any](list []T, compare func(a, b T) int) {
	if len(list) < 2 {
		return
	}
	half := len(list) / 2
	left, right := append([]T(nil), list[:half]...), list[half:]
	Stable(left, compare)
	Stable(right, compare)
	for i := 0; len(left) > 0; i++ {
		if len(right) == 0 || compare(left[0], right[0]) <= 0 {
			list[i], left = left[0], left[1:]
		} else {
			list[i], right = right[0], right[1:]
		}
	}
}
