package rules

import "strconv"

// handicapText writes the value of the field "g": the side that has the points, 1 or 2, and how many. Nothing is written
// without a handicap, and for one that no record has.
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

// parseHandicap reads what handicapText wrote.
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
