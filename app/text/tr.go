package text

import "fmt"

// Turkish says sen. Its words, most of them those of the Turkish sheet: tahta (board),
// taş (tile), delik (hole), misket (marble), boşluk (gap), satır and sütun (row and
// column), alan (area), sıra (line), kapalı taş (closed tile), sayım (count), oyun
// (game), baskı (edition), varyant (variation), kural kâğıdı (rule sheet), kayıt
// (record). A tile is named by its holes, "6 delikli taş". Nouns have no plural after
// numbers; names that are put in take no suffix: "kırmızı misket", "c7 deliği".

var turkish = areas{
	&turkishApp, &turkishSettings,
	&turkishBoard, &turkishWorkshop,
	&turkishTable, &turkishCount, &turkishNotice,
	&turkishNewGame, &turkishLibrary, &turkishShare, &turkishLive,
	&turkishAnalysis, &turkishReview, &turkishPuzzle, &turkishProgress, &turkishCourse,
}

var turkishApp = AppText{
	Lang: "tr", Dir: "ltr", Name: "Türkçe",
	Title: "Kulami",
	About: "17 ahşap taş ve 56 misketle oynanan Kulami’yi güçlü bir bilgisayara veya arkadaşına karşı oyna. Ücretsiz, çevrimdışı, hesapsız.",

	New: "Yeni", Undo: "Geri al", Redo: "Yinele", Share: "Paylaş", Menu: "Menü",
	First: "İlk hamle", Previous: "Önceki hamle", Next: "Sonraki hamle", Last: "Son hamle",

	Close: "Kapat", Cancel: "Vazgeç",
	ThisGame: "Bu oyun", Tools: "Araçlar",
	Save:         "Kaydet",
	LeaveLessons: "Oyuna dön",

	Colon:   func(head, rest string) string { return head + ": " + rest },
	Percent: func(n int) string { return fmt.Sprint("%", n) },
	Decimal: decimalComma,

	OfflineReady: "Kulami artık internetsiz de çalışıyor.",
	ApplyUpdate:  "Yeni sürümü başlat", Install: "Uygulamayı yükle",
	InstallSteps: []string{"Tarayıcının paylaşım menüsünü aç: oklu kare.", "“Ana Ekrana Ekle”yi seç.", "Kulami artık bir uygulama gibi açılır, internetsiz de çalışır."},
	AppVersion:   func(build string) string { return "Sürüm " + build },

	Reload:   "Yeniden yükle",
	Crash:    "Bir şeyler ters gitti.",
	CrashTip: "Oyunun güvende. Devam etmek için yeniden yükle; saklamak istersen kaydı burada.",
	NoScript: "Kulami için JavaScript ve WebAssembly gerekiyor. Bu sayfa için ikisine de izin ver ve yeniden yükle.",
	Failed:   "Kulami yüklenemedi. İnternet bağlantını kontrol et ve yeniden dene.",
	Retry:    "Yeniden dene",
	NotFound: "Böyle bir sayfa yok.",
}

var turkishSettings = SettingsText{
	Settings: "Ayarlar",
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
}
