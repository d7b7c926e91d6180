package text

import (
	"testing"
	"unicode/utf8"
)

// A fact of a move reads as a sentence about its hole. The test is one table.
func TestFacts(t *testing.T) {
	for _, c := range []struct {
		lang string
		want []string // by the clauses below
	}{
		{"en", []string{
			"c5 leaves the opponent stuck, so the game ends.",
			"c5 leaves the opponent one hole.",
			"c5 leaves the opponent 3 holes.",
			"c5 wins the 6-hole tile for good.",
			"c5 is the only move that saves a 4-hole tile.",
			"c5 ties the 6-hole tile for good.",
			"c5 joins areas into one of 9 marbles.",
			"c5 extends the largest area to 1 marble.",
			"c5 extends the largest area to 4 marbles.",
			"c5 completes a line of 5 marbles.",
			"c5 lets the opponent win a 3-hole tile.",
			"c5 closes the 2-hole tile to the opponent for one move.",
		}},
		{"es", []string{
			"c5 deja al rival sin jugadas, así que la partida termina.",
			"c5 deja al rival un solo agujero.",
			"c5 deja al rival 3 agujeros.",
			"c5 gana definitivamente el panel de 6.",
			"c5 es el único agujero que salva un panel de 4.",
			"c5 deja definitivamente empatado el panel de 6.",
			"c5 une áreas en una sola de 9 canicas.",
			"c5 amplía el área mayor a 1 canica.",
			"c5 amplía el área mayor a 4 canicas.",
			"c5 completa una cadena de 5 canicas.",
			"c5 permite al rival ganar un panel de 3.",
			"c5 cierra el panel de 2 al rival durante una jugada.",
		}},
		{"cs", []string{
			"c5 nenechává soupeři žádný tah, takže partie končí.",
			"c5 nechává soupeři jediný otvor.",
			"c5 nechává soupeři 3 otvory.",
			"c5 definitivně získává desku za 6.",
			"c5 jako jediný otvor zachraňuje desku za 4.",
			"c5 definitivně vyrovnává stav na desce za 6.",
			"c5 spojuje území v\u00a0jediné z\u00a09 kamenů.",
			"c5 zvětšuje největší území na 1 kámen.",
			"c5 zvětšuje největší území na 4 kameny.",
			"c5 dokončuje řetězec z\u00a05 kamenů.",
			"c5 umožňuje soupeři získat desku za 3.",
			"c5 vypíná desku za 2 pro příští tah soupeře.",
		}},
		{"it", []string{
			"c5 lascia l’avversario senza mosse: la partita finisce.",
			"c5 lascia all’avversario una sola casella.",
			"c5 lascia all’avversario 3 caselle.",
			"c5 conquista definitivamente la tessera da 6.",
			"c5 è l’unica casella che salva una tessera da 4.",
			"c5 rende definitiva la parità sulla tessera da 6.",
			"c5 unisce più aree in una sola di 9 biglie.",
			"c5 porta l’area più grande a 1 biglia.",
			"c5 porta l’area più grande a 4 biglie.",
			"c5 completa una linea di 5 biglie.",
			"c5 permette all’avversario di conquistare una tessera da 3.",
			"c5 chiude la tessera da 2 all’avversario per una mossa.",
		}},
		{"tr", []string{
			"c5, rakibe oynayacak delik bırakmaz, böylece oyun biter.",
			"c5, rakibe tek delik bırakır.",
			"c5, rakibe 3 delik bırakır.",
			"c5, 6 delikli taşı kesin olarak kazandırır.",
			"c5, 4 delikli bir taşı kurtaran tek deliktir.",
			"c5, 6 delikli taştaki eşitliği kesinleştirir.",
			"c5, alanları birleştirip 9 misketlik tek alan yapar.",
			"c5, en büyük alanı 1 miskete çıkarır.",
			"c5, en büyük alanı 4 miskete çıkarır.",
			"c5, 5 misketlik bir sırayı tamamlar.",
			"c5, rakibin 3 delikli bir taşı kazanmasına izin verir.",
			"c5, 2 delikli taşı bir hamle boyunca rakibe kapatır.",
		}},
		{"de", []string{
			"c5 lässt den Gegner festsitzen: Die Partie endet.",
			"c5 lässt dem Gegner nur eine Mulde.",
			"c5 lässt dem Gegner 3 Mulden.",
			"c5 gewinnt die 6er-Platte endgültig.",
			"c5 rettet als einzige Mulde eine 4er-Platte.",
			"c5 sorgt auf der 6er-Platte endgültig für Gleichstand.",
			"c5 verbindet Gebiete zu einem aus 9 Kugeln.",
			"c5 vergrößert das größte eigene Gebiet auf 1 Kugel.",
			"c5 vergrößert das größte eigene Gebiet auf 4 Kugeln.",
			"c5 vollendet eine Linie aus 5 Kugeln.",
			"c5 überlässt dem Gegner eine 3er-Platte.",
			"c5 sperrt die 2er-Platte für den nächsten Zug des Gegners.",
		}},
		{"fr", []string{
			"c5 bloque l’adversaire, ce qui termine la partie.",
			"c5 ne laisse qu’une case à l’adversaire.",
			"c5 laisse 3\u00a0cases à l’adversaire.",
			"c5 gagne définitivement la tuile de 6.",
			"c5 est seule à sauver une tuile de 4.",
			"c5 rend définitive l’égalité sur la tuile de 6.",
			"c5 réunit des zones en une seule de 9\u00a0billes.",
			"c5 porte la plus grande zone à 1\u00a0bille.",
			"c5 porte la plus grande zone à 4\u00a0billes.",
			"c5 complète une ligne de 5\u00a0billes.",
			"c5 permet à l’adversaire de gagner une tuile de 3.",
			"c5 ferme la tuile de 2 à l’adversaire pour un coup.",
		}},
	} {
		l := In(c.lang)
		for i, clause := range []string{
			l.FactEnds, l.FactLeaves(1), l.FactLeaves(3), l.FactWins(6), l.FactSaves(4), l.FactTies(6), l.FactJoins(9), l.FactGrows(1), l.FactGrows(4),
			l.FactLine(5), l.FactGives(3), l.FactCloses(2),
		} {
			if got := l.FactsOf("c5", clause); got != c.want[i] {
				t.Errorf("%s: %q, want %q", l.Lang, got, c.want[i])
			}
		}
	}
}

