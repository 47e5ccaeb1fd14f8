import type { ServerBuild } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, type Role, roles } from "../app/access/actor.ts";
import { type Action, can, policy } from "../app/access/policy.ts";
import { isForScripts } from "../app/accounts/areas.ts";
import { tabs } from "../app/office/tabs.ts";
import { openSession } from "./open-session.ts";
import { routeTable } from "./route-table.ts";
import { startSite } from "./site.ts";

// Every guarded address of the route table × every kind of actor: the guard of the built route decides in memory. Over
// HTTP each door answers each kind of actor at one address that is allowed and one that is refused. A new address is
// tested by being in the table.
const site = startSite();
const doors = [
	"office/pages/shell.tsx",
	"club/pages/shell.tsx",
	"portal/pages/members.tsx",
	"portal/files/pages/files.ts",
	"desk/pages/shell.tsx",
	"desk/case/pages/files.ts",
];

/** Addresses under the guarded layouts, each with its outermost guarded layout and what its file asks for. */
const routes = routeTable.flatMap(({ id, path, file, layouts, source }) => {
	const door = layouts.find((layout) => doors.includes(layout));
	if (!path || !door) return [];
	const guards = /export const middleware = \[(.*)\];/.exec(source)?.[1]?.split(", ") ?? [];
	const at = guards.findIndex((guard) => guard.startsWith("requires("));
	const action = /"([\w.-]+)"/.exec(guards[at] ?? "")?.[1] as Action | undefined;
	if (!action) throw new Error(`${file} asks for nothing.`);
	return [{ id, path, door, action, at, reads: /export (async )?(function|const) loader/.test(source) }];
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
/** The guard of a built route, as far as it asks who acts. */
type Guard = (args: { context: { get: () => Actor } }) => unknown;
const guards = new Map<string, Guard>();

beforeAll(async () => {
	await site.sql("insert into accounts (name, email, email_verified) values ('n', 'newcomer@demo.example', true)");
	for (const person of people.slice(1)) {
		const email = `${emails[person] ?? person}@demo.example`;
		cookies[person] = await openSession(site, (await site.row<{ id: string }>(ACCOUNT, [email])).id);
	}
	const { routes: built } = (await import("../build/server/index.js" as string)) as ServerBuild;
	for (const { id, at } of routes) guards.set(id, built[id]?.module.middleware?.[at] as unknown as Guard);
});
const ACCOUNT = "select id from accounts where email = $1";

const actorOf = (person: string): Actor =>
	person === "nobody"
		? { kind: "visitor" }
		: { kind: "account", id: "1", email: "", roles: person === "no role" ? [] : [person as Role] };

test("the table of guarded addresses is read whole", () => {
	expect(routes.length).toBeGreaterThan(40);
	expect(routes.map(({ path }) => path)).toContain("/complaints/case/:caseReference");
	expect(routes.map(({ path }) => path)).toContain("/admin/teams/:id/delete");
	expect(new Set(routes.map(({ door }) => door))).toEqual(new Set(doors));
});

/** Whether the guard of a built route lets an actor through to its loader and action. */
function isLetThrough(id: string, actor: Actor) {
	try {
		guards.get(id)?.({ context: { get: () => actor } });
		return guards.has(id);
	} catch (thrown) {
		expect(thrown).toMatchObject({ init: { status: 403 } });
		return false;
	}
}

const areaOf = (path: string) => {
	if (path.startsWith("/complaints/admin")) return "/complaints/admin/auth";
	if (path.startsWith("/club")) return "/club/auth";
	return path.startsWith("/complaints") ? "/complaints/login" : "/admin/auth";
};

describe.each(people)("%s", (person) => {
	const actor = actorOf(person);
	test.each(routes)("$path asks for $action (ASVS 8.2.1)", ({ id, action }) => {
		expect(isLetThrough(id, actor)).toBe(can(actor, action));
	});

	// The first and the last of each kind: a page and what it reads, a form, and the data of both.
	const samples = doors.flatMap((door) => {
		const own = routes.filter((route) => route.door === door);
		const [allowed, refused] = [true, false].map((is) => own.filter(({ action }) => can(actor, action) === is));
		return [...new Set([allowed?.at(0), allowed?.at(-1), refused?.at(0), refused?.at(-1)])].flatMap(
			(route) => route ?? [],
		);
	});
	test.each(samples.map((route, i) => ({ ...route, i })))(
		"$path answers (ASVS 8.2.1)",
		async ({ path, action, reads, i }) => {
			// One language each: both languages share their guards, and all guards meet both.
			const prefix = (i + people.indexOf(person)) % 2 ? "/en" : "";
			const address = example(path);
			const headers = { cookie: cookies[person] ?? "" };
			const posted = await site.post(prefix + address, { intent: "nothing that exists" }, headers);
			const got = reads ? await site.get(prefix + address, headers) : posted;
			const data = await site.get(`${prefix}${address}.data`, headers);
			if (person === "nobody" && isForScripts(address)) {
				expect(posted.status).toBe(401);
			} else if (person === "nobody") {
				for (const { status, headers: sent } of [posted, got])
					expect([status, sent.get("location")?.startsWith(`${prefix}${areaOf(address)}?next=`)]).toEqual([303, true]);
				expect(await data.text()).not.toContain("@demo.example");
			} else if (can(actor, action)) {
				// An account's page asks for a real id; 404 and 400 come from behind the guard.
				expect(got.status).not.toBe(403);
				expect(posted.status).not.toBe(403);
				await got.body?.cancel(); // one of them never ends
			} else expect([posted.status, got.status]).toEqual([403, 403]);
		},
	);
});

test("a page under a tab of the administration is open to those who see the tab (ASVS 8.2.1)", () => {
	const open = (action: Action) => roles.filter((role) => can(actorOf(role), action));
	const under = routes.flatMap(({ path, action }) => {
		const tab = tabs.find(({ page }) => path === page || path.startsWith(`${page}/`));
		return tab ? [{ path, to: open(action), seen: open(tab.needs) }] : [];
	});
	expect(under.length).toBeGreaterThan(80);
	for (const { path, to, seen } of under) expect([path, to]).toEqual([path, seen]);
});

test("the policy is the table of docs/rules/roles.md#permissions (ASVS 8.1.1)", () => {
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
