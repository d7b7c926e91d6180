package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var englishNewGame = NewGameText{
	Start:   "Start the game",
	NewGame: "New game", Opponent: "Opponent", Level: "Level", Starter: "Who starts", Edition: "Edition",
	BoardChoice: "Board", Opening: "First marble",
	OpponentComputer: "Computer", OpponentPerson: "Two players", OpponentAnalysis: "Analysis",
	PlayerNames: "Names (optional)",
	Names:       "Names",
	StarterMe:   "Me", StarterOther: "Opponent", StarterLot: "Random",

	BoardSquare: "Random square", BoardIrregular: "Random irregular", BoardSheet: "Classic boards",
	BoardToday: "Today’s board", BoardCode: "Paste a code",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Classic square"},
		{rules.SheetIrregular, "Classic irregular"},
		{rules.SheetPergioco, "Worked example"},
	},
	Sheet: "Classic board", Seed: "Shuffle number", DealAgain: "Another board", Code: "Board code or link",
	CodeHelp:       "A link, a layout code or a grid of letters.",
	BoardSymmetric: "Symmetric", BoardNumber: "By number", BoardMine: "My boards", NumberLabel: "Board number",
	SymmetryKind: "Symmetry",
	Symmetry: Words{{"half-turn", "Half turn"}, {"mirror", "Mirror image"}, {"quarter-turn", "Quarter turn"},
		{"two-mirrors", "Two mirrors"}},
	NumberHelp: func(boards int) string {
		return "Every square board has a number from 1 to " + grouped(boards, ",") + "."
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("random square ", seed)
		case "irregular":
			return fmt.Sprint("random irregular ", seed)
		case "symmetric":
			return fmt.Sprint("symmetric ", seed)
		case "number":
			return "square no. " + grouped(seed, ",")
		case "today":
			return "daily board " + day
		case "code", "mine":
			return "custom board"
		}
		return "shared board"
	},

	OpeningFree: "Anywhere", OpeningSwap: "Anywhere, with swap", OpeningLot: "Random hole",
	OpeningLine: Words{
		{"free", "Whoever starts has an edge: three wins in four among strong players."},
		{"swap", "The second player may take over the first marble, so it should not be too good."},
		{"lot", "Chance places the first marble: nearly fair."},
	},

	EditionName: Words{
		{"basic", "Basic game"}, {"es-1", "Spanish, level 1"}, {"es-2", "Spanish, level 2"}, {"es-3", "Spanish, level 3"},
		{"cs-1", "Czech, level 1"}, {"cs-2", "Czech, level 2"},
		{"it-areas", "Italian, areas"}, {"it-lines", "Italian, lines"}, {"it-both", "Italian, areas and lines"},
		{"tr-area", "Turkish, area"}, {"tr-rows", "Turkish, lines"}, {"tr-both", "Turkish, area and lines"},
	},
	EditionLine: Words{
		{"basic", "Tiles only: the game all five rule sheets start from."},
		{"es-1", "The larger area scores 1 point for each tile it touches. Ends after 55 marbles."},
		{"es-2", "Each side scores all its lines of five or more. Ends after 55 marbles."},
		{"es-3", "Area by tiles, plus all lines. Ends after 55 marbles."},
		{"cs-1", "The larger area scores the difference in marbles."},
		{"cs-2", "Area and lines, both by difference."},
		{"it-areas", "The larger area scores the difference in marbles."},
		{"it-lines", "The higher total of lines scores the difference."},
		{"it-both", "Area and lines, both by difference."},
		{"tr-area", "The larger area scores the difference in marbles."},
		{"tr-rows", "Lines in rows and columns only: the higher total scores the difference."},
		{"tr-both", "Area and lines by difference, no diagonals."},
	},
	EditionWhy: Words{
		{"basic", "What all five sheets share. Good for a first game."},
		{"es-1", "Only this sheet counts the tiles under an area; the others count marbles. It ends when one player has placed all 28, one marble earlier than in the other editions."},
		{"es-2", "Only this sheet gives both sides their lines in full; the others give the difference to one."},
		{"es-3", "Levels 1 and 2 of the Spanish sheet together."},
		{"cs-1", "The same as the Italian areas and the Turkish area. The sheet says the game lasts until all holes are full; 56 marbles cannot fill 64, so it means all marbles."},
		{"cs-2", "Counted exactly like the Italian areas and lines; this one comes from the Czech sheet."},
		{"it-areas", "The same as the first Czech level and the Turkish area."},
		{"it-lines", "Lines by difference in all directions, without areas: only the Italian sheet has this."},
		{"it-both", "The liveliest game, and the fairest between strong players: the bonus often decides."},
		{"tr-area", "The same as the first Czech level and the Italian areas."},
		{"tr-rows", "The text of this sheet counts rows and columns only. Its own example counts diagonals as well; we follow the text."},
		{"tr-both", "Both Turkish bonuses. Without diagonals, lines are rare."},
	},
	SheetOf: Words{{"es-advanced", "Spanish sheet"}, {"cs", "Czech sheet"}, {"it-pergioco", "Italian sheet"}, {"tr", "Turkish sheet"}},
	House:   "House rules", HouseLine: "Set every option yourself.",
	NoBonus: "None", ByDifference: "Difference", ByTiles: "Tiles", BySum: "Sum",
	Orthogonal: "Lines without diagonals", EarlyEnd: "Ends after 55 marbles",
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "area")
		case rules.AreaTiles:
			parts = append(parts, "area by tiles")
		}
		if lines := "lines"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines += " in full"
			}
			if r.Orthogonal {
				lines += ", no diagonals"
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Basic game"
		}
		return "With " + strings.Join(parts, " and ")
	},
}

