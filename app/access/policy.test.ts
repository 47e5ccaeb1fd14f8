import { expect, test } from "vitest";
import { keysOf } from "../base/literals.ts";
import { type Actor, operator, type Role, visitor } from "./actor.ts";
import { can, policy } from "./policy.ts";

const account = (...roles: Role[]): Actor => ({ kind: "account", id: "1", email: "a@example.org", roles });
const content = ["team.manage", "player.manage", "match.manage", "national-team.manage", "news.manage"] as const;

test.each(content)("%s is for editors and owners alone", (action) => {
	expect(can(account("editor"), action)).toBe(true);
	expect(can(account("owner"), action)).toBe(true);
	for (const actor of [visitor, account(), account("complainant"), account("officer"), account("head")])
		expect(can(actor, action)).toBe(false);
});

test.each(["published.read", "contact.send", "newsletter.subscribe", "case.track"] as const)(
	"everyone may %s",
	(action) => {
		for (const actor of [visitor, account(), account("complainant"), operator]) expect(can(actor, action)).toBe(true);
	},
);

test("settings belong to the owner", () => {
	expect(can(account("owner"), "settings.manage")).toBe(true);
	expect(can(account("editor", "officer", "head", "complainant"), "settings.manage")).toBe(false);
});

test("one account may hold several roles, and any one of them is enough", () => {
	expect(can(account("complainant", "editor"), "news.manage")).toBe(true);
});

test("the operator of the machine may do everything", () => {
	for (const action of keysOf(policy)) expect(can(operator, action)).toBe(true);
});
