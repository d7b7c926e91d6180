package store

import (
	"encoding/json"
	"errors"
)

// ErrForeign means that a text was not written by this program, or has been damaged.
var ErrForeign = errors.New("not saved by this program")

// Encode returns a value as a JSON text. It panics if v cannot be one.
func Encode(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err) // the types that are stored always marshal
	}
	return string(text)
}

// Decode reads a JSON text into v. A field of another type costs that field alone, which
// damaged reports, as it does halves of surrogate pairs (ErrForeign); err means that nothing
// could be read.
func Decode(text string, v any) (damaged, err error) {
	err = json.Unmarshal([]byte(text), v)
	if field := (*json.UnmarshalTypeError)(nil); errors.As(err, &field) && field.Field != "" {
		return err, nil
	}
	if err == nil && hasHalves(text) {
		return ErrForeign, nil
	}
	return nil, err
}
