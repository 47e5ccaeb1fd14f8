import { defineText, plural } from "../../base/locale/text.ts";

const squads = {
	ar: { zero: "بلا فرق", one: "فريق واحد", two: "فريقان", few: "# فرق", many: "# فريقًا", other: "# فريق" },
	en: { zero: "no teams", one: "# team", other: "# teams" },
};
const groups = {
	ar: {
		zero: "لا مجموعات",
		one: "مجموعة واحدة",
		two: "مجموعتان",
		few: "# مجموعات",
		many: "# مجموعة",
		other: "# مجموعة",
	},
	en: { zero: "no groups", one: "# group", other: "# groups" },
};
const players = {
	ar: { one: "لاعب واحد", two: "لاعبان", few: "# لاعبين", many: "# لاعبًا", other: "# لاعب" },
	en: { one: "# player", other: "# players" },
};
const captains = {
	ar: { one: "قائد واحد", two: "قائدان", few: "# قادة", many: "# قائدًا", other: "# قائد" },
	en: { one: "# captain", other: "# captains" },
};
const ties = {
	ar: { one: "مباراة واحدة", two: "مباراتان", few: "# مباريات", many: "# مباراة", other: "# مباراة" },
	en: { one: "# match", other: "# matches" },
};

export const copyText = defineText({
	title: { ar: "نسخ موسم", en: "Copy a season" },
	lead: {
		ar: "ينشئ الموسم التالي من مسابقات هذا الموسم ومجموعاته وأنظمته وفرقه، مع الصعود والهبوط حسب الترتيب النهائي. ترى أولًا ما سيحدث، ولا يُحفظ شيء قبل أن تؤكد.",
		en: "Makes the next season from the competitions, groups, rules and teams of one, with promotion and relegation by the final tables. You see the result first; nothing is saved until you confirm.",
	},
	from: { ar: "من موسم", en: "From season" },
	to: { ar: "إلى موسم", en: "To season" },
	look: { ar: "اعرض المعاينة", en: "Show the preview" },
	sameSeason: { ar: "اختر موسمين مختلفين.", en: "Choose two different seasons." },
	noGroups: { ar: "لا مسابقات في هذا الموسم.", en: "This season has no competitions." },
	preview: {
		ar: (from: string, to: string) => `معاينة: ${from} إلى ${to}`,
		en: (from: string, to: string) => `Preview: ${from} to ${to}`,
	},
	state: { ar: "بعد النسخ", en: "After the copy" },
	draft: { ar: "مسودة لا يراها الزوار", en: "A draft that visitors do not see" },
	entries: { ar: "يراه الزوار، والفرق تُسجَّل", en: "Shown to visitors, teams are being entered" },
	running: { ar: "يراه الزوار، والموسم جارٍ", en: "Shown to visitors, the season is on" },
	openTies: {
		ar: (count: number) => `${plural("ar", count, ties.ar)} بلا نتيجة: الترتيب ليس نهائيًا.`,
		en: (count: number) => `${plural("en", count, ties.en)} without a result: the table is not final.`,
	},
	noZones: {
		ar: "لا مناطق صعود وهبوط: تبقى الفرق كلها.",
		en: "No zones of promotion or relegation: every team stays.",
	},
	laterStage: {
		ar: "مرحلة لاحقة: تُنسخ بلا فرق.",
		en: "A later stage: copied without teams.",
	},
	place: { ar: "المركز", en: "Place" },
	squad: { ar: "الفريق", en: "Team" },
	reason: { ar: "السبب", en: "Why" },
	next: { ar: "في الموسم التالي", en: "Next season" },
	nextOf: { ar: (name: string) => `${name} في الموسم التالي`, en: (name: string) => `${name} next season` },
	choose: { ar: "اختر المجموعة", en: "Choose the group" },
	out: { ar: "لا يشارك", en: "Not entered" },
	stays: { ar: "يبقى", en: "Stays" },
	promoted: { ar: "يصعد", en: "Promoted" },
	relegated: { ar: "يهبط", en: "Relegated" },
	play_off: { ar: "ملحق: القرار لك", en: "Play-off: you decide" },
	shared: { ar: "تقاسَم مراكز مختلفة المصير: القرار لك", en: "Level across a line: you decide" },
	highest: { ar: "يبقى: لا درجة أعلى", en: "Stays: no higher tier" },
	lowest: { ar: "يبقى: لا درجة أدنى", en: "Stays: no lower tier" },
	withdrawn: { ar: "انسحب: لا يُنسخ", en: "Withdrew: left out" },
	excluded: { ar: "استُبعد: لا يُنسخ", en: "Excluded: left out" },
	sizes: { ar: "حجم المجموعات", en: "Size of the groups" },
	sizeOf: {
		ar: (count: number, before: number) => `${plural("ar", count, squads.ar)} (كانت ${before})`,
		en: (count: number, before: number) => `${plural("en", count, squads.en)} (was ${before})`,
	},
	undecidedCount: {
		ar: (count: number) => `بلا قرار: ${plural("ar", count, squads.ar)}`,
		en: (count: number) => `Not decided: ${plural("en", count, squads.en)}`,
	},
	undecided: {
		ar: "اختر المجموعة لكل فريق لك فيه القرار.",
		en: "Choose a group for each team that you decide about.",
	},
	nothing: {
		ar: "كل ذلك موجود في الموسم، فلم يتغير شيء.",
		en: "The season has all of it already: nothing was changed.",
	},
	willAdd: {
		ar: (groupCount: number, squadCount: number) =>
			`يُضاف: ${plural("ar", groupCount, groups.ar)}، و${plural("ar", squadCount, squads.ar)}.`,
		en: (groupCount: number, squadCount: number) =>
			`To be added: ${plural("en", groupCount, groups.en)} and ${plural("en", squadCount, squads.en)}.`,
	},
	withRosters: {
		ar: (count: number) => `انسخ قوائم الفرق أيضًا: ${plural("ar", count, players.ar)} ممن في النادي اليوم`,
		en: (count: number) => `Copy the rosters too: ${plural("en", count, players.en)} who are at the club today`,
	},
	withCaptains: {
		ar: (count: number) => `انقل قادة الفرق أيضًا: ${plural("ar", count, captains.ar)}`,
		en: (count: number) => `Take the captains along too: ${plural("en", count, captains.en)}`,
	},
	captainsHint: {
		ar: "يمثلون الفرق الجديدة فورًا دون رسالة. أما أسماء المدربين والإداريين ففي بطاقة النادي، ولا تتغير بالنسخ.",
		en: "They act for the new teams at once, without an email. The names of coaches and administrators are on the club's page: a copy does not change them.",
	},
	check: { ar: "حدّث المعاينة", en: "Update the preview" },
	copy: { ar: (to: string) => `أنشئ موسم ${to}`, en: (to: string) => `Create ${to}` },
	copies: { ar: "مواسم نُسخت", en: "Copied seasons" },
	copied: {
		ar: (from: string, to: string) => `${from} إلى ${to}`,
		en: (from: string, to: string) => `${from} to ${to}`,
	},
	undo: { ar: "تراجع", en: "Undo" },
	undoOf: { ar: (to: string) => `تراجع عن نسخ ${to}`, en: (to: string) => `Undo the copy to ${to}` },
	used: {
		ar: "لم يتم التراجع: عُدّل بعض ما نُسخ أو صار له مباريات أو جولات أو قرارات:",
		en: "Not undone: part of the copy was changed, or has matches, rounds or decisions by now:",
	},
	gone: { ar: "تم التراجع عن هذا النسخ من قبل.", en: "This copy was undone already." },
	back: { ar: "المسابقات", en: "Competitions" },
});
