package json

import (
	"encoding"
	"reflect"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Decode reads a JSON text into the value that v points to. Fields missing in the text keep their
// values. A field with a value of another type in the text also keeps its value, and damaged
// reports it. Err means that the text is unreadable.
func Decode(text string, v any) (damaged, err error) {
	r := reader{text: text}
	if !r.valid() {
		return nil, errSyntax
	}
	r.at = 0
	r.space()
	r.value(reflect.ValueOf(v).Elem(), false, false)
	return r.damaged, r.err
}

// reader reads a JSON text from its beginning.
type reader struct {
	text         string
	at           int
	damaged, err error // the first error of each kind
}

// deepest is the maximum nesting of lists and objects.
const deepest = 10000

// valid reports whether the rest of the text is one value.
func (r *reader) valid() bool {
	r.space()
	ok := r.skip(0)
	r.space()
	return ok && r.at == len(r.text)
}

func (r *reader) space() {
	for r.at < len(r.text) && strings.IndexByte(" \t\r\n", r.text[r.at]) >= 0 {
		r.at++
	}
}

// takes reports whether c comes next, and skips it with the blanks around it.
func (r *reader) takes(c byte) bool {
	r.space()
	if r.at == len(r.text) || r.text[r.at] != c {
		return false
	}
	r.at++
	r.space()
	return true
}

// skip skips a value. It reports false if there is no valid value.
func (r *reader) skip(depth int) bool {
	if r.at == len(r.text) {
		return false
	}
	switch c := r.text[r.at]; c {
	case '{', '[':
		end := c + 2 // closes both kinds of bracket
		if depth == deepest {
			return false
		}
		r.takes(c)
		if r.takes(end) {
			return true
		}
		for {
			if c == '{' && !(r.skipString() && r.takes(':')) || !r.skip(depth+1) {
				return false
			}
			if r.takes(end) {
				return true
			}
			if !r.takes(',') {
				return false
			}
		}
	case '"':
		return r.skipString()
	case 't', 'f', 'n':
		for _, word := range []string{"true", "false", "null"} {
			if strings.HasPrefix(r.text[r.at:], word) {
				r.at += len(word)
				return true
			}
		}
		return false
	}
	return r.skipNumber()
}

func (r *reader) skipString() bool {
	if r.at == len(r.text) || r.text[r.at] != '"' {
		return false
	}
	for r.at++; r.at < len(r.text); r.at++ {
		switch c := r.text[r.at]; {
		case c == '"':
			r.at++
			return true
		case c < ' ':
			return false
		case c == '\\':
			if r.at++; r.at == len(r.text) || strings.IndexByte(`"\/bfnrtu`, r.text[r.at]) < 0 {
				return false
			}
			if r.text[r.at] == 'u' {
				if unit(r.text[r.at-1:]) < 0 {
					return false
				}
				r.at += 4
			}
		}
	}
	return false
}

// unit returns the UTF-16 unit of the escape at the start of text, or -1.
func unit(text string) rune {
	if len(text) < len(`\u0000`) || text[:2] != `\u` {
		return -1
	}
	n, err := strconv.ParseUint(text[2:6], 16, 16)
	if err != nil {
		return -1
	}
	return rune(n)
}

func (r *reader) skipNumber() bool {
	digits := func() bool {
		from := r.at
		for r.at < len(r.text) && r.text[r.at] >= '0' && r.text[r.at] <= '9' {
			r.at++
		}
		return r.at > from
	}
	is := func(any string) bool {
		if r.at == len(r.text) || strings.IndexByte(any, r.text[r.at]) < 0 {
			return false
		}
		r.at++
		return true
	}
	is("-")
	if !is("0") && !digits() || is(".") && !digits() {
		return false
	}
	if is("eE") {
		is("+-")
		return digits()
	}
	return true
}

// raw skips a value and returns its text.
func (r *reader) raw() string {
	from := r.at
	r.skip(0)
	return r.text[from:r.at]
}

// lose records that a value has another type, inside a field or not.
func (r *reader) lose(inField bool) {
	switch {
	case r.damaged != nil || r.err != nil: // only the first counts
	case inField:
		r.damaged = errType
	default:
		r.err = errType
	}
}

// value reads a value into v. It skips a value of another type.
func (r *reader) value(v reflect.Value, asAString, inField bool) {
	c, kind := r.text[r.at], v.Kind()
	switch to := v.Addr().Interface().(type) {
	case *Raw:
		*to = Raw(r.raw())
		return
	case *map[string]Raw:
		if c == '{' {
			r.entries(to)
			return
		}
	case encoding.TextUnmarshaler:
		raw := r.raw()
		if c == '"' {
			if err := to.UnmarshalText([]byte(unquote(raw))); err != nil && r.err == nil {
				r.damaged, r.err = nil, err
			}
		} else if c != 'n' {
			r.lose(inField)
		}
		return
	}
	switch {
	case c == 'n':
		r.raw()
		if kind == reflect.Slice || kind == reflect.Map {
			v.SetZero()
		}
	case c == '{' && kind == reflect.Struct:
		r.fields(v)
	case c == '[' && (kind == reflect.Slice || kind == reflect.Array):
		r.list(v, inField)
	case !set(v, r.raw(), asAString):
		r.lose(inField)
	}
}

// each skips an object; read must skip the values.
func (r *reader) each(read func(key string)) {
	r.takes('{')
	if r.takes('}') {
		return
	}
	for {
		key := unquote(r.raw())
		r.takes(':')
		read(key)
		if !r.takes(',') {
			r.takes('}')
			return
		}
	}
}

func (r *reader) fields(v reflect.Value) {
	fields := fieldsOf(v.Type())
	r.each(func(key string) {
		var found *field
		for i := range fields {
			if f := &fields[i]; f.name == key {
				found = f
				break
			} else if found == nil && strings.EqualFold(f.name, key) {
				found = f
			}
		}
		if found == nil {
			r.raw()
			return
		}
		r.value(v.FieldByIndex(found.index), found.asAString, true)
	})
}

func (r *reader) entries(to *map[string]Raw) {
	if *to == nil {
		*to = map[string]Raw{}
	}
	r.each(func(key string) { (*to)[key] = Raw(r.raw()) })
}

func (r *reader) list(v reflect.Value, inField bool) {
	r.takes('[')
	n := 0
	if !r.takes(']') {
		for {
			if v.Kind() == reflect.Slice && n == v.Len() {
				v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
			}
			if n < v.Len() {
				r.value(v.Index(n), false, inField)
			} else {
				r.raw()
			}
			n++
			if !r.takes(',') {
				r.takes(']')
				break
			}
		}
	}
	if v.Kind() == reflect.Slice {
		if v.SetLen(n); n == 0 {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
	}
	for ; n < v.Len(); n++ {
		v.Index(n).SetZero()
	}
}

// set stores a boolean, a number or a string in v. It reports false if v has another type.
func set(v reflect.Value, raw string, asAString bool) bool {
	if asAString && raw[0] == '"' {
		raw = unquote(raw)
	}
	switch v.Kind() {
	case reflect.Bool:
		if raw != "true" && raw != "false" {
			return false
		}
		v.SetBool(raw == "true")
	case reflect.String:
		if raw[0] != '"' {
			return false
		}
		v.SetString(unquote(raw))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n, err := strconv.ParseInt(raw, 10, 64)
		if err != nil || v.OverflowInt(n) {
			return false
		}
		v.SetInt(n)
	case reflect.Uint, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		n, err := strconv.ParseUint(raw, 10, 64)
		if err != nil || v.OverflowUint(n) {
			return false
		}
		v.SetUint(n)
	case reflect.Struct, reflect.Slice, reflect.Array, reflect.Map:
		return false
	default:
		panic(unsupported + v.Type().String())
	}
	return true
}

// unquote returns the string inside a JSON string's quotation marks.
func unquote(raw string) string {
	raw = raw[1 : len(raw)-1]
	if strings.IndexByte(raw, '\\') < 0 && utf8.ValidString(raw) {
		return raw
	}
	var out strings.Builder
	for len(raw) > 0 {
		if raw[0] != '\\' {
			c, size := utf8.DecodeRuneInString(raw)
			out.WriteRune(c)
			raw = raw[size:]
			continue
		}
		c := unit(raw)
		if c < 0 {
			out.WriteByte("\"\\/\b\f\n\r\t"[strings.IndexByte(`"\/bfnrt`, raw[1])])
			raw = raw[2:]
			continue
		}
		raw = raw[6:]
		if utf16.IsSurrogate(c) {
			if c = utf16.DecodeRune(c, unit(raw)); c != utf8.RuneError {
				raw = raw[6:]
			}
		}
		out.WriteRune(c)
	}
	return out.String()
}