var englishLibrary = LibraryText{
	Library: "My games", ShowGames: "Games", ShowResults: "Results",
	Search: "Search", Filter: "Show",
	FilterAll: "All games", OtherGames: "Other games", FilterUnfinished: "Unfinished", FilterWon: "Won", FilterDrawn: "Drawn", FilterLost: "Lost",
	FilterPeople:  "Two players",
	NoGames:       "No games yet. Every game is saved here from its first move.",
	NothingFound:  "Nothing found.",
	Unfinished:    "Unfinished",
	MarblesPlayed: func(n int) string { return count(n, "move", "moves") },
	Reading:       func(n int) string { return "Reading " + count(n, "more game", "more games") + "…" },

	Rename:    func(game string) string { return "Name and details: " + game },
	Delete:    func(game string) string { return "Delete: " + game },
	NameLabel: "Name", GameBoard: "Board", Began: "Started", LastPlayed: "Last played", Version: "App version",
	Deleted: func(n int) string {
		if n == 1 {
			return "Deleted."
		}
		return fmt.Sprint(n, " deleted.")
	},
	Keep: "Save to My games", KeepShort: "Save",

	Full: "The storage is full", FullHelp: "New moves are not saved. Save a backup first, then make room.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Delete the oldest unnamed game"
		}
		return fmt.Sprint("Delete the ", n, " oldest unnamed games")
	},
	UnreadHead: "Unreadable",
	UnreadHelp: "This was saved but cannot be read, perhaps because a newer version wrote it. It is kept until you delete it.",
	CopyIt:     "Copy", DeleteIt: "Delete",

	Import:      "Import",
	ImportHelp:  "A link, a record, a list of moves, a board or a backup. Other text around it does no harm, and none of your games are overwritten.",
	ImportLabel: "Paste it here", ImportNow: "Open", ChooseFile: "Choose a file",
	DropHere:   "Drop it here to open it",
	DropTip:    "You can also drop a file anywhere on the page.",
	TooLarge:   "This is larger than 5 MB and was not opened.",
	Unopened:   "This file could not be opened.",
	TextCopied: "Copied.",
	Backup:     "Back up everything",
	BackupHelp: "One file with all games and settings. Importing it restores them, here or on another device, and overwrites nothing.",

	ResultsOf: "Against", ResultsAll: "All games", ResultsWon: "Won", ResultsDrawn: "Drawn", ResultsLost: "Lost",
	OtherRules: "Other rules",
	NoResults:  "You have not finished a game against the computer yet.",
	StreakNow:  "Current streak", StreakBest: "Best streak",
}

