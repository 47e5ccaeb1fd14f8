import { defineText, plural } from "../../base/locale/text.ts";

const approved = {
	ar: {
		one: "اعتُمدت رخصة واحدة",
		two: "اعتُمدت رخصتان",
		few: "اعتُمدت # رخص",
		many: "اعتُمدت # رخصة",
		other: "اعتُمدت # رخصة",
	},
	en: { one: "One licence approved", other: "# licences approved" },
};

/** Work that is done on the first page of the administration. */
export const todayText = defineText({
	results: { ar: "نتائج بانتظار اعتمادك", en: "results to confirm" },
	confirm: { ar: "اعتمد", en: "Confirm" },
	confirmOf: {
		ar: (teams: string) => `اعتمد نتيجة ${teams} كما أُبلغ بها`,
		en: (teams: string) => `Confirm the result of ${teams} as reported`,
	},
	decide: { ar: "احسم…", en: "Decide…" },
	decideOf: {
		ar: (teams: string) => `احسم الاعتراض على نتيجة ${teams}`,
		en: (teams: string) => `Decide the dispute about the result of ${teams}`,
	},
	noAnswer: { ar: "لم يرد الفريق الآخر", en: "The other team has not answered" },
	ownTie: { ar: "أنت قائد أحد الفريقين: يعتمدها غيرك", en: "You are captain of a team: others decide" },
	moveTo: { ar: (day: string) => `انقلها إلى ${day}`, en: (day: string) => `Move to ${day}` },
	moveOf: {
		ar: (teams: string, day: string) => `انقلها إلى ${day}: ${teams}`,
		en: (teams: string, day: string) => `Move to ${day}: ${teams}`,
	},
	keep: { ar: "أبقِ الموعد", en: "Keep the date" },
	keepOf: { ar: (teams: string) => `أبقِ الموعد: ${teams}`, en: (teams: string) => `Keep the date: ${teams}` },
	approve: { ar: "اعتمد", en: "Approve" },
	approveOf: {
		ar: (player: string) => `اعتمد رخصة ${player}`,
		en: (player: string) => `Approve the licence of ${player}`,
	},
	approveTransfer: {
		ar: (player: string) => `اعتمد انتقال ${player}`,
		en: (player: string) => `Approve the transfer of ${player}`,
	},
	refuse: { ar: "ارفض…", en: "Refuse…" },
	refuseOf: { ar: (player: string) => `ارفض طلب ${player}`, en: (player: string) => `Refuse the request of ${player}` },
	approved: {
		ar: (count: number) => plural("ar", count, approved.ar),
		en: (count: number) => plural("en", count, approved.en),
	},
	undo: { ar: "تراجع", en: "Undo" },
	undoOf: { ar: "تراجع عن اعتماد الرخص", en: "Undo the approval of licences" },
	resendAll: { ar: "أرسل الكل من جديد…", en: "Send all again…" },
});
