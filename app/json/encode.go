package json

import (
	"encoding"
	"reflect"
	"sort"
	"strconv"
	"unicode/utf8"
)

// Encode returns a value as a JSON text. Maps are sorted by key.
func Encode(v any) string { return string(appendValue(nil, reflect.ValueOf(v), false)) }

func appendValue(out []byte, v reflect.Value, asAString bool) []byte {
	switch v := v.Interface().(type) {
	case encoding.TextMarshaler:
		text, err := v.MarshalText()
		if err != nil {
			panic(err)
		}
		return appendString(out, string(text))
	case Raw:
		return append(out, v...)
	case map[string]Raw:
		return appendMap(out, v)
	}
	switch v.Kind() {
	case reflect.Bool:
		return strconv.AppendBool(out, v.Bool())
	case reflect.String:
		return appendString(out, v.String())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return quoted(out, asAString, func(out []byte) []byte { return strconv.AppendInt(out, v.Int(), 10) })
	case reflect.Uint, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return quoted(out, asAString, func(out []byte) []byte { return strconv.AppendUint(out, v.Uint(), 10) })
	case reflect.Struct:
		return appendStruct(out, v)
	case reflect.Slice:
		if v.IsNil() {
			return append(out, "null"...)
		}
		return appendList(out, v)
	case reflect.Array:
		return appendList(out, v)
	}
	panic(unsupported + v.Type().String())
}

// quoted writes a number, in quotation marks if asAString.
func quoted(out []byte, asAString bool, number func([]byte) []byte) []byte {
	if !asAString {
		return number(out)
	}
	return append(number(append(out, '"')), '"')
}

func appendStruct(out []byte, v reflect.Value) []byte {
	out = append(out, '{')
	begun := false
	for _, f := range fieldsOf(v.Type()) {
		value := v.FieldByIndex(f.index)
		if f.omitEmpty && isEmpty(value) || f.omitZero && value.IsZero() {
			continue
		}
		if begun {
			out = append(out, ',')
		}
		begun = true
		out = append(appendString(out, f.name), ':')
		out = appendValue(out, value, f.asAString)
	}
	return append(out, '}')
}

// isEmpty reports whether omitempty omits a value. An array is empty only if its length is 0.
func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Array, reflect.Slice:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

func appendList(out []byte, v reflect.Value) []byte {
	out = append(out, '[')
	for i := range v.Len() {
		if i > 0 {
			out = append(out, ',')
		}
		out = appendValue(out, v.Index(i), false)
	}
	return append(out, ']')
}

func appendMap(out []byte, values map[string]Raw) []byte {
	out = append(out, '{')
	var keys []string
	for key := range values {
		keys = append(keys, key)
	}
	sort.SliceStable(keys, func(i, j int) bool { return keys[i] < keys[j] })
	for i, key := range keys {
		if i > 0 {
			out = append(out, ',')
		}
		out = append(append(appendString(out, key), ':'), values[key]...)
	}
	return append(out, '}')
}

// appendString writes a string in quotation marks. Like encoding/json it escapes <, > and &, which
// are special in HTML.
func appendString(out []byte, text string) []byte {
	const hex = "0123456789abcdef"
	out = append(out, '"')
	for i, c := range text {
		switch {
		case c == '"' || c == '\\':
			out = append(out, '\\', byte(c))
		case c == '\b', c == '\f', c == '\n', c == '\r', c == '\t':
			out = append(out, '\\', "btn?fr"[c-'\b'])
		case c < ' ', c == '<', c == '>', c == '&':
			out = append(out, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		case c == '\u2028', c == '\u2029':
			out = append(out, '\\', 'u', '2', '0', '2', hex[c&15])
		case c == utf8.RuneError:
			if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
				out = append(out, `\ufffd`...)
			} else {
				out = append(out, "\ufffd"...)
			}
		default:
			out = utf8.AppendRune(out, c)
		}
	}
	return append(out, '"')
}
