package engine

import "kulami/rules"

func (k kind) shape() rules.Shape {
	if k.irregular {
		return rules.Irregular
	}
	return rules.Square
}

// kinds lists the kinds of the printed editions.
func kinds() []kind {
	var all []kind
	for _, irregular := range []bool{false, true} {
		for _, bonus := range []kind{
			{},
			{area: rules.AreaDifference},
			{area: rules.AreaTiles},
			{lines: true},
			{lines: true, orthogonal: true},
			{area: rules.AreaDifference, lines: true},
			{area: rules.AreaDifference, lines: true, orthogonal: true},
			{area: rules.AreaTiles, lines: true},
		} {
			bonus.irregular = irregular
			all = append(all, bonus)
		}
	}
	return all
}
