package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

// Turkish says sen. Its words, most of them those of the Turkish sheet: tahta (board),
// taş (tile), delik (hole), misket (marble), boşluk (gap), satır and sütun (row and
// column), alan (area), sıra (line), kapalı taş (closed tile), sayım (count), oyun
// (game), baskı (edition), varyant (variation), kural kâğıdı (rule sheet), kayıt
// (record). A tile is named by its holes, "6 delikli taş". Nouns have no plural after
// numbers; names that are put in take no suffix: "kırmızı misket", "c7 deliği".

var turkish = Text{
	Lang: "tr", Dir: "ltr", Name: "Türkçe",
	Title: "Kulami",
	About: "17 ahşap taş ve 56 misketle oynanan Kulami’yi güçlü bir bilgisayara veya arkadaşına karşı oyna. Ücretsiz, çevrimdışı, hesapsız.",

	Board: "Kulami tahtası",
	Sides: Table[string, [2]string]{
		{"red-black", [2]string{"Kırmızı", "Siyah"}},
		{"white-black", [2]string{"Beyaz", "Siyah"}},
		{"red-white", [2]string{"Kırmızı", "Beyaz"}},
		{"safe", [2]string{"Turuncu", "Mavi"}},
	},
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
	MarblesLeft:   func(n int) string { return fmt.Sprint(n, " kaldı") },
	AreaNow:       func(n int) string { return fmt.Sprint("alan ", n) },
	LinesNow:      func(n int) string { return fmt.Sprint("sıralar ", n) },
	YourMove:      "Hamle sende",
	SideToMove:    func(side string) string { return side + " oynuyor" },
	ThinkingNow:   "Düşünüyor",
	FirstAnywhere: "istediğin delikten başla",
	Where: func(row, column string, n int) string {
		return fmt.Sprintf("%s.\u00a0satır veya %s\u00a0sütunu, %d\u00a0delik", row, column, n)
	},
	LookingAt:            func(ply, of int) string { return fmt.Sprintf("Hamle %d / %d", ply, of) },
	LinkedGame:           "Paylaşılan oyun",
	Variation:            "Varyant",
	Wins:                 func(side string) string { return side + " kazandı" },
	YouWin:               "Kazandın",
	YouLose:              "Bilgisayar kazandı",
	Draw:                 "Berabere",
	ByPoints:             func(n int) string { return fmt.Sprint(n, " puan farkla") },
	ByResignation:        "çekilmeyle",
	ByAgreement:          "anlaşmayla",
	ByTime:               "süre dolduğu için",
	Headline:             func(head string, won, lost int) string { return fmt.Sprintf("%s: %d–%d", head, won, lost) },
	YouStuck:             "oynayacak yerin kalmadı",
	ComputerStuck:        "bilgisayarın oynayacak yeri kalmadı",
	SideStuck:            func(side string) string { return side + " oynayacak yer bulamadı" },
	LedUntil:             func(ply int) string { return fmt.Sprintf("%d. hamleye kadar öndeydin.", ply) },
	LookBack:             "Puanların nereye gittiğini görmek için oyunu incele.",
	Value:                func(side string, points float64) string { return side + " +" + decimalComma(points) },
	ValueEven:            "Eşit",
	NoValue:              "Bilgisayar bu konuma henüz bakmadı.",
	Depth:                func(n int) string { return fmt.Sprint("derinlik ", n) },
	Exact:                "kesin",
	MoveList:             "Hamleler",
	NoMoves:              "Henüz hamle yok",
	PlayFromHere:         "Buradan devam et",
	PlayComputerFromHere: "Bilgi\u00adsayara karşı",
	Back:                 "Oyuna dön",
	PlayShort:            "Devam et",
	BackShort:            "Oyun",
	Promote:              "Öne al",
	Prune:                "Sil",
	SwapOffer:            "Bu ilk misketi devral ya da oyuna devam et.",
	Swap:                 "Taraf değiştir",
	WonBy:                func(head, by string) string { return head + " (" + by + ")" },
	Colon:                func(head, rest string) string { return head + ": " + rest },

	New: "Yeni", Undo: "Geri al", Redo: "Yinele", Hint: "İpucu", Share: "Paylaş", Menu: "Menü",
	First: "İlk hamle", Previous: "Önceki hamle", Next: "Sonraki hamle", Last: "Son hamle",
	Resign: "Çekil", Rematch: "Rövanş", Review: "İncele", Settings: "Ayarlar", Learn: "Nasıl oynanır",
	Keys: "Klavye", Turn: "Tahtayı çevir", Mirror: "Tahtayı aynala",
	Close: "Kapat", Cancel: "Vazgeç", Start: "Oyunu başlat", CopyLink: "Bağlantıyı kopyala", OtherGame: "Oyunuma dön",
	Reload: "Yeniden yükle", SkipCount: "Atla", ShowBoard: "Tahtayı göster", ShowTiles: "Taşları göster", EarlierGame: "Önceki oyun",
	ThisGame: "Bu oyun", Tools: "Araçlar",

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
	NotYourTurn: "Bilgisayar düşünüyor.",
	FriendsTurn: "Hamle arkadaşında: ona bağlantıyı gönder.",
	ConfirmHole: func(hole string) string { return "Oynamak için " + hole + " deliğine bir daha dokun." },
	HintGiven:   func(hole, outlook string) string { return "İpucu: " + hole + after(", ", outlook) },
	Outlook:     [7]string{"kaybediyorsun", "geridesin", "biraz geridesin", "durum neredeyse eşit", "biraz öndesin", "öndesin", "kazanıyorsun"},
	HintSearch:  "İpucu aranıyor",
	LinkCopied:  "Bağlantı kopyalandı.",
	CopyFailed:  "Burada kopyalamaya izin yok. Bağlantıyı seçip kendin kopyala.",
	NoPicture:   "Resim oluşturulamadı.",
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
	SavedUnread:  "Kaydedilenlerin bir kısmı okunamadı. Bir kopyası saklandı.",
	BadCode:      "Bu, tam bir Kulami tahtası değil.",
	SidesSwapped: "Taraflar değişti.",
	EngineFailed: "Bilgisayar cevap veremedi. İki tarafı da sen oynayabilirsin.",
	CopyKept:     "Bu oyuna başka bir sekmede devam edildi. Buradaki hamlelerin Oyunlarım’da duruyor.",
	ImportFailed: "Burada okunabilir bir oyun bulunamadı.",
	Restored: func(games, of int) string {
		return fmt.Sprintf("%d oyunun %d tanesi geri yüklendi. Hiçbir şey iki kez eklenmedi, hiçbir şeyin üzerine yazılmadı.", of, games)
	},
	GameKept:     "Oyunlarım’a kaydedildi.",
	OfflineReady: "Kulami artık internetsiz de çalışıyor.",
	MovesPruned:  "Varyant silindi.",
	TreeFull:     "Bu oyuna başka varyant sığmıyor. Önce birini sil.",
	TrialBegun:   "Yalnızca deneme: oyunun olduğu gibi kalır.",
	NotStored:    "Kaydedilmedi!",
	Unsaved:      "Bu tarayıcı oyunu kaydetmiyor. Saklamak için bağlantısını kopyala.",
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

	Played:    func(side, hole string) string { return side + " " + hole + "." },
	HolesLeft: func(n int) string { return fmt.Sprint(n, " delik.") },
	Tally: func(first string, a int, second string, b int) string {
		return fmt.Sprintf("%s %d, %s %d.", first, a, second, b)
	},
	Marble:      func(side string) string { return strings.ToLower(side) + " misket" },
	EmptyHole:   "boş",
	PlayableOne: "oynanabilir",
	TrialOne:    "denenebilir",
	TileOf: func(holes int, first string, a int, second string, b int) string {
		return fmt.Sprintf("%d delikli taş: %s %d, %s %d", holes, first, a, second, b)
	},
	GameBegins: "Yeni oyun.",
	NothingYet: "Henüz misket oynanmadı.",
	Playable: func(holes string, n int) string {
		if n == 0 {
			return "Oynanabilir delik yok."
		}
		return fmt.Sprintf("Oynanabilir %d delik: %s", n, holes)
	},

	NextLevel: func(level int) string { return fmt.Sprintf("%d. seviyeyi dene", level) },

	Goal: "Rakibinden daha çok taş kazan", FirstTime: "İlk kez mi? 90 saniyede öğren",
	CoachWon: func(holes int) string {
		return fmt.Sprint("Misketin taşı sana kazandırdı: ", holes, " puan, her delik için 1.")
	},
	CoachKept: "Taşın artık daha güvende: elinden alınması daha zor.",
	CoachTied: "Misketinin taşında eşitlik var: taş şimdilik kimsenin değil.",
	CoachLost: "Misketinin taşı hâlâ bilgisayarın: orada onun misketi daha çok.",
	CoachNow: [6]string{
		"Şimdi bilgisayarın misketinin satırında ya da sütununda oyna; o da seninkine göre oynadı.",
		"İki taş koyu renkte: son iki misket orada, bu yüzden şimdi sana kapalılar.",
		"Her taş sahibinin rengini alır; renksiz taş kimsenin değildir.",
		"Adının yanındaki sayı puanındır: sonunda puanı çok olan kazanır.",
		"Bir adım sonrasını düşün: bilgisayarın hangi satırda ve sütunda oynayacağını senin misketin belirler.",
		"Artık hepsini biliyorsun: misketler bitince ya da birinizin oynayacak deliği kalmayınca oyun biter.",
	},
	CoachStop: "İpuçlarını kapat",

	Percent:    func(n int) string { return fmt.Sprint("%", n) },
	Reviewing:  func(percent string) string { return "Hamleler inceleniyor: " + percent },
	ReviewDone: "İnceleme bitti.", Accuracy: "İsabet", Chances: "Kazanma şansı",
	KeyMoments: "Önemli anlar", NoMistakes: "Hata bulunmadı.",
	Verdict:  Words{{"best", "en iyi hamle"}, {"good", "iyi hamle"}, {"inaccuracy", "küçük hata"}, {"mistake", "hata"}, {"blunder", "büyük hata"}},
	OnlyMove: "tek iyi hamle", MissedWin: "Kesin bir galibiyet kaçtı.",
	Better:     func(hole string) string { return "Daha iyisi: " + hole + "." },
	PointsLost: func(points float64) string { return "Yaklaşık " + decimalComma(points) + " puan kaybettirir." },
	ProvenFrom: func(move int, result string) string {
		return fmt.Sprintf("%d. hamleden sonra kesin: %s.", move, result)
	},
	SafeFrom: func(move int, side string) string {
		return fmt.Sprintf("%d. hamleden sonra kesin: %s artık kaybedemez.", move, side)
	},
	SaveReport: "İncelemeyi resim olarak kaydet",
	RetryYours: "Hatalarından öğren",
	RetryOf:    func(side string) string { return "Hatalardan öğren: " + side },
	RetryTask:  func(side, hole string) string { return side + " " + hole + " oynadı. Daha iyi bir hamle bul." },
	RetryGood:  func(hole string) string { return hole + ": iyi buldun!" },
	RetryBad: func(hole, reply string) string {
		return hole + " yeterli değil" + after(", yanıt ", reply) + ". Yeniden dene."
	},
	RetryWait: "Hamlene bakılıyor", Solution: "Çözümü göster", NextMistake: "Sonraki hata", RetryEnd: "İncelemeye dön",
	And:      "ve",
	FactsOf:  func(hole, clauses string) string { return hole + ", " + clauses + "." },
	FactEnds: "rakibe oynayacak delik bırakmaz, böylece oyun biter",
	FactLeaves: func(holes int) string {
		if holes == 1 {
			return "rakibe tek delik bırakır"
		}
		return fmt.Sprint("rakibe ", holes, " delik bırakır")
	},
	FactWins: func(worth int) string { return fmt.Sprint(worth, " delikli taşı kesin olarak kazandırır") },
	FactSaves: func(worth int) string {
		return fmt.Sprint("rakibin ", worth, " delikli bir taşı hemen kazanmasını önleyen tek deliktir")
	},
	FactTies: func(worth int) string { return fmt.Sprint(worth, " delikli taştaki eşitliği kesinleştirir") },
	FactJoins: func(marbles int) string {
		return fmt.Sprint("alanları birleştirip ", marbles, " misketlik tek alan yapar")
	},
	FactGrows: func(marbles int) string {
		return fmt.Sprint("oyuncunun en büyük alanını ", marbles, " miskete çıkarır")
	},
	FactLine: func(marbles int) string { return fmt.Sprint(marbles, " misketlik bir sırayı tamamlar") },
	FactGives: func(worth int) string {
		return fmt.Sprint("rakibin ", worth, " delikli bir taşı kazanmasına izin verir")
	},
	FactCloses: func(worth int) string { return fmt.Sprint(worth, " delikli taşı bir hamle boyunca rakibe kapatır") },

	NewGame: "Yeni oyun", Opponent: "Rakip", Level: "Seviye", Starter: "Kim başlar", Edition: "Baskı",
	BoardChoice: "Tahta", Opening: "İlk misket",
	OpponentComputer: "Bilgisayar", OpponentPerson: "İki kişi", OpponentAnalysis: "Analiz",
	PlayerNames: "İsimler (isteğe bağlı)",
	Names:       "İsimler",
	StarterMe:   "Ben", StarterOther: "Rakip", StarterLot: "Rastgele",
	BoardSquare: "Rastgele kare", BoardIrregular: "Rastgele düzensiz", BoardSheet: "Klasik tahtalar",
	BoardToday: "Günün tahtası", BoardCode: "Kod yapıştır",
	SheetName: Table[rules.Sheet, string]{
		{rules.SheetSquare, "Klasik kare"},
		{rules.SheetIrregular, "Klasik düzensiz"},
		{rules.SheetPergioco, "Örnek oyun"},
	},
	Sheet: "Klasik tahta", Seed: "Karıştırma numarası", DealAgain: "Başka bir tane", Code: "Tahta kodu veya bağlantısı",
	CodeHelp:    "Bir bağlantı, bir dizilim kodu ya da harflerden bir ızgara.",
	OpeningFree: "İstenen yere", OpeningSwap: "İstenen yere, taraf değişebilir", OpeningLot: "Rastgele delik",
	EditionName: Words{
		{"basic", "Temel oyun"}, {"es-1", "İspanyol, seviye\u00a01"}, {"es-2", "İspanyol, seviye\u00a02"}, {"es-3", "İspanyol, seviye\u00a03"},
		{"cs-1", "Çek, seviye\u00a01"}, {"cs-2", "Çek, seviye\u00a02"},
		{"it-areas", "İtalyan, alanlar"}, {"it-lines", "İtalyan, sıralar"}, {"it-both", "İtalyan, alanlar ve sıralar"},
		{"tr-area", "Türk, alan"}, {"tr-rows", "Türk, sıralar"}, {"tr-both", "Türk, alan ve sıralar"},
	},
	EditionLine: Words{
		{"basic", "Yalnızca taşlar sayılır: beş kural kâğıdı da bununla başlar."},
		{"es-1", "Daha büyük olan alan, üzerinde durduğu taş sayısı kadar puan verir. 55 misketten sonra biter."},
		{"es-2", "Herkes beş ve daha çok misketli bütün sıralarının puanını alır. 55 misketten sonra biter."},
		{"es-3", "Taşlarına göre alan, ayrıca bütün sıralar. 55 misketten sonra biter."},
		{"cs-1", "Daha büyük olan alan, misket farkı kadar puan verir."},
		{"cs-2", "Alan ve sıralar, ikisinde de fark sayılır."},
		{"it-areas", "Daha büyük olan alan, misket farkı kadar puan verir."},
		{"it-lines", "Sıra toplamı büyük olan, fark kadar puan alır."},
		{"it-both", "Alan ve sıralar, ikisinde de fark sayılır."},
		{"tr-area", "Daha büyük olan alan, misket farkı kadar puan verir."},
		{"tr-rows", "Yatay ve dikey sıra toplamı büyük olan, fark kadar puan alır."},
		{"tr-both", "Alan ve sıralarda fark sayılır, çaprazlar sayılmaz."},
	},
	EditionWhy: Words{
		{"basic", "Beş kâğıdın da ortak yanı. İlk oyun için iyi."},
		{"es-1", "Alanın altındaki taşları yalnızca bu kâğıt sayar; ötekiler misketleri sayar. Bir oyuncu 28 misketini bitirince, yani öteki baskılardan bir misket önce biter."},
		{"es-2", "Sıraların tamamını iki tarafa da yalnızca bu kâğıt verir; ötekiler farkı bir tarafa verir."},
		{"es-3", "İspanyol kâğıdının ilk iki seviyesi birlikte."},
		{"cs-1", "İtalyan alanları ve Türk alanıyla aynı. Kâğıda göre oyun bütün delikler dolana dek sürer; 56 misket 64 deliği dolduramaz, demek ki bütün misketler kastediliyor."},
		{"cs-2", "İtalyan alan ve sıralarıyla tam aynı sayım, bu kez Çek kâğıdına göre."},
		{"it-areas", "Çek baskısının ilk seviyesi ve Türk alanıyla aynı."},
		{"it-lines", "Alan yok, her yöndeki sıralar farkla sayılır: bu yalnızca İtalyan kâğıdında var."},
		{"it-both", "En hareketli oyun, güçlü oyuncular arasında da en adili: sonucu sık sık bonus belirler."},
		{"tr-area", "Çek baskısının ilk seviyesi ve İtalyan alanlarıyla aynı."},
		{"tr-rows", "Bu kâğıdın metni yalnızca yatay ve dikey sıraları sayar. Kendi örneği çaprazları da sayar; biz metne uyarız."},
		{"tr-both", "Türk kâğıdının iki bonusu birlikte. Çaprazlar sayılmayınca sıralar seyrektir."},
	},
	SheetOf: Words{{"es-advanced", "İspanyol kâğıdı"}, {"cs", "Çek kâğıdı"}, {"it-pergioco", "İtalyan kâğıdı"}, {"tr", "Türk kâğıdı"}},
	House:   "Kendi kuralların", HouseLine: "Her seçeneği kendin belirle.",
	NoBonus: "Yok", ByDifference: "Fark", ByTiles: "Taşlar", BySum: "Toplam",
	Orthogonal: "Çapraz sıralar sayılmaz", EarlyEnd: "55 misketten sonra biter",
	BoardSymmetric: "Simetrik", BoardNumber: "Numarayla", BoardMine: "Tahtalarım", NumberLabel: "Tahta numarası",
	SymmetryKind: "Simetri",
	Symmetry: Words{{"half-turn", "Yarım dönüş"}, {"mirror", "Ayna"}, {"quarter-turn", "Çeyrek dönüş"},
		{"two-mirrors", "İki ayna"}},
	NumberHelp: func(boards int) string {
		return "Her kare tahtanın 1 ile " + grouped(boards, ".") + " arasında bir numarası var."
	},
	OpeningLine: Words{
		{"free", "Başlayan avantajlıdır: güçlü oyuncular arasında dört oyunun üçünü kazanır."},
		{"swap", "İkinci oyuncu ilk misketi devralabilir, o yüzden yeri fazla iyi olmamalı."},
		{"lot", "İlk misketin yeri rastgele belirlenir: neredeyse adil."},
	},
	RulesName: func(r rules.Ruleset) string {
		var parts []string
		switch r.Area {
		case rules.AreaDifference:
			parts = append(parts, "alan")
		case rules.AreaTiles:
			parts = append(parts, "taşlarına göre alan")
		}
		if lines := "sıralar"; r.Lines != rules.NoLines {
			if r.Lines == rules.LineSum {
				lines = "tam " + lines
			}
			if r.Orthogonal {
				lines = "çaprazsız " + lines
			}
			parts = append(parts, lines)
		}
		if len(parts) == 0 {
			return "Temel oyun"
		}
		return "Bonus: " + strings.Join(parts, " ve ")
	},
	BoardName: func(board string, seed int, day string) string {
		switch board {
		case "square":
			return fmt.Sprint("kare ", seed)
		case "irregular":
			return fmt.Sprint("düzensiz ", seed)
		case "symmetric":
			return fmt.Sprint("simetrik ", seed)
		case "number":
			return "numara " + grouped(seed, ".")
		case "today":
			return numericDate(day, ".") + " tahtası"
		case "code", "mine":
			return "kendi tahtan"
		}
		return "paylaşılan tahta"
	},
	ResignSure: "Bu oyundan çekilmek istiyor musun?",

	Library: "Oyunlarım", ShowGames: "Oyunlar", ShowResults: "Sonuçlar",
	Search: "Ara", Filter: "Göster",
	FilterAll: "Hepsi", OtherGames: "Diğer oyunlar", FilterUnfinished: "Bitmemiş", FilterWon: "Kazanılan", FilterDrawn: "Berabere", FilterLost: "Kaybedilen",
	FilterPeople:  "İki kişi",
	NoGames:       "Henüz oyun yok. Her oyun ilk hamleden itibaren buraya kaydedilir.",
	NothingFound:  "Bir şey bulunamadı.",
	Unfinished:    "Bitmedi",
	MarblesPlayed: func(n int) string { return fmt.Sprint(n, " hamle") },
	Reading:       func(n int) string { return fmt.Sprint(n, " oyun daha okunuyor…") },
	Rename:        func(game string) string { return "Ad ve ayrıntılar: " + game },
	Delete:        func(game string) string { return "Sil: " + game },
	NameLabel:     "Ad", Save: "Kaydet", GameBoard: "Tahta", Began: "Başlangıç", LastPlayed: "Son oynanış", Version: "Uygulama sürümü",
	Deleted: func(n int) string {
		if n == 1 {
			return "Silindi."
		}
		return fmt.Sprint(n, " kayıt silindi.")
	},
	Full: "Depolama dolu", FullHelp: "Yeni hamleler kaydedilmiyor. Önce yedek al, sonra yer aç.",
	PruneGames: func(n int) string {
		if n == 1 {
			return "Adsız en eski oyunu sil"
		}
		return fmt.Sprint("Adsız en eski ", n, " oyunu sil")
	},
	UnreadHead: "Okunamıyor",
	UnreadHelp: "Bu kaydedilmiş ama okunamıyor; belki daha yeni bir sürüm yazmıştır. Sen silene dek saklanır.",
	CopyIt:     "Kopyala", DeleteIt: "Sil",
	Import:      "İçe aktar",
	ImportHelp:  "Bir bağlantı, kayıt, hamle listesi, tahta ya da yedek. Çevresindeki başka metin zarar vermez, hiçbir oyununun üzerine yazılmaz.",
	ImportLabel: "Buraya yapıştır", ImportNow: "Aç", ChooseFile: "Dosya seç",
	DropHere:   "Açmak için buraya bırak",
	DropTip:    "Bir dosyayı sayfanın herhangi bir yerine de bırakabilirsin.",
	TooLarge:   "Bu 5 MB’tan büyük olduğu için açılmadı.",
	Unopened:   "Bu dosya açılamadı.",
	TextCopied: "Kopyalandı.",
	Backup:     "Her şeyi yedekle",
	BackupHelp: "Bütün oyunlar ve ayarlar tek dosyada. İçe aktarınca burada ya da başka bir cihazda geri gelir, hiçbir şeyin üzerine yazılmaz.",
	Keep:       "Oyunlarıma kaydet", KeepShort: "Kaydet",
	ResultsOf: "Rakip", ResultsAll: "Bütün oyunlar", ResultsWon: "Zafer", ResultsDrawn: "Beraberlik", ResultsLost: "Yenilgi",
	OtherRules: "Başka kurallar",
	NoResults:  "Bilgisayara karşı henüz bitmiş bir oyunun yok.",
	StreakNow:  "Galibiyet serisi", StreakBest: "En uzun seri",

	Progress:     "Gelişim",
	ProgressNone: "Bilgisayara karşı bir oyun bitir; oyun gücün, sonuçların ve isabetin burada görünecek. Her şey bu cihazda kalır.",
	Rating:       "Oyun gücü",
	RatingNone:   "Oyun gücü için bilgisayara karşı ipucu almadan ve hamle geri almadan oynanan oyunlar sayılır. Henüz böyle bir oyun yok.",
	RatingRange: func(low, high int) string {
		return fmt.Sprintf("Çok büyük olasılıkla %d ile %d arasında.", low, high)
	},
	RatingLines:    "Çizgiler 1–8 arası seviyelerdir.",
	PuzzleStrength: "Bulmaca derecesi",
	PuzzlesNone:    "Bulmaca çöz; bulmaca derecen burada görünecek.",
	PuzzlesSolved:  func(n, of int) string { return fmt.Sprintf("Çözülen bulmacalar: %d / %d", n, of) },
	ThemeSolved:    "Çözülen", ThemeTried: "Denenen",
	MistakesLearnt: func(n, of int) string { return fmt.Sprintf("Öğrenilen kendi hataların: %d / %d", n, of) },
	Streaks:        "Seriler",
	DailyNow:       "Günün bulmacası: art arda gün",
	DailyBest:      "Günün bulmacası: en uzun seri",
	AccuracyCourse: "Zaman içinde isabet",
	AccuracyNone:   "Biten oyunlarını incele; isabetin burada görünecek.",
	TileKind:       func(holes int) string { return fmt.Sprintf("%d delikli taş", holes) },
	AsTable:        "Tablo olarak göster",
	Date:           "Tarih",

	Engine:      "Bilgisayar",
	ExactMark:   "Altı çizili: kesin",
	EngineOff:   "Bilgisayar kapalı.",
	Decimal:     decimalComma,
	InPercent:   "Kazanma olasılığı, yüzde olarak",
	WinChance:   func(percent int) string { return fmt.Sprintf("kazanma olasılığı %%%d", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " konum" },
	ProvenWin:   func(side string) string { return side + ": kanıtlanmış galibiyet" },
	ProvenDraw:  "kanıtlanmış beraberlik",
	AtLeastDraw: func(side string) string { return side + ": en az beraberlik, kanıtlandı" },
	BestMove:    func(hole string) string { return "En iyi hamle: " + hole },
	BestLines:   "En iyi devam yolları",
	PlayTo:      func(hole string) string { return hole + " deliğine kadar oyna" },
	Threat:      "Tehdit",
	ThreatOf:    func(side string) string { return "Sıra " + side + " tarafında olsaydı" },
	ThreatHelp: func(passes, plays string) string {
		return passes + " bir kez pas geçiyor. Aynı deliklerdeki değerler " + plays + " içindir."
	},
	ThreatMove: func(side, hole, value string) string { return side + " " + hole + " oynardı: " + value },
	WhatIf:     "Bir taş el değiştirirse?",
	WhatIfNone: "Hiçbiri",
	TakesTile: func(holes, side string, worth int) string {
		return side + ", " + holes + " ile " + fmt.Sprint(worth) + " delikli taşı alır."
	},
	CannotTake: func(side string, worth int) string {
		return side + ", " + fmt.Sprint(worth) + " delikli taşı artık alamaz."
	},
	CountNow: "Şimdi", CountThen: "O zaman", CountChange: "Fark",
	AnalysisKeys: [][2]string{
		{"← ↑ → ↓", "tahtada gezin"},
		{"Enter, boşluk", "deliğe oyna"},
		{"n, p", "sonraki veya önceki oynanabilir delik"},
		{"Home, End", "satırın başı veya sonu; Ctrl ile: tahtanın"},
		{"Boşluk", "tahta dışında: en iyi hamleyi oyna"},
		{"l", "bilgisayarı aç veya kapat"},
		{"s", "puan"},
		{"Shift l", "son hamle"},
		{"m", "oynanabilir delikler"},
		{"t", "bu taş"},
		{"e", "değerlendirme ve en iyi hamle"},
		{"u", "geri al"},
		{"[ ]", "bir hamle geri ve ileri"},
		{"← →", "tahta dışında hamle hamle; Home, End: ilk ve son hamle"},
		{"Shift ← →", "varyanttan çık; ona ya da sonrakine gir"},
		{"c", "yorum ve işaretler"},
		{"x", "tehdit: rakip şimdi ne oynardı"},
		{"w", "bu taş el değiştirirse"},
		{"?", "bu liste"},
	},
	Annotate: "Yorum ve işaretler", Comment: "Yorum", MoveMark: "Hamlenin işareti", KeepValue: "Bilgisayarın değerini not et", KeptValue: "Not edilen değer",
	NotesFull: "Bu oyuna başka not sığmıyor. Önce birini sil.", CommentDeleted: "Yorum silindi.", LinePromoted: "Varyant öne alındı.",
	GlyphName: Table[rules.Glyph, string]{{rules.GoodMove, "iyi hamle"}, {rules.PoorMove, "hata"}, {rules.VeryGoodMove, "parlak hamle"}, {rules.VeryPoorMove, "büyük hata"}, {rules.Speculative, "ilginç hamle"}, {rules.Questionable, "şüpheli hamle"}},

	ApplyUpdate: "Yeni sürümü başlat", Install: "Uygulamayı yükle",
	InstallSteps: []string{"Tarayıcının paylaşım menüsünü aç: oklu kare.", "“Ana Ekrana Ekle”yi seç.", "Kulami artık bir uygulama gibi açılır, internetsiz de çalışır."},
	AppVersion:   func(build string) string { return "Sürüm " + build },

	ShareGame: "Bu oyunu paylaş",
	ShareHelp: "Bağlantıda tahta ve bütün hamleler var. Her cihazda açılır, hiçbir sunucuya bir şey gitmez.",
	LinkLabel: "Bu oyunun bağlantısı",
	SendLink:  "Gönder", ShareWhat: "Ne paylaşılsın", WholeGame: "Bütün oyun", FromHere: "Buraya kadar",
	QRLabel: "Bağlantının QR kodu", QRHelp: "Telefonun kamerasını koda tut: bu oyun açılır.",
	NoQR:       "Bağlantı QR kodu için fazla uzun.",
	CopyRecord: "Metni kopyala", SaveFile: "Dosyayı kaydet", SaveSVG: "Resim (SVG)", SavePicture: "Resmi kaydet", OtherFormats: "Diğer biçimler",
	Embed: "Web sayfasına ekle", EmbedHelp: "Bu kod, oyunu herhangi bir web sayfasında gösterir.", CopyEmbed: "Kodu kopyala",
	OpenInKulami: "Kulami’de aç", NewTab: "yeni sekmede açılır",
	SendMove: "Hamleni gönder",

	OpponentFriend: "Bağlantıyla arkadaş", FriendHelp: "Her misketten sonra birbirinize bir bağlantı gönderirsiniz, mektup gibi. Hesap yok, sunucu yok.",
	Friend: "Arkadaş", FriendToMove: "Hamle arkadaşında", SendIt: "ona bağlantıyı gönder", WaitForLink: "göndereceği bağlantıyı aç", PlayBoth: "İki tarafı da oyna",
	FriendPlayed: func(hole string) string { return "Arkadaşın " + hole + " oynadı. Hamle sende." },
	LinkOlder:    "Bu bağlantı oyunundan eski; oyunun olduğu gibi kalıyor.", LinkParted: "Bu bağlantı oyununa uymuyor. İkisi de “Oyunlarım” içinde.",
	FriendSide: func(side string) string { return "Senin rengin: " + side + "." }, FriendHow: "Hamle sende: bir misket oyna, sonra bağlantıyı geri gönder.",
	QRCode: "QR kodu",

	Language: "Dil",
	Theme:    "Görünüm", ThemeAuto: "Sistem", ThemeLight: "Açık", ThemeDark: "Koyu",
	Marbles: "Misketler",
	Wood:    "Tahta", WoodLight: "Açık ahşap", WoodDark: "Koyu ahşap", WoodFlat: "Sade", WoodContrast: "Yüksek kontrast",
	Sound: "Sesler", Haptics: "Titreşim",
	Pace: "Bilgisayarın hızı", PaceQuick: "Anında", PaceCalm: "Normal", PaceSlow: "Yavaş",
	MarbleSet: Words{
		{"red-black", "Kırmızı ve siyah"}, {"white-black", "Beyaz ve siyah"}, {"red-white", "Kırmızı ve beyaz"},
		{"safe", "Turuncu ve mavi, renk körlüğüne uygun"},
	},
	Coordinates: "Koordinatlar", Animation: "Animasyon", Bands: "Satırı ve sütunu vurgula", Legal: "Oynanabilir delikleri işaretle",
	Owners: "Taşların sahibini göster", Confirm: "Hamleleri onayla",

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
	UnevenMarbles: func(side string, more int) string {
		return fmt.Sprintf("%s tarafın %d misketi fazla: oyuncular sırayla oynar.", side, more)
	},

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
	AskFair:      "Adil mi?", StopFair: "Durdur",
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

	PlayGame:       "Bir oyun oyna",
	LearnByPlaying: "Oynayarak öğren", NextLesson: "İleri", PreviousLesson: "Önceki ders", LessonBonus: "Bonuslar",
	LeaveLessons: "Oyuna dön",
	Right:        func(found, of int) string { return fmt.Sprintf("Doğru: %d / %d.", found, of) },
	Lessons: Table[string, Lesson]{
		{"first", Lesson{"Amaç",
			"Rakibinden daha çok taş kazan: {first} başlıyor, istediğin deliğe dokun.",
			"", "Bu taş artık {first} tarafın ve hamle {second} tarafta: oyuncular sırayla oynar."}},
		{"own", Lesson{"Taş kimin?",
			"Bir taşta kimin misketi çoksa taş onundur: {first} tarafın aldığı taşlara dokun.",
			"Bu taş {first} tarafın değil:", "Taş, boş olanlar da dahil her deliği için bir puan getirir; eşitlik kimseye puan vermez."}},
		{"row", Lesson{"Satır ve sütun",
			"Son misket c4 deliğinde: aynı satırda ya da sütunda, ama başka bir taşta olan iki deliğe dokun.",
			"", "İlk kural bu. Aradaki misketler engel olmaz."}},
		{"gap", Lesson{"Boşlukların ötesi",
			"Satırlar ve sütunlar boşlukların ötesinde devam eder: h2 satırında, boşluğun ötesindeki bir deliğe dokun.",
			"{hole} oynanabilir, ama 2. satırdaki boşluğun ötesinde değil.", "Ne boşluklar ne misketler bir satırı bitirir."}},
		{"closed", Lesson{"İki kapalı taş",
			"Son iki misketin taşları, c7 ve e7, sıradaki misket için kapalı: iki taşa da dokun.",
			"{hole} açık bir taşın üzerinde.", "Başka taşlara iki misket konunca taş yeniden açılır."}},
		{"end", Lesson{"Oyunun sonu",
			"Biri oynayacak delik bulamayınca oyun biter: öyle bir deliğe dokun ki {second} oynayamasın.",
			"{hole} deliğinden sonra {second} hâlâ oynayabilirdi.", "Satırda ve sütunda yalnızca misketler ve kapalı taşlar var; sonucu puanlar belirler: 25’e 20."}},
		{"area", Lesson{"En büyük alan",
			"Bazı baskılar, birbirine kenardan değen aynı renk misketlerin en büyük alanını sayar: en büyüğüne dokun.",
			"Daha büyüğü var.", "Birbirine değen misketler: {second} 17, {first} 12. Bunun kaç puan getireceği baskıya bağlıdır."}},
		{"line", Lesson{"Beşli sıralar",
			"Bazı baskılar satır, sütun ya da çapraz boyunca beş veya daha çok aynı renk misketi sayar: {second} tarafın üç sırasına dokun.",
			"{hole} deliğinden geçen bir {second} sırası yok.", "Bir misket birkaç sıraya girebilir. Artık bütün kuralları biliyorsun."}},
	},

	Rules: []Paragraph{
		{"Amaç", "Tahtanın rakibinden daha çoğuna sahip ol. Bir taşta kimin misketi çoksa taş onundur ve her deliği için bir puan getirir. Eşitlik kimseye puan vermez."},
		{"Oynanış", "İlk misket istenen deliğe konabilir. Sonra her misket, az önce oynanan misketin satırındaki ya da sütunundaki boş bir deliğe konur. Boşluklar ve başka misketler yolu kapatmaz."},
		{"Kapalı taşlar", "İki taş kapalıdır: rakibinin az önce oynadığı ve ondan önce senin oynadığın taş. Bir hamle sonra yeniden açılırlar."},
		{"Oyunun sonu", "Misketler bitince ya da birinin oynayacak deliği kalmayınca oyun biter. Oynayamamak kaybetmek demek değildir: sonucu puanlar belirler."},
		{"Baskılar", "Bazı kural kâğıtları birbirine değen misketlerin en büyük alanına ya da beş ve daha çok misketli düz sıralara puan ekler. Baskıyı oyuna başlarken seçersin; hesap, sayımda görünür."},
	},
	RuleBook: "Bütün kurallar, bütün baskılar (sayfa açılır)",
	Commands: [5]string{"Puan", "Son hamle", "Oynanabilir delikler", "Bu taş", "Değerlendirme"},
	Entry:    "Delik adı yaz, örneğin c5", EntryPlay: "Oyna",
	ClockText: ClockText{
		Clock: "Saat", ClockNone: "Saatsiz", ClockSudden: "Sabit süre", ClockFischer: "Eklemeli",
		ClockMinutes: "Oyuncu başına dakika", ClockIncrement: "Hamle başına eklenen saniye", ClockPauses: "Sayfa gizliyken dursun",
		PauseClocks: "Saatleri durdur", ResumeClocks: "Devam et", TimeLeft: "Kalan süre",
		TimeOver: "Süre çoktan bitmişti.", ClocksPaused: "Saatler duruyor. Önce onları çalıştır.",
		SecondsLeft: func(player string, seconds int) string { return fmt.Sprintf("%s: %d saniye kaldı.", player, seconds) },
	},
	ReplayText: ReplayText{
		Replay: "Oynat", PauseReplay: "Duraklat", ReplayPly: "Gösterilen hamle",
		ReplaySpeed:  func(times string) string { return fmt.Sprintf("Hız %s", times) },
		ReplayBegins: "Oyun oynatılıyor.", ReplayEnds: "Oynatma durdu.",
		SaveAnimation: "Animasyon (SVG)",
	},
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
	Crash:    "Bir şeyler ters gitti.",
	CrashTip: "Oyunun güvende. Devam etmek için yeniden yükle; saklamak istersen kaydı burada.",
	NoScript: "Kulami için JavaScript ve WebAssembly gerekiyor. Bu sayfa için ikisine de izin ver ve yeniden yükle.",
	Failed:   "Kulami yüklenemedi. İnternet bağlantını kontrol et ve yeniden dene.",
	Retry:    "Yeniden dene",
	NotFound: "Böyle bir sayfa yok.",

	LiveText: turkishLive,

	PuzzleText: PuzzleText{
		Puzzles: "Bulmacalar", DailyPuzzle: "Günün bulmacası", NextPuzzle: "Sonraki bulmaca", MorePuzzles: "Başka bulmacalar",
		BackToPuzzle: "Bulmacaya dön", AllPuzzles: "Bütün bulmacalar",
		PuzzlesComing:  "Bulmacalar yükleniyor.",
		PuzzlesMissing: "Bulmacalar yüklenemedi. Oyunların ve sonuçların güvende.",
		PuzzleOf:       func(number int) string { return fmt.Sprint("Bulmaca ", number) },
		DailyOf:        func(day string) string { return numericDate(day, ".") + " bulmacası" },
		PuzzleLevel:    func(level int) string { return fmt.Sprint("Zorluk ", level, "/8") },
		GoalWin:        func(side string) string { return "Sıra: " + side + ". Kazanan hamleyi bul." },
		GoalDraw:       func(side string) string { return "Sıra: " + side + ". Beraberliği kurtar." },
		GoalMargin: func(side string, points int) string {
			return fmt.Sprint("Sıra: ", side, ". En az ", points, " puan farkla kazan.")
		},
		SolutionIs: func(hole string) string { return "Çözüm " + hole + "." },
		PuzzleWrong: func(hole, reply string) string {
			return hole + " çözüm değil" + after(", yanıt ", reply) + "."
		},
		BestPlay: func(result string) string { return "En iyi oyunla: " + result + "." },

		DailyLine: "Her gün yeni bir bulmaca, herkes için aynı.", NoRating: "Derece almak için bulmaca çöz.",
		DailyNew:      "Yeni bir günün bulmacası var.",
		DailyLate:     "Günü geçtiği için serine sayılmıyor.",
		DailyDone:     "Bugünün bulmacasını çözdün.",
		ShareResult:   "Sonucu paylaş",
		DailyResult:   func(day string) string { return numericDate(day, ".") + " Kulami bulmacası çözüldü." },
		DailyTries:    func(n int) string { return fmt.Sprint("Deneme sayısı: ", n, ".") },
		DailyStreak:   func(days int) string { return fmt.Sprint("Seri: ", days, " gün.") },
		LongestStreak: func(days int) string { return fmt.Sprint("En uzunu: ", days, " gün.") },

		ThemeHead: "Konular",
		ThemeName: Words{
			{"closing", "Taşı kapatmak"}, {"denying", "Taşı kurtarmak"}, {"capture", "Taşı kazanmak"}, {"sacrifice", "Feda"},
			{"last-hole", "Taşın son deliği"}, {"stuck", "Deliksiz bırakmak"}, {"forcing", "Tek yanıt"}, {"parity", "Sırayı devretmek"},
			{"areas", "Alanlar"}, {"lines", "Sıralar"},
		},
		PuzzleRating: func(value, deviation int) string { return fmt.Sprintf("Derecen: %d ± %d", value, deviation) },
		PuzzlesTried: func(solved, tried int) string { return fmt.Sprintf("İlk denemede çözülen: %d/%d", solved, tried) },

		Storm: "Zamana karşı", StormLine: "Üç dakikada çözebildiğin kadar bulmaca.", StormStart: "Başla", StormAgain: "Bir daha",
		StormScore: func(solved int) string { return fmt.Sprint("Çözülen: ", solved) },
		StormBest:  func(solved int) string { return fmt.Sprint("Rekorun: ", solved) },
		StormOver:  func(solved int) string { return fmt.Sprint("Süre doldu. Çözülen: ", solved, ".") },

		OwnMistakes:     "Kendi hataların",
		Practise:        "Çalış",
		OwnMistakesLine: "İncelenen oyunlarındaki hatalar, daha iyi hamleyi bulana kadar geri gelir.",
		MistakesDue: func(n int) string {
			if n == 0 {
				return "Bugün çalışılacak bir şey yok."
			}
			return fmt.Sprint("Bugün çalışılacak: ", n, ".")
		},
	},
}
