// Package json turns values into JSON texts and back as encoding/json does, for the types that the program stores and sends:
// booleans, integers, strings, structs, arrays, slices, maps of Raw, and what marshals itself as a text. With encoding/json the
// program is 3 % larger with brotli.
//
// Tags of fields are those of encoding/json: a name or "-", omitempty, omitzero, and string for integers. Other types panic.
//
// Of a field of another type only that field is lost. Halves of surrogate pairs, and what is not UTF-8, become U+FFFD. A fuzz
// target compares every answer with that of encoding/json.
package json

import (
	"cmp"
	"errors"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Raw is a value as it is written.
type Raw string

// The errors of Decode.
var (
	errSyntax = errors.New("json: not a JSON text")
	errType   = errors.New("json: a value of another type")
)

// field is a field of a struct, or of one that is embedded in it.
type field struct {
	name                           string
	index                          []int
	omitEmpty, omitZero, asAString bool
}

// known has the fields of types that were asked for: there may be thousands of games.
var known = struct {
	sync.Mutex
	fields map[reflect.Type][]field
}{fields: map[reflect.Type][]field{}}

// fieldsOf returns the fields of a struct that are written and read, in their order.
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
