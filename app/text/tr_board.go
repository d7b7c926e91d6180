package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var turkishBoard = BoardText{
	Board: "Kulami tahtası",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Kırmızı", "Siyah"}},
		{"white-black", [2]string{"Beyaz", "Siyah"}},
		{"red-white", [2]string{"Kırmızı", "Beyaz"}},
		{"safe", [2]string{"Turuncu", "Mavi"}},
	},
	Turn: "Tahtayı çevir", Mirror: "Tahtayı aynala",

	Why: func(reason rules.Reason, hole string) string {
		switch reason {
		case rules.GameOver:
			return "Oyun bitti."
		case rules.Filled:
			return hole + " deliği zaten dolu."
		case rules.OffLines:
			return hole + " deliği son misketin satırında ya da sütununda değil."
		case rules.TileOfLast:
			return hole + " deliği son misketin taşında; o taş şimdi kapalı."
		case rules.TileBefore:
			return hole + " deliği senin son misketinin taşında; o taş şimdi kapalı."
		}
		return "Burada delik yok."
	},
	WhyShort: Table[rules.Reason, string]{
		{rules.OffLines, "satır ve sütun dışı"}, {rules.TileOfLast, "kapalı taş"}, {rules.TileBefore, "kapalı taş"},
		{rules.GameOver, "oyun bitti"},
	},
	Marble:      func(side string) string { return strings.ToLower(side) + " misket" },
	EmptyHole:   "boş",
	PlayableOne: "oynanabilir",
	TrialOne:    "denenebilir",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%d delikli taş: %s %d, %s %d", holes, first, a, second, b)
	},

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return fmt.Sprint(n, " delik.") },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	GameBegins: "Yeni oyun.",
	NothingYet: "Henüz misket oynanmadı.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Oynanabilir delik yok."
		}
		return fmt.Sprintf("Oynanabilir %d delik: %s", n, holes)
	},

	Value:     func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven: "Eşit",
	NoValue:   "Bilgisayar bu konuma henüz bakmadı.",
	Depth:     func(n int) string { return fmt.Sprint("derinlik ", n) },
	Exact:     "kesin",

	Keys:     "Klavye",
	Commands: [5]string{"Puan", "Son hamle", "Oynanabilir delikler", "Bu taş", "Değerlendirme"},
	Entry:    "Delik adı yaz, örneğin c5", EntryPlay: "Oyna",
	KeyHelp: [][2]string{
		{"← ↑ → ↓", "tahtada gezin"},
		{"Enter, boşluk", "deliğe oyna"},
		{"n, p", "sonraki veya önceki oynanabilir delik"},
		{"Home, End", "satırın başı veya sonu; Ctrl ile: tahtanın"},
		{"s", "puan"}, {"l", "son hamle"}, {"m", "oynanabilir delikler"}, {"t", "bu taş"}, {"e", "bilgisayarın değerlendirmesi"},
		{"h", "ipucu"}, {"u", "geri al"}, {"[ ]", "bir hamle geri ve ileri"},
		{"← →", "tahta dışında hamle hamle; Home, End: ilk ve son hamle"},
		{"Shift ← →", "varyanttan çık; ona ya da sonrakine gir"}, {"r", "oyunu oynat veya duraklat"}, {"?", "bu liste"},
	},
}

