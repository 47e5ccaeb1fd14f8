import { defineText, plural } from "../../base/locale/text.ts";

const ties = {
	ar: {
		zero: "بلا مباريات",
		one: "مباراة واحدة",
		two: "مباراتان",
		few: "# مباريات",
		many: "# مباراة",
		other: "# مباراة",
	},
	en: { zero: "no matches", one: "# match", other: "# matches" },
};

/** The page of a group's schedule: its states and the dry run. */
export const scheduleText = defineText({
	leadNew: {
		ar: "يرتّب مباريات المجموعة كلها على الجولات والأيام والصالات. ترى النتيجة أولًا وتعدّلها، ولا تُضاف مباراة قبل أن تنفّذها.",
		en: "Puts all matches of the group on rounds, days and venues. You see the result first and can edit it; no match is added until you carry it out.",
	},
	leadRest: {
		ar: (open: number, all: number) =>
			`للمجموعة مباريات (${all})، فلا تُضاف مباريات جديدة: تُعطى المباريات التي بلا نتيجة (${open}) أيامًا جديدة، وتبقى جولاتها ومضيفوها.`,
		en: (open: number, all: number) =>
			`The group has matches already (${all}), so none are added: those without a result (${open}) get new days and keep their rounds and hosts.`,
	},
	fewSquads: { ar: "أضف فريقين على الأقل إلى المجموعة أولًا.", en: "Enter at least two teams in the group first." },
	manySquads: { ar: "المجموعة أكبر من 40 فريقًا.", en: "The group has more than 40 teams." },
	allPlayed: { ar: "لكل مباريات المجموعة نتيجة.", en: "Every match of the group has a result." },
	alreadyThere: {
		ar: "للمجموعة جدول مقترح بالفعل. نفّذه أو احذفه أولًا.",
		en: "The group has a proposed schedule already. Carry it out or discard it first.",
	},
	searching: { ar: "جارٍ ترتيب المباريات", en: "Making the schedule" },
	progress: { ar: (percent: number) => `${percent}٪`, en: (percent: number) => `${percent}%` },
	keepsOn: {
		ar: "يمكنك مغادرة الصفحة: يستمر العمل.",
		en: "You can leave this page: the work goes on.",
	},
	refresh: { ar: "حدّث الحالة", en: "Refresh" },
	cancel: { ar: "أوقف العمل", en: "Cancel" },
	failed: { ar: "تعذّر إعداد الجدول. أعد المحاولة.", en: "The schedule could not be made. Try again." },
	noDays: {
		ar: "لا أيام كافية لكل الجولات خلال ثلاث سنوات. غيّر الأيام أو الإجازات.",
		en: "Three years do not have enough days for all rounds. Change the days or the holidays.",
	},
	dryRun: { ar: "الجدول المقترح", en: "Proposed schedule" },
	allGood: { ar: "كل الشروط مستوفاة.", en: "All conditions are kept." },
	hardCount: {
		ar: (count: number) => `شروط غير مستوفاة: ${count}`,
		en: (count: number) => `Conditions not kept: ${count}`,
	},
	breaksOfHalf: {
		ar: (half: number, breaks: number, most: number | undefined) =>
			`مباراتان متتاليتان على أرضه أو خارجها، النصف ${half}: ${breaks}${most === undefined ? "" : ` (أقل ما يمكن ${most})`}`,
		en: (half: number, breaks: number, most: number | undefined) =>
			`Two in a row at home or away, half ${half}: ${breaks}${most === undefined ? "" : ` (at most ${most})`}`,
	},
	withoutHall: {
		ar: (count: number) => `بلا صالة: ${plural("ar", count, ties.ar)}`,
		en: (count: number) => `Without a venue: ${plural("en", count, ties.en)}`,
	},
	ties: { ar: (count: number) => plural("ar", count, ties.ar), en: (count: number) => plural("en", count, ties.en) },
	perSquad: { ar: "لكل فريق", en: "By team" },
	squad: { ar: "الفريق", en: "Team" },
	home: { ar: "على أرضه", en: "Home" },
	away: { ar: "خارج أرضه", en: "Away" },
	breaks: { ar: "متتاليتان", en: "Two in a row" },
	perHall: { ar: "لكل صالة", en: "By venue" },
	hall: { ar: "الصالة", en: "Venue" },
	tieCount: { ar: "المباريات", en: "Matches" },
	days: { ar: "الأيام", en: "Days" },
	round: { ar: (round: number) => `الجولة ${round}`, en: (round: number) => `Round ${round}` },
	noHall: { ar: "بلا صالة", en: "No venue" },
	dragHint: {
		ar: "اسحب مباراة إلى أخرى ليتبادلا الموعد، أو عدّلها من نموذجها.",
		en: "Drag a match onto another to swap their dates, or edit it in its form.",
	},
	editTie: { ar: "تعديل مباراة مقترحة", en: "Edit proposed match" },
	match_date: { ar: "التاريخ", en: "Date" },
	match_time: { ar: "الوقت", en: "Time" },
	venue_id: { ar: "الصالة", en: "Venue" },
	swapWith: { ar: "بادل الموعد مع", en: "Swap dates with" },
	swap: { ar: "بادل الموعدين", en: "Swap dates" },
	swapSides: { ar: "بدّل المضيف", en: "Swap home and away" },
	swapSidesHint: {
		ar: "تُبدَّل مباراة الإياب معها، ليبقى لكل فريق مباراة على أرضه.",
		en: "The return match is swapped with it, so that each team is at home once.",
	},
	apply: { ar: "نفّذ الجدول", en: "Carry out" },
	applyHint: {
		ar: "تُنفَّذ المباريات كلها دفعة واحدة، ويمكن التراجع عنها.",
		en: "All matches are written at once, and can be undone.",
	},
	discard: { ar: "احذف المقترح", en: "Discard" },
	again: { ar: "غيّر الشروط", en: "Change the conditions" },
	againHint: {
		ar: "تغيير الشروط يحذف هذا المقترح، وتعود الشروط كما كتبتها.",
		en: "Changing the conditions discards this proposal; they come back as you typed them.",
	},
	applied: { ar: "نُفّذ الجدول", en: "The schedule was carried out" },
	undo: { ar: "إلغاء الجدول", en: "Undo the schedule" },
	undoHint: {
		ar: "مباراة لها نتيجة أو عُدّلت بعد التنفيذ تبقى كما هي.",
		en: "A match that has a result or was changed since stays as it is.",
	},
	planRest: { ar: "إعادة جدولة ما بقي", en: "Reschedule the rest" },
	undone: { ar: "أُلغي الجدول", en: "The schedule was undone" },
	stayed: {
		ar: "بقيت كما هي لأنها عُدّلت بعد التنفيذ، أو لأن شيئًا آخر مرتبط بها:",
		en: "Left as they are, because they were changed since or something depends on them:",
	},
	toTies: { ar: "المباريات", en: "Matches" },
	gone: { ar: "نُفّذ هذا الجدول أو حُذف من قبل.", en: "This schedule was carried out or discarded already." },
	tiesAdded: {
		ar: "أُضيفت مباريات إلى المجموعة منذ إعداد الجدول. احذفه وأعده.",
		en: "Matches were added to the group since the schedule was made. Discard it and make it again.",
	},
	tiesChanged: {
		ar: "تغيّرت مباريات منذ إعداد الجدول. احذفه وأعده.",
		en: "Matches were changed since the schedule was made. Discard it and make it again.",
	},
	squadsChanged: {
		ar: "تغيّرت فرق المجموعة منذ إعداد الجدول. احذفه وأعده.",
		en: "The teams of the group changed since the schedule was made. Discard it and make it again.",
	},
});
