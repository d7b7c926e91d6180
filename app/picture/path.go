package picture

import "strconv"

// path is the data of an SVG path. Package fmt would take longer than the browser does.
type path []byte

// add adds a command with its numbers.
func (p *path) add(command byte, numbers ...int) *path {
	*p = appendInts(append(*p, command), numbers)
	return p
}

// ints joins numbers with blanks, as attributes of SVG want them.
func ints(numbers ...int) string { return string(appendInts(nil, numbers)) }

func appendInts(b []byte, numbers []int) []byte {
	for i, n := range numbers {
		if i > 0 {
			b = append(b, ' ')
		}
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return b
}
