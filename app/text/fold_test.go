package text

import "testing"

func TestFold(t *testing.T) {
	for _, same := range [][]string{
		{"isil", "Işıl", "ışıl", "IŞIL", "İŞİL", "işil", "is\u0327il", "ＩＳＩＬ"},
		{"kirmizi", "Kırmızı", "KIRMIZI", "KİRMİZİ", "kırmızı"},
		{"strasse", "Straße", "STRASSE", "STRAẞE"},
		{"muller", "Müller", "MÜLLER", "Mu\u0308ller", "mùller"},
		{"aerosmith", "Ærosmith"}, {"o", "ø", "Ø", "ő", "ơ", "Ộ"}, {"coeur", "Cœur", "CŒUR"}, {"lodz", "Łódź"}, {"cesky", "Český", "ČESKÝ"},
		{"nguyen thi hue", "Nguyễn Thị Huế"}, {"espana", "ESPAÑA"}, {"garcon", "Garçon"}, {"thor", "Þór"}, {"dordevic", "Đorđević"},
		{"αλεξανδροσ", "Αλέξανδρος", "ΑΛΕΞΑΝΔΡΟΣ"}, {"иосиф", "Иосиф", "ЙОСИФ"}, {"семен", "Семён", "СЕМЕН"},
		{"24-20", "24–20", "24—20", "24:20", "24−20", "２４：２０", "24‑20"}, {"16-28", "16:28"}, {"d'or", "d’or", "D‘OR"},
		{"علي", "عليّ", "عَلِي", "ع\u200cلي"}, {"שלום", "שָׁלוֹם"}, {"ana", "\u202aAna\u202c", "A\u00adna", "ANA\ufe0f"}, {"指し手 🙂"}, {"×÷"}, {""},
	} {
		for _, text := range same {
			if got := Fold(text); got != same[0] {
				t.Errorf("%q is folded to %q, not to %q", text, got, same[0])
			}
		}
		if again := Fold(same[0]); again != same[0] {
			t.Errorf("%q is folded to %q", same[0], again)
		}
	}
	if Fold("Mueller") == Fold("Müller") {
		t.Error("ue is folded to ü")
	}
}
