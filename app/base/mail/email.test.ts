import { expect, test } from "vitest";
import { layOut, withoutLogo } from "./email.ts";

const email = {
	locale: "ar" as const,
	subject: "رسالة <b>جديدة</b>",
	paragraphs: ["فقرة"],
	quote: '<img src=x onerror="alert(1)">\nسطر',
	button: { label: "تأكيد", url: 'https://example.org/?a="b"' },
};

const head = { name: "الاتحاد", colour: "#123456", hasLogo: true };

test("an email declares its language and direction", () => {
	expect(layOut(email, head).html).toContain('<html lang="ar" dir="rtl">');
	expect(layOut({ ...email, locale: "en" }, head).html).toContain('<html lang="en" dir="ltr">');
});

test("nothing that was typed becomes markup", () => {
	const { html } = layOut(email, head);
	expect(html).not.toMatch(/<img src=x|<b>|onerror="/);
	expect(html).toContain("&#60;img");
	expect(html).toContain('href="https://example.org/?a=&#34;b&#34;"');
});

test("the plain part says what the HTML part says", () => {
	for (const words of ["رسالة", "فقرة", "onerror", "تأكيد:\nhttps://example.org", "الاتحاد"])
		expect(layOut(email, head).plain).toContain(words);
});

test("an email opens with the logo and the name of the site, and does without a logo that is gone", () => {
	const { html } = layOut(email, head);
	expect(html).toMatch(/<img src="cid:logo"[^>]*> <span dir="auto">الاتحاد<\/span>[\s\S]*<h1/);
	expect(html).toContain("background:#123456");
	expect(layOut(email, { ...head, hasLogo: false }).html).toBe(withoutLogo(html));
	expect(layOut(email, { ...head, name: "" }).html).not.toContain("cid:logo");
});
