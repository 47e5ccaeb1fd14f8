import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LINK_HOURS } from "./links.server.ts";

/**
 * How texts say a lifetime: in Arabic, in English, and in the tables of docs/rules/accounts.md. A new number needs its
 * words here.
 */
const words: Record<number, { ar: string; en: string; rules: string }> = {
	2: { ar: "ساعتين", en: "two hours", rules: "2 hours" },
	72: { ar: "ثلاثة أيام", en: "three days", rules: "72 hours" },
	168: { ar: "سبعة أيام", en: "seven days", rules: "7 days" },
};
const read = (path: string) => readFileSync(path, "utf8");
/** The texts of a key, in the source of its catalogue. */
const textOf = (path: string, key: string) =>
	new RegExp(`\\t${key}: \\{[\\s\\S]*?\\n?\\t?\\},`).exec(read(path))?.[0] ?? "";

test.each([
	{ link: "activate", path: "app/accounts/emails.ts", key: "activateFooter" },
	{ link: "activate", path: "app/accounts/joining/text.ts", key: "badActivation" },
	{ link: "activate", path: "app/accounts/joining/text.ts", key: "notMyRegistration" },
	{ link: "activate", path: "app/accounts/sign-in/text.ts", key: "activationSentText" },
	{ link: "activate", path: "app/portal/account/text.ts", key: "unsentText" },
	{ link: "reset", path: "app/accounts/emails.ts", key: "resetFooter" },
	{ link: "invite", path: "app/accounts/joining/emails.ts", key: "inviteFooter" },
	{ link: "invite", path: "app/accounts/joining/text.ts", key: "inviteText" },
] as const)("$key says how long a link works ($link), in both languages", ({ link, path, key }) => {
	const said = words[LINK_HOURS[link]];
	expect(textOf(path, key)).toContain(said?.ar ?? "words for this number");
	expect(textOf(path, key)).toContain(said?.en ?? "words for this number");
});

test.each([
	["activate", "activation of a registration"],
	["reset", "new password"],
	["invite", "invitation"],
] as const)("the table of links in docs/rules/accounts.md has the lifetime of %s", (link, row) => {
	expect(read("docs/rules/accounts.md")).toContain(`| ${row} | once | ${words[LINK_HOURS[link]]?.rules} |`);
});
