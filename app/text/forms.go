package text

import (
	"fmt"
	"strings"
)

// count joins a number with the form of a noun that goes with it in English.
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// grouped writes n with a mark after every three digits.
func grouped(n int, mark string) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + mark + digits[i:]
	}
	return digits
}

// decimalComma writes a number with one digit after the comma.
func decimalComma(x float64) string {
	return strings.Replace(fmt.Sprintf("%.1f", x), ".", ",", 1)
}

// numericDate writes a day as in "2026-11-20" in the order day, month, year.
func numericDate(day, mark string) string {
	parts := strings.Split(day, "-")
	if len(parts) != 3 {
		return day
	}
	return parts[2] + mark + parts[1] + mark + parts[0]
}

// after returns words behind a mark, or nothing if there are no words.
func after(mark, words string) string {
	if words == "" {
		return ""
	}
	return mark + words
}

// feminine returns the feminine form of a side's name, for things such as a marble, in
// Spanish and Italian: Rojo, roja.
func feminine(side string) string {
	colour := strings.ToLower(side)
	if stem, ok := strings.CutSuffix(colour, "o"); ok {
		return stem + "a"
	}
	return colour
}
