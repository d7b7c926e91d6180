package rules_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	. "kulami/rules"
)

// worked is the example of the Pergioco sheet after three moves, with a variation.
const worked = "k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c7e7/v1c8e8/o3"

// record reads a text whose check code can be missing.
func record(t *testing.T, text string) Record {
	t.Helper()
	r, err := ParseRecord(text)
	var pe *ParseError
	if errors.As(err, &pe) {
		for _, p := range pe.Problems {
			if p.Fault != FaultTruncated && p.Fault != FaultUnknownKey {
				t.Fatalf("%s: %v", text, err)
			}
		}
	}
	return r
}

// Changes to arguments and results do not change a record.
func TestRecordSharesNothing(t *testing.T) {
	r := record(t, worked+"/zkept")
	before := r.String()
	spoil := func(holes []Hole) {
		for i := range holes {
			holes[i] = 63
		}
		_ = append(holes, 62)
	}
	line := []Hole{r.Moves()[0], r.Board().Hole("h4")}
	tried, err := r.Try(line)
	if err != nil {
		t.Fatal(err)
	}
	alone, _ := r.Extract(line)
	was := [2]string{tried.String(), alone.String()}
	spoil(line)
	for _, of := range []Record{r, tried, alone} {
		spoil(of.Moves())
		for _, v := range of.Variations() {
			spoil(v.Moves)
		}
		for _, l := range of.Lines() {
			spoil(l)
		}
		spoil(of.Through(r.Moves()[:1]))
		spoil(of.Next(r.Moves()[:1]))
		of.Play(r.Board().Hole("e5"))
		of.Cut()
		of.Promote(r.Moves()[:1], true)
	}
	if r.String() != before || was != [2]string{tried.String(), alone.String()} {
		t.Errorf("%s has become %s", before, r)
	}
}

func TestRecordStaysValid(t *testing.T) {
	r := record(t, worked)
	if r.WithCursor(-1).Cursor() != 0 || r.WithCursor(99).Cursor() != 3 || r.WithCursor(2).Cursor() != 2 {
		t.Error("the cursor is outside the game")
	}
	if r.At(-1) != r.At(0) || r.At(99) != r.At(3) {
		t.Error("a ply outside the game has a position")
	}
	for _, f := range []Finish{-1, SecondOutOfTime + 1, 127} {
		if got := r.WithFinish(DrawAgreed).WithFinish(f).Finish(); got != DrawAgreed || f.String() != "" || f.Winner() != Nobody {
			t.Errorf("finish %d", got)
		}
	}
	wrong := append(r.Moves(), r.Board().Hole("c4"))
	var me *MoveError
	if got, err := r.Try(wrong); !errors.As(err, &me) || me.Hole != wrong[3] || me.Why != Filled || !got.Equal(r) {
		t.Error(got, err)
	}
	got, err := r.WithFinish(DrawAgreed).WithCursor(1).Extract(wrong)
	if !errors.As(err, &me) || me.Why != Filled || got.Finish() != NotFinished ||
		!slices.Equal(got.Moves(), r.Moves()) || got.Cursor() != 3 || len(got.Variations()) != 0 {
		t.Error(got, err)
	}
}

func TestZeroRecord(t *testing.T) {
	zero := NewRecord(nil, Ruleset{EarlyEnd: true})
	if !zero.IsZero() || !(Record{}).IsZero() || zero.Rules() != (Ruleset{}) || zero.Board() != nil || zero.String() != "" {
		t.Error(zero)
	}
	var me *MoveError
	if r, err := zero.Play(0); !errors.As(err, &me) || me.Why != NoSuchHole || r.Len() != 0 {
		t.Error(r, err)
	}
	if r, err := zero.Try([]Hole{0}); err == nil || len(r.Lines()) != 1 {
		t.Error(r, err)
	}
	if r, err := zero.Extract([]Hole{0}); err == nil || r.Len() != 0 {
		t.Error(r, err)
	}
	if zero.Cut().Len() != 0 || zero.Over() || zero.Position().Ply() != 0 || zero.WithCursor(3).Cursor() != 0 {
		t.Error("a record without a board has legal moves")
	}
	for _, damaged := range []string{"k1/rao/xd/o3/zkept/c00", "k1/b999/rao/xd/zkept/c00"} {
		if r, err := ParseRecord(damaged); err == nil || !r.IsZero() || r.Rules() != (Ruleset{}) || r.Finish() != NotFinished {
			t.Errorf("%s read as %+v", damaged, r)
		}
	}
}

func TestRecordText(t *testing.T) {
	type file struct{ Game, None Record }
	out, err := json.Marshal(file{Game: record(t, worked+"/zkept")})
	if err != nil {
		t.Fatal(err)
	}
	var in file
	if err := json.Unmarshal(out, &in); err != nil || !in.Game.Equal(record(t, worked+"/zkept")) || !in.None.IsZero() {
		t.Errorf("%s read as %v, %v", out, in, err)
	}
	r := in.Game
	var pe *ParseError
	if err := r.UnmarshalText([]byte("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c5/c00")); !errors.As(err, &pe) || !pe.Has(FaultChecksum) || !r.Equal(in.Game) {
		t.Error(r, err)
	}
}

// errors.Is finds every error by its kind and by its type.
func TestErrorsAreFaults(t *testing.T) {
	_, moved := NewRecord(SheetSquare.Board(), Ruleset{}).Extract([]Hole{0, 0})
	_, laid := ParseBoard("A")
	_, read := ParseRecord("k1/b013QQ4DD2TSd2tS2Ts1sQQ4QT5D/mc4c5/c00")
	for _, c := range []struct {
		err       error
		is, isNot error
	}{
		{moved, Filled, OffLines},
		{laid, FaultShape, FaultOverlap},
		{laid, FaultShape, Fault(FaultShape)},
		{read, FaultChecksum, FaultTruncated},
	} {
		if !errors.Is(c.err, c.is) || errors.Is(c.err, c.isNot) {
			t.Errorf("%v is %v: %v, is %v: %v", c.err, c.is, errors.Is(c.err, c.is), c.isNot, errors.Is(c.err, c.isNot))
		}
		if c.is.Error() == "" {
			t.Errorf("%#v has no text", c.is)
		}
	}
}
