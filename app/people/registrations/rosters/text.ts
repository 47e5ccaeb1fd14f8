import { defineText } from "../../../base/locale/text.ts";

/** Rosters of squads. */
export const rostersText = defineText({
	title: { ar: "قوائم الفرق", en: "Rosters" },
	of: { ar: (squad: string) => `قائمة ${squad}`, en: (squad: string) => `Roster of ${squad}` },
	roster: { ar: "قائمة الفريق", en: "Roster" },
	lead: {
		ar: "بترتيب القوة، الأقوى أولًا. من يقترحه القائد يُضاف بعد اعتماده.",
		en: "In order of strength, the strongest first. Players whom a captain proposes are on it once they are approved.",
	},
	ownLead: {
		ar: "بترتيب القوة، الأقوى أولًا. من تقترحه تعتمده إدارة الدوري.",
		en: "In order of strength, the strongest first. The league manager approves the players you propose.",
	},
	none: { ar: "القائمة فارغة.", en: "The roster is empty." },
	noSquads: { ar: "لا فرق في هذا الموسم.", en: "No teams in this season." },
	counts: {
		ar: (players: number, proposed: number) => `في القائمة: ${players}${proposed > 0 ? ` · مقترحون: ${proposed}` : ""}`,
		en: (players: number, proposed: number) =>
			`On the roster: ${players}${proposed > 0 ? ` · proposed: ${proposed}` : ""}`,
	},
	proposed: { ar: "مقترح", en: "Proposed" },
	approve: { ar: "اعتمد", en: "Approve" },
	remove: { ar: "أزل", en: "Remove" },
	player: { ar: "اللاعب", en: "Player" },
	add: { ar: "أضف إلى القائمة", en: "Add to the roster" },
	propose: { ar: "اقترح للقائمة", en: "Propose for the roster" },
	noneToAdd: { ar: "كل لاعبي النادي في القائمة.", en: "Every player of the club is on the roster." },
	edit: { ar: "أيام اللاعب في القائمة", en: "Days on the roster" },
	from_on: { ar: "من يوم", en: "From" },
	until_on: { ar: "إلى يوم", en: "Until" },
	added: { ar: "أُضيف اللاعب إلى القائمة", en: "Player put on the roster" },
	approved: { ar: "اعتُمد اللاعب", en: "Player approved" },
	removed: { ar: "أُزيل اللاعب من القائمة", en: "Player taken off the roster" },
	moved: { ar: "تغيّر ترتيب القائمة", en: "Order of the roster changed" },
	undo: { ar: "تراجع", en: "Undo" },
	openDays: { ar: "اتركه فارغًا إن لم يُحدد.", en: "Leave it empty where there is none." },
});
