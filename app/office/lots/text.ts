import { defineText, plural } from "../../base/locale/text.ts";

const teams = {
	one: "فريق",
	two: "فريقان متساويان",
	few: "# فرق متساوية",
	many: "# فريقًا متساويًا",
	other: "# فريق متساوٍ",
};

/** Lots that decide between teams that nothing else separates. */
export const lotsText = defineText({
	lots: { ar: "القرعة", en: "Lots" },
	noLot: {
		ar: "لا تُجرى قرعة بنظام ترتيب هذه المجموعة: ينتهي بالاسم أو بمركز مشترك.",
		en: "No lot is drawn under this group's rules: they end with the name or a shared place.",
	},
	byPlayOff: {
		ar: "تنتهي معايير هذه المجموعة بمباراة فاصلة: سجّل هنا الترتيب الذي أسفرت عنه، ويومها، وحكمها.",
		en: "This group's criteria end with a play-off: record here the order that it gave, its day and its referee.",
	},
	noTies: { ar: "لم تُلعب مباراة في هذه المجموعة بعد.", en: "No match of this group has been played yet." },
	noneLevel: { ar: "لا فرق تنتظر قرعة.", en: "No teams wait for a lot." },
	level: {
		ar: (count: number, rank: number) => `${plural("ar", count, teams)} في كل ما يُحتسب، من المركز ${rank}`,
		en: (count: number, rank: number) => `${count} teams are level on everything that counts, from place ${rank}`,
	},
	place: { ar: (team: string) => `${team}: ترتيبه في القرعة`, en: (team: string) => `${team}: drawn as number` },
	drawn_on: { ar: "تاريخ القرعة", en: "Drawn on" },
	drawn_by: { ar: "أجراها", en: "Drawn by" },
	witness: { ar: "بحضور", en: "Witness" },
	notPublished: {
		ar: "لا يظهر للجمهور إلا تاريخ القرعة.",
		en: "The public sees only the day of the lot.",
	},
	notLevel: {
		ar: "لم تُسجَّل القرعة: لم تعد هذه الفرق وحدها متساوية، فقد تغيّرت نتيجة منذ أن فُتحت الصفحة.",
		en: "The lot was not recorded: these teams alone are no longer level, since a result has changed after this page was opened.",
	},
	draw: { ar: "سجّل القرعة", en: "Record the lot" },
	drawn: { ar: "قرعات مسجلة", en: "Lots drawn" },
	noneDrawn: { ar: "لم تُسجَّل قرعة.", en: "None has been recorded." },
	by: {
		ar: (day: string, by: string) => `في ${day}، أجراها ${by}`,
		en: (day: string, by: string) => `On ${day}, by ${by}`,
	},
	before: { ar: (witness: string) => `، بحضور ${witness}`, en: (witness: string) => `, before ${witness}` },
	applied: { ar: "محتسبة في الجدول", en: "Decides in the table" },
	replaced: { ar: "حلّت محلها قرعة لاحقة", en: "A later lot took its place" },
	notApplied: {
		ar: "غير محتسبة: لم تعد هذه الفرق وحدها متساوية في كل ما يُحتسب.",
		en: "Not applied: these teams alone are no longer level on everything that counts.",
	},
	gone: {
		ar: "تتقاسم الفرق بعدها المركز إلى أن تُجرى قرعة أخرى.",
		en: "The teams then share their place until another lot is drawn.",
	},
});
