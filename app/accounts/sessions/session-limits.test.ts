import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { roles as allRoles, type Role } from "../../access/actor.ts";
import { isOver, LONGEST_SESSION_SECONDS, limitsOf, needsSecondFactor } from "./session-limits.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each([
	{ why: "an owner's session that was just used goes on", roles: ["owner"], age: 60, idle: 1, over: false },
	{ why: "an owner's is over after an hour unused", roles: ["owner"], age: 120, idle: 61, over: true },
	{ why: "an owner's is over after twelve hours, used or not", roles: ["owner"], age: 721, idle: 1, over: true },
	{ why: "an editor's outlasts a long meeting", roles: ["editor"], age: 300, idle: 240, over: false },
	{ why: "an editor's is over after a week", roles: ["editor"], age: 7 * 1440 + 1, idle: 1, over: true },
	{ why: "of two roles the stricter counts", roles: ["editor", "officer"], age: 120, idle: 61, over: true },
	{ why: "an account without a role is treated strictly", roles: [], age: 120, idle: 61, over: true },
] as const)("$why", ({ roles, age, idle, over }) => {
	expect(isOver({ created_at: ago(age), last_seen_at: ago(idle) }, roles, now)).toBe(over);
});

test("several roles have the least of their limits", () => {
	expect(limitsOf(["complainant", "owner"])).toEqual(limitsOf(["owner"]));
});

test("the table of docs/rules/accounts.md#sessions has the limits of every role, and no cookie ends before", () => {
	const hours = (said = "") => Number.parseInt(said, 10) * (said.includes("day") ? 24 : 1);
	const rules = readFileSync("docs/rules/accounts.md", "utf8").split("## Sessions")[1]?.split("\n## ")[0] ?? "";
	const rows = [...rules.matchAll(/^\| ([a-z, ]+) \| (\d+ \w+) \| (\d+ \w+) \|$/gm)].flatMap(
		([, of = "", idle, most]) =>
			of
				.split(", ")
				.map((role) => [role.replace(" ", "-"), { idleMinutes: hours(idle) * 60, absoluteHours: hours(most) }]),
	);
	const known = allRoles.map((role): [string, unknown] => [role, limitsOf([role])]);
	expect(Object.fromEntries(rows)).toEqual(Object.fromEntries([...known, ["none", limitsOf([])]]));
	const longest = Math.max(...allRoles.map((role: Role) => limitsOf([role]).absoluteHours));
	expect(LONGEST_SESSION_SECONDS).toBe(longest * 3600);
});

const none = {
	factor_editor: "optional",
	factor_league_manager: "optional",
	factor_captain: "optional",
	factor_complainant: "optional",
} as const;

test.each([
	[["owner"], none, true],
	[["head"], none, true],
	[["officer", "editor"], none, true],
	[["editor"], none, false],
	[["editor"], { ...none, factor_editor: "required" }, true],
	[["league-manager"], none, false],
	[["captain", "complainant"], none, false],
	[["captain", "complainant"], { ...none, factor_captain: "required" }, true],
	[["complainant"], { ...none, factor_complainant: "required", factor_captain: "required" }, true],
	[["captain"], { ...none, factor_complainant: "required" }, false],
	[[], none, false],
] as const)("%j: with %j a second factor is asked for: %s", (roles, settings, needed) => {
	expect(needsSecondFactor(roles, settings)).toBe(needed);
});
