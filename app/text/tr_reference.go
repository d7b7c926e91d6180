package text

// turkishReference is the rule book in Turkish.
func turkishReference() *Reference {
	return &Reference{
		Lang:  "tr",
		Title: "Kulami kuralları",
		About: "Beş basılı kural kâğıdına göre Kulami kuralları: bütün baskılar, hepsine göre sayılan bir oyun ve sık yanlış okunan yerler.",
		Intro: "Kulami’nin tek bir oynanışı, ama birkaç sayım yolu vardır. Bu sayfa ikisini de anlatır. İkisi İspanyolca, birer tanesi de Çekçe, İtalyanca ve Türkçe olan beş basılı kural kâğıdı oynanışta birleşir; ek puanlara gelince ayrılır. Tarafların adı burada {first} ve {second}; başka renk misketlerle hiçbir şey değişmez.",

		BasicTitle: "Kulami: temel oyun",
		BasicAbout: "Yazdırmak için iki sayfada Kulami’nin temel oyunu: kutudakiler, hamleler, oyunun sonu ve sayım, bir örnek oyunla.",
		BasicIntro: "Beş basılı kural kâğıdı da bu oyunla başlar: yalnızca taşlar sayılır. Tarafların adı burada {first} ve {second}; başka renk misketlerle hiçbir şey değişmez.",
		ToBasic:    "Yazdırmak için iki sayfada temel oyun",
		ToWhole:    "Bütün kurallar: alanlar, sıralar ve her baskı",

		Contents:     "Bu sayfada",
		Skip:         "Kurallara geç",
		ToGame:       "Kulami oyna",
		Course:       "Oynayarak öğren",
		OpenGame:     "Bu oyunu Kulami’de aç",
		PlayEdition:  "Bu kurallarla bir tahta aç",
		FromSheet:    "Kural kâğıdı",
		AllSheets:    "beşi de",
		Adds:         "Ne ekler",
		Sum:          "Nasıl sayılır",
		Differs:      "Nerede ayrılır",
		OnTheExample: "Örnek oyun",
		Edition:      "Baskı",
		Misread:      "Yaygın yanlış",
		Correct:      "Doğrusu",
		SheetWords:   "Kullandığı sözcükler",
		TilesHeads:   [3]string{"Taş sayısı", "Her birinde delik", "Her birine puan"},
		ByName:       "Taşlar ve sıralar tek tek",
		TiedTiles:    "Berabere",

		Box: Section{
			Head: "Kutuda ne var",
			Text: []string{
				"Kulami, Andreas Kuhnekath’ın tasarladığı, dokuz yaş ve üzeri için iki kişilik bir oyundur.",
				"Toplam 64 delikli on yedi dikdörtgen taş ve her tarafa 28 tane olmak üzere 56 misket.",
				"Taşlar kenar kenara dizilip tek bir tahta oluşturur. Düzenli tahta, sekiz satırlı ve sekiz sütunlu bir karedir. Düzensiz tahtanın biçimi serbesttir: kenarlarından birbirine bağlı olması ve on satırla on sütuna sığması yeter; içinde boşluklar bulunabilir.",
			},
			Picture: "Her çeşitten bir taş: üçer delikli iki satır, ikişer delikli iki satır, üçlü bir satır ve ikili bir satır.",
			Caption: "Dört çeşit taş.",
		},
		Boards: [2]Figure{
			{"Sekiz satırlı ve sekiz sütunlu bir kare oluşturan on yedi taş.", "Kare bir tahta."},
			{"Kenarları girintili çıkıntılı on yedi taşlık bir tahta.", "Düzensiz bir tahta."},
		},
		Aim: Section{
			Head: "Amaç",
			Text: []string{
				"Tahtanın rakibinden daha çoğuna sahip olmak. Üzerinde rakibinden çok misketin olan taş senindir ve her deliği için bir puan getirir.",
			},
		},
		Begins: Section{
			Head: "Kim başlar",
			Text: []string{
				"Şans karar verir: bir oyuncu iki eline farklı renkte birer misket saklar, öteki bir el seçer. Çıkan renk başlar.",
				"İleri İspanyol kâğıdında böyledir. Çek kâğıdına göre seçen, kendi rengini bulduysa başlar; İtalyan kâğıdında kura çekilir. Öteki iki kâğıt bir şey söylemez; resimlerinde Kırmızı başlar. Bu uygulamada ilk hamleyi bir tarafa verebilir ya da kuraya bırakabilirsin.",
			},
		},
		Placing: Section{
			Head: "Misketleri yerleştirme",
			Text: []string{
				"İki taraf sırayla birer misket oynar. Oyunun ilk misketi istenen deliğe konabilir. Sonraki her misket, şu üç koşula uyan boş bir deliğe konur:",
				"Az önce oynanan misketin satırında ya da sütunundadır.",
				"Az önce oynanan misketin taşında değildir.",
				"Ondan önceki misketin, yani oynayacak tarafın kendi son misketinin taşında değildir.",
				"Demek ki yalnızca iki taş kapalıdır ve başka yere iki misket oynanınca bir taş yeniden açılır. Oyunun ikinci misketi için kapalı olan tek bir taş vardır.",
			},
			Picture: "Üç misketli bir tahta. Sonuncusu {last} deliğinde, ondan önceki {before} deliğinde. {last} deliğinin satırı ve sütunu vurgulu, iki misketin taşları taralı; oynanabilir delikler işaretli: {legal}.",
			Caption: "Hamle şimdi {second} tarafta. {last} deliğindeki son misket satırı ve sütunu belirler; iki taralı taş kapalıdır. Oynanabilen her delikte bir nokta var.",
		},
		Gaps: Section{
			Head: "Satırı hiçbir şey kesmez",
			Text: []string{
				"Satır tahtanın bir ucundan öteki ucuna uzanır, sütun da öyle. Ne renk olursa olsun misketler onu bitirmez, düzensiz tahtadaki boşluklar da bitirmez: öte yandaki delikler de ona aittir.",
			},
			Picture: "{last} deliğinde tek bir misket olan düzensiz bir tahta. Satırındaki boşluğun iki yanında da oynanabilir delikler işaretli: {legal}.",
			Caption: "{last} deliğindeki misket, boşluğun ötesi de dahil bütün satırını açar.",
		},
		End: Section{
			Head: "Oyunun sonu",
			Text: []string{
				"Bütün misketler oynanınca oyun biter. 64 delik ve 56 misket olduğu için bazı delikler boş kalır.",
				"Hamle yapacak tarafın oynayacak deliği kalmadığında da oyun hemen biter: satırdaki ve sütundaki her delik ya doludur ya da kapalı bir taştadır. Bu bir yenilgi değildir: kimse pas geçmez, kimse ceza almaz; her oyunda olduğu gibi sonucu puanlar belirler.",
			},
			Picture: "Bir oyunun sonu. Son misket {last} deliğinde; satırında ve sütununda oynanabilir delik yok.",
			Caption: "{last} deliğinin satırında ve sütununda açık yer yok: misket kalmış olsa da {second} oynayamaz ve oyun biter.",
		},
		Tiles: Section{
			Head: "Taşların sayımı",
			Text: []string{
				"Her taşa tek başına bak. Üzerinde daha çok misketi olan taraf taşın sahibidir ve boş olanlar ile rakibin doldurdukları da dahil bütün deliklerinin puanını alır. Altı delikli bir taştaki tek misket taşı kazanmaya yeter ve altı puan getirir.",
				"İki tarafın da eşit sayıda misketi olan taş kimseye puan vermez, boş taş da vermez.",
				"Gerçek masada tahtayı dağıtıp taşları sahiplerine verebilirsin.",
				"Puanı çok olan kazanır. Puanlar eşitse oyun berabere biter.",
			},
		},
		Areas: Section{
			Head: "Alanlar",
			Text: []string{
				"Bazı baskılar en büyük alana puan verir. Alan, her biri bir ötekine üstten, alttan ya da yandan kenarıyla değen aynı renk misketlerin oluşturduğu gruptur. Taş sınırlarının önemi yoktur. Köşeler misketleri birleştirmez, boşluklar ise ayırır.",
				"Her tarafın yalnızca en büyük alanı sayılır ve büyüklüğü misketlerinin sayısıdır. İkisi eşitse kimse puan almaz.",
				"Gerçek masada alanları ve sıraları tahtayı dağıtmadan önce say.",
			},
			Picture: "Örnek oyunun son konumu; her tarafın en büyük alanı kendi renginde.",
			Caption: "Her tarafın kendi rengiyle boyanmış en büyük alanı.",
		},
		Lines: Section{
			Head: "Sıralar",
			Text: []string{
				"Bazı baskılar sıralara puan verir. Sıra; bir satırda, bir sütunda ya da bir çaprazda aralıksız yan yana duran beş veya daha çok aynı renk miskettir. Uzunluğu misket sayısıdır. Boş bir delik, öteki renkten bir misket ya da bir boşluk onu bitirir.",
				"Daha uzun bir dizi tek bir sıradır: art arda yedi misket, yedilik bir sıradır. Bir misket farklı yönlerde birkaç sıraya girebilir ve her birinde sayılır.",
			},
			Picture: "Örnek oyunun son konumu; beş ve daha çok misketli her sıranın üzerinden bir çizgi geçiyor.",
			Caption: "İki tarafın çizgiyle gösterilen sıraları.",
		},
		Example: Section{
			Head: "Tek oyun, bütün baskılar",
			Text: []string{
				"Birkaç kâğıt sayımını aynı son konumla anlatır ve bu konum çok şey söyler: yalnızca taşlar sayılınca bir taraf, bazı ek puanlarla öteki taraf kazanır. İşte o konum, her taşın sahibi ve her baskıya göre sayımı.",
				"{last} deliğindeki son misketten sonra {second} oynayamaz; elinde bir misket daha vardır.",
			},
			Picture: "Örnek oyunun son konumu. Sahibi olan her taşı sahibinin renginde bir çerçeve gösterir.",
			Caption: "Son konum. Sahibi olan her taş onun renginde çerçevelenmiştir; iki taş berabere.",
		},
		Editions: Section{
			Head: "Baskılar",
			Text: []string{
				"Hepsi aynı biçimde oynanır. Değişen sayımdır, bir de İspanyol seviyelerinde en son misket. Her baskı burada örnek oyun üzerinde sayılmıştır.",
			},
		},
		Sheets: Section{
			Head: "Beş kural kâğıdı",
			Text: []string{
				"Kâğıtlar aynı şeylere başka adlar verir, bazı şeyleri açık bırakır, ara sıra da kendileriyle çelişir. Burada onları şöyle okuyoruz.",
			},
		},
		Fairness: Section{
			Head: "Adil bir başlangıç",
			Text: []string{
				"Başlayanın avantajı vardır. İki seçenek bunu dengeler. İkisi de hiçbir kâğıtta yoktur; istersen hiçbirini kullanma.",
				"Taraf değiştirme: bir oyuncu ilk misketi koyar, öteki cevap vermek yerine onun tarafına geçebilir. Misketi koyan, iki tarafa da pek yaramayan bir delik arar.",
				"Rastgele ilk delik: ilk misketin deliği kurayla belirlenir. Oyun oradan her zamanki gibi devam eder.",
			},
		},
		Misreadings: Section{
			Head: "Sık yanlış okunanlar",
			Text: []string{
				"Kurallardan çoğu kez ne anlaşılır, kurallar gerçekte ne der.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Hiçbir şey: yalnızca taşlar sayılır.",
				"Her tarafın sahip olduğu taşların deliklerini topla.",
				"Bütün kâğıtlar bu oyunla başlar, önce öğrenilecek olan da budur. Öteki baskılar puanlarını bu sayımın üzerine ekler.",
			},
			"es-1": {
				"Alanı daha büyük olan tarafa puan.",
				"Alanları misket sayısıyla karşılaştır. Alanı büyük olan taraf, alanın üzerinde misketi bulunan her taş için bir puan alır; misketlerin sayısı önemli değildir.",
				"Alanı sayan öteki kâğıtlar misket farkını verir. Burada küçük bir üstünlük büyük bir üstünlük kadar değerli olabilir, çok taşa yayılan alan da derli toplu olandan değerlidir. Bir oyuncu 28 misketinin hepsini koyunca oyun biter.",
			},
			"es-2": {
				"Sıralara puan.",
				"Her taraf bütün sıralarının uzunlukları toplamını alır.",
				"İki taraf da puan alır; sıraları sayan öteki kâğıtlar farkı tek tarafa verir. Üstünlük iki yolda da aynıdır, toplamlar daha yüksektir. Bir oyuncu 28 misketinin hepsini koyunca oyun biter.",
			},
			"es-3": {
				"Daha büyük alana ve sıralara puan.",
				"İlk iki İspanyol seviyesi birlikte: bir tarafa büyük alanın altındaki taşlar, iki tarafa da sıraların uzunlukları.",
				"Alanların taşlarla, sıraların tam uzunluklarıyla sayıldığı tek baskıdır. Bir oyuncu 28 misketinin hepsini koyunca oyun biter.",
			},
			"cs-1": {
				"Alanı daha büyük olan tarafa puan.",
				"Alanı büyük olan taraf, iki alan arasındaki misket farkını alır.",
				"Aynı numaralı İspanyol seviyesi bunun yerine alanın altındaki taşları sayar. Alanlı İtalyan oyunu ile alanlı Türk oyunu tam bunun gibi sayılır.",
			},
			"cs-2": {
				"Daha büyük alana ve sıralara puan.",
				"Alan 1. seviyedeki gibi. Sonra her tarafın sıralarının uzunluklarını topla; büyük toplam aradaki farkı alır.",
				"Seviyeler birbirinin üzerine kurulur, bu yüzden yalnız sıralarla oynanan bir Çek oyunu yoktur. İkisini birden sayan İtalyan oyunu tam bunun gibi sayılır.",
			},
			"it-areas": {
				"Alanı daha büyük olan tarafa puan.",
				"Alanı büyük olan taraf, iki alan arasındaki misket farkını alır.",
				"Çek baskısının ilk seviyesi gibi sayılır. İtalyan kâğıdı bunu ayrı bir çeşitleme sayar; sıralarla birleştirmek serbesttir.",
			},
			"it-lines": {
				"Sıralara puan.",
				"Her tarafın satır, sütun ve çapraz boyunca sıralarının uzunluklarını topla; büyük toplam aradaki farkı alır.",
				"Sıraları farkla ve çaprazlarıyla sayan, ama alanı saymayan tek baskıdır. Sıraları sayan İspanyol seviyesi iki tarafa da toplamın tamamını verir.",
			},
			"it-both": {
				"Daha büyük alana ve sıralara puan.",
				"İki İtalyan çeşitlemesi birlikte, her biri kendi farkıyla.",
				"İki farkın aynı tarafa gitmesi gerekmez. Çek baskısının ikinci seviyesi gibi sayılır.",
			},
			"tr-area": {
				"Alanı daha büyük olan tarafa puan.",
				"Alanı büyük olan taraf, iki alan arasındaki misket farkını alır.",
				"Çek baskısının ilk seviyesi ve alanlı İtalyan oyunu gibi sayılır.",
			},
			"tr-rows": {
				"Satırlar ve sütunlar boyunca sıralara puan.",
				"Her tarafın sıralarının uzunluklarını çaprazlar olmadan topla; büyük toplam aradaki farkı alır.",
				"Bu kâğıdın metni yalnızca yatay ve dikey sıralardan söz eder, bu yüzden çaprazlar burada sayılmaz. Kendi örneği yine de onları sayar; bunu tercih eden, sıraları sayan İtalyan oyununu oynar.",
			},
			"tr-both": {
				"Daha büyük alana, satırlar ve sütunlar boyunca sıralara puan.",
				"Türk kâğıdının iki bonusu birlikte, her biri kendi farkıyla.",
				"Çek baskısının ikinci seviyesinden ve ikisini birden sayan İtalyan oyunundan tek farkı, çaprazları saymamasıdır.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "İspanyol, kısa",
				Words: "baldosa, loseta veya ficha (taş), agujero (delik), canica (misket)",
				Notes: []string{
					"Yalnızca temel oyunu anlatır, ek puanı yoktur.",
					"Kimin başlayacağını söylemez. Resimlerinde Kırmızı başlar.",
					"Bir notunda, bir misket dizisinde boş yerler olabileceğini söyler. Bu, yerleştirmeyle ilgilidir: ne boşluk ne boş delik yolu keser. Puan getiren sıralarla ilgisi yoktur.",
					"Taşa üç ayrı ad verir; hepsi aynı şeydir.",
				},
			},
			"es-advanced": {
				Name:  "İspanyol, ileri",
				Words: "panel (taş), espacio (delik), bolita (misket), fila (satır veya sütun), área (alan), cadena (sıra)",
				Notes: []string{
					"Oyunu iki oyuncu değil, bir oyuncu bütün misketlerini koyunca bitirir: öteki kâğıtlarda 56, burada 55 misket oynanır. Üç İspanyol seviyesi burada da öyle biter; temel oyun öyle bitmez.",
					"Listesinde kırmızı ve siyah misketler vardır, sonra kırmızı ve beyaz olanlardan söz eder.",
					"En büyük alana, alanın taş sayısı kadar puan verir; öteki kâğıtlar misketleri sayar. Alanlar eşitse ne olacağını söylemez: burada kimse puan almaz.",
					"Bir taşın alana sayılması için dolu olması gerekip gerekmediğini de söylemez: burada, alanın üzerinde misketi olan her taş sayılır.",
					"Sıraların sayıldığını söyler, ama çaprazların sayılıp sayılmadığını söylemez. Öteki kâğıtların örneklerinde olduğu gibi burada sayılırlar.",
					"Kapalı elden hangi renk çıkarsa o renk başlar; seçenin kim olduğu fark etmez.",
				},
			},
			"cs": {
				Name:  "Çek",
				Words: "deska (taş), otvor (delik), kámen (misket), řada (satır veya sütun), území (alan), řetězec (sıra)",
				Notes: []string{
					"Oyunu bütün delikler dolunca bitirir. 64 delik ve 56 misketle bu olamaz; bütün misketlerin oynandığı an diye okunur.",
					"2. seviyenin özeti en uzun sıradan, açıklaması ve örneği bütün sıraların toplamından söz eder. Örneğe uyulur.",
					"Yerleştirmenin iki kuralına ad verir: biri satır ve sütun için, öteki devre dışı kalan iki taş için.",
					"Eli seçen oyuncu, o elden kendi renginde misket çıkarsa başlar.",
				},
			},
			"it-pergioco": {
				Name:  "İtalyan",
				Words: "tessera (taş), casella veya foro (delik), biglia (misket), riga ve colonna (satır ve sütun), area (alan), linea (sıra)",
				Notes: []string{
					"Misketleri beyaz ve siyahtır, çizimlerinde Siyah başlar. Bu sayfadaki kırmızı misketler onun beyazlarıdır.",
					"Oyunu Beyaz’ın f3’e oynamasıyla biter; Siyah başladığı hâlde Beyaz’ın bir misketi fazladır. Burada aynı konuma son misket h7’ye konarak varılır.",
					"Tahtası ona onluk bir çerçevenin ortasında durur; 1. satır ve j sütunu boştur. Tahta burada da yerini korur, bu yüzden deliklerin adları aynıdır.",
					"Delikleri harf ve sayıyla adlandıran, bütün sayımı taş taş veren tek kâğıttır. Bütün sayıları burada da çıkar.",
					"Alanlar ve sıralar, tek tek ya da birlikte oynanabilen iki çeşitlemedir. Böylece üç baskı olur.",
				},
			},
			"tr": {
				Name:  "Türk",
				Words: "taş, delik, misket veya bilye, alan, sıra",
				Notes: []string{
					"Metni yalnızca yatay ve dikey sıraları sayar. Örneği ise toplamına çaprazlarla ulaşır. Buradaki Türk baskıları metne uyar.",
					"Yalnızca köşeden değen misketlerin alan oluşturmadığını söylemez. Ama 12 ile 17 ancak böyle çıkar: köşeler sayılsaydı 23 ile 24 olurdu.",
					"Kimin başlayacağını söylemez. Resimlerinde Kırmızı başlar.",
					"Taş sözcüğü başka oyunlarda oynatılan parçaya denir. Burada oynanan parçalar misketlerdir, taşlar tahtayı oluşturur.",
					"İkinci elden başlayarak kendi taşına dönülebileceğini söyler. Bu bilinen kuraldır: bir taş yalnızca bir sonraki misketin için kapalıdır.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Aradaki misketler yolu keser.", "Kesmez. Yolda kaç misket olursa olsun, taşı kapalı değilse satırdaki ve sütundaki her boş delik oynanabilir."},
			{"Satır, tahtadaki bir boşlukta biter.", "Ötesinde devam eder. Boşluklar yalnızca alanlar ve sıralar için önemlidir, onları gerçekten böler."},
			{"Yalnızca rakibin son misketinin taşı kapalıdır.", "Kendi son misketinin taşı da kapalıdır. Üçüncü misketten başlayarak hep iki kapalı taş vardır."},
			{"Bir kez oynanan taş kapalı kalır.", "Başka yere iki misket konunca yeniden açılır."},
			{"Oynayamayan kaybeder.", "Oyun biter ve puanlar belirler. Öndeyken oynayamamak galibiyettir."},
			{"Oynayamayan pas geçer, öteki taraf devam eder.", "Kimse pas geçmez. Oyun hemen biter."},
			{"Bir taş dolmadan sayılmaz.", "Çoğunluk yeter, tek bir misket bile çoğunluk olabilir."},
			{"Taş, üzerindeki misketler kadar puan verir.", "Delikleri kadar, hem de hepsinin puanını sahibine verir."},
			{"Eşitlikte taş iki tarafa da sayılır ya da bölüşülür.", "Kimseye sayılmaz."},
			{"Taşların sayısı belirler.", "Puanları belirler. Altı delikli bir taş, iki delikli üç taşa bedeldir."},
			{"Köşeden değen misketler tek bir alan olur.", "Yalnızca kenardan değenler olur. Çaprazlar yalnızca sıralar için sayılır."},
			{"Bütün alanlar sayılır.", "Her tarafın yalnızca en büyük alanı sayılır."},
			{"Alan, her misketi için bir puan verir.", "Hiçbir baskıda vermez. Ya en büyük iki alanın misket farkını ya da büyük olanın altındaki taş sayısını verir; üstelik yalnızca bir taraf puan alır."},
			{"Alanlar ve sıralar taşın sınırında biter.", "Taşları serbestçe aşarlar. Taş taş belirlenen yalnızca sahipliktir."},
			{"Bir sıra, boş bir deliği ya da boşluğu atlayabilir.", "Atlayamaz. Kendi misketi olmayan tek bir delik onu bitirir."},
			{"Yedilik bir sıra, üç tane beşlik sıradır.", "Yedilik tek bir sıradır. Yalnızca farklı yönlerdeki sıralar ayrı ayrı sayılır."},
			{"Bir misket tek bir sırada sayılabilir.", "Girdiği her sırada sayılır; sıralar kesişebilir."},
			{"Ek puanlar taşların puanlarının yerine geçer.", "Onlara eklenir."},
		},
	}
}