// The reason of a mistake reads as a sentence, and in English fits into one line of a wide screen.
func TestReasons(t *testing.T) {
	for _, c := range []struct {
		lang string
		want []string
	}{
		{"en", []string{
			"After g5, the opponent can play d5, which wins the 6-hole tile for good.",
			"After g5 c3 f4, the opponent can play d5, which extends the largest area to 12 marbles.",
			"After g5, the opponent can play d5, which takes the lead on the 4-hole tile.",
			"After g5, the opponent can play d5, which leaves only one reply.",
			"After g5, the opponent can play d5, which leaves only 2 replies.",
			"After g5, the opponent can play d5, which ends the game.",
			"c5 is wasted on a tile that’s already decided.",
			"c5 equalises on the 4-hole tile.",
			"Another hole wins the 6-hole tile for good.",
			"After a better move, with best play, your next marble takes the lead on the 4-hole tile.",
		}},
		{"de", []string{
			"Nach g5 kann der Gegner d5 spielen: Das gewinnt die 6er-Platte endgültig.",
			"Nach g5 c3 f4 kann der Gegner d5 spielen: Das vergrößert das größte eigene Gebiet auf 12 Kugeln.",
			"Nach g5 kann der Gegner d5 spielen: Das holt auf der 4er-Platte die Führung.",
			"Nach g5 kann der Gegner d5 spielen: Das lässt nur eine Antwort zu.",
			"Nach g5 kann der Gegner d5 spielen: Das lässt nur 2 Antworten zu.",
			"Nach g5 kann der Gegner d5 spielen: Das beendet die Partie.",
			"c5 liegt auf einer Platte, die schon entschieden ist.",
			"c5 gleicht auf der 4er-Platte aus.",
			"Eine andere Mulde gewinnt die 6er-Platte endgültig.",
			"Nach einem besseren Zug gilt bei bestem Spiel: Deine nächste Kugel holt auf der 4er-Platte die Führung.",
		}},
		{"fr", []string{
			"Après g5, l’adversaire peut jouer d5, ce qui gagne définitivement la tuile de 6.",
			"Après g5 c3 f4, l’adversaire peut jouer d5, ce qui porte la plus grande zone à 12\u00a0billes.",
			"Après g5, l’adversaire peut jouer d5, ce qui donne l’avantage sur la tuile de 4.",
			"Après g5, l’adversaire peut jouer d5, ce qui ne laisse qu’une réponse.",
			"Après g5, l’adversaire peut jouer d5, ce qui ne laisse que 2\u00a0réponses.",
			"Après g5, l’adversaire peut jouer d5, ce qui termine la partie.",
			"c5 est sur une tuile dont l’issue est déjà certaine.",
			"c5 égalise sur la tuile de 4.",
			"Une autre case gagne définitivement la tuile de 6.",
			"Après un meilleur coup, si chacun joue au mieux, votre bille suivante donne l’avantage sur la tuile de 4.",
		}},
		{"es", []string{
			"Tras g5, el rival puede jugar d5, que gana definitivamente el panel de 6.",
			"Tras g5 c3 f4, el rival puede jugar d5, que amplía el área mayor a 12 canicas.",
			"Tras g5, el rival puede jugar d5, que da ventaja en el panel de 4.",
			"Tras g5, el rival puede jugar d5, que deja una sola respuesta.",
			"Tras g5, el rival puede jugar d5, que deja solo 2 respuestas.",
			"Tras g5, el rival puede jugar d5, que pone fin a la partida.",
			"c5 cae en un panel que ya está decidido.",
			"c5 iguala el panel de 4.",
			"Otro agujero gana definitivamente el panel de 6.",
			"Con una jugada mejor, si ambos juegan lo mejor posible, tu siguiente canica da ventaja en el panel de 4.",
		}},
		{"it", []string{
			"Dopo g5 l’avversario può giocare d5, che conquista definitivamente la tessera da 6.",
			"Dopo g5 c3 f4 l’avversario può giocare d5, che porta l’area più grande a 12 biglie.",
			"Dopo g5 l’avversario può giocare d5, che dà il vantaggio sulla tessera da 4.",
			"Dopo g5 l’avversario può giocare d5, che lascia una sola risposta.",
			"Dopo g5 l’avversario può giocare d5, che lascia solo 2 risposte.",
			"Dopo g5 l’avversario può giocare d5, che conclude la partita.",
			"c5 è su una tessera già decisa.",
			"c5 pareggia sulla tessera da 4.",
			"Un’altra casella conquista definitivamente la tessera da 6.",
			"Dopo una mossa migliore, con il miglior gioco di entrambi, la tua prossima biglia dà il vantaggio sulla tessera da 4.",
		}},
		{"cs", []string{
			"Po g5 může soupeř zahrát d5, což definitivně získává desku za 6.",
			"Po g5 c3 f4 může soupeř zahrát d5, což zvětšuje největší území na 12 kamenů.",
			"Po g5 může soupeř zahrát d5, což dává vedení na desce za 4.",
			"Po g5 může soupeř zahrát d5, což nechává jedinou odpověď.",
			"Po g5 může soupeř zahrát d5, což nechává jen 2 odpovědi.",
			"Po g5 může soupeř zahrát d5, což ukončuje partii.",
			"c5 leží na desce, o\u00a0které je už rozhodnuto.",
			"c5 vyrovnává stav na desce za 4.",
			"Jiný otvor definitivně získává desku za 6.",
			"Po lepším tahu váš další kámen při nejlepší hře dává vedení na desce za 4.",
		}},
		{"tr", []string{
			"g5 sonrasında rakip d5 oynayabilir; bu, 6 delikli taşı kesin olarak kazandırır.",
			"g5 c3 f4 sonrasında rakip d5 oynayabilir; bu, en büyük alanı 12 miskete çıkarır.",
			"g5 sonrasında rakip d5 oynayabilir; bu, 4 delikli taşta öne geçirir.",
			"g5 sonrasında rakip d5 oynayabilir; bu, yalnız 1 yanıt bırakır.",
			"g5 sonrasında rakip d5 oynayabilir; bu, yalnız 2 yanıt bırakır.",
			"g5 sonrasında rakip d5 oynayabilir; bu, oyunu bitirir.",
			"c5, sonucu zaten kesinleşmiş bir taştadır.",
			"c5, 4 delikli taşta eşitliği sağlar.",
			"Başka bir delik, 6 delikli taşı kesin olarak kazandırır.",
			"Daha iyi bir hamleden sonra, iki tarafın da en iyi oyunuyla sonraki misketin, 4 delikli taşta öne geçirir.",
		}},
	} {
		l := In(c.lang)
		for i, got := range []string{
			l.WhyAfter("g5", "d5", l.FactWins(6)), l.WhyAfter("g5 c3 f4", "d5", l.FactGrows(12)), l.WhyAfter("g5", "d5", l.FactLeads(4)),
			l.WhyAfter("g5", "d5", l.FactReplies(1)), l.WhyAfter("g5", "d5", l.FactReplies(2)), l.WhyAfter("g5", "d5", l.FactOver),
			l.FactsOf("c5", l.FactWastes), l.FactsOf("c5", l.FactLevels(4)),
			l.FactsOf(l.OtherHole, l.FactWins(6)), l.AfterOther(l.FactLeads(4)),
		} {
			if got != c.want[i] {
				t.Errorf("%s: %q, want %q", l.Lang, got, c.want[i])
			}
			if n := utf8.RuneCountInString(got); n > 90 && l.Lang == "en" {
				t.Errorf("%q has %d letters", got, n)
			}
		}
	}
}

// The coach's sentence is on the board next to a tile, so that no sentence has more than 60
// characters.
func TestTheCoachIsBrief(t *testing.T) {
	for _, words := range All() {
		clauses := []string{words.FactEnds, words.FactLeaves(3), words.FactWins(6), words.FactTies(6), words.FactJoins(12), words.FactGrows(12), words.FactLine(6),
			words.FactLeads(6), words.FactLevels(6), words.FactWastes, words.FactReplies(3), words.FactOver}
		for i, clause := range clauses {
			clauses[i] = words.FactsOf("j10", clause)
		}
		for _, said := range append(clauses, words.CoachNow[:]...) {
			if n := utf8.RuneCountInString(said); n > 60 {
				t.Errorf("%s: %d characters: %s", words.Lang, n, said)
			}
		}
	}
}
