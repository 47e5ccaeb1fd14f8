/** The fourteen clubs of the demo league: invented names, real cities. Colours are of their drawn crests. */
export type DemoClub = {
	name: string;
	name_ar: string;
	region: string;
	region_ar: string;
	founded_year: number;
	/** How good they are, for results that look like a league. */
	strength: number;
	colours: [string, string];
	shape: "shield" | "round" | "diamond";
	emblem: "ball" | "palm" | "wave" | "peak" | "sun" | "star" | "sail";
};

export const club = (
	[name, name_ar]: [string, string],
	[region, region_ar]: [string, string],
	founded_year: number,
	strength: number,
	colours: [string, string],
	shape: DemoClub["shape"],
	emblem: DemoClub["emblem"],
): DemoClub => ({ name, name_ar, region, region_ar, founded_year, strength, colours, shape, emblem });

export const demoClubs: DemoClub[] = [
	club(["Al-Nokhba", "النخبة"], ["Riyadh", "الرياض"], 1961, 9.0, ["#10457a", "#f2c14e"], "shield", "star"),
	club(["Al-Morjan", "المرجان"], ["Jeddah", "جدة"], 1958, 8.7, ["#b3263a", "#ffffff"], "round", "wave"),
	club(["Al-Fanar", "الفنار"], ["Dammam", "الدمام"], 1966, 8.2, ["#0f6b5c", "#f4f1de"], "shield", "sail"),
	club(["Al-Waha", "الواحة"], ["Al-Ahsa", "الأحساء"], 1970, 8.0, ["#2f7d32", "#e8c468"], "round", "palm"),
	club(["Al-Sarawat", "السروات"], ["Taif", "الطائف"], 1974, 7.4, ["#5b3a8c", "#f0e6ff"], "diamond", "peak"),
	club(["Al-Naseem", "النسيم"], ["Madinah", "المدينة المنورة"], 1968, 7.0, ["#1d6fa5", "#e6f4fb"], "round", "sail"),
	club(["Al-Qimam", "القمم"], ["Abha", "أبها"], 1977, 6.8, ["#37474f", "#ff9f43"], "shield", "peak"),
	club(["Al-Riyada", "الريادة"], ["Makkah", "مكة المكرمة"], 1964, 6.3, ["#111827", "#d4af37"], "shield", "star"),
	club(["Al-Yaqout", "الياقوت"], ["Buraidah", "بريدة"], 1979, 5.9, ["#9d174d", "#fde2ea"], "diamond", "ball"),
	club(["Al-Bayraq", "البيرق"], ["Tabuk", "تبوك"], 1981, 5.5, ["#0b3d91", "#ff6b35"], "shield", "sun"),
	club(["Al-Rimal", "الرمال"], ["Hail", "حائل"], 1976, 5.2, ["#8a5a2b", "#f7e7ce"], "round", "sun"),
	club(["Al-Meena", "الميناء"], ["Jubail", "الجبيل"], 1983, 4.8, ["#155e75", "#a7f3d0"], "diamond", "wave"),
	club(["Al-Yanbou", "الينبوع"], ["Yanbu", "ينبع"], 1985, 4.3, ["#3f6212", "#ecfccb"], "round", "ball"),
	club(["Al-Lulu", "اللؤلؤ"], ["Jazan", "جازان"], 1987, 3.9, ["#334155", "#f8fafc"], "shield", "wave"),
];
