import { defineText, plural } from "../../base/locale/text.ts";

const words = {
	rubbers: {
		ar: {
			one: "يبقى الاسم في مباراة فردية واحدة، ولا تُحسب لأي لاعب.",
			two: "يبقى الاسم في مباراتين فرديتين، ولا تُحسبان لأي لاعب.",
			few: "يبقى الاسم في # مباريات فردية، ولا تُحسب لأي لاعب.",
			many: "يبقى الاسم في # مباراة فردية، ولا تُحسب لأي لاعب.",
			other: "يبقى الاسم في # مباراة فردية، ولا تُحسب لأي لاعب.",
		},
		en: {
			one: "# rubber keeps the name, and counts for no player any more.",
			other: "# rubbers keep the name, and count for no player any more.",
		},
	},
	squads: {
		ar: {
			one: "سيُزال من قائمة منتخب وطني واحد.",
			two: "سيُزال من قائمتي منتخبين وطنيين.",
			few: "سيُزال من قوائم # منتخبات وطنية.",
			many: "سيُزال من قوائم # منتخبًا وطنيًا.",
			other: "سيُزال من قوائم # منتخب وطني.",
		},
		en: { one: "Will be removed from # national squad.", other: "Will be removed from # national squads." },
	},
	rosters: {
		ar: {
			one: "سيُحذف من قائمة فريق واحدة.",
			two: "سيُحذف من قائمتين للفرق.",
			few: "سيُحذف من # قوائم للفرق.",
			many: "سيُحذف من # قائمة للفرق.",
			other: "سيُحذف من # قائمة للفرق.",
		},
		en: { one: "# place on a roster will be deleted.", other: "# places on rosters will be deleted." },
	},
	licences: {
		ar: {
			one: "ستُحذف رخصة واحدة.",
			two: "ستُحذف رخصتان.",
			few: "ستُحذف # رخص.",
			many: "ستُحذف # رخصة.",
			other: "ستُحذف # رخصة.",
		},
		en: { one: "# licence will be deleted.", other: "# licences will be deleted." },
	},
	transfers: {
		ar: {
			one: "سيُحذف انتقال واحد.",
			two: "سيُحذف انتقالان.",
			few: "ستُحذف # انتقالات.",
			many: "سيُحذف # انتقالًا.",
			other: "سيُحذف # انتقال.",
		},
		en: { one: "# transfer will be deleted.", other: "# transfers will be deleted." },
	},
	stints: {
		ar: {
			one: "ستُحذف فترة واحدة مع نادٍ.",
			two: "ستُحذف فترتان مع الأندية.",
			few: "ستُحذف # فترات مع الأندية.",
			many: "ستُحذف # فترة مع الأندية.",
			other: "ستُحذف # فترة مع الأندية.",
		},
		en: { one: "# period with a club will be deleted.", other: "# periods with clubs will be deleted." },
	},
};

/** Sentences about the rows that go with a player who is deleted, by their kind. */
export const deletionText = defineText({
	rubbers: {
		ar: (n: number) => plural("ar", n, words.rubbers.ar),
		en: (n: number) => plural("en", n, words.rubbers.en),
	},
	squads: { ar: (n: number) => plural("ar", n, words.squads.ar), en: (n: number) => plural("en", n, words.squads.en) },
	rosters: {
		ar: (n: number) => plural("ar", n, words.rosters.ar),
		en: (n: number) => plural("en", n, words.rosters.en),
	},
	licences: {
		ar: (n: number) => plural("ar", n, words.licences.ar),
		en: (n: number) => plural("en", n, words.licences.en),
	},
	transfers: {
		ar: (n: number) => plural("ar", n, words.transfers.ar),
		en: (n: number) => plural("en", n, words.transfers.en),
	},
	stints: { ar: (n: number) => plural("ar", n, words.stints.ar), en: (n: number) => plural("en", n, words.stints.en) },
	details: {
		ar: (_n: number) => "ستُحذف البيانات الشخصية: تاريخ الميلاد والهاتف والعنوان.",
		en: (_n: number) => "The personal details will be deleted: date of birth, phone and address.",
	},
	hasDecisions: {
		ar: "لا يمكن حذف هذا اللاعب: له رخصة أو انتقال صدر فيه قرار، وهما يُحفظان. إن كان للاعب سجلان فادمجهما.",
		en: "This player cannot be deleted: a licence or transfer of theirs was decided, and stays on record. If the player has two records, merge them.",
	},
	mergeInstead: {
		ar: "إن كان للاعب سجلان فادمجهما بدل الحذف، فلا يضيع شيء.",
		en: "If the player has two records, merge them instead: nothing is lost then.",
	},
});
