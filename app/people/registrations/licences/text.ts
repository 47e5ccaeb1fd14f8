import { defineText } from "../../../base/locale/text.ts";

/** Licences of players. */
export const licencesText = defineText({
	title: { ar: "الرخص", en: "Licences" },
	open: { ar: "رخص اللاعب", en: "Licences" },
	of: { ar: (player: string) => `رخص ${player}`, en: (player: string) => `Licences of ${player}` },
	none: { ar: "لا رخص مسجلة لهذا اللاعب.", en: "This player has no licence on record." },
	noneHere: { ar: "لا رخص بهذه الحالة في هذا الموسم.", en: "No licences in this state in this season." },
	add: { ar: "أضف رخصة", en: "Add a licence" },
	edit: { ar: "تعديل رخصة", en: "Edit a licence" },
	season: { ar: "الموسم", en: "Season" },
	category: { ar: "فئة الرخصة", en: "Category" },
	state: { ar: "الحالة", en: "State" },
	requested: { ar: "طلبات جديدة", en: "New requests" },
	approved: { ar: "معتمدة", en: "Approved" },
	refused: { ar: "مرفوضة", en: "Refused" },
	withdrawn: { ar: "مسحوبة", en: "Withdrawn" },
	number: { ar: "رقم الرخصة", en: "Licence number" },
	numberHint: { ar: "اتركه فارغًا ليُستعمل رقم اللاعب.", en: "Left empty, the player's own number is used." },
	valid_from: { ar: "صالحة من يوم", en: "Valid from" },
	valid_until: { ar: "صالحة إلى يوم", en: "Valid until" },
	validHint: { ar: "بلا تاريخ تصلح طوال الموسم.", en: "Without days it is valid for the whole season." },
	reason: { ar: "السبب", en: "Reason" },
	reasonHint: {
		ar: "مطلوب عند الرفض أو السحب، وعند تصحيح ما سبق البتّ فيه.",
		en: "Needed when it is refused or withdrawn, and to correct what was decided.",
	},
	approve: { ar: "اعتمد المختارة", en: "Approve the chosen ones" },
	choose: { ar: (player: string) => `اختر رخصة ${player}`, en: (player: string) => `Choose the licence of ${player}` },
	ask: { ar: "اطلب للمختارين", en: "Ask for the chosen ones" },
	deleted: { ar: "تُحذف الرخصة من سجل اللاعب.", en: "The licence goes from the player's record." },
	decidedStays: {
		ar: "بُتّ في هذه الرخصة، فتبقى في السجل. إن لم تعد صالحة فاسحبها مع ذكر السبب.",
		en: "This licence was decided, so it stays in the record. If it no longer holds, withdraw it with a reason.",
	},
	wholeSeason: { ar: "طوال الموسم", en: "Whole season" },
	noNumber: { ar: "بلا رقم", en: "No number" },
});
