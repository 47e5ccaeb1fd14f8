import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { type IncomingMessage, Server } from "node:http";
import { resolve } from "node:path";
import pg from "pg";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../app/access/actor.ts";
import { can, policy } from "../app/access/policy.ts";
import { keysOf } from "../app/base/literals.ts";
import { routeTable as tableOf } from "../app/base/page-cache/route-table.ts";
import { type RouteEntry, routeTable } from "./route-table.ts";
import { startSite } from "./site.ts";

// docs/costs.md against the product: every route has a row, and what the row says is measured.
const site = startSite({ settings: { TRUST_PROXY: "1" } });
const document = readFileSync("docs/costs.md", "utf8");
const rows = [...document.matchAll(/^\| `(\/[^`]*)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
	([, path = "", statements, kilobytes, takes, refused]) => ({ path, statements, kilobytes, takes, refused }),
);

const routes = [...new Map(routeTable.flatMap((each) => (each.path ? [[each.path, each] as const] : []))).values()];
const reads = ({ source }: RouteEntry) => /export (?:default|(?:async )?function loader|const loader)/.test(source);
const acts = ({ source }: RouteEntry) => /export (?:async )?(?:function|const) action\b/.test(source);

test("every route has one row, and no row is of another", () => {
	expect(rows.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort());
});

/** Statements of each request by its id: other work of the process, and of requests before, is not counted. */
const statements = new Map<string, number>();
beforeAll(() => {
	const request = new AsyncLocalStorage<string>();
	const [emitted, asked] = [Server.prototype.emit, pg.Client.prototype.query];
	Object.assign(Server.prototype, {
		emit(this: Server, event: string, ...given: [IncomingMessage]) {
			const id = event === "request" ? given[0].headers["x-request-id"] : undefined;
			return request.run(String(id), () => Reflect.apply(emitted, this, [event, ...given]));
		},
	});
	Object.assign(pg.Client.prototype, {
		query(this: pg.Client, ...given: unknown[]) {
			const id = request.getStore();
			if (id) statements.set(id, (statements.get(id) ?? 0) + 1);
			return Reflect.apply(asked, this, given);
		},
	});
});

const cookies: Partial<Record<Role | "visitor", string>> = { visitor: "flash=none" };
const examples: Record<string, string> = {
	":caseReference": "2026-000003",
	":competition/:season": "premier-league/2025-2026",
	":other": "2",
	":kind.png": "site.png",
	":size.png": "192.png",
	":kind": "teams",
	":type": "mens",
	":teamType": "mens",
	":list": "matches",
	":token": "none",
	"*": "none",
};
const example = (path: string, own: Record<string, string>) =>
	Object.entries({ ...own, ...examples })
		.reduce((text, [name, value]) => text.replace(name, value), path)
		.replace(/:\w+/g, "1");

/** A stream, which ends after two minutes, and a list that is there from the first quarter of an hour on. */
const unmeasured = ["/complaints/admin/events", "/.well-known/audit-heads.jws"];

/** Who reaches a route: the first role that may, or a visitor. */
function whoAt({ path = "", source, layouts }: RouteEntry): Role | "visitor" {
	const asked = /requires\("([\w.-]+)"\)/.exec(source)?.[1];
	const action = keysOf(policy).find((each) => each === asked);
	const role = action && roles.find((each) => can({ kind: "account", id: "1", email: "", roles: [each] }, action));
	if (role) return role;
	return layouts.some((file) => file.endsWith("members.tsx"))
		? "complainant"
		: path.startsWith("/club/")
			? "captain"
			: "visitor";
}

