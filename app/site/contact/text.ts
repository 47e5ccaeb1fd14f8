import { defineText } from "../../base/locale/text.ts";

export const contactText = defineText({
	contactTitle: { ar: "تواصل معنا", en: "Contact Us" },
	contactLead: {
		ar: "سؤال أو اقتراح أو خبر من ناديك: اكتب إلينا وسنردّ عليك.",
		en: "A question, an idea, news from your club: write to us and we will answer.",
	},
	haveComplaint: { ar: "نزاع أو شكوى؟", en: "A dispute or a complaint?" },
	name: { ar: "الاسم الأول", en: "First name" },
	surname: { ar: "اسم العائلة", en: "Last name" },
	email: { ar: "البريد الإلكتروني", en: "Email" },
	phone: { ar: "الهاتف", en: "Phone" },
	message: { ar: "الرسالة", en: "Message" },
	send: { ar: "إرسال", en: "Send" },
	errorTitle: { ar: "خطأ", en: "Error" },
	errorText: {
		ar: "حدث خطأ أثناء إرسال الرسالة. يُرجى المحاولة مرة أخرى.",
		en: "An error occurred while sending the message. Please try again.",
	},
	address: { ar: "العنوان", en: "Address" },
	hours: { ar: "ساعات العمل", en: "Opening hours" },
	mapTitle: { ar: "موقعنا على الخريطة", en: "Where to find us" },
	contactDescription: {
		ar: "عنوان الاتحاد وهاتفه وبريده وساعات العمل ونموذج التواصل.",
		en: "The federation's address, phone, email, opening hours and contact form.",
	},
});
