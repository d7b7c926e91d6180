package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Each applies of to every element of list and returns the results.
func Each[T, U any](list []T, of func(T) U) []U {
	made := make([]U, len(list))
	for i, value := range list {
		made[i] = of(value)
	}
	return made
}

// When returns words, such as a class, if is is true; otherwise it returns "".
func When(is bool, words string) string { return Either(is, words, "") }

// Either returns yes if is is true, otherwise no.
func Either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// Only returns part if is is true, otherwise nil.
func Only(is bool, part app.UI) app.UI {
	if is {
		return part
	}
	return nil
}
