const given = {
	en: `Mohammed Ahmed Abdullah Abdulrahman Khalid Fahad Saud Omar Ali Hassan Ibrahim Yousef Turki Nasser Faisal Waleed Sami Mazen Anas Ziyad
		Lama Reema Sara Nouf Jana Hessa Dana Layan Jan Lukas Thomas Michael Alexander Daniel Martin Peter Wei Li Ming Hao Yan Ma Xin Jun Kim Park
		Lee Choi Min Joon Hiroshi Kenta Yuki Haruka Anna Maria Julia Sofia Elena Petra Ivan Dimitri Sergey Olga Carlos Juan Pedro Luis Antonio
		Jose Miguel Bruno Hugo Gustavo Pierre Jean Luc Simon Felix Emil Lars Jørgen Søren Nils Erik`,
	ar: `محمد أحمد عبدالله عبدالرحمن خالد فهد سعود عمر علي حسن إبراهيم يوسف تركي ناصر فيصل وليد سامي مازن أنس زياد
		لمى ريما سارة نوف جنى حصة دانة ليان يان لوكاس توماس مايكل ألكسندر دانيال مارتن بيتر وي لي مينغ هاو يان ما شين جون كيم بارك
		لي تشوي مين جون هيروشي كنتا يوكي هاروكا آنا ماريا جوليا صوفيا إيلينا بيترا إيفان ديمتري سيرجي أولغا كارلوس خوان بيدرو لويس أنطونيو
		خوسيه ميغيل برونو هوغو غوستافو بيير جان لوك سيمون فيليكس إميل لارس يورغن سورين نيلس إريك`,
};
const families = {
	en: "Al-Qahtani Al-Ghamdi Al-Zahrani Al-Shehri Al-Mutairi Al-Otaibi Al-Harbi Al-Anazi Al-Shammari Al-Dossary Jørgensen Müller",
	ar: "القحطاني الغامدي الزهراني الشهري المطيري العتيبي الحربي العنزي الشمري الدوسري يورغنسن مولر",
};
const syllables = [
	"ba be bo da de do fa ga go ha ho ka ki ko la le lo ma me mo na ne no pa",
	"nar lis mov kan ber din ger han jin kel lor",
];
const endings = "berg ez ić ko man ov sen son ski yama";

const list = (words: string) => `string_to_array('${words.trim().split(/\s+/).join(" ")}', ' ')`;
const pick = (words: string, at: string) => `(${list(words)})[1 + (${at}) % ${words.trim().split(/\s+/).length}]`;
/** The first of a list are common and the last are rare, as names are. */
const skewed = (words: string, salt: number) => {
	const count = words.trim().split(/\s+/).length;
	return `(${list(words)})[1 + floor(${count} * power((n * ${salt} % 10007) / 10007.0, 2.5))::int]`;
};
const rare = `initcap(${pick(syllables[0] ?? "", "n / 7")} || ${pick(syllables[1] ?? "", "n / 11")} || ${pick(endings, "n")})`;

/**
 * People with names that repeat as real ones do, their clubs' ties over ten seasons, and articles with one common word.
 */
export function nameStatements(rows: number): string[] {
	const family = (words: string) => `case when n % 3 = 0 then ${rare} else ${skewed(words, 4729)} end`;
	return [
		`insert into players (name, name_ar, ranking, team_id)
		 select ${skewed(given.en, 7919)} || ' ' || ${family(families.en)},
		   ${skewed(given.ar, 7919)} || ' ' || ${skewed(given.ar, 6151)} || ' ' || ${family(families.ar)},
		   case when n % 2 = 0 then n else 1 end, (select min(id) from teams) + n % 14 from generate_series(1, ${rows}) n`,
		`insert into seasons (name) select (2025 - n) || '/' || (2026 - n) from generate_series(0, 9) n
			on conflict do nothing`,
		`insert into matches (season, match_date, status, home_team_id, away_team_id, home_score, away_score)
		 select (2025 - n % 10) || '/' || (2026 - n % 10), date '2025-09-01' - n % 3650, 'completed',
		   (select min(id) from teams) + n % 14, (select min(id) from teams) + (n + 1 + n % 12) % 14, 3, n % 3
		     from generate_series(1, ${rows}) n`,
		`insert into news_articles (title, title_ar, excerpt, excerpt_ar, content, content_ar, published,
			publish_date, category)
		 select 'Report ' || n || ' of ' || ${skewed(given.en, 7919)}, 'تقرير ' || n, 'Summary', 'ملخص',
		   '<p>Round ' || n || '</p>', '<p>جولة</p>',
		   true, now() - n * interval '7 minutes', 'general' from generate_series(1, ${rows}) n`,
		"vacuum analyze",
	];
}
