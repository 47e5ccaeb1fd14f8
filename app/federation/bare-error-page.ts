import { site } from "../site.ts";

/** What an answer without a page of its own says, for people and for programs. */
const refusals = {
	400: { code: "bad_request", ar: "هذا الطلب غير مفهوم.", en: "This request makes no sense to us." },
	401: { code: "unauthorized", ar: "يلزم تسجيل الدخول.", en: "You need to sign in." },
	403: { code: "forbidden", ar: "هذا الطلب غير مسموح به.", en: "This request is not allowed." },
	404: { code: "not_found", ar: "لا يوجد شيء في هذا العنوان.", en: "There is nothing at this address." },
	405: {
		code: "method_not_allowed",
		ar: "لا يُستعمل هذا العنوان بهذه الطريقة.",
		en: "This address is not used that way.",
	},
	408: { code: "timeout", ar: "استغرق إرسال الطلب وقتًا أطول من المسموح.", en: "The request took too long to arrive." },
	413: { code: "too_large", ar: "ما أُرسل أكبر مما نقبل.", en: "What was sent is larger than we accept." },
	429: {
		code: "too_many",
		ar: "وصلت طلبات كثيرة من شبكتك. حاول مرة أخرى بعد قليل.",
		en: "Too many requests came from your network. Try again in a little while.",
	},
	500: { code: "failed", ar: "حدث خطأ غير متوقع.", en: "Unexpected Application Error" },
	503: {
		code: "unavailable",
		ar: "الخدمة غير متاحة مؤقتًا. حاول مرة أخرى بعد قليل.",
		en: "The service is unavailable for a moment. Try again in a little while.",
	},
} satisfies Record<number, { code: string; ar: string; en: string }>;

/** The words for a status, or for the kind of status it is. */
export const refusalOf = (status: number) =>
	refusals[(status in refusals ? status : status >= 500 ? 500 : 400) as keyof typeof refusals];

/** Both languages side by side, with nothing that could fail. `id` finds the cause in the log. */
export function bareErrorPage(status: number, id: string): string {
	const { ar, en } = refusalOf(status);
	return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${status} · ${site.name.ar}</title></head>
<body><main><h1>${ar}</h1><p lang="en" dir="ltr">${en}</p><p><bdi dir="ltr">${id}</bdi></p><p><a href="/">الصفحة الرئيسية</a> · <a href="/en" lang="en">Home page</a></p></main></body></html>`;
}
