package play

// changeGames carries out what begins or goes on with games of the player's own, or changes those
// kept; ok is false for other messages.
func (m *Model) changeGames(msg Msg) (ok bool) {
	switch msg := msg.(type) {
	case Start:
		m.start(msg)
	case Rematch:
		m.rematch(msg.Seed)
	case FirstGame:
		m.firstGame(msg.Seed)
	case NextLevel:
		m.nextLevel(msg.Seed)
	case Continue:
		m.goOn(msg.Computer)
	case OpenGame:
		m.showKept(msg.ID)
	case KeepGame:
		m.keepGame()
	case Rename:
		m.rename(msg.ID, msg.Name)
	case Delete:
		m.delete(msg.ID)
	case PruneGames:
		m.pruneGames()
	case Undelete:
		m.undelete()
	case ReadGames:
		m.readGames(moreRead)
	case Changed:
		m.changed(msg)
	case Stored:
		m.stored(msg)
	case ClockDue:
		m.clockDue(msg.ID)
	case TimeIs:
		m.setTime(msg)
	default:
		return false
	}
	return true
}
