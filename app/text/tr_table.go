package text

import (
	"fmt"

	"kulami/rules"
)

var turkishTable = TableText{
	You:       "Sen",
	Computer:  func(level int) string { return fmt.Sprint("Bilgisayar, seviye ", level) },
	LevelName: [9]string{"", "İlk oyun", "Acemi", "Keyif için", "Kulüp", "Güçlü", "Uzman", "Usta", "Tam güç"},
	LevelLine: [9]string{"",
		"Yalnızca kendi hamlesine bakar, sık sık yanlış değerlendirir.",
		"Yalnızca kendi hamlesine bakar, daha az yanılır.",
		"Vereceğin cevabı görür, ara sıra yanılır.",
		"Vereceğin cevabı görür ve iyi değerlendirir.",
		"Birkaç hamle ileriyi görür.",
		"Daha ileriyi görür, az yanılır.",
		"Çok ileriyi görür, sonun geldiğini önceden anlar.",
		"Bütün gücüyle: hamle başına iki saniye, sen düşünürken de düşünür.",
	},
	MarblesLeft: func(n int) string { return fmt.Sprint(n, " kaldı") },
	AreaNow:     func(n int) string { return fmt.Sprint("alan ", n) },
	LinesNow:    func(n int) string { return fmt.Sprint("sıralar ", n) },

	YourMove:      "Hamle sende",
	SideToMove:    func(side string) string { return side + " oynuyor" },
	ThinkingNow:   "Düşünüyor",
	FirstAnywhere: "istediğin delikten başla",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("%s.\u00a0satır veya %s\u00a0sütunu, %d\u00a0delik", row, column, n)
	},
	LookingAt:  func(ply, of int) string { return fmt.Sprintf("Hamle %d / %d", ply, of) },
	LinkedGame: "Paylaşılan oyun",
	Variation:  "Varyant",
	SwapOffer:  "Bu ilk misketi devral ya da oyuna devam et.",
	Swap:       "Taraf değiştir",

	Wins:          func(side string) string { return side + " kazandı" },
	YouWin:        "Kazandın",
	YouLose:       "Bilgisayar kazandı",
	Draw:          "Berabere",
	ByPoints:      func(n int) string { return fmt.Sprint(n, " puan farkla") },
	ByResignation: "çekilmeyle",
	ByAgreement:   "anlaşmayla",
	ByTime:        "süre dolduğu için",
	Headline:      func(head string, won, lost int) string { return fmt.Sprintf("%s: %d–%d", head, won, lost) },
	YouStuck:      "oynayacak yerin kalmadı",
	ComputerStuck: "bilgisayarın oynayacak yeri kalmadı",
	SideStuck:     func(side string) string { return side + " oynayacak yer bulamadı" },
	LedUntil:      func(ply int) string { return fmt.Sprintf("%d. hamleye kadar öndeydin.", ply) },
	LookBack:      "Puanların nereye gittiğini görmek için oyunu incele.",
	WonBy:         func(head, by string) string { return head + " (" + by + ")" },
	NextLevel:     func(level int) string { return fmt.Sprintf("%d. seviyeyi dene", level) },

	Hint:   "İpucu",
	Resign: "Çekil", Rematch: "Rövanş",
	OtherGame: "Oyunuma dön",
	SkipCount: "Atla", ShowBoard: "Tahtayı göster", ShowTiles: "Taşları göster", EarlierGame: "Önceki oyun",
	ResignSure: "Bu oyundan çekilmek istiyor musun?",

	MoveList:             "Hamleler",
	NoMoves:              "Henüz hamle yok",
	PlayFromHere:         "Buradan devam et",
	PlayComputerFromHere: "Bilgi\u00adsayara karşı",
	Back:                 "Oyuna dön",
	PlayShort:            "Devam et",
	BackShort:            "Oyun",
	Promote:              "Öne al",
	Prune:                "Sil",

	Clock: "Saat", ClockNone: "Saatsiz", ClockSudden: "Sabit süre", ClockFischer: "Eklemeli",
	ClockMinutes: "Oyuncu başına dakika", ClockIncrement: "Hamle başına eklenen saniye", ClockPauses: "Sayfa gizliyken dursun",
	PauseClocks: "Saatleri durdur", ResumeClocks: "Devam et", TimeLeft: "Kalan süre",
	TimeOver: "Süre çoktan bitmişti.", ClocksPaused: "Saatler duruyor. Önce onları çalıştır.",
	SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: %d saniye kaldı.", player, seconds) },

	Replay: "Oynat", PauseReplay: "Duraklat", ReplayPly: "Gösterilen hamle",
	ReplaySpeed:  func(times string) string { return fmt.Sprintf("Hız %s", times) },
	ReplayBegins: "Oyun oynatılıyor.", ReplayEnds: "Oynatma durdu.",
}

