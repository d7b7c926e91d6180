package dom

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Each returns what is made of each value of a list.
func Each[T, U any](list []T, of func(T) U) []U {
	made := make([]U, len(list))
	for i, value := range list {
		made[i] = of(value)
	}
	return made
}

// When returns words, such as a class, if something is so, and none otherwise.
func When(is bool, words string) string { return Either(is, words, "") }

// Either returns the first text if something is so, and the second one otherwise.
func Either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

// Only returns a part of the page if something is so, and none otherwise.
func Only(is bool, part app.UI) app.UI {
	if is {
		return part
	}
	return nil
}
