package deflate

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

// letters are n random bytes, each one of the given ones.
func letters(n int, alphabet string) []byte {
	random := rand.New(rand.NewPCG(1, uint64(n)))
	out := make([]byte, n)
	for i := range out {
		out[i] = alphabet[random.IntN(len(alphabet))]
	}
	return out
}

// every is an alphabet of all bytes.
var every = func() string {
	var all [256]byte
	for i := range all {
		all[i] = byte(i)
	}
	return string(all[:])
}()

// prose is text of n bytes with a vocabulary.
func prose(n int) []byte {
	random := rand.New(rand.NewPCG(2, 2))
	var words []string
	for range 500 {
		words = append(words, string(letters(2+random.IntN(9), "etaoinshrdlu")))
	}
	var out []byte
	for len(out) < n {
		out = append(out, words[random.IntN(1+random.IntN(len(words)))]...)
		out = append(out, ' ')
	}
	return out[:n]
}

// ones are zeros with a one here and there.
func ones(n int) []byte {
	random := rand.New(rand.NewPCG(3, 3))
	out := make([]byte, n)
	for i := random.IntN(600); i < n; i += 1 + random.IntN(600) {
		out[i] = 1
	}
	return out
}

// program is half a megabyte of this very test.
func program(t *testing.T) []byte {
	t.Helper()
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	content, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return content[:1<<19]
}

// unpacked is what compress/gzip reads in a file, which must be one member and nothing else.
func unpacked(t *testing.T, file []byte) []byte {
	t.Helper()
	rest := bytes.NewReader(file)
	in, err := gzip.NewReader(rest)
	if err != nil {
		t.Fatal(err)
	}
	in.Multistream(false)
	content, err := io.ReadAll(in)
	if err != nil || rest.Len() > 0 {
		t.Fatalf("%v; %d bytes more", err, rest.Len())
	}
	return content
}

// standard is the size of the densest file that compress/gzip writes.
func standard(content []byte) int {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	w.Write(content)
	w.Close()
	return out.Len()
}

// What is packed is read as it was, and takes at most so many hundredths of what compress/gzip makes of it, with a few
// bytes to spare for what is hardly anything at all.
func TestGzip(t *testing.T) {
	for _, c := range []struct {
		name    string
		content []byte
		percent int
	}{
		{"nothing", nil, 100},
		{"a byte", []byte("x"), 100},
		{"two bytes", []byte("xx"), 100},
		{"three bytes", []byte("xxx"), 100},
		{"a sentence", []byte("The last marble lies on the tile of the one before it."), 100},
		{"words", prose(100_000), 97},
		{"two letters", letters(100_000, "ab"), 95},
		{"noise", letters(200_000, every), 100},
		{"noise twice", bytes.Repeat(letters(window, every), 2), 101},
		{"noise twice, too far apart", bytes.Repeat(letters(window+1, every), 2), 100},
		{"zeros", make([]byte, 300_000), 105},
		{"zeros and ones", ones(300_000), 98},
		{"a period", bytes.Repeat([]byte("marble "), 50_000), 105},
		{"a long period", bytes.Repeat(letters(300, every), 1000), 105},
		{"a program", program(t), 96},
	} {
		file := Gzip(c.content)
		if !bytes.Equal(unpacked(t, file), c.content) {
			t.Errorf("%s becomes something else", c.name)
		}
		if want := standard(c.content); len(file) > want*c.percent/100+5 {
			t.Errorf("%s of %d bytes becomes %d, and %d with compress/gzip", c.name, len(c.content), len(file), want)
		}
	}
}

// Where a segment, a piece, or what a block or a match can hold ends, nothing is lost or doubled.
func TestBorders(t *testing.T) {
	zeros, text := make([]byte, 2*segmentSize+1), bytes.Repeat(prose(3000), 2*segmentSize/3000+1)
	noise := letters(1<<16+1, every)
	for border, contents := range map[int][][]byte{
		longest:         {zeros, text, noise},
		pieceSize:       {zeros, text, noise},
		window:          {zeros, text, noise},
		1 << 16:         {zeros, text, noise}, // no stored block is longer
		segmentSize:     {zeros, text},
		2 * segmentSize: {zeros},
	} {
		for n := border - 1; n <= border+1; n++ {
			for k, content := range contents {
				if !bytes.Equal(unpacked(t, Gzip(content[:n])), content[:n]) {
					t.Errorf("the first %d bytes of content %d become something else", n, k)
				}
			}
		}
	}
}

