import { defineText } from "../../base/locale/text.ts";

/** Tracking a case as a guest. Fixed texts as specified (docs/rules/site.md#fixed-texts). */
export const trackingText = defineText({
	trackTitle: { ar: "تتبّع شكوى", en: "Track a case" },
	trackLead: {
		ar: "أدخل رقم الشكوى وما يثبت صلتك بها.",
		en: "Enter the case reference and one detail that proves the case is yours.",
	},
	method: { ar: "طريقة التحقق", en: "Verification method" },
	methodId: { ar: "رقم الهوية أو الجواز", en: "National ID or passport number" },
	methodEmail: { ar: "البريد الإلكتروني", en: "Email" },
	value: { ar: "رقم الهوية أو البريد الإلكتروني", en: "ID number or email" },
	searchCase: { ar: "ابحث", en: "Search" },
	wrongProof: { ar: "بيانات التحقق غير صحيحة", en: "Verification details are incorrect" },
	searchError: { ar: "حدث خطأ أثناء البحث", en: "Search error occurred" },
	trackedNote: { ar: "لا يعرض التتبّع أسماء ولا وصفًا.", en: "Tracking shows no names and no description." },
	seeAll: {
		ar: "لعرض الشكوى كاملة نرسل رمزًا إلى البريد الإلكتروني المسجَّل فيها.",
		en: "To show the whole case, we send a code to the email address on file.",
	},
	sendCode: { ar: "أرسل الرمز", en: "Send the code" },
	codeFailed: { ar: "تعذّر إرسال رمز التحقق", en: "Failed to send OTP" },
	codeInvalid: { ar: "رمز التحقق غير صحيح أو منتهي الصلاحية", en: "Invalid or expired OTP code" },
	codeCheckFailed: { ar: "تعذّر التحقق من الرمز", en: "Failed to verify OTP" },
	sixDigits: { ar: "الرمز المكوّن من ستة أرقام", en: "Six-digit code" },
	openCase: { ar: "اعرض الشكوى", en: "Show the case" },
	readOnlyUntil: { ar: (time: string) => `للقراءة فقط حتى ${time}`, en: (time: string) => `Read-only until ${time}` },
	endTracking: { ar: "أنهِ التتبّع", en: "End tracking" },
	trackAnother: { ar: "تتبّع شكوى أخرى", en: "Track another case" },
	sharedComputer: {
		ar: "إن كان غيرك يستعمل هذا الجهاز فأنهِ التتبّع حين تفرغ، وإغلاق المتصفح ينهيه كذلك.",
		en: "On a shared computer, end tracking when you are done. Closing the browser ends it too.",
	},
	sendCodeAgain: { ar: "أرسل رمزًا جديدًا", en: "Send a new code" },
});
