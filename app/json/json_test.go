package json_test

import (
	std "encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"kulami/app/json"
)

// letters marshals itself as text.
type letters struct{ text string }

func (l letters) MarshalText() ([]byte, error) { return []byte(l.text), nil }

func (l *letters) UnmarshalText(text []byte) error {
	if len(text) > 5 {
		return errors.New("too long")
	}
	l.text = string(text)
	return nil
}

type word string

type inner struct {
	Best  int8
	Line  []int8
	Exact bool
}

type embedded struct {
	Change int
	hidden int
}

// all has a field of each kind that is stored or sent.
type all struct {
	Version int       `json:"v"`
	Name    string    `json:"name,omitempty"`
	Word    word      // without a tag
	Names   [2]string `json:"names,omitzero"`
	Levels  [2]int    `json:"levels"`
	Seed    uint64    `json:"seed,omitempty"`
	Recent  []string  `json:"recent"`
	Drafts  []string  `json:"drafts,omitempty"`
	Inner   inner     `json:"inner,omitzero"`
	Moves   []inner   `json:"moves,omitempty"`
	Left    bool      `json:"-"`
	Small   int8      `json:",omitempty"`
	Flag    bool      `json:",omitempty"`
	Text    letters   `json:"text"`
	Kelvin  uint16
	embedded
}

// filled holds values of all.
var filled = []all{
	{},
	{Version: -3, Name: "Zoë <b>&\u2028\u2029\x00\x1f\x7f\"\\/\b\f\n\r\t\ufffd😀", Word: "w\xed\xa0\x80\xff", Names: [2]string{"", "Ana"}, Levels: [2]int{1, -1 << 62},
		Seed: 1<<64 - 1, Recent: []string{}, Drafts: []string{"a", ""}, Inner: inner{-128, nil, true}, Moves: []inner{{}, {127, []int8{1, -2}, false}},
		Left: true, Small: -5, Flag: true, Text: letters{"<x>"}, Kelvin: 65535, embedded: embedded{7, 8}},
}

func TestEncode(t *testing.T) {
	for _, v := range filled {
		want, err := std.Marshal(v)
		if got := json.Encode(v); err != nil || got != string(want) {
			t.Errorf("encoded as\n%s, want\n%s, %v", got, want, err)
		}
	}
	stored := map[string]json.Raw{"b": `"x"`, "a<": `{"y":[1, 2]}`}
	if got, want := json.Encode(stored), `{"a\u003c":{"y":[1, 2]},"b":"x"}`; got != want {
		t.Errorf("encoded as %s, want %s", got, want)
	}
	for _, quoted := range []string{`{"seed":"18446744073709551615"}`, `{"seed":"0"}`} {
		var v struct {
			Seed uint64 `json:"seed,string"`
		}
		if damaged, err := json.Decode(quoted, &v); damaged != nil || err != nil || json.Encode(v) != quoted {
			t.Errorf("%s is %d, %v, %v, and comes back as %s", quoted, v.Seed, damaged, err, json.Encode(v))
		}
	}
}

// If a field needs a number in a string and has another value, only that field is lost.
func TestNumbersInStrings(t *testing.T) {
	for value, lost := range map[string]bool{`"12"`: false, `12`: false, `null`: false, `"x"`: true, `""`: true, `{}`: true, `"-1"`: true, `"18446744073709551616"`: true} {
		v := struct {
			Seed uint64 `json:"seed,string"`
			Next int
		}{}
		if damaged, err := json.Decode(`{"seed":`+value+`,"next":3}`, &v); err != nil || lost != (damaged != nil) || v.Next != 3 {
			t.Errorf("%s: %+v, %v, %v", value, v, damaged, err)
		}
	}
}

