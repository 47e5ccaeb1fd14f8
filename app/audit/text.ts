import { defineText, plural } from "../base/locale/text.ts";

const events = {
	ar: { zero: "لا أحداث", one: "حدث واحد", two: "حدثان", few: "# أحداث", many: "# حدثًا", other: "# حدث" },
	en: { one: "# event", other: "# events" },
};

export const auditText = defineText({
	auditLead: {
		ar: "من فعل ماذا، ومتى. لا يُذكر فيه مقدّمو الشكاوى بأسمائهم، ولا يمكن تغييره.",
		en: "Who did what, and when. Complainants are not named in it, and it cannot be changed.",
	},
	when: { ar: "الوقت", en: "When" },
	who: { ar: "الفاعل", en: "Who" },
	what: { ar: "الإجراء", en: "Action" },
	from: { ar: "من تاريخ", en: "From" },
	until: { ar: "إلى تاريخ", en: "Until" },
	total: {
		ar: (count: number) => plural("ar", count, events.ar),
		en: (count: number) => plural("en", count, events.en),
	},
	anyAction: { ar: "كل الإجراءات", en: "All actions" },
});
