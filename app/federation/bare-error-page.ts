import { site } from "../site.ts";

const words: Record<number, { ar: string; en: string }> = {
	400: { ar: "هذا الطلب غير مفهوم.", en: "This request makes no sense to us." },
	403: { ar: "هذا الطلب غير مسموح به.", en: "This request is not allowed." },
	405: { ar: "لا يُستعمل هذا العنوان بهذه الطريقة.", en: "This address is not used that way." },
	413: { ar: "ما أُرسل أكبر مما نقبل.", en: "What was sent is larger than we accept." },
	500: { ar: "حدث خطأ غير متوقع.", en: "Unexpected Application Error" },
};

/** Both languages side by side, with nothing that could fail. `id` finds the cause in the log. */
export function bareErrorPage(status: number, id: string): string {
	const { ar, en } = words[status] ?? (status >= 500 ? words[500]! : words[400]!);
	return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${status} · ${site.name.ar}</title></head>
<body><main><h1>${ar}</h1><p lang="en" dir="ltr">${en}</p><p><bdi dir="ltr">${id}</bdi></p><p><a href="/">الصفحة الرئيسية</a> · <a href="/en" lang="en">Home page</a></p></main></body></html>`;
}