var turkishWorkshop = WorkshopText{
	Workshop: "Atölye", BuildBoard: "Tahta kur",
	WorkshopHelp: "Bir taş seç ve sol üst deliğinin geleceği yere dokun ya da taşı oraya sürükle.",
	Frame:        "Kurduğun tahta, 10 × 10", Tray: "Taşlar",
	TrayTile: func(worth, width, height, left int) string {
		return fmt.Sprintf("%d delikli taş, eni %d, boyu %d, kalan %d", worth, width, height, left)
	},
	Rotate: "Çevir", Lift: "Kaldır", PlayBoard: "Oyna",
	AllTiles:  "Bütün taşlar",
	MoveTiles: [4]string{"Sola kaydır", "Sağa kaydır", "Yukarı kaydır", "Aşağı kaydır"},
	LiftAll:   "Tahtayı boşalt", BeginFrom: "Hazır tahtadan başla", GameBoardHere: "Oyunun tahtası", ShareBoard: "Bağlantıyı paylaş",
	BoardLabel: "Bu tahtanın adı",
	OwnBoard:   func(n int) string { return fmt.Sprint("Tahta ", n) },
	OpenBoard:  func(name string) string { return "Aç: " + name },
	PlaceFree:  "boş", PlacePicked: "elde", PlaceWrong: "henüz doğru değil",
	PlaceTile: func(worth int, tile string) string { return fmt.Sprintf("%d delikli taş, yeri %s", worth, tile) },
	TilesLeft: func(n int) string { return fmt.Sprint(n, " taş kaldı") },
	Mistakes:  func(n int) string { return fmt.Sprint(n, " hata") },
	Complete:  "Tamam", BoardComplete: "Tahta tamam.", Flaws: "Eksik olanlar",

	TileTaken: func(worth, width, height int) string {
		return fmt.Sprintf("Elde: %d delikli taş, eni\u00a0%d, boyu\u00a0%d.", worth, width, height)
	},
	NoTileLeft: func(worth int) string { return fmt.Sprintf("%d delikli taş kalmadı.", worth) },
	TileLifted: func(worth int) string { return fmt.Sprintf("%d delikli bir taş kutuya geri kondu.", worth) },
	TilePlaced: func(worth int, tile string) string { return fmt.Sprintf("%d delikli taşın yeri %s.", worth, tile) },
	TilePicked: func(worth int, tile string) string {
		return fmt.Sprintf("%s: %d delikli taş alındı. Taşımak için boş bir yere dokun.", tile, worth)
	},
	TileMoved:   func(tile string) string { return "Yeni yeri: " + tile + "." },
	TileTurned:  func(tile string) string { return "Çevrildi, yeri: " + tile + "." },
	TilePutBack: "Geri kondu.", NoTileHeld: "Önce bir taş seç.",
	TilesStand: "Taşlar artık dikey konuyor.", TilesLie: "Taşlar artık yatay konuyor.",
	AllMoved: "Bütün taşlar kaydırıldı.", AtEdge: "Taşlar zaten kenarda.",
	AllTurned: "Tahta çevrildi.", AllMirrored: "Tahta aynalandı.",
	AllLifted: "Tahta boş.", BoardLaid: "İşte tahta. İstediğini değiştir.",
	DeedUndone: "Geri alındı.", DeedRedone: "Yinelendi.",
	BoardSaved:   func(name string) string { return "Kaydedildi: " + name + "." },
	BoardDropped: "Tahtalarından silindi.", BoardFaulty: "Tahta henüz tamam değil.",

	FlawOutside: func(tile string) string { return tile + " taşı 10 × 10 çerçeveden taşıyor." },
	FlawOverlap: func(tile, other string) string { return tile + " ve " + other + " üst üste." },
	FlawApart: func(tiles string, n int) string {
		if n == 1 {
			return tiles + " taşının kenarı ötekilere değmiyor."
		}
		return tiles + " taşlarının kenarı ötekilere değmiyor."
	},
	FlawTooMany:  func(count, tiles string) string { return count + " fazla: " + tiles + "." },
	TilesOf:      func(n, worth int) string { return fmt.Sprintf("%d delikli %d taş", worth, n) },
	TilesMissing: func(counts string) string { return "Eksik: " + counts + "." },

	AskFair: "Adil mi?", StopFair: "Durdur",
	FairHelp:   "Bilgisayar boş tahtayı temel kurallarla, tam güçle değerlendirir.",
	FairEven:   "İki oyuncu için eşit",
	FairFirst:  func(points float64) string { return "Başlayan +" + decimalComma(points) },
	FairSecond: func(points float64) string { return "İkinci oyuncu +" + decimalComma(points) },

	WorkshopKeys: [][2]string{
		{"← ↑ → ↓", "tahtada gezin"},
		{"6, 4, 3, 2", "o kadar delikli bir taş al"},
		{"Enter, boşluk", "taşı koy; ya da buradaki taşı al ve bırak"},
		{"r", "çevir"}, {"Delete", "buradaki taşı tahtadan kaldır"},
		{"Shift ← ↑ → ↓", "eldeki taşı ya da bütün taşları bir delik kaydır"},
		{"Esc", "taşı geri koy"},
		{"Home, End", "satırın başı veya sonu; Ctrl ile: tahtanın"},
		{"u, Ctrl Z", "geri al"}, {"Ctrl Y", "yinele"}, {"?", "bu liste"},
	},
}
