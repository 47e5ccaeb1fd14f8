import { defineText } from "../../base/locale/text.ts";

/** The fields of a complainant's profile and their choices. */
export const profileText = defineText({
	email: { ar: "البريد الإلكتروني", en: "Email" },
	full_name: { ar: "الاسم بالإنجليزية (كما في الجواز)", en: "Full name (as in your ID)" },
	full_name_ar: { ar: "الاسم الكامل (كما في الهوية)", en: "Full name in Arabic" },
	submitter_type: { ar: "صفتك", en: "I am a" },
	player: { ar: "لاعب", en: "Player" },
	trainer: { ar: "مدرب", en: "Trainer" },
	club: { ar: "نادٍ", en: "Club" },
	legal_representative: { ar: "ممثل قانوني", en: "Legal representative" },
	official: { ar: "حكم أو إداري", en: "Referee or official" },
	other: { ar: "أخرى", en: "Other" },
	phone: { ar: "رقم الهاتف", en: "Phone number" },
	id_type: { ar: "نوع الهوية", en: "ID type" },
	national_id: { ar: "هوية وطنية", en: "National ID" },
	passport: { ar: "جواز سفر", en: "Passport" },
	iqama: { ar: "إقامة", en: "Iqama" },
	id_number: { ar: "رقم الهوية", en: "ID number" },
	date_of_birth: { ar: "تاريخ الميلاد", en: "Date of birth" },
	address: { ar: "العنوان", en: "Address" },
	organization: { ar: "الجهة أو النادي بالإنجليزية", en: "Organization or club in English" },
	organization_ar: { ar: "الجهة أو النادي بالعربية", en: "Organization or club in Arabic" },
	profile: { ar: "الملف الشخصي", en: "Profile" },
	idFixed: {
		ar: "رقم الهوية مخزَّن مشفّرًا. لتصحيحه راسل مسؤول الشكاوى.",
		en: "Your ID number is stored encrypted. To correct it, write to a complaints officer.",
	},
	save: { ar: "احفظ", en: "Save" },
});
