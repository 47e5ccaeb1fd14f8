import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, type Role, roles } from "../app/access/actor.ts";
import { type Action, can, policy } from "../app/access/policy.ts";
import { isForScripts } from "../app/accounts/areas.ts";
import { routeTable } from "./route-table.ts";
import { startSite } from "./site.ts";

// Every guarded address of the route table × every kind of actor. A new address is tested by being in the table.
const site = startSite();
const guardedLayouts = [
	"admin/pages/shell.tsx",
	"captains/pages/shell.tsx",
	"complaints/pages/members.tsx",
	"complaints/evidence/pages/files.ts",
	"complaints/desk/pages/shell.tsx",
	"complaints/desk/case/pages/files.ts",
];

/** Addresses under the guarded layouts, each with what its file asks for. */
const routes = routeTable
	.filter(({ path, layouts }) => path && layouts.some((layout) => guardedLayouts.includes(layout)))
	.map(({ path = "", file, source }) => {
		const action = /requires\("([\w.-]+)"\)/.exec(source)?.[1] as Action | undefined;
		if (!action) throw new Error(`${file} asks for nothing.`);
		return { path, action, reads: /export (async )?(function|const) loader/.test(source) };
	});

const examples: Record<string, string> = {
	":list.csv": "matches.csv",
	":list.json": "rubbers.json",
	":kind": "teams",
	":type": "mens",
	":batch": "999",
	":caseReference": "2026-999999",
	":id": "1",
	":number.pdf": "1.pdf",
};
const example = (path: string) => path.replace(/:[\w.]+/g, (name) => examples[name] ?? "1");
const people = ["nobody", "no role", ...roles] as const;
const emails: Record<string, string> = { complainant: "player", "no role": "newcomer" };
const cookies: Record<string, string> = { nobody: "" };

beforeAll(async () => {
	await site.sql(`with made as (insert into accounts (name, email, email_verified) values ('n', 'newcomer@demo.example', true) returning id)
		insert into credentials (account_id, provider, provider_account, password)
		select made.id, 'credential', made.id::text, password from made, credentials limit 1`);
	for (const person of people.slice(1)) cookies[person] = await site.signIn(`${emails[person] ?? person}@demo.example`);
});

const actorOf = (person: string): Actor =>
	person === "nobody"
		? { kind: "visitor" }
		: { kind: "account", id: "1", email: "", roles: person === "no role" ? [] : [person as Role] };

const areaOf = (path: string) => {
	if (path.startsWith("/complaints/admin")) return "/complaints/admin/auth";
	if (path.startsWith("/club")) return "/club/auth";
	return path.startsWith("/complaints") ? "/complaints/login" : "/admin/auth";
};

test("the table of guarded addresses is read whole", () => {
	expect(routes.length).toBeGreaterThan(40);
	expect(routes.map(({ path }) => path)).toContain("/complaints/case/:caseReference");
	expect(routes.map(({ path }) => path)).toContain("/admin/teams/:id/delete");
});

describe.each(people)("%s", (person) => {
	test.each(routes.map((route, i) => ({ ...route, i })))(
		"$path asks for $action (ASVS 8.2.1)",
		async ({ path, action, reads, i }) => {
			const address = example(path);
			const isAllowed = can(actorOf(person), action);
			// One language each: both languages share their guards, and all guards meet both.
			for (const prefix of [["", "/en"][(i + people.indexOf(person)) % 2] ?? ""]) {
				const headers = { cookie: cookies[person] ?? "" };
				const posted = await site.post(prefix + address, { intent: "nothing that exists" }, headers);
				const got = reads ? await site.get(prefix + address, headers) : posted;
				const data = await site.get(`${prefix}${address}.data`, headers);
				if (person === "nobody" && isForScripts(address)) {
					expect(posted.status).toBe(401);
				} else if (person === "nobody") {
					for (const { status, headers: sent } of [posted, got])
						expect([status, sent.get("location")?.startsWith(`${prefix}${areaOf(address)}?next=`)]).toEqual([
							303,
							true,
						]);
					expect(await data.text()).not.toContain("@demo.example");
				} else if (isAllowed) {
					// An account's page asks for a real id; 404 and 400 come from behind the guard.
					expect([got.status, 403, 303].slice(0, 1)).not.toEqual([403]);
					expect(posted.status).not.toBe(403);
					await got.body?.cancel(); // one of them never ends
				} else expect([posted.status, got.status]).toEqual([403, 403]);
			}
		},
	);
});

test("the policy is the table of docs/rules.md#permissions (ASVS 8.1.1)", () => {
	const people = ["captain.manage", "registration.manage", "dashboard.open"];
	const league = ["player.manage", "match.manage", "league.manage"];
	const content = [...people, "team.manage", ...league, "national-team.manage", "news.manage"];
	const expected: Record<string, string[]> = {
		complainant: ["case.file", "evidence.download"],
		captain: ["squad.act"],
		"league-manager": [...people, ...league],
		editor: [...content, "inbox.manage", "newsletter.manage"],
		officer: ["case.read", "case.move", "case.write", "case.handle", "evidence.download"],
		head: [
			"case.read",
			"case.move",
			"case.write",
			"case.handle",
			"case.decide",
			"case.hold",
			"evidence.download",
			"access-link.issue",
		],
		owner: [
			"access-link.issue",
			...content,
			"inbox.manage",
			"newsletter.manage",
			"settings.manage",
			"account.manage",
			"audit.read",
			"queue.manage",
			"health.read",
			"retention.manage",
		],
	};
	for (const role of roles) {
		const allowed = Object.keys(policy).filter(
			(action) => Array.isArray(policy[action as Action]) && can(actorOf(role), action as Action),
		);
		expect([role, allowed]).toEqual([role, expected[role]]);
	}
});
