package picture

import (
	"fmt"
	"strconv"
	"strings"

	"kulami/rules"
)

// Durations of a ply in an animation, and of its end before it repeats, in milliseconds.
const (
	frameTime = 800
	endTime   = 4000
)

// mostPoints returns a side's maximum number of points in all frames.
func (p *page) mostPoints(side rules.Side) (most int) {
	for _, f := range p.frames {
		most = max(most, f.score.Total(side))
	}
	return most
}

// when returns the attributes of an element that is visible in the frames that on selects. Ever
// reports whether there is such a frame.
func (p *page) when(on func(snapshot) bool) (attributes string, ever bool) {
	var hidden, shown []string
	was := false
	for i, f := range p.frames {
		is := on(f)
		ever = ever || is
		switch {
		case is && (i == 0 || !was):
			shown = append(shown, p.time(i))
		case !is && (i == 0 || was):
			hidden = append(hidden, p.time(i))
		}
		was = is
	}
	if len(hidden) == 0 || !ever {
		return "", ever
	}
	attributes = p.animated(strings.Join(hidden, ",") + "{opacity:0}" + strings.Join(shown, ",") + "{opacity:1}")
	if !was {
		attributes += ` opacity="0"`
	}
	return attributes, true
}

// moved returns the attributes of an element that is invisible or at a hole in each snapshot. End
// is its hole in the last snapshot that shows it, or NoHole if no snapshot does.
func (p *page) moved(place func(snapshot) rules.Hole) (end rules.Hole, attributes string) {
	end = rules.NoHole
	for _, f := range p.frames {
		if h := place(f); h != rules.NoHole {
			end = h
		}
	}
	if end == rules.NoHole || len(p.frames) == 1 {
		return end, ""
	}
	ex, ey := p.g.Center(end)
	keyframes := ""
	for i, f := range p.frames {
		keyframes += p.time(i) + "{opacity:0}"
		if h := place(f); h != rules.NoHole {
			x, y := p.g.Center(h)
			keyframes = strings.TrimSuffix(keyframes, "0}") + fmt.Sprintf("1;transform:translate(%dpx,%dpx)}", x-ex, y-ey)
		}
	}
	attributes = p.animated(keyframes)
	if place(p.end()) == rules.NoHole {
		attributes += ` opacity="0"`
	}
	return end, attributes
}

// time returns the start of a frame as a share of the animation.
func (p *page) time(i int) string {
	whole := (len(p.frames)-1)*frameTime + endTime
	return strconv.FormatFloat(float64(i*frameTime*1000/whole)/10, 'f', -1, 64) + "%"
}

// animated returns the attribute of an element with the given keyframes. Equal keyframes share one
// name.
func (p *page) animated(keyframes string) string {
	n, ok := p.names[keyframes]
	if !ok {
		n = len(p.names)
		if p.names == nil {
			p.names = map[string]int{}
		}
		p.names[keyframes] = n
		fmt.Fprintf(&p.styles, ".f%d{animation-name:f%[1]d}@keyframes f%[1]d{%s}\n", n, keyframes)
	}
	return ` class="f` + strconv.Itoa(n) + `"`
}

// style returns the style sheet of an animation.
func (p *page) style() string {
	if len(p.names) == 0 {
		return ""
	}
	return fmt.Sprintf("<style>@media (prefers-reduced-motion:no-preference){\n[class]{animation:%dms step-end infinite}\n%s}</style>\n",
		(len(p.frames)-1)*frameTime+endTime, p.styles.String())
}
