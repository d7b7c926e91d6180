package desk

import "kulami/app/picture"

// countWaits holds the time after each step of the count, in milliseconds. The time after a tile
// equals the duration of the flight of its points (.gain in the style sheet).
var countWaits = [...]int{
	picture.CountGather:   720,
	picture.CountTile:     340,
	picture.CountPiles:    600,
	picture.CountHandicap: 1200,
	picture.CountBoard:    900,
	picture.CountAreas:    1600,
	picture.CountLines:    1600,
}

// CountWait returns the time after the last one of some steps of the count, in milliseconds.
// Without steps it is the time between the end of the game and the first step.
func CountWait(steps []picture.CountStep) int {
	if n := len(steps); n > 0 {
		return countWaits[steps[n-1].Kind]
	}
	return 780
}
