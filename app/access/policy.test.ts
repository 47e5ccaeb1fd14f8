import { expect, test } from "vitest";
import { keysOf } from "../base/literals.ts";
import { type Actor, operator, type Role, system, visitor } from "./actor.ts";
import { type Action, can, policy } from "./policy.ts";

const pass: Actor = { kind: "pass", id: "1", matchId: 1, side: "home" };
const account = (...roles: Role[]): Actor => ({ kind: "account", id: "1", email: "a@example.org", roles });
const content = ["team.manage", "national-team.manage", "news.manage"] as const;
const league = ["player.manage", "match.manage", "league.manage", "registration.manage", "captain.manage"] as const;

test.each(content)("%s is for editors and owners alone", (action) => {
	expect(can(account("editor"), action)).toBe(true);
	expect(can(account("owner"), action)).toBe(true);
	for (const actor of [
		visitor,
		account(),
		account("complainant"),
		account("officer"),
		account("head"),
		account("captain"),
	])
		expect(can(actor, action)).toBe(false);
});

test.each(league)("%s is for league managers as well", (action) => {
	for (const role of ["editor", "owner", "league-manager"] as const) expect(can(account(role), action)).toBe(true);
	for (const actor of [visitor, account(), account("complainant"), account("officer"), account("captain"), pass])
		expect(can(actor, action)).toBe(false);
});

test("captains, and those who came by a link with a PIN, act for a squad and nothing else", () => {
	const own: Action[] = ["squad.act", "published.read", "contact.send", "newsletter.subscribe", "case.track"];
	for (const action of keysOf(policy)) {
		expect(can(account("captain"), action), action).toBe(own.includes(action) || action === "own-account.manage");
		expect(can(pass, action), action).toBe(own.includes(action));
	}
	expect(can(account("editor", "owner", "league-manager"), "squad.act")).toBe(false);
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

test("who came by an access link reads cases, asks and moves them, and does nothing else that needs an account", () => {
	const byLink: Actor = { kind: "account", id: "1", email: "a@example.org", roles: ["head", "owner"], link: "1" };
	const allowed = keysOf(policy).filter((action) => can(byLink, action) && !can(visitor, action));
	expect(allowed.sort()).toEqual(["case.move", "case.read", "case.write", "evidence.download"]);
	expect(can({ ...byLink, roles: ["editor"] }, "case.read")).toBe(false);
});

test.each([operator, system])(
	"the operator of the machine and the product's own jobs may do everything: $kind",
	(actor) => {
		for (const action of keysOf(policy)) expect(can(actor, action)).toBe(true);
	},
);
