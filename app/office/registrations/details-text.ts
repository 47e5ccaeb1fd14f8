import { defineText } from "../../base/locale/text.ts";

/** Personal details of a player, which no public page shows. */
export const detailsText = defineText({
	open: { ar: "البيانات الشخصية", en: "Personal details" },
	of: { ar: (player: string) => `بيانات ${player} الشخصية`, en: (player: string) => `Personal details of ${player}` },
	lead: {
		ar: "لا يظهر شيء منها على الموقع العام ولا في خلاصاته ولا في واجهته البرمجية، ولا يراها إلا مسؤولو القيد.",
		en: "None of this is on the public site, in its feeds or in its API. Only those who manage registrations see it.",
	},
	birth_date: { ar: "تاريخ الميلاد", en: "Date of birth" },
	phone: { ar: "الهاتف", en: "Phone" },
	address: { ar: "العنوان", en: "Address" },
});
