import type { demoClubs } from "./clubs.ts";

/** Details of the demo's clubs for people who look for one. Cities are real, halls and streets are not. */
type Club = (typeof demoClubs)[number];
type Pair = readonly [en: string, ar: string];

const places: Record<string, string> = {
	Riyadh: "24.71150,46.67430",
	Jeddah: "21.54330,39.17280",
	Dammam: "26.42070,50.08880",
	"Al-Ahsa": "25.38300,49.58600",
	Taif: "21.27030,40.41580",
	Madinah: "24.52470,39.56920",
	Abha: "18.21640,42.50530",
	Makkah: "21.38910,39.85790",
	Buraidah: "26.32600,43.97500",
	Tabuk: "28.38350,36.56620",
	Hail: "27.52190,41.69070",
	Jubail: "27.00460,49.64600",
	Yanbu: "24.08910,38.06370",
	Jazan: "16.88920,42.55110",
	"Al-Kharj": "24.15540,47.33460",
	"Al-Qatif": "26.56520,50.00890",
	Najran: "17.56560,44.22890",
	Arar: "30.97530,41.03810",
	Unaizah: "26.08430,43.99350",
	Sakaka: "29.96970,40.20640",
	"Hafar Al-Batin": "28.43280,45.97080",
	"Al-Qunfudhah": "19.12640,41.07890",
};

const streets: Pair[] = [
	["King Fahd Road", "طريق الملك فهد"],
	["Olaya Street", "شارع العليا"],
	["Corniche Road", "طريق الكورنيش"],
	["Palm Street", "شارع النخيل"],
	["University Road", "طريق الجامعة"],
];
const training: Pair[] = [
	["Sunday and Tuesday, 5 to 8 PM\nThursday, 6 to 9 PM", "الأحد والثلاثاء من 5 إلى 8 م\nالخميس من 6 إلى 9 م"],
	["Monday and Wednesday, 4:30 to 7:30 PM", "الاثنين والأربعاء من 4:30 إلى 7:30 م"],
	["Every day but Friday, 6 to 10 PM", "كل يوم عدا الجمعة من 6 إلى 10 م"],
];
const ages: Pair[] = [
	["Under 11 to adults, girls and boys", "من دون 11 عامًا إلى الكبار، بنات وبنين"],
	["Under 13, under 17, adults", "دون 13 عامًا، ودون 17 عامًا، والكبار"],
	["Adults and over sixties", "الكبار ومن تجاوزوا الستين"],
];
const openings: (Pair | undefined)[] = [
	[
		"The first two sessions are free: Tuesday at 5 PM. Bats can be borrowed.",
		"أول حصتين مجانًا: الثلاثاء 5 م، والمضارب متوفرة للإعارة.",
	],
	undefined,
	[
		"Children from seven years can try on Wednesdays at 4:30 PM. Call first.",
		"للأطفال من سبع سنوات حصة تجريبية كل أربعاء 4:30 م. اتصل قبل الحضور.",
	],
	[
		"Beginners' hour on Saturday at 6 PM, also for women with a coach of their own.",
		"ساعة للمبتدئين السبت 6 م، وللسيدات مدربتهن.",
	],
	undefined,
];

const pair = <K extends string>(name: K, [en, ar]: Pair | readonly [null, null]) =>
	({ [name]: en, [`${name}_ar`]: ar }) as Record<K | `${K}_ar`, string | null>;

export function detailsOf({ name, name_ar, region, region_ar }: Club, i: number) {
	const street = streets[i % streets.length]!;
	const host = name.toLowerCase();
	return {
		...pair("hall", [`${name} Hall`, `صالة نادي ${name_ar}`]),
		...pair("address", [`${street[0]}, ${region}`, `${street[1]}، ${region_ar}`]),
		...pair("training", training[i % training.length]!),
		...pair("age_groups", ages[i % ages.length]!),
		...pair("newcomers", openings[i % openings.length] ?? [null, null]),
		location: places[region] ?? null,
		email: `info@${host}.example`,
		website: `https://${host}.example`,
		social: i % 3 === 2 ? null : `https://x.com/${host.replace("-", "_")}_example`,
	};
}
