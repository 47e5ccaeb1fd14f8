import { defineText } from "../../base/locale/text.ts";

/** The fields of a complaint. */
export const complaintText = defineText({
	dispute_type: { ar: "نوع النزاع", en: "Dispute type" },
	detailed_description: { ar: "ماذا حدث؟", en: "What happened?" },
	detailed_description_ar: { ar: "الوصف بالعربية", en: "Description in Arabic" },
	incident_date: { ar: "تاريخ الواقعة", en: "Incident date" },
	match: { ar: "المباراة", en: "Match" },
	openMatch: { ar: "صفحة المباراة", en: "Page of the match" },
	incident_location: { ar: "مكان الواقعة", en: "Incident location" },
	incident_location_ar: { ar: "مكان الواقعة بالعربية", en: "Incident location in Arabic" },
	representedFor: { ar: "مقدَّمة نيابةً عن", en: "Filed for" },
	represented_name: { ar: "اسم من تمثّله، شخصًا أو ناديًا", en: "Name of the person or club" },
	represented_as: { ar: "صفتك", en: "Your capacity" },
	parties: { ar: "أطراف النزاع", en: "Parties involved" },
	firstParty: { ar: "الطرف الأول", en: "First party" },
	secondParty: { ar: "الطرف الثاني", en: "Second party" },
	party_full_name: { ar: "الاسم الكامل", en: "Full name" },
	party_phone: { ar: "رقم الهاتف", en: "Phone number" },
	party_organization: { ar: "الجهة أو النادي", en: "Organization or club" },
});
