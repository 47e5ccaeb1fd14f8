import { defineText } from "../../base/locale/text.ts";

/** How cells of a column are written. */
export const writingText = defineText({
	id: {
		ar: "رقم السجل هنا، أو رقمه في نظام آخر مثل ittf:121411",
		en: "the record's number here, or its number in another system, such as ittf:121411",
	},
	day: { ar: "يوم مثل 2027-03-06 أو 6/3/2027", en: "a day, such as 2027-03-06 or 6/3/2027" },
	time: { ar: "وقت بتوقيت الرياض مثل 18:30", en: "a time in Riyadh, such as 18:30" },
	club: { ar: "أحد اسمي النادي أو رقمه", en: "either name of a club, or its number" },
	player: { ar: "أحد اسمي اللاعب أو رقمه", en: "either name of a player, or their number" },
	players: {
		ar: "أسماء اللاعبين أو أرقامهم، وبين لاعبي الزوجي علامة +",
		en: "names or numbers of players, with + between those of a doubles",
	},
	letter: { ar: "حرف الفريق، و A إن تُرك فارغًا", en: "the letter of the team; A where it is empty" },
	competition: {
		ar: "أحد اسمي المسابقة أو رمزها في الروابط",
		en: "either name of a competition, or its address in links",
	},
	group: { ar: "أحد اسمي المجموعة أو رقمها", en: "either name of a group, or its number" },
	venue: {
		ar: "أحد اسمي الصالة أو رقمها، والاسم الجديد يضيف صالة",
		en: "either name of a venue, or its number; a new name adds one",
	},
	tie: {
		ar: "رقم المباراة هنا أو في نظام آخر",
		en: "the number of the match here, or in another system",
	},
	season: {
		ar: "موسم مفتوح مثل 2025/2026، والموسم الحالي إن تُرك فارغًا",
		en: "a season that is open, such as 2025/2026; the current one where it is empty",
	},
	position: { ar: "خط العرض ثم خط الطول مثل 24.7136, 46.6753", en: "latitude and longitude, such as 24.7136, 46.6753" },
	colour: { ar: "لون مثل #0b4636", en: "a colour, such as #0b4636" },
	code: {
		ar: "حروف لاتينية صغيرة وأرقام، ويُشتق من الاسم إن تُرك فارغًا",
		en: "small Latin letters and digits; made of the name where it is empty",
	},
	checks: {
		ar: "كلمات مثل licence roster stint class order higher:3 line-up:resident:1، أو none",
		en: "words such as licence roster stint class order higher:3 line-up:resident:1, or none",
	},
	zones: {
		ar: "مراكز مثل 1-1:promoted(Champion|البطل) 2-3:play_off 11-12:relegated",
		en: "places, such as 1-1:promoted(Champion|البطل) 2-3:play_off 11-12:relegated",
	},
	games: {
		ar: "نقاط الأشواط مثل 11-7 9-11، أو عددها مثل 3-1",
		en: "points of games, such as 11-7 9-11, or games won, such as 3-1",
	},
	order: { ar: "مثل A-X B-Y D A-Y B-X", en: "such as A-X B-Y D A-Y B-X" },
	positions: { ar: "مثل 1:u15 A:2011+", en: "such as 1:u15 A:2011+" },
	criteria: {
		ar: "حتى ثماني مقارنات مثل level:rubbers:ratio all:games:difference",
		en: "up to eight, such as level:rubbers:ratio all:games:difference",
	},
	nationality: { ar: "رمز الدولة مثل KSA", en: "a country's code, such as KSA" },
	onlyNew: {
		ar: "لما يضيفه الملف فقط",
		en: "for what the file adds",
	},
	whyRule: {
		ar: "مطلوب إذا تغيّرت القواعد بعد نتائج",
		en: "needed where rules change after results",
	},
});

export type Writing = keyof ReturnType<typeof writingText>;
