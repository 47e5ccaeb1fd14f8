/** Names for the demo's people, written as both languages write them. */
type Name = readonly [en: string, ar: string];

const men: Name[] = [
	["Abdullah", "عبدالله"],
	["Mohammed", "محمد"],
	["Fahad", "فهد"],
	["Saud", "سعود"],
	["Turki", "تركي"],
	["Yousef", "يوسف"],
	["Omar", "عمر"],
	["Khalid", "خالد"],
	["Nasser", "ناصر"],
	["Bader", "بدر"],
	["Faisal", "فيصل"],
	["Ali", "علي"],
	["Hassan", "حسن"],
	["Ibrahim", "إبراهيم"],
	["Ahmed", "أحمد"],
	["Rayan", "ريان"],
	["Mishari", "مشاري"],
	["Hamad", "حمد"],
	["Ziyad", "زياد"],
	["Anas", "أنس"],
	["Waleed", "وليد"],
	["Sami", "سامي"],
	["Mazen", "مازن"],
];
const women: Name[] = [
	["Lama", "لمى"],
	["Reema", "ريما"],
	["Sara", "سارة"],
	["Nouf", "نوف"],
	["Jana", "جنى"],
	["Hessa", "حصة"],
	["Dana", "دانة"],
	["Layan", "ليان"],
];
const families: Name[] = [
	["Al-Qahtani", "القحطاني"],
	["Al-Ghamdi", "الغامدي"],
	["Al-Zahrani", "الزهراني"],
	["Al-Shehri", "الشهري"],
	["Al-Mutairi", "المطيري"],
	["Al-Otaibi", "العتيبي"],
	["Al-Harbi", "الحربي"],
	["Al-Anazi", "العنزي"],
	["Al-Shammari", "الشمري"],
	["Al-Dossary", "الدوسري"],
	["Al-Subaie", "السبيعي"],
	["Al-Juhani", "الجهني"],
	["Al-Asmari", "الأسمري"],
	["Al-Malki", "المالكي"],
	["Al-Saleh", "الصالح"],
	["Al-Rashid", "الراشد"],
	["Al-Hajri", "الهاجري"],
	["Al-Bishi", "البيشي"],
	["Al-Amri", "العمري"],
];

type Person = { name: string; name_ar: string };
const join = (given: Name, family: Name): Person => ({
	name: `${given[0]} ${family[0]}`,
	name_ar: `${given[1]} ${family[1]}`,
});
const at = (list: Name[], i: number) => list[i % list.length]!;

// 23 and 19 have no common divisor: the first 437 people all have different names.
export const man = (i: number): Person => join(at(men, i), at(families, i));
export const woman = (i: number): Person => join(at(women, i), at(families, i * 2 + 3));

/** Ways of playing, as a club's page shows them. */
export const styles: Name[] = [
	["Attacking, shakehand", "هجومي، قبضة المصافحة"],
	["All-round", "شامل"],
	["Defensive chopper", "دفاعي"],
	["Left-handed attacker", "مهاجم أعسر"],
	["Penhold attacker", "هجومي، قبضة القلم"],
];