// texts holds texts that our program does not write.
var texts = []string{
	`{}`, `null`, `[]`, `5`, `"x"`, ``, ` `, `{`, `{"v":1`, `{"v":1}x`, `{"v":1,}`, `{v:1}`, `{"v" : 1 , "v":2 }`, `{"V":4,"KELVIN":1,"kelvin":2}`, "{\"\u212aelvin\":3}",
	`{"v":1.5,"name":"a"}`, `{"v":1e2}`, `{"v":9223372036854775808}`, `{"v":-0}`, `{"v":01}`, `{"v":+1}`, `{"v":.5}`, `{"v":1.}`, `{"v":1e}`, `{"v":"1"}`, `{"Small":128,"v":2}`, `{"seed":-1,"v":2}`,
	`{"name":5,"v":2}`, `{"name":null,"Word":"\u00e4\ud83d\ude00\ud800\n\/"}`, `{"name":"\x"}`, `{"name":"\u12"}`, "{\"name\":\"\n\"}", "{\"name\":\"\xff\xed\xa0\x80\"}", `{"name":"\ud800\u0041"}`,
	`{"names":["a"],"levels":[1,2,3,"x"]}`, `{"names":null,"levels":{}}`, `{"levels":["x",5]}`, `{"recent":null,"drafts":[]}`, `{"recent":["a",null,5,"b"],"v":7}`, `{"recent":"a"}`,
	`{"inner":{"best":300,"line":[1,2],"exact":true},"v":1}`, `{"inner":5}`, `{"inner":null}`, `{"moves":[{"Best":1},{"Best":"x"},null]}`, `{"moves":[[]]}`,
	`{"text":"abc"}`, `{"text":"toolong"}`, `{"text":5,"v":1}`, `{"text":null}`, `{"text":{"text":"a"}}`, `{"v":"x","text":"toolong"}`, `{"Left":true,"hidden":3,"change":9}`, `{"Flag":1}`, `{"Flag":tru}`, `{"unknown":{"a":[1,{"b":null}]},"v":3}`,
	strings.Repeat("[", 10001) + strings.Repeat("]", 10001), `{"unknown":` + strings.Repeat("[", 9999) + strings.Repeat("]", 9999) + `,"v":1}`, `{"unknown":` + strings.Repeat("[", 10000) + strings.Repeat("]", 10000) + `}`,
}

// sameAsStandard compares the result for a text with encoding/json.
func sameAsStandard(t *testing.T, text string) {
	for _, before := range filled {
		got, want := before, before
		// std keeps some of their old elements
		got.Recent, want.Recent, got.Drafts, want.Drafts = nil, nil, nil, nil
		got.Moves, want.Moves = nil, nil
		err := std.Unmarshal([]byte(text), &want)
		field := (*std.UnmarshalTypeError)(nil)
		loses := errors.As(err, &field) && field.Field != ""
		damaged, failed := json.Decode(text, &got)
		switch {
		case loses != (damaged != nil), (err != nil && !loses) != (failed != nil):
			t.Fatalf("%q is damaged: %v, unreadable: %v, want %v", text, damaged, failed, err)
		case failed == nil && !reflect.DeepEqual(got, want):
			t.Fatalf("%q is\n%+v, want\n%+v", text, got, want)
		}
	}
	var got map[string]json.Raw
	var want map[string]std.RawMessage
	err := std.Unmarshal([]byte(text), &want)
	if damaged, failed := json.Decode(text, &got); damaged != nil || (err != nil) != (failed != nil) || len(got) != len(want) {
		t.Fatalf("%q is %q, %v, want %q, %v", text, got, failed, want, err)
	}
	for key, raw := range want {
		if string(got[key]) != string(raw) {
			t.Fatalf("%q has %q under %q, want %q", text, got[key], key, raw)
		}
	}
}

func TestDecode(t *testing.T) {
	for _, text := range texts {
		sameAsStandard(t, text)
	}
}

// The package reads every text and writes every string like encoding/json.
func FuzzDecode(f *testing.F) {
	for _, text := range texts {
		if len(text) < 1000 {
			f.Add(text)
		}
	}
	for _, v := range filled {
		f.Add(json.Encode(v))
	}
	f.Fuzz(func(t *testing.T, text string) {
		sameAsStandard(t, text)
		if want, _ := std.Marshal(text); json.Encode(text) != string(want) {
			t.Fatalf("%q is written as %s, want %s", text, json.Encode(text), want)
		}
	})
}
