package text

import (
	"fmt"

	"kulami/rules"
)

var turkishAnalysis = AnalysisText{
	Engine:      "Bilgisayar",
	ExactMark:   "Altı çizili: kesin",
	EngineOff:   "Bilgisayar kapalı.",
	InPercent:   "Kazanma olasılığı, yüzde olarak",
	WinChance:   func(percent int) string { return fmt.Sprintf("kazanma olasılığı %%%d", percent) },
	Positions:   func(n int) string { return grouped(n, ".") + " konum" },
	ProvenWin:   func(side string) string { return side + ": kanıtlanmış galibiyet" },
	ProvenDraw:  "kanıtlanmış beraberlik",
	AtLeastDraw: func(side string) string { return side + ": en az beraberlik, kanıtlandı" },
	BestMove:    func(hole string) string { return "En iyi hamle: " + hole },
	BestLines:   "En iyi devam yolları",
	PlayTo:      func(hole string) string { return hole + " deliğine kadar oyna" },

	Threat:   "Tehdit",
	ThreatOf: func(side string) string { return "Sıra " + side + " tarafında olsaydı" },
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
}

var turkishReview = ReviewText{
	Review:     "İncele",
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
}

var turkishPuzzle = PuzzleText{
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
}

var turkishProgress = ProgressText{
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
}

var turkishCourse = CourseText{
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

	PlayGame:       "Bir oyun oyna",
	LearnByPlaying: "Oynayarak öğren", NextLesson: "İleri", PreviousLesson: "Önceki ders", LessonBonus: "Bonuslar",
	Right: func(found, of int) string { return fmt.Sprintf("Doğru: %d / %d.", found, of) },
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

	Learn: "Nasıl oynanır",
	Rules: []Paragraph{
		{"Amaç", "Tahtanın rakibinden daha çoğuna sahip ol. Bir taşta kimin misketi çoksa taş onundur ve her deliği için bir puan getirir. Eşitlik kimseye puan vermez."},
		{"Oynanış", "İlk misket istenen deliğe konabilir. Sonra her misket, az önce oynanan misketin satırındaki ya da sütunundaki boş bir deliğe konur. Boşluklar ve başka misketler yolu kapatmaz."},
		{"Kapalı taşlar", "İki taş kapalıdır: rakibinin az önce oynadığı ve ondan önce senin oynadığın taş. Bir hamle sonra yeniden açılırlar."},
		{"Oyunun sonu", "Misketler bitince ya da birinin oynayacak deliği kalmayınca oyun biter. Oynayamamak kaybetmek demek değildir: sonucu puanlar belirler."},
		{"Baskılar", "Bazı kural kâğıtları birbirine değen misketlerin en büyük alanına ya da beş ve daha çok misketli düz sıralara puan ekler. Baskıyı oyuna başlarken seçersin; hesap, sayımda görünür."},
	},
	RuleBook: "Bütün kurallar, bütün baskılar (sayfa açılır)",
}
