package wasm

import (
	"encoding/binary"
	"errors"
	"iter"
)

// The reader panics if the input is unexpected or ends early; refuse turns the panic into this
// error.
var errLayout = errors.New("not a WebAssembly module of the layout expected")

func refuse(err *error) {
	if recover() != nil {
		*err = errLayout
	}
}

// moduleHead is the start of every module.
const moduleHead = "\x00asm\x01\x00\x00\x00"

const (
	customSection = 0
	codeSection   = 10
	dataSection   = 11
)

// sections yields the sections of a module in order, each with its kind.
func sections(module []byte) iter.Seq2[byte, []byte] {
	return func(yield func(id byte, body []byte) bool) {
		in := reader(module)
		in.expect([]byte(moduleHead)...)
		for len(in) > 0 && yield(in.take(1)[0], in.bytes()) {
		}
	}
}

// reader is the unread rest of a module or of a part of it.
type reader []byte

func (r *reader) take(n int) []byte {
	taken := (*r)[:n]
	*r = (*r)[n:]
	return taken
}

func (r *reader) expect(want ...byte) {
	if string(r.take(len(want))) != string(want) {
		panic(errLayout)
	}
}

func (r *reader) number() int {
	n, size := binary.Uvarint(*r)
	if size <= 0 || n > 1<<32 {
		panic(errLayout)
	}
	r.take(size)
	return int(n)
}

// bytes reads a list of bytes that follows its length.
func (r *reader) bytes() []byte { return r.take(r.number()) }

func appendBytes(out, list []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(list))), list...)
}

// appendAddress writes a number in signed form: bit 6 of its last byte is the sign.
func appendAddress(out []byte, n int) []byte {
	for ; n >= 64; n >>= 7 {
		out = append(out, byte(n)|128)
	}
	return append(out, byte(n))
}