test("no request costs more statements or bytes than its row says, and none costs far less", async () => {
	for (const role of roles)
		cookies[role] = await site.sessionOf(`${role === "complainant" ? "player" : role}@demo.example`);
	const { squad, tie } = await site.row<{ squad: number; tie: number }>(
		`select c.squad_id as squad, m.id as tie from captains c join accounts a on a.id = c.account_id
		join matches m on m.home_squad_id = c.squad_id where a.email = 'captain@demo.example' order by m.id desc limit 1`,
	);
	const own = { "/club/ties/:id": `/club/ties/${tie}`, "/club/squads/:id": `/club/squads/${squad}` };
	const build: ServerBuild = await import(resolve("build/server/index.js"));
	const { maxBody } = tableOf(build);
	const wrong: string[] = [];
	/**
	 * The second try: what the product remembers for all readers is there by then. When work in the background has made
	 * it forget between the two, a later one.
	 */
	async function costOf(
		ask: (headers: Record<string, string>) => Promise<Response>,
		who: Role | "visitor",
		most: number,
	) {
		const cost = { statements: 0, bytes: 0, status: 0 };
		for (let nth = 1; nth <= 2 || (nth <= 5 && cost.statements > most); nth++) {
			const id = randomUUID();
			const network = `198.51.100.${nth}`;
			const answer = await ask({ cookie: cookies[who] ?? "", "x-forwarded-for": network, "x-request-id": id });
			const bytes = (await answer.arrayBuffer()).byteLength;
			Object.assign(cost, { statements: statements.get(id) ?? 0, bytes, status: answer.status });
		}
		return cost;
	}
	const compare = (path: string, what: string, most: number | undefined, cost: number) => {
		if (most === undefined || Number.isNaN(most) || cost > most) wrong.push(`${path}: ${cost} ${what}, ${most} stated`);
		else if (most > 3 * cost + 20) wrong.push(`${path}: ${most} ${what} stated, ${cost} measured`);
	};
	for (const route of routes.filter((each) => reads(each) && !unmeasured.includes(each.path ?? ""))) {
		const { path = "" } = route;
		const row = rows.find((each) => each.path === path);
		const [, kilobytes = "", status = "200"] = /^(\d+)(?: \((\d+)\))?$/.exec(row?.kilobytes ?? "") ?? [];
		const most = Number(row?.statements || Number.NaN);
		const cost = await costOf((headers) => site.get(example(path, own), headers), whoAt(route), most);
		compare(path, "statements of a reading", most, cost.statements);
		compare(path, "kB of an answer", Number(kilobytes || Number.NaN), Math.ceil(cost.bytes / 1024));
		if (String(cost.status) !== status) wrong.push(`${path}: ${cost.status}, ${status} stated`);
	}
	// Only its limit refuses a test email. One that is sent is looked for, and how often is a matter of speed.
	await site.post("/admin/health", {}, { cookie: cookies.owner ?? "" });
	await site.sql("update rate_limits set count = 1000 where what = 'test-email'");
	for (const route of routes.filter((each) => acts(each) && !each.path?.endsWith("sign-out"))) {
		const { path = "" } = route;
		const row = rows.find((each) => each.path === path);
		const address = example(path, own);
		const most = Number(row?.refused || Number.NaN);
		const cost = await costOf((headers) => site.post(address, { intent: "none" }, headers), whoAt(route), most);
		compare(path, "statements of a refused form", most, cost.statements);
		const takes = `${((maxBody(address) ?? 1024 * 1024) / 1024 / 1024).toFixed(2)}`.replace(/\.00$/, "");
		if (takes !== row?.takes) wrong.push(`${path}: takes ${takes} MB, ${row?.takes} stated`);
	}
	expect(wrong).toEqual([]);
}, 600_000);

test("what takes turns, runs as a process of its own or writes emails is in the table, file by file", () => {
	const files = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
	const costly = files.filter((file) => /new Turns\(|[^n] runLimited\(|\bsendEmail\(/.test(readFileSync(file, "utf8")));
	const named = [...document.matchAll(/^\| `(app\/[^`]+)` \|/gm)].map(([, file]) => file);
	expect(named.sort()).toEqual(costly.sort());
});
