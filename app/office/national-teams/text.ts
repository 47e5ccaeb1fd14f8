import { defineText, plural } from "../../base/locale/text.ts";

const leaving = {
	ar: {
		zero: "لا لاعبين في قائمته.",
		one: "يخرج لاعب واحد من قائمته.",
		two: "يخرج لاعبان من قائمته.",
		few: "يخرج # لاعبين من قائمته.",
		many: "يخرج # لاعبًا من قائمته.",
		other: "يخرج # لاعب من قائمته.",
	},
	en: { zero: "Its squad has no players.", one: "# player leaves its squad.", other: "# players leave its squad." },
};

export const manageNationalText = defineText({
	emptySlot: { ar: "لم يُنشأ بعد", en: "Not created yet" },
	create: { ar: "أنشئ المنتخب", en: "Create team" },
	createTitle: { ar: "إنشاء منتخب", en: "Create national team" },
	editTitle: { ar: "تعديل منتخب", en: "Edit national team" },
	manage: { ar: "إدارة اللاعبين", en: "Manage players" },
	team_type: { ar: "النوع", en: "Type" },
	title: { ar: "الاسم بالإنجليزية", en: "Title in English" },
	title_ar: { ar: "الاسم بالعربية", en: "Title in Arabic" },
	coach_name: { ar: "المدرب بالإنجليزية", en: "Coach in English" },
	coach_name_ar: { ar: "المدرب بالعربية", en: "Coach in Arabic" },
	squad: { ar: "القائمة", en: "Squad" },
	noPlayers: { ar: "لا يوجد لاعبون", en: "No Players" },
	more: { ar: (count: number) => `و${count} غيرهم`, en: (count: number) => `and ${count} more` },
	find: { ar: "ابحث عن لاعب", en: "Search for a player" },
	findButton: { ar: "ابحث", en: "Search" },
	player: { ar: "اللاعب", en: "Player" },
	add: { ar: "أضف إلى المنتخب", en: "Add to the team" },
	nobody: { ar: "لا لاعب بهذا الاسم خارج القائمة", en: "No player with that name outside the squad" },
	remove: { ar: "أزل", en: "Remove" },
	byRanking: {
		ar: "القائمة مرتبة بالتصنيف الوطني هنا وفي صفحة المنتخب. من لا تصنيف له يأتي في آخرها.",
		en: "The squad is in the order of the national ranking, here and on the team's page. Players without one come last.",
	},
	squadGoes: {
		ar: (players: number) => plural("ar", players, leaving.ar),
		en: (players: number) => plural("en", players, leaving.en),
	},
	playersStay: {
		ar: "يبقى اللاعبون وصورهم في أنديتهم وفي قائمة اللاعبين.",
		en: "The players and their photos stay, in their clubs and in the list of players.",
	},
	pageGoes: {
		ar: "يختفي المنتخب من الموقع ومن الواجهة البرمجية، ويمكن إنشاء آخر مكانه.",
		en: "The team disappears from the site and the API; another can be created in its place.",
	},
	addFailed: { ar: "خطأ في إضافة اللاعب", en: "Error adding player" },
	removeFailed: { ar: "خطأ في إزالة اللاعب", en: "Error removing player" },
	addRefused: {
		ar: "حُذف اللاعب، أو أنه مسجّل للمنتخب الآخر: رجال أو سيدات.",
		en: "The player was deleted, or is registered for the other team: men or women.",
	},
	saveFailed: { ar: "خطأ في حفظ المنتخب", en: "Error saving national team" },
});
