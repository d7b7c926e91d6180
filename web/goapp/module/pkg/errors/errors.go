// Package errors replaces go-app's own, which prints errors with encoding/json.
package errors

import "fmt"

// Error is an error with its context.
type Error struct{ text string }

// New returns an error with a message.
func New(message string) Error { return Error{message} }

// WithTag returns e with a named value.
func (e Error) WithTag(name string, value any) Error {
	return Error{fmt.Sprintf("%s, %s %v", e.text, name, value)}
}

// Wrap returns e with its cause.
func (e Error) Wrap(err error) Error { return Error{e.text + ": " + err.Error()} }

func (e Error) Error() string { return e.text }
