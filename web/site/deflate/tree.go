package deflate

// What deflate can say: matches of 3 to 258 bytes that lie at most 32 KB back.
const (
	shortest = 3
	longest  = 258
	window   = 1 << 15
)

// match is a length and a distance.
type match uint32

func newMatch(length, distance int) match { return match(length<<16 | distance) }

func (m match) length() int   { return int(m >> 16) }
func (m match) distance() int { return int(m & 0xffff) }

const (
	// deepest bounds the way down, which is forty nodes in programs. In runs of zeros it would be without end.
	deepest = 256

	// ring is the number of nodes, one for each of the last positions.
	ring = 2 * window

	hashBits = 16
)

// tree finds matches. It is a binary search tree for each hash of three bytes, whose nodes are the positions so far,
// ordered by what follows them. A new position becomes the root: the way down to its place is where the old tree comes
// apart into what is less and what is more. So nodes are always newer than those below them, and the way meets the
// nearest match of every length.
type tree struct {
	content []byte
	root    [1 << hashBits]int32
	nodes   [ring]node
}

// node names the positions below it, plus one: 0 is none.
type node struct{ less, more int32 }

// newTree is for content of less than 2 GB.
func newTree(content []byte) *tree { return &tree{content: content} }

// add puts the next position into the tree, and appends its matches: each is longer and farther than the one before,
// and of those of its length the nearest.
func (t *tree) add(at int, found []match) []match {
	limit := min(longest, len(t.content)-at)
	if limit < shortest {
		return found
	}
	here := t.content[at : at+limit]
	hash := (uint32(here[0]) | uint32(here[1])<<8 | uint32(here[2])<<16) * 0x9e3779b1 >> (32 - hashBits)
	next := int(t.root[hash]) - 1
	t.root[hash] = int32(at + 1)
	top := &t.nodes[at%ring]
	less, more := &top.less, &top.more // where to hang what is less and what is more
	sameLess, sameMore := 0, 0         // how many bytes all that hangs there has in common with the new position
	best := shortest - 1
	for depth := 0; next >= 0 && at-next <= window && depth < deepest; depth++ {
		there := t.content[next : next+limit]
		same := min(sameLess, sameMore)
		for same < limit && there[same] == here[same] {
			same++
		}
		if same > best {
			best = same
			found = append(found, newMatch(same, at-next))
		}
		old := &t.nodes[next%ring]
		if same == limit { // the new position takes its place
			*less, *more = old.less, old.more
			return found
		}
		if there[same] < here[same] {
			*less = int32(next + 1)
			less, sameLess = &old.more, same
			next = int(old.more) - 1
		} else {
			*more = int32(next + 1)
			more, sameMore = &old.less, same
			next = int(old.less) - 1
		}
	}
	*less, *more = 0, 0
	return found
}
