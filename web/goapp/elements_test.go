package goapp

import (
	"strings"
	"testing"
)

func TestOneElementType(t *testing.T) {
	const a = `package app

import "strings"

type HTMLA interface{ Class(v ...string) HTMLA }

func A() HTMLA { return &htmlA{htmlElement{tag: "a"}} }

type htmlA struct{ htmlElement }

func (e *htmlA) Class(v ...string) HTMLA { return e.Attr("class", strings.Join(v, " ")).(*htmlA) }
func (e *htmlA) Text(v any) HTMLA        { return e.Body(Text(v)) }
func (e *htmlA) Title(format string, v ...any) HTMLA {
	e.setAttr("title", FormatString(format, v...))
	return e
}

type HTMLB interface{ Class(v ...string) HTMLB }

func B() HTMLB { return &htmlB{htmlElement{tag: "b"}} }

type htmlB struct{ htmlElement }

`
	const want = `package app

import "strings"

type HTMLA = *element

func A() HTMLA { return &htmlA{htmlElement{tag: "a"}} }

type htmlA = element

func (e *htmlA) Class(v ...string) HTMLA { return e.Attr("class", strings.Join(v, " ")).(*htmlA) }
func (e *htmlA) Title(v string) HTMLA {
	e.setAttr("title", v)
	return e
}

type HTMLB = *element

func B() HTMLB { return &htmlB{htmlElement{tag: "b"}} }

type htmlB = element
`
	same := `func (e *htmlB) Class(v ...string) HTMLB { return e.Attr("class", strings.Join(v, " ")).(*htmlB) }
func (e *htmlB) Text(v any) HTMLB { return e.Attr("value", v) }
`
	got, err := oneElementType([]byte(a + same))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("%s", got)
	}
	other := strings.Replace(same, `"class"`, `"kind"`, 1)
	if got, err := oneElementType([]byte(a + other)); err == nil {
		t.Errorf("a method that differs is accepted: %s", got)
	}
}
