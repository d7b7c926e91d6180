package rules

import "strconv"

// handicapText writes the value of the field "g": the side that gets the points, 1 or 2, and the
// number of points. It returns the empty text for no handicap and for a value outside ±MaxHandicap.
func handicapText(h int8) string {
	side, points := First, int(h)
	if points < 0 {
		side, points = Second, -points
	}
	if points == 0 || points > MaxHandicap {
		return ""
	}
	return strconv.Itoa(int(side)+1) + strconv.Itoa(points)
}

// parseHandicap reads the text of handicapText.
func parseHandicap(value string) (h int8, ok bool) {
	if len(value) < 2 {
		return 0, false
	}
	points, err := strconv.Atoi(value[1:])
	r := Ruleset{}.WithHandicap(Side(value[0]-'1'), points)
	if err != nil || handicapText(r.Handicap) != value {
		return 0, false
	}
	return r.Handicap, true
}