// Content whose parts have nothing in common takes hardly more than the parts take by themselves, less the header and
// the trailer.
func TestBlocksFollowTheContent(t *testing.T) {
	parts := [][]byte{letters(20_000, "0123456789"), letters(20_000, every), letters(20_000, "abcdefghijkl"), make([]byte, 20_000)}
	sum := 0
	for _, part := range parts {
		sum += len(Gzip(part)) - 18
	}
	if got := len(Gzip(slices.Concat(parts...))) - 18; got > sum+sum/100 {
		t.Errorf("the whole takes %d bytes, its parts %d", got, sum)
	}
}

// The same content gives the same bytes on every machine. Whoever changes them on purpose raises the number in
// encodings (web/site/compress.go), too.
func TestGzipIsTheSameEverywhere(t *testing.T) {
	const want = "55091 7f41767c6ca46f9a8b6f35e026ba95a929962ad69582624aa4a3edf0cc13d62e"
	file := Gzip(slices.Concat(prose(300_000), letters(5000, every), ones(100_000), letters(50_000, "0123456789")))
	if got := fmt.Sprintf("%d %x", len(file), sha256.Sum256(file)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// The steps of a parse are the cheapest of all, with whatever distance, and their costs are right: at prices that rise
// with the distance, and where no match is as long as any can be.
func TestParseIsCheapest(t *testing.T) {
	for n, alphabet := range []string{"a", "ab", "abc", "abcdefgh"} {
		text := letters(120+n, alphabet)
		text = slices.Concat(text, text[50:100], []byte(strings.Repeat("ab", 20)), text[30:90])
		s := newSegment(newTree(text), 0, len(text))
		p := guess()
		s.parse([]block{{0, len(text), p}})
		cheapest := make([]int, len(text)+1)
		for i := len(text) - 1; i >= 0; i-- {
			cheapest[i] = p.literal[text[i]] + cheapest[i+1]
			for from := range i {
				for length := 1; length <= longest && i+length <= len(text) && text[from+length-1] == text[i+length-1]; length++ {
					if length >= shortest {
						symbol, _ := distanceSymbol(i - from)
						cheapest[i] = min(cheapest[i], p.distance[symbol]+p.length[length]+cheapest[i+length])
					}
				}
			}
		}
		if !slices.Equal(s.cost, cheapest) {
			t.Errorf("letters %s: %d, and %d is possible", alphabet, s.cost[0], cheapest[0])
		}
		cost := 0
		for i := 0; i < len(text); i = s.next(i) {
			if m := s.step[i]; m == 0 {
				cost += p.literal[text[i]]
			} else {
				symbol, _ := distanceSymbol(m.distance())
				cost += p.distance[symbol] + p.length[m.length()]
			}
		}
		if cost != s.cost[0] {
			t.Errorf("letters %s: steps for %d are said to cost %d", alphabet, cost, s.cost[0])
		}
	}
}

// Whatever is packed is read as it was, and takes little more than it does unpacked.
func FuzzGzip(f *testing.F) {
	for _, content := range [][]byte{nil, []byte("marble"), prose(60), letters(40, every), make([]byte, 90)} {
		f.Add(content, uint8(11))
	}
	f.Fuzz(func(t *testing.T, content []byte, times uint8) {
		content = bytes.Repeat(content, int(times)%16)
		file := Gzip(content)
		if !bytes.Equal(unpacked(t, file), content) {
			t.Error("it becomes something else")
		}
		if most := 18 + len(content) + 5*(1+len(content)/pieceSize); len(file) > most {
			t.Errorf("%d bytes become %d", len(content), len(file))
		}
	})
}
