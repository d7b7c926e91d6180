package text

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// property is one entry of a file of words: "Played(side,hole) = {side} {hole}."
type property struct {
	path  string   // of a field: its name, and the keys of what lies in it, with points between
	names []string // of the arguments, if it is a phrase with gaps
	words string
}

// properties reads a file of words, which has the format of Java's properties, and hands its entries over.
func properties(file string, take func(property) error) error {
	line, number := "", 0
	for next := range strings.Lines(file) {
		number++
		line += strings.Trim(next, " \t\r\n")
		if strings.HasPrefix(line, "#") {
			line = ""
		}
		if before, goesOn := strings.CutSuffix(line, `\`); goesOn {
			line = before
			continue
		}
		if line != "" {
			p, err := propertyOf(line)
			if err == nil {
				err = take(p)
			}
			if err != nil {
				return fmt.Errorf("line %d: %s: %w", number, p.path, err)
			}
		}
		line = ""
	}
	return nil
}

// propertyOf reads an entry.
func propertyOf(line string) (p property, err error) {
	key, words, ok := strings.Cut(line, "=")
	key, names, phrase := strings.Cut(strings.Trim(key, " "), "(")
	p.path = key
	if !ok || key == "" {
		return p, errors.New("a name and = are wanted")
	}
	if phrase {
		p.names = strings.Split(strings.TrimSuffix(names, ")"), ",")
	}
	p.words, err = unescaped(strings.Trim(words, " "))
	return p, err
}

// unescaped puts characters in the place of what is written as \u00a0.
func unescaped(words string) (string, error) {
	head, tail, found := strings.Cut(words, `\`)
	for found {
		char, _, rest, err := strconv.UnquoteChar(`\`+tail, 0)
		if err != nil {
			return "", fmt.Errorf("what is \\%.5s?", tail)
		}
		words, tail, found = strings.Cut(rest, `\`)
		head += string(char) + words
	}
	return head, nil
}

// fillFields puts the words of a file into the fields of a struct and of those that it embeds; bind
// makes functions of phrases. Every field must have words, but for Kinds, which few languages need.
func fillFields(v reflect.Value, file string, bind func(reflect.Value, property) error) error {
	fields := fieldsOf(v, map[string]reflect.Value{})
	err := properties(file, func(p property) error {
		name, rest, _ := strings.Cut(p.path, ".")
		return set(fields[name], rest, p, bind)
	})
	for name, field := range fields {
		if err == nil && field.IsZero() && name != "Kinds" {
			err = fmt.Errorf("%s is missing", name)
		}
	}
	return err
}

// fieldsOf are the fields of a struct by their names, with those of the structs that it embeds.
func fieldsOf(v reflect.Value, fields map[string]reflect.Value) map[string]reflect.Value {
	for i := range v.NumField() {
		switch f := v.Type().Field(i); {
		case f.Anonymous:
			fieldsOf(v.Field(i), fields)
		case f.IsExported():
			fields[f.Name] = v.Field(i)
		}
	}
	return fields
}

// set puts the words of an entry into a field, or into what lies in it under a path; bind makes
// functions of phrases.
func set(v reflect.Value, path string, p property, bind func(reflect.Value, property) error) error {
	switch {
	case !v.IsValid():
		return errors.New("is unknown")
	case path == "":
		switch {
		case !v.IsZero():
			return errors.New("is there twice")
		case v.Kind() == reflect.Func:
			return bind(v, p)
		case v.Kind() != reflect.String || p.names != nil:
			return errors.New("is not of this kind")
		}
		v.SetString(p.words)
		return nil
	}
	key, rest, _ := strings.Cut(path, ".")
	var inner reflect.Value
	switch v.Kind() {
	case reflect.Struct:
		inner = fieldsOf(v, map[string]reflect.Value{})[key]
	case reflect.Array, reflect.Slice:
		inner = element(v, key)
	}
	return set(inner, rest, p, bind)
}

// element is an element of a list by its number, which may be the next one of a slice, or the
// value of a table by its key, which may be new.
func element(v reflect.Value, key string) reflect.Value {
	table := v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Struct && v.Type().Elem().Field(0).Name == "Key"
	i, err := strconv.Atoi(key)
	if table {
		for i = 0; i < v.Len() && v.Index(i).Field(0).String() != key; i++ {
		}
	}
	if v.Kind() == reflect.Slice && i == v.Len() {
		v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
	}
	switch {
	case table:
		v.Index(i).Field(0).SetString(key)
		return v.Index(i).Field(1)
	case err != nil || i < 0 || i >= v.Len():
		return reflect.Value{}
	}
	return v.Index(i)
}
