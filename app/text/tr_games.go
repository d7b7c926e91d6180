package text

import (
	"fmt"
	"strings"

	"kulami/rules"
)

var turkishNewGame = NewGameText{
	Start:   "Oyunu başlat",
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
	CodeHelp:       "Bir bağlantı, bir dizilim kodu ya da harflerden bir ızgara.",
	BoardSymmetric: "Simetrik", BoardNumber: "Numarayla", BoardMine: "Tahtalarım", NumberLabel: "Tahta numarası",
	SymmetryKind: "Simetri",
	Symmetry: Words{{"half-turn", "Yarım dönüş"}, {"mirror", "Ayna"}, {"quarter-turn", "Çeyrek dönüş"},
		{"two-mirrors", "İki ayna"}},
	NumberHelp: func(boards int) string {
		return "Her kare tahtanın 1 ile " + grouped(boards, ".") + " arasında bir numarası var."
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

	OpeningFree: "İstenen yere", OpeningSwap: "İstenen yere, taraf değişebilir", OpeningLot: "Rastgele delik",
	OpeningLine: Words{
		{"free", "Başlayan avantajlıdır: güçlü oyuncular arasında dört oyunun üçünü kazanır."},
		{"swap", "İkinci oyuncu ilk misketi devralabilir, o yüzden yeri fazla iyi olmamalı."},
		{"lot", "İlk misketin yeri rastgele belirlenir: neredeyse adil."},
	},

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
}

var turkishLibrary = LibraryText{
	Library: "Oyunlarım", ShowGames: "Oyunlar", ShowResults: "Sonuçlar",
	Search: "Ara", Filter: "Göster",
	FilterAll: "Hepsi", OtherGames: "Diğer oyunlar", FilterUnfinished: "Bitmemiş", FilterWon: "Kazanılan", FilterDrawn: "Berabere", FilterLost: "Kaybedilen",
	FilterPeople:  "İki kişi",
	NoGames:       "Henüz oyun yok. Her oyun ilk hamleden itibaren buraya kaydedilir.",
	NothingFound:  "Bir şey bulunamadı.",
	Unfinished:    "Bitmedi",
	MarblesPlayed: func(n int) string { return fmt.Sprint(n, " hamle") },
	Reading:       func(n int) string { return fmt.Sprint(n, " oyun daha okunuyor…") },

	Rename:    func(game string) string { return "Ad ve ayrıntılar: " + game },
	Delete:    func(game string) string { return "Sil: " + game },
	NameLabel: "Ad", GameBoard: "Tahta", Began: "Başlangıç", LastPlayed: "Son oynanış", Version: "Uygulama sürümü",
	Deleted: func(n int) string {
		if n == 1 {
			return "Silindi."
		}
		return fmt.Sprint(n, " kayıt silindi.")
	},
	Keep: "Oyunlarıma kaydet", KeepShort: "Kaydet",

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

	ResultsOf: "Rakip", ResultsAll: "Bütün oyunlar", ResultsWon: "Zafer", ResultsDrawn: "Beraberlik", ResultsLost: "Yenilgi",
	OtherRules: "Başka kurallar",
	NoResults:  "Bilgisayara karşı henüz bitmiş bir oyunun yok.",
	StreakNow:  "Galibiyet serisi", StreakBest: "En uzun seri",
}

var turkishShare = ShareText{
	CopyLink:  "Bağlantıyı kopyala",
	ShareGame: "Bu oyunu paylaş",
	ShareHelp: "Bağlantıda tahta ve bütün hamleler var. Her cihazda açılır, hiçbir sunucuya bir şey gitmez.",
	LinkLabel: "Bu oyunun bağlantısı",
	SendLink:  "Gönder", ShareWhat: "Ne paylaşılsın", WholeGame: "Bütün oyun", FromHere: "Buraya kadar",
	QRLabel: "Bağlantının QR kodu", QRHelp: "Telefonun kamerasını koda tut: bu oyun açılır.",
	NoQR:       "Bağlantı QR kodu için fazla uzun.",
	CopyRecord: "Metni kopyala", SaveFile: "Dosyayı kaydet", SaveSVG: "Resim (SVG)", SavePicture: "Resmi kaydet", OtherFormats: "Diğer biçimler",
	SaveAnimation: "Animasyon (SVG)",

	Embed: "Web sayfasına ekle", EmbedHelp: "Bu kod, oyunu herhangi bir web sayfasında gösterir.", CopyEmbed: "Kodu kopyala",
	OpenInKulami: "Kulami’de aç", NewTab: "yeni sekmede açılır",

	SendMove:       "Hamleni gönder",
	OpponentFriend: "Bağlantıyla arkadaş", FriendHelp: "Her misketten sonra birbirinize bir bağlantı gönderirsiniz, mektup gibi. Hesap yok, sunucu yok.",
	Friend: "Arkadaş", FriendToMove: "Hamle arkadaşında", SendIt: "ona bağlantıyı gönder", WaitForLink: "göndereceği bağlantıyı aç", PlayBoth: "İki tarafı da oyna",
	FriendPlayed: func(hole string) string { return "Arkadaşın " + hole + " oynadı. Hamle sende." },
	LinkOlder:    "Bu bağlantı oyunundan eski; oyunun olduğu gibi kalıyor.", LinkParted: "Bu bağlantı oyununa uymuyor. İkisi de “Oyunlarım” içinde.",
	FriendSide: func(side string) string { return "Senin rengin: " + side + "." }, FriendHow: "Hamle sende: bir misket oyna, sonra bağlantıyı geri gönder.",
	QRCode: "QR kodu",
}

var turkishLive = LiveText{
	OpponentLive: "Canlı", LiveTitle: "Canlı oyna",
	LiveTip: "Cihazlarınızı iki bağlantı birleştirir; hiçbir sunucu gerekmez.",

	LivePreparing:   "Bağlantı hazırlanıyor…",
	LiveInvite:      "Bu bağlantıyı diğer oyuncuya gönder ve sayfayı açık bırak. Yanıt da bir bağlantıdır: onu bu cihazda aç ya da buraya yapıştır.",
	LiveAnswerLabel: "Yanıt", LiveConnect: "Bağlan",
	LiveOffered: "Canlı bir oyuna davet edildin. Sen de bir bağlantı göndereceksin, sonra oyun başlar.", LiveJoin: "Katıl",
	LiveAnswer:     "Bu bağlantıyı geri gönder ve sayfayı açık bırak. Diğer oyuncu onu açar açmaz oyun başlar.",
	LiveConnecting: "Bağlanıyor…",
	LivePassed:     "Oyun diğer sekmede sürüyor. Bunu kapatabilirsin.",
	LiveStray:      "Bu cihazda bu yanıtı bekleyen bir sayfa yok. Bağlantıyı kopyala ve davetin hazırlandığı yere yapıştır.",
	LiveFailed:     "Cihazlar birbirine bağlanamadı. Aynı ağda olmaları ya da ikisinin ayarlarında da bir STUN sunucusu bulunması gerekir.",
	LiveUnfit:      "Bu, bu davetin yanıtı değil.",

	LiveOn: "Bağlı", LiveLost: "Diğer oyuncu yanıt vermiyor. Bekleniyor…",
	LiveLeft:  "Bağlantı sona erdi. Oyun duruyor: yeniden bağlanın ya da bağlantı göndererek sürdürün.",
	LiveBegun: "Bağlandınız.", LiveTurn: "Sıra diğer oyuncuda.", LiveStop: "Bağlantıyı bitir",
	UndoAsked: "Diğer oyuncu misket geri almak istiyor.", UndoSent: "Misket geri almak istediğini bildirdin.",
	UndoRefused: "Diğer oyuncu kabul etmedi: misketler kalıyor.", UndoYes: "İzin ver", UndoNo: "Reddet",
	UndoOvertaken: "Oyun bu arada ilerledi: misket geri alma isteğin artık geçerli değil. İstersen yeniden sorabilirsin.",
	UndoWithdrawn: "Diğer oyuncu misket geri almak istemişti, ama oyun bu arada ilerledi: isteği artık geçerli değil.",
	LiveClocks:    "Bağlantı yokken saatler durur.",
	RematchAsked:  "Diğer oyuncu bir oyun daha istiyor.", RematchSent: "Bir oyun daha istediğini bildirdin.",
	LiveRefused: "Diğer cihazın gönderdiği kurallara uymuyor. Bağlantı bitirildi, oyunun olduğu gibi kaldı.",
	LiveParted:  "İki cihazdaki oyunlar farklı. Bağlantı bitirildi, oyunun olduğu gibi kaldı.",
	LiveVersion: "Diğer cihazda oyunun daha yeni bir sürümü var. Bu sayfayı yeniden yükle.",

	StunLabel: "Canlı oyunlar için STUN sunucusu", StunHelp: "Kendi ağının dışındaki cihazları bağlar ve adreslerini görür. Boş bırakılırsa hiçbir sunucuya bağlanılmaz.",
	BadStun: "Bu, stun.example.org gibi bir STUN sunucusu adresi değil.",
}
