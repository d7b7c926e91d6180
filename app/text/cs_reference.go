package text

// czechReference is the rule book in Czech.
func czechReference() *Reference {
	return &Reference{
		Lang:  "cs",
		Title: "Pravidla Kulami",
		About: "Pravidla Kulami podle pěti tištěných listů: všechny edice, jedna partie obodovaná podle každé z nich a co se často čte špatně.",
		Intro: "Kulami má jedna pravidla hry a několik způsobů bodování. Tato stránka vysvětluje obojí. Pět tištěných listů pravidel, dva španělské a po jednom českém, italském a tureckém, se shoduje v tom, jak se hraje; rozcházejí se až v bodech navíc. Strany se tu jmenují {first} a {second}; s kameny jiných barev se nic nemění.",

		BasicTitle: "Kulami: základní hra",
		BasicAbout: "Základní hra Kulami na dvou stranách k vytištění: co je v krabici, tahy, konec a bodování, se vzorovou partií.",
		BasicIntro: "Touto hrou začíná všech pět tištěných listů pravidel: počítají se jen desky. Strany se tu jmenují {first} a {second}; s kameny jiných barev se nic nemění.",
		ToBasic:    "Základní hra na dvou stranách k vytištění",
		ToWhole:    "Všechna pravidla: území, řetězce a každá edice",

		Contents:     "Na této stránce",
		Skip:         "Přejít k pravidlům",
		ToGame:       "Hrát Kulami",
		Course:       "Naučit se hrou",
		OpenGame:     "Otevřít tuto partii v Kulami",
		PlayEdition:  "Otevřít plochu s těmito pravidly",
		FromSheet:    "List pravidel",
		AllSheets:    "všech pět",
		Adds:         "Co přidává",
		Sum:          "Jak se boduje",
		Differs:      "V čem se liší",
		OnTheExample: "Vzorová partie",
		Edition:      "Edice",
		Misread:      "Častý omyl",
		Correct:      "Ve skutečnosti",
		SheetWords:   "Jeho výrazy",
		TilesHeads:   [3]string{"Desky", "Otvory na každé", "Body za každou"},
		ByName:       "Výpis desek a řetězců",
		TiedTiles:    "Nerozhodné",

		Box: Section{
			Head: "Co je v krabici",
			Text: []string{
				"Kulami je hra pro dva hráče od devíti let. Jejím autorem je Andreas Kuhnekath.",
				"Sedmnáct obdélníkových desek, které mají dohromady 64 otvorů, a 56 kamenů, 28 pro každou stranu.",
				"Desky se přikládají hranou k hraně, až tvoří jednu plochu. Pravidelná plocha je čtverec o osmi řadách a osmi sloupcích. Nepravidelná plocha má libovolný obrys, který drží pohromadě hranami a vejde se do deseti řad a deseti sloupců; uvnitř smí mít mezery.",
			},
			Picture: "Po jedné desce od každého druhu: dvě řady po třech otvorech, dvě řady po dvou, řada tří a řada dvou otvorů.",
			Caption: "Čtyři druhy desek.",
		},
		Boards: [2]Figure{
			{"Sedmnáct desek, které tvoří čtverec o osmi řadách a osmi sloupcích.", "Čtvercová plocha."},
			{"Sedmnáct desek s nepravidelným obrysem.", "Nepravidelná plocha."},
		},
		Aim: Section{
			Head: "Cíl",
			Text: []string{
				"Ovládnout víc z plochy než soupeř. Deska patří tomu, kdo na ní má víc kamenů než soupeř, a přinese mu bod za každý svůj otvor.",
			},
		},
		Begins: Section{
			Head: "Kdo začíná",
			Text: []string{
				"Rozhodne náhoda: jeden hráč ukryje v dlaních po kameni od obou barev a druhý si jednu dlaň vybere. Začíná barva, kterou vybral.",
				"Tak to má pokročilý španělský list. Podle českého začíná ten, kdo vybíral, našel-li v dlani kámen vlastní barvy; italský list losuje. Zbylé dva listy nic neříkají; na jejich obrázcích začíná Červený. V této aplikaci může začít kterákoli strana, nebo rozhodne los.",
			},
		},
		Placing: Section{
			Head: "Pokládání kamenů",
			Text: []string{
				"Strany se střídají po jednom kameni. První kámen partie lze položit do kteréhokoli otvoru. Každý další patří do prázdného otvoru, který splňuje tři podmínky:",
				"Leží v řadě nebo ve sloupci právě položeného kamene.",
				"Neleží na desce právě položeného kamene.",
				"Neleží na desce kamene položeného ještě předtím, tedy posledního vlastního kamene toho, kdo je na tahu.",
				"Vypnuté jsou tedy jen dvě desky a deska se znovu zapne, jakmile padnou dva kameny jinam. Druhý kámen partie se musí vyhnout jen jedné vypnuté desce.",
			},
			Picture: "Plocha se třemi kameny. Poslední leží na {last}, předposlední na {before}. Řada a sloupec otvoru {last} jsou zvýrazněné, desky obou kamenů jsou šrafované a tyto otvory jsou označené, protože do nich lze hrát: {legal}.",
			Caption: "Na tahu je {second}. Poslední kámen, na {last}, určuje řadu a sloupec; dvě šrafované desky jsou vypnuté. Tečka označuje každý otvor, do kterého lze hrát.",
		},
		Gaps: Section{
			Head: "Řadě nic nepřekáží",
			Text: []string{
				"Řada vede od jednoho konce plochy ke druhému a sloupec také. Neukončí je kameny, ať mají jakoukoli barvu, ani mezery v nepravidelné ploše: otvory za nimi k nim patří také.",
			},
			Picture: "Nepravidelná plocha s jediným kamenem, na {last}. Otvory, do kterých lze hrát, jsou označené po obou stranách mezery v jeho řadě: {legal}.",
			Caption: "Kámen na {last} otevírá celou svou řadu, i za mezerou.",
		},
		End: Section{
			Head: "Konec",
			Text: []string{
				"Partie končí, když jsou položené všechny kameny. Otvorů je 64 a kamenů 56, některé otvory tedy zůstanou prázdné.",
				"Končí také, a to ihned, když strana na tahu nemá kam hrát: každý otvor v řadě i ve sloupci je obsazený, nebo leží na vypnuté desce. Není to prohra: nikdo nevynechává tah, nikdo není trestán a o výsledku rozhodují body jako v každé jiné partii.",
			},
			Picture: "Konec partie. Poslední kámen leží na {last}; v jeho řadě a sloupci nelze hrát do žádného otvoru.",
			Caption: "V řadě ani ve sloupci otvoru {last} není nic volného: {second} nemá kam hrát a partie končí, přestože kameny ještě zbývají.",
		},
		Tiles: Section{
			Head: "Body za desky",
			Text: []string{
				"Posuzujte každou desku zvlášť. Patří straně, která na ní má víc kamenů, a ta boduje za všechny její otvory, prázdné i obsazené soupeřem. Jediný kámen na desce se šesti otvory stačí, aby vynesla šest bodů.",
				"Deska, na které mají obě strany stejně kamenů, nepřinese body nikomu, a prázdná také ne.",
				"U skutečného stolu můžete plochu rozebrat a každé straně dát její desky.",
				"Vítězí strana s více body. Při rovnosti bodů je remíza.",
			},
		},
		Areas: Section{
			Head: "Území",
			Text: []string{
				"Některé edice dávají body za největší území. Území je skupina kamenů jedné barvy, ve které se každý dotýká dalšího hranou, nahoře, dole nebo po stranách. Na hranicích desek nezáleží. Rohy kameny nespojují a mezery je oddělují.",
				"U každé strany se počítá jen její největší území a jeho velikost je počet jeho kamenů. Jsou-li obě stejně velká, neboduje za ně nikdo.",
				"U skutečného stolu spočítejte území a řetězce dřív, než plochu rozeberete.",
			},
			Picture: "Závěrečná pozice vzorové partie s největším územím každé strany v její barvě.",
			Caption: "Největší území každé strany, vyplněné její barvou.",
		},
		Lines: Section{
			Head: "Řetězce",
			Text: []string{
				"Některé edice dávají body za řetězce. Řetězec je pět a více kamenů jedné barvy vedle sebe v řadě, ve sloupci nebo na úhlopříčce, bez přerušení. Jeho délka je počet jeho kamenů. Ukončí ho prázdný otvor, kámen druhé barvy nebo mezera.",
				"Delší souvislý úsek je jeden řetězec: sedm kamenů v řadě je řetězec délky sedm. Jeden kámen může patřit do několika řetězců různých směrů a počítá se v každém z nich.",
			},
			Picture: "Závěrečná pozice vzorové partie, ve které je každý řetězec pěti a více kamenů vyznačený čarou.",
			Caption: "Řetězce obou stran, vyznačené čarou.",
		},
		Example: Section{
			Head: "Jedna partie, všechny edice",
			Text: []string{
				"Několik listů vysvětluje bodování na téže závěrečné pozici, a ta mluví jasně: podle samotných desek vítězí jedna strana, s některými body navíc druhá. Tady je, s vlastníkem každé desky a s bodováním podle každé edice.",
				"Po posledním kameni, na {last}, nemá {second} kam hrát, a jeden kámen mu ještě zbývá.",
			},
			Picture: "Závěrečná pozice vzorové partie. Každou desku, která někomu patří, označuje rámeček v barvě vlastníka.",
			Caption: "Závěrečná pozice. Každá deska, která někomu patří, má rámeček v jeho barvě; dvě jsou nerozhodné.",
		},
		Editions: Section{
			Head: "Edice",
			Text: []string{
				"Všechny se hrají stejně. Liší se bodováním a španělské úrovně i úplně posledním kamenem. Každá edice je tu spočítaná na vzorové partii.",
			},
		},
		Sheets: Section{
			Head: "Pět listů pravidel",
			Text: []string{
				"Listy nazývají tytéž věci různě, něco nechávají otevřené a tu a tam si samy odporují. Tady je čteme takto.",
			},
		},
		Fairness: Section{
			Head: "Spravedlivý začátek",
			Text: []string{
				"Kdo začíná, má výhodu. Vyrovnávají ji dvě možnosti. Žádný list je nezná a nemusíte použít ani jednu.",
				"Výměna stran: jeden hráč položí první kámen a druhý pak smí místo odpovědi převzít jeho stranu. Kdo kámen pokládá, bude hledat otvor, který žádné straně příliš nepomůže.",
				"Náhodný první otvor: otvor prvního kamene se vylosuje. Dál pokračuje partie jako obvykle.",
			},
		},
		Misreadings: Section{
			Head: "Časté omyly",
			Text: []string{
				"Co lidé v pravidlech často vidí a co v nich opravdu stojí.",
			},
		},

		EditionNotes: map[string]EditionNote{
			"basic": {
				"Nic: počítají se jen desky.",
				"Sečtěte otvory desek, které každé straně patří.",
				"Touto hrou začíná každý list a je dobré se ji naučit jako první. Ostatní edice k tomuto součtu přidávají své body.",
			},
			"es-1": {
				"Body pro stranu s větším územím.",
				"Porovnejte území podle počtu kamenů. Strana s větším územím získá bod za každou desku, na které má území nějaký kámen, ať je jich kolik chce.",
				"Ostatní listy s územím dávají rozdíl v počtu kamenů. Zde může mít těsný náskok stejnou cenu jako velký a území rozložené na mnoha deskách má větší cenu než sevřené. Partie končí, jakmile jeden hráč položí všech 28 kamenů.",
			},
			"es-2": {
				"Body za řetězce.",
				"Každá strana získá součet délek všech svých řetězců.",
				"Bodují obě strany; ostatní listy s řetězci dávají jedné z nich rozdíl. Náskok vyjde tak i tak stejně, součty jsou vyšší. Partie končí, jakmile jeden hráč položí všech 28 kamenů.",
			},
			"es-3": {
				"Body za větší území a za řetězce.",
				"První dvě španělské úrovně dohromady: desky pod větším územím pro jednu stranu, délky řetězců pro obě.",
				"Je to jediná edice, ve které se území počítá podle desek a řetězce celou délkou. Partie končí, jakmile jeden hráč položí všech 28 kamenů.",
			},
			"cs-1": {
				"Body pro stranu s větším územím.",
				"Strana s větším územím získá rozdíl obou území v počtu kamenů.",
				"Španělská úroveň se stejným číslem počítá místo toho desky pod územím. Italská a turecká hra s územím se počítají přesně jako tato.",
			},
			"cs-2": {
				"Body za větší území a za řetězce.",
				"Území jako na úrovni 1. Pak sečtěte délky řetězců každé strany; větší součet přinese rozdíl.",
				"Úrovně na sebe navazují, česká hra s pouhými řetězci tedy není. Italská hra s obojím se počítá přesně jako tato.",
			},
			"it-areas": {
				"Body pro stranu s větším územím.",
				"Strana s větším územím získá rozdíl obou území v počtu kamenů.",
				"Počítá se jako první česká úroveň. Italský list ji má za samostatnou obměnu, kterou lze volně spojit s řetězci.",
			},
			"it-lines": {
				"Body za řetězce.",
				"Sečtěte délky řetězců každé strany v řadách, sloupcích a na úhlopříčkách; větší součet přinese rozdíl.",
				"Jediná edice s řetězci na rozdíl a s úhlopříčkami, ale bez území. Španělská úroveň s řetězci dává oběma stranám celé součty.",
			},
			"it-both": {
				"Body za větší území a za řetězce.",
				"Obě italské obměny dohromady, každá jako rozdíl.",
				"Oba rozdíly nemusí získat táž strana. Počítá se jako druhá česká úroveň.",
			},
			"tr-area": {
				"Body pro stranu s větším územím.",
				"Strana s větším územím získá rozdíl obou území v počtu kamenů.",
				"Počítá se jako první česká úroveň a italská hra s územím.",
			},
			"tr-rows": {
				"Body za řetězce v řadách a sloupcích.",
				"Sečtěte délky řetězců každé strany bez úhlopříček; větší součet přinese rozdíl.",
				"Text tohoto listu mluví jen o vodorovných a svislých řetězcích, úhlopříčky se tu proto vynechávají. Jeho vlastní příklad je přesto počítá; kdo tomu dává přednost, hraje italskou hru s řetězci.",
			},
			"tr-both": {
				"Body za větší území a za řetězce v řadách a sloupcích.",
				"Oba turecké bonusy dohromady, každý jako rozdíl.",
				"Od druhé české úrovně a od italské hry s obojím se liší jen tím, že vynechává úhlopříčky.",
			},
		},

		SheetNotes: map[string]SheetNote{
			"es-short": {
				Name:  "Španělský, krátký",
				Words: "baldosa, loseta nebo ficha (deska), agujero (otvor), canica (kámen)",
				Notes: []string{
					"Popisuje jen základní hru a body navíc nezná.",
					"Neříká, kdo začíná. Na jeho obrázcích je to Červený.",
					"Jedna poznámka říká, že v linii kamenů smí být prázdná místa. Týká se pokládání: cestě nepřekáží mezera ani prázdný otvor. S bodovanými řetězci nemá nic společného.",
					"Desku nazývá třemi různými slovy; všechna znamenají totéž.",
				},
			},
			"es-advanced": {
				Name:  "Španělský, pokročilý",
				Words: "panel (deska), espacio (otvor), bolita (kámen), fila (řada nebo sloupec), área (území), cadena (řetězec)",
				Notes: []string{
					"Končí partii, když všechny kameny položí jeden hráč, ne oba: po 55 kamenech, zatímco podle ostatních listů se jich hraje 56. Tři španělské úrovně to zde dělají také; základní hra ne.",
					"V seznamu má červené a černé kameny, později mluví o červených a bílých.",
					"Za největší území dává tolik bodů, kolik má území desek, kdežto ostatní listy počítají kameny. Neříká, co se stane, jsou-li území stejně velká: zde neboduje nikdo.",
					"Neříká ani to, zda musí být deska plná, aby se do území počítala: zde se počítá každá deska, na které má území aspoň jeden kámen.",
					"Říká, že se řetězce počítají, ale ne, zda i úhlopříčné. Zde se počítají, jako v příkladech ostatních listů.",
					"Začíná barva vytažená ze zavřené dlaně, ať ji zvolil kdokoli.",
				},
			},
			"cs": {
				Name:  "Český",
				Words: "deska, otvor, kámen, řada (i pro sloupec), území, řetězec",
				Notes: []string{
					"Partii končí, až jsou plné všechny otvory. S 56 kameny na 64 otvorů to nastat nemůže; čte se to jako okamžik, kdy jsou položené všechny kameny.",
					"Jeho přehled u úrovně 2 mluví o nejdelším řetězci, jeho výklad a příklad o všech řetězcích dohromady. Zde platí příklad.",
					"Obě pravidla pokládání mají své jméno: jedno platí pro řadu a sloupec, druhé pro dvě vypnuté desky.",
					"Hráč, který hádá, začíná, pokud uhodne ruku s kamenem své barvy.",
				},
			},
			"it-pergioco": {
				Name:  "Italský",
				Words: "tessera (deska), casella nebo foro (otvor), biglia (kámen), riga a colonna (řada a sloupec), area (území), linea (řetězec)",
				Notes: []string{
					"Jeho kameny jsou bílé a černé a na nákresech začíná Černý. Červené kameny této stránky jsou jeho bílé.",
					"Jeho partie končí bílým kamenem na f3 a Bílý má o kámen víc, ačkoli začínal Černý. Zde se ke stejné pozici dojde tak, že poslední kámen padne na h7.",
					"Jeho plocha leží uprostřed rámu deset krát deset, řada 1 a sloupec j jsou prázdné. Zde plocha na tomto místě zůstává, označení otvorů je tedy stejné.",
					"Jako jediný označuje otvory písmenem a číslem a uvádí celé bodování desku po desce. Všechna jeho čísla vycházejí i zde.",
					"Území a řetězce jsou dvě obměny, které lze hrát jednotlivě i společně. Vznikají tak tři edice.",
				},
			},
			"tr": {
				Name:  "Turecký",
				Words: "taş (deska), delik (otvor), misket nebo bilye (kámen), alan (území), sıra (řetězec)",
				Notes: []string{
					"Podle jeho textu se počítají jen vodorovné a svislé řetězce. Jeho příklad však ke svému součtu dojde s úhlopříčkami. Turecké edice se zde drží textu.",
					"Neříká, že kameny dotýkající se jen rohem netvoří jedno území. Jeho čísla 12 a 17 však vyjdou jen takto: s rohy by to bylo 23 a 24.",
					"Neříká, kdo začíná. Na jeho obrázcích je to Červený.",
					"Jeho slovo pro desku doslova znamená kámen, tedy to, čím se v jiných hrách táhne. Zde se táhne tím, čemu list říká misket.",
					"Říká, že na vlastní desku se lze vrátit od druhého kola. To je obvyklé pravidlo: deska je vypnutá jen pro váš příští kámen.",
				},
			},
		},

		MisreadingNotes: []Misreading{
			{"Kameny v cestě překážejí.", "Nepřekážejí. Hrát lze do kteréhokoli prázdného otvoru v řadě a ve sloupci, ať po cestě leží kamenů kolik chce, pokud jeho deska není vypnutá."},
			{"Řada končí u mezery v ploše.", "Pokračuje i za ní. Mezery hrají roli jen u území a řetězců, ty opravdu přerušují."},
			{"Vypnutá je jen deska posledního soupeřova kamene.", "Vypnutá je i deska vašeho vlastního posledního kamene. Od třetího kamene jsou vypnuté desky vždy dvě."},
			{"Deska, na kterou se jednou hrálo, zůstane vypnutá.", "Znovu se zapne, když dva kameny padnou jinam."},
			{"Kdo nemá kam hrát, prohrává.", "Partie končí a rozhodují body. Kdo nemá kam hrát a přitom vede, vítězí."},
			{"Kdo nemá kam hrát, vynechá a soupeř pokračuje.", "Nikdo nevynechává. Partie ihned končí."},
			{"Deska se počítá, až když je plná.", "Stačí většina, a tou může být i jediný kámen."},
			{"Deska boduje za kameny, které na ní leží.", "Boduje za své otvory, za všechny, a to pro stranu, které patří."},
			{"Nerozhodná deska boduje pro oba, nebo se body dělí.", "Neboduje pro nikoho."},
			{"Rozhoduje počet desek.", "Rozhodují jejich body. Jedna deska za šest má cenu tří desek za dva."},
			{"Kameny, které se dotýkají rohem, tvoří jedno území.", "Tvoří ho jen kameny, které se dotýkají hranou. Úhlopříčky platí pouze pro řetězce."},
			{"Počítají se všechna území.", "Jen to největší každé strany."},
			{"Území přinese bod za každý svůj kámen.", "V žádné edici. Přinese buď rozdíl obou největších území v počtu kamenů, nebo počet desek pod tím větším; a boduje jen jedna strana."},
			{"Území a řetězce končí na hranici desky.", "Přes desky přecházejí volně. Deska po desce se určuje jen vlastník."},
			{"Řetězec smí přeskočit prázdný otvor nebo mezeru.", "Nesmí. Ukončí ho jediný otvor bez vlastního kamene."},
			{"Řetězec ze sedmi kamenů jsou tři řetězce po pěti.", "Je to jeden řetězec délky sedm. Zvlášť se počítají jen řetězce různých směrů."},
			{"Kámen se smí počítat jen v jednom řetězci.", "Počítá se v každém svém řetězci a ty se smějí křížit."},
			{"Body navíc nahrazují body za desky.", "Přičítají se k nim."},
		},
	}
}
