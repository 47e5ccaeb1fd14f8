import { defineText } from "../base/locale/text.ts";

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
	anyAction: { ar: "كل الإجراءات", en: "All actions" },
});