var turkishCount = CountText{
	Count: "Sayım", CountTiles: "Taşlar", CountArea: "En büyük alan", CountLines: "Sıralar", CountTotal: "Toplam",
	Tied:          func(n int) string { return fmt.Sprint(n, " taş sahipsiz") },
	NeitherScores: "kimse",
	AreaSum:       func(marbles, tiles int) string { return fmt.Sprintf("%d taşta %d misket", tiles, marbles) },

	CountWooden:     "Masadaki oyunu say",
	CountWoodenHelp: "Misketleri masandaki gibi yerleştir. Kaldırmak için bir miskete yeniden dokun.",
	PutDown:         "Konacak misket", ClearMarbles: "Temizle", OtherBoard: "Başka tahta", UseBoard: "Bu tahtayı kullan",
	MarblesDown: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d misket.", first, a, second, b)
	},
	TooManyMarbles: func(side string) string { return side + ": 28 misketten fazla." },
	LastMarbles:    "Son misketler", ExchangeMarbles: "Renkleri değiştir",
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s tarafın %d misketi fazla: oyuncular sırayla oynar.", side, more)
	},

	SetUp: "Konum kur", LeaveSetUp: "Misketlere dön",
	MarkLast: func(side string) string {
		return "Analiz için son misketi işaretle: " + side + "."
	},
	LastOrder: func(side string) string {
		return "Son misket (" + side + ") bir öncekinin ardından gelemez: aynı taşın üzerinde ya da ne onun satırında ne sütununda."
	},
	FirstBegins: func(first, second string) string {
		return "Analizde oyuna " + first + " başlamış sayılır; misket sayısı " + second + " ile aynı ya da bir fazla olmalı. Renkleri değiştirebilirsin."
	},
	NotAnalysable: "Bu misketler analiz edilemez: oyun daha önce biterdi.",
}

var turkishNotice = NoticeText{
	NotYourTurn:  "Bilgisayar düşünüyor.",
	FriendsTurn:  "Hamle arkadaşında: ona bağlantıyı gönder.",
	ConfirmHole:  func(hole string) string { return "Oynamak için " + hole + " deliğine bir daha dokun." },
	HintGiven:    func(hole, outlook string) string { return "İpucu: " + hole + after(", ", outlook) },
	Outlook:      [7]string{"kaybediyorsun", "geridesin", "biraz geridesin", "durum neredeyse eşit", "biraz öndesin", "öndesin", "kazanıyorsun"},
	HintSearch:   "İpucu aranıyor",
	SidesSwapped: "Taraflar değişti.",
	EngineFailed: "Bilgisayar cevap veremedi. İki tarafı da sen oynayabilirsin.",
	MovesPruned:  "Varyant silindi.",
	TreeFull:     "Bu oyuna başka varyant sığmıyor. Önce birini sil.",
	TrialBegun:   "Yalnızca deneme: oyunun olduğu gibi kalır.",

	LinkCopied: "Bağlantı kopyalandı.",
	CopyFailed: "Burada kopyalamaya izin yok. Bağlantıyı seçip kendin kopyala.",
	NoPicture:  "Resim oluşturulamadı.",
	Damaged: func(kept, of int) string {
		if kept == of {
			return fmt.Sprintf("Bu bağlantı bozuk ama %d hamlenin hepsi okunabildi.", of)
		}
		return fmt.Sprintf("Bu bağlantı bozuk: %d hamlenin %d tanesi okunabildi.", of, kept)
	},
	CopyUnread:   "İçeriği kopyala",
	Unreadable:   "Bu bağlantı okunamadı. Oyunun olduğu gibi duruyor.",
	Unchecked:    "Bu bağlantı eski bir sürümden geliyor ve denetim kodu yok. Tahtayı gönderenin tahtasıyla karşılaştır.",
	Newer:        "Bu bağlantı için Kulami’nin daha yeni bir sürümü gerekiyor. Bağlantı olduğu gibi bırakıldı.",
	BadCode:      "Bu, tam bir Kulami tahtası değil.",
	ImportFailed: "Burada okunabilir bir oyun bulunamadı.",
	Fault: Table[rules.Fault, string]{
		{rules.FaultNoRecord, "içinde oyun yok"},
		{rules.FaultNewerVersion, "daha yeni bir sürümle yazılmış"},
		{rules.FaultNoBoard, "tahta eksik"},
		{rules.FaultBadBoard, "tahta okunamıyor"},
		{rules.FaultBadRuleset, "bilinmeyen kurallar"},
		{rules.FaultBadMoves, "hamle olmayan bir şey var"},
		{rules.FaultIllegalMove, "bir hamle kurallara aykırı"},
		{rules.FaultBadPly, "olmayan bir hamleyi gösteriyor"},
		{rules.FaultBadFinish, "bilinmeyen bitiş"},
		{rules.FaultBadVariation, "bir varyant oynanamıyor"},
		{rules.FaultBadNote, "bir not okunamıyor"},
		{rules.FaultBadTimes, "saat süreleri okunamıyor"},
		{rules.FaultBadOrientation, "bilinmeyen yön"},
		{rules.FaultUnknownKey, "içinde bilinmeyen bir şey var"},
		{rules.FaultDuplicate, "bir şey iki kez geçiyor"},
		{rules.FaultEmptyField, "bir şey boş"},
		{rules.FaultChecksum, "denetim kodu yanlış"},
		{rules.FaultTruncated, "sonu eksik"},
		{rules.FaultTrailing, "sonundan sonra başka metin var"},
		{rules.FaultEscape, "arasında yabancı karakterler var"},
		{rules.FaultMarbles, "misketler böyle duramaz"},
		{rules.FaultTooMany, "çok fazla varyant veya alan"},
		{rules.FaultNoMoves, "hamlelerin sırası belli değil"},
	},

	SavedUnread: "Kaydedilenlerin bir kısmı okunamadı. Bir kopyası saklandı.",
	CopyKept:    "Bu oyuna başka bir sekmede devam edildi. Buradaki hamlelerin Oyunlarım’da duruyor.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d oyunun %d tanesi geri yüklendi. Hiçbir şey iki kez eklenmedi, hiçbir şeyin üzerine yazılmadı.", of, games)
	},
	GameKept:  "Oyunlarım’a kaydedildi.",
	NotStored: "Kaydedilmedi!",
	Unsaved:   "Bu tarayıcı oyunu kaydetmiyor. Saklamak için bağlantısını kopyala.",
}
