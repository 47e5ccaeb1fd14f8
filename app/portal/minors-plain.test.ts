import { expect, test } from "vitest";
import { startSite } from "../../test/site.ts";
import { minorText } from "./minor-text.ts";

const site = startSite({ content: "none" });

test.each([
	{ locale: "ar", prefix: "" },
	{ locale: "en", prefix: "/en" },
] as const)("a site without the demo names no number until it has one ($locale)", async ({ locale, prefix }) => {
	const t = minorText(locale);
	const page = await (await site.get(`${prefix}/complaints`)).text();
	expect(page).toContain(t.danger);
	expect(page).not.toContain(t.call);
});
