import { expect, test } from "vitest";
import { layOut } from "./email.ts";

const email = {
	locale: "ar" as const,
	subject: "رسالة <b>جديدة</b>",
	paragraphs: ["فقرة"],
	quote: '<img src=x onerror="alert(1)">\nسطر',
	button: { label: "تأكيد", url: 'https://example.org/?a="b"' },
};

test("an email declares its language and direction", () => {
	expect(layOut(email, "الاتحاد").html).toContain('<html lang="ar" dir="rtl">');
	expect(layOut({ ...email, locale: "en" }, "الاتحاد").html).toContain('<html lang="en" dir="ltr">');
});

test("nothing that was typed becomes markup", () => {
	const { html } = layOut(email, "الاتحاد");
	expect(html).not.toMatch(/<img|<b>|onerror="/);
	expect(html).toContain("&#60;img");
	expect(html).toContain('href="https://example.org/?a=&#34;b&#34;"');
});

test("the plain part says what the HTML part says", () => {
	for (const words of ["رسالة", "فقرة", "onerror", "تأكيد:\nhttps://example.org", "الاتحاد"])
		expect(layOut(email, "الاتحاد").plain).toContain(words);
});
