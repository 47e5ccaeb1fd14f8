import { defineText } from "../../../../base/locale/text.ts";

/** Reopening a case after its appeal, and going on with a withdrawn one. */
export const reopeningText = defineText({
	chooseGround: { ar: "اختر السبب", en: "Choose a ground" },
	new_fact: { ar: "واقعة جديدة لم تكن معروفة عند القرار", en: "A new fact that was not known at the decision" },
	error_of_form: { ar: "خطأ في الإجراءات", en: "An error of form" },
	own_case: { ar: "قضية للاتحاد، من دون موافقة مقدّم الشكوى", en: "The federation’s own case, without consent" },
	title: { ar: "فتح شكوى انتهى استئنافها", en: "Reopening after the appeal" },
	rule: {
		ar: (day: string) =>
			`قرار الاستئناف نهائي. تُفتح الشكوى حتى ${day} لواقعة جديدة أو لخطأ في الإجراءات فقط: يقترح ذلك رئيس ويؤكده آخر، أو يفتحها وحده رئيس لم يفصل فيها ولم يغلقها ولم ينظر في استئنافها. ولمقدّم الشكوى أن يستأنف القرار الجديد.`,
		en: (day: string) =>
			`The decision on an appeal is final. Until ${day} the case can be reopened for a new fact or an error of form only: one head proposes it and another confirms it, or a head who decided neither the case nor its appeal reopens it alone. The complainant can appeal against the new decision.`,
	},
	alone: {
		ar: "لم يسبق لك أن فصلت فيها، فلك أن تفتحها من «تغيير الحالة».",
		en: "You decided neither, so you can reopen it under “Change the status”.",
	},
	propose: { ar: "اقترح فتح الشكوى", en: "Propose to reopen" },
	reasonHint: {
		ar: "إن أُكّد الاقتراح قرأ مقدّم الشكوى هذا السبب.",
		en: "The complainant reads this reason once the proposal is confirmed.",
	},
	waits: { ar: "اقتراح ينتظر رئيسًا آخر", en: "A proposal waits for another head" },
	by: {
		ar: (name: string, day: string, until: string) => `اقترحه ${name} في ${day}، وينتهي في ${until}.`,
		en: (name: string, day: string, until: string) => `Proposed by ${name} on ${day}. It expires on ${until}.`,
	},
	confirm: { ar: "أكّد وافتح الشكوى", en: "Confirm and reopen" },
	revoke: { ar: "اسحب الاقتراح", en: "Revoke the proposal" },
	withdrawnTitle: { ar: "شكوى سحبها مقدّمها", en: "Withdrawn by the complainant" },
	withdrawnRule: {
		ar: "تُتابع الشكوى المسحوبة بموافقة مقدّمها، أو يتابعها رئيس قضيةً للاتحاد من «تغيير الحالة»، فيظهر ذلك لكل من يراها.",
		en: "A withdrawn case goes on with the consent of its complainant. Or a head continues it as the federation’s own case under “Change the status”, which everybody who sees the case is told.",
	},
	asked: {
		ar: (day: string) => `طُلبت موافقة مقدّم الشكوى، وله أن يجيب حتى ${day}.`,
		en: (day: string) => `The complainant was asked to agree and can answer until ${day}.`,
	},
	ask: { ar: "اطلب موافقة مقدّم الشكوى", en: "Ask the complainant to agree" },
	askHint: { ar: "يقرأ مقدّم الشكوى هذا السبب.", en: "The complainant reads this reason." },
});
