import { defineText, plural } from "../../base/locale/text.ts";

const events = {
	ar: { zero: "لا أحداث", one: "حدث واحد", two: "حدثان", few: "# أحداث", many: "# حدثًا", other: "# حدث" },
	en: { one: "# event", other: "# events" },
};

export const auditText = defineText({
	auditLead: {
		ar: "من فعل ماذا، ومتى. لا يُذكر فيه مقدّمو الشكاوى بأسمائهم، ولا يمكن تغييره.",
		en: "Who did what, and when. Complainants are not named in it, and it cannot be changed.",
	},
	when: { ar: "الوقت", en: "Time" },
	who: { ar: "المستخدم", en: "User" },
	what: { ar: "الحدث", en: "Event" },
	record: { ar: "السجل", en: "Record" },
	anyRecord: { ar: "كل السجلات", en: "All records" },
	history: { ar: "كل أحداثه", en: "History" },
	historyOf: { ar: "كل أحداث", en: "History of" },
	wholeLog: { ar: "السجل كاملًا", en: "Show the whole log" },
	became: { ar: "أصبح", en: "became" },
	from: { ar: "من تاريخ", en: "From" },
	until: { ar: "إلى (شاملًا)", en: "To (inclusive)" },
	total: {
		ar: (count: number) => plural("ar", count, events.ar),
		en: (count: number) => plural("en", count, events.en),
	},
	anyAction: { ar: "كل الأحداث", en: "All events" },
});