var englishShare = ShareText{
	CopyLink:  "Copy link",
	ShareGame: "Share this game",
	ShareHelp: "The link holds the board and every move. It opens on any device, and nothing is sent to a server.",
	LinkLabel: "Link to this game",
	SendLink:  "Send", ShareWhat: "What to share", WholeGame: "Whole game", FromHere: "Up to here",
	QRLabel: "QR code of the link", QRHelp: "Point a phone’s camera at the code to open this game.",
	NoQR:       "The link is too long for a QR code.",
	CopyRecord: "Copy text", SaveFile: "Save file", SaveSVG: "Picture (SVG)", SavePicture: "Save picture", OtherFormats: "Other formats",
	SaveAnimation: "Animation (SVG)",

	Embed: "Embed", EmbedHelp: "This code shows the game on any web page.", CopyEmbed: "Copy code",
	OpenInKulami: "Open in Kulami", NewTab: "opens in a new tab",

	SendMove:       "Send your move",
	OpponentFriend: "Friend by link", FriendHelp: "You send each other a link after each marble, like letters. No account, no server.",
	Friend: "Friend", FriendToMove: "Your friend’s move", SendIt: "send them the link", WaitForLink: "open the link they send back", PlayBoth: "Play both sides",
	FriendPlayed: func(hole string) string { return "Your friend played " + hole + ". It is your move." },
	LinkOlder:    "This link is older than your game, which stays as it is.", LinkParted: "This link does not fit your game. Both are under “My games” now.",
	FriendSide: func(side string) string { return "You play " + side + "." }, FriendHow: "It is your turn: play a marble, then send the link back.",
	QRCode: "QR code",
}

var englishLive = LiveText{
	OpponentLive: "Live", LiveTitle: "Play live",
	LiveTip: "Two links connect your devices. No server takes part.",

	LivePreparing:   "Making the link …",
	LiveInvite:      "Send this link to the other player, and leave this page open. The answer is a link, too: open it on this device, or paste it here.",
	LiveAnswerLabel: "Answer", LiveConnect: "Connect",
	LiveOffered: "You are invited to a live game. You will send a link back; then the game begins.", LiveJoin: "Join",
	LiveAnswer:     "Send this link back, and leave this page open. The game begins as soon as the other player has opened it.",
	LiveConnecting: "Connecting …",
	LivePassed:     "The game goes on in the other tab. You can close this one.",
	LiveStray:      "No page on this device waits for this answer. Copy the link, and paste it where the invitation was made.",
	LiveFailed:     "The devices could not connect. They must be on the same network, unless both have a STUN server in their settings.",
	LiveUnfit:      "This is not the answer to this invitation.",

	LiveOn: "Connected", LiveLost: "The other player does not answer. Waiting\u00a0…",
	LiveLeft:  "The connection has ended. The game is kept: connect again, or go on with links.",
	LiveBegun: "You are connected.", LiveTurn: "It is the other player’s turn.", LiveStop: "End connection",
	UndoAsked: "The other player wants to take marbles back.", UndoSent: "You have asked to take marbles back.",
	UndoRefused: "The other player has declined: the marbles stay.", UndoYes: "Allow", UndoNo: "Refuse",
	UndoOvertaken: "The game has moved on: your request to take marbles back no longer holds. You can ask again.",
	UndoWithdrawn: "The other player wanted to take marbles back, but the game has moved on: the request no longer holds.",
	LiveClocks:    "The clocks stand while you are not connected.",
	RematchAsked:  "The other player wants another game.", RematchSent: "You have asked for another game.",
	LiveRefused: "What the other device sent does not follow the rules. The connection was ended, and your game is as it was.",
	LiveParted:  "The games on the two devices differ. The connection was ended, and your game is as it was.",
	LiveVersion: "The other device has a newer version of the game. Reload this page.",

	StunLabel: "STUN server for live games", StunHelp: "Connects devices beyond your own network, and sees their addresses. Without one, no server is contacted.",
	BadStun: "This is not the address of a STUN server, such as stun.example.org.",
}
