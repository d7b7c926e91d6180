package text

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// property is one entry of a file of phrases: "Played(side,hole) = {side} {hole}."
type property struct {
	path  string   // name of its field or method, and its keys, with points between them
	names []string // names of its arguments; nil if it has none
	words string
}

// properties reads a file of phrases, which has the format of Java's properties, and calls take
// with each entry.
func properties(file string, take func(property) error) error {
	line, number := "", 0
	for _, next := range strings.Split(file, "\n") {
		number++
		line += strings.Trim(next, " \t\r")
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
				return errors.New("line " + strconv.Itoa(number) + ": " + p.path + ": " + err.Error())
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
		for i := range p.names { // English adds types
			p.names[i], _, _ = strings.Cut(p.names[i], ".")
		}
	}
	p.words, err = unescaped(strings.Trim(words, " "))
	return p, err
}

// unescaped replaces escapes such as \u00a0 with their characters.
func unescaped(words string) (string, error) {
	head, tail, found := strings.Cut(words, `\`)
	for found {
		char, _, rest, err := strconv.UnquoteChar(`\`+tail, 0)
		if err != nil {
			return "", errors.New(`what is \` + tail + "?")
		}
		words, tail, found = strings.Cut(rest, `\`)
		head += string(char) + words
	}
	return head, nil
}

// englishPhrases returns the phrases of the English file in order.
var englishPhrases = sync.OnceValue(func() []property { return englishOf(fileOf("en")) })

// englishOf returns the phrases of an English file in order. It panics on an error, because the
// program contains the file.
func englishOf(file string) (all []property) {
	err := properties(file, func(p property) error {
		all = append(all, p)
		return nil
	})
	if err != nil {
		panic(err)
	}
	return all
}

// translated returns the phrases of a file in the order of the English phrases. It adds the kinds
// of gaps that the file defines to kinds. It is an error if a phrase is missing.
func translated(file string, english []property, kinds map[string]pattern) ([]property, error) {
	at := make(map[string]int, len(english))
	for i, p := range english {
		at[p.path] = i
	}
	all := make([]property, len(english))
	err := properties(file, func(p property) (err error) {
		kind, isKind := strings.CutPrefix(p.path, "Kinds.")
		i, known := at[p.path]
		switch {
		case isKind && len(p.names) == 1:
			kinds[kind], err = patternOf(p.words, p.names, nil)
			return err
		case !known:
			return errors.New("is unknown")
		case !slices.Equal(p.names, english[i].names):
			return errors.New("has other arguments")
		case all[i].path != "":
			return errors.New("is there twice")
		}
		all[i] = p
		return nil
	})
	for i, p := range all {
		if err == nil && p.words == "" {
			err = errors.New(english[i].path + " is missing")
		}
	}
	return all, err
}

// set sets the fields of a struct to phrases, which are in the order of the fields. It returns the
// phrases with arguments.
func set(fields any, phrases []property) (withArguments []property) {
	all := reflect.ValueOf(fields).Elem()
	last, n := "", -1 // a field has one phrase or several
	for _, p := range phrases {
		if p.names != nil {
			withArguments = append(withArguments, p)
			continue
		}
		name, key, _ := strings.Cut(p.path, ".")
		if name != last {
			last = name
			n++
		}
		field := all.Field(n)
		if table, ok := field.Addr().Interface().(*Words); ok {
			*table = append(*table, Word{key, p.words})
		} else {
			stringAt(field, key).SetString(p.words)
		}
	}
	return withArguments
}

// stringAt returns the string in a field by its keys, such as "3.Head".
func stringAt(field reflect.Value, keys string) reflect.Value {
	key, rest, _ := strings.Cut(keys, ".")
	switch field.Kind() {
	case reflect.Array:
		i, _ := strconv.Atoi(key)
		return stringAt(field.Index(i), rest)
	case reflect.Struct:
		for i := range field.NumField() {
			if field.Type().Field(i).Name == key {
				return field.Field(i)
			}
		}
	}
	return field
}
