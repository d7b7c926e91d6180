// Package json converts values to JSON texts and back, like encoding/json, for the types that the
// program stores and sends. These are booleans, integers, strings, structs, arrays, slices, maps of
// Raw, and types that marshal themselves as text. With encoding/json the program would be 3 %
// larger with brotli.
//
// Field tags are as in encoding/json: a name or "-", omitempty, omitzero, and string for integers.
// Other types panic.
//
// If a field's value has another type, only that field is lost. Halves of surrogate pairs and
// invalid UTF-8 become U+FFFD. A fuzz target compares every result with encoding/json.
package json

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Raw is the JSON text of a value.
type Raw string

// The errors of Decode.
var (
	errSyntax = errors.New("json: not a JSON text")
	errType   = errors.New("json: a value of another type")
)

// field is a field of a struct or of an embedded struct.
type field struct {
	name                           string
	index                          []int
	omitEmpty, omitZero, asAString bool
}

// known caches the fields of types, because thousands of games can have the same type.
var known = struct {
	sync.Mutex
	fields map[reflect.Type][]field
}{fields: map[reflect.Type][]field{}}

// fieldsOf returns the encoded fields of a struct in their order.
func fieldsOf(t reflect.Type) []field {
	known.Lock()
	defer known.Unlock()
	if _, ok := known.fields[t]; !ok {
		known.fields[t] = appendFields(nil, t, nil)
	}
	return known.fields[t]
}

func appendFields(fields []field, t reflect.Type, outer []int) []field {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(slices.Clip(outer), i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			fields = appendFields(fields, f.Type, index)
		case f.IsExported() && name != "-":
			options = "," + options + ","
			has := func(option string) bool { return strings.Contains(options, ","+option+",") }
			fields = append(fields, field{cmp.Or(name, f.Name), index, has("omitempty"), has("omitzero"), has("string")})
		}
	}
	return fields
}

const unsupported = "json: no way for a "
