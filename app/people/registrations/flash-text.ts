import { defineText, plural } from "../../base/locale/text.ts";

const approved = {
	ar: {
		zero: "لا رخص تنتظر الاعتماد",
		one: "اعتُمدت رخصة واحدة",
		two: "اعتُمدت رخصتان",
		few: "اعتُمدت # رخص",
		many: "اعتُمدت # رخصة",
		other: "اعتُمدت # رخصة",
	},
	en: { zero: "No licence was waiting", one: "One licence approved", other: "# licences approved" },
};

const asked = {
	ar: {
		zero: "لا رخص جديدة",
		one: "طُلبت رخصة واحدة",
		two: "طُلبت رخصتان",
		few: "طُلبت # رخص",
		many: "طُلبت # رخصة",
		other: "طُلبت # رخصة",
	},
	en: { zero: "No licence was missing", one: "One licence asked for", other: "# licences asked for" },
};

const texts = defineText({
	"licences-asked": {
		ar: (count: number) => plural("ar", count, asked.ar),
		en: (count: number) => plural("en", count, asked.en),
	},
	"licences-approved": {
		ar: (count: number) => plural("ar", count, approved.ar),
		en: (count: number) => plural("en", count, approved.en),
	},
	"transfer-closed": {
		ar: "لم يتغير شيء: حُسم هذا الانتقال من قبل",
		en: "Nothing changed: this transfer is past that step",
	},
	"roster-undone": { ar: "تم التراجع، وعادت القائمة كما كانت", en: "Undone: the roster is as it was before" },
	"roster-changed-since": {
		ar: "لم يتم التراجع: تغيّرت القائمة بعد ذلك",
		en: "Not undone: the roster was changed since",
	},
});

/** Notices about registrations of players. */
export const registrationFlashes = { texts, failures: ["roster-changed-since", "transfer-closed"] };
