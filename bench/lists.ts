/**
 * The lists of the administration with 300 and with 40,000 rows: whole pages, the middle of their times, and the ratio.
 */
import { medianTime } from "./measure.ts";
import { signIn, site } from "./site.ts";

const pages = [
	["players by ranking", "/admin/players"],
	["players by name, page 5 / 800", "/admin/players?sort=name&page=5", "/admin/players?sort=name&page=800"],
	["players with a name", "/admin/players?q=c4ca"],
	["a squad's players to choose from", "/admin/national/mens/players?q=c4ca"],
	["clubs, with the overview", "/admin"],
	["matches", "/admin/matches"],
	["articles", "/admin/news"],
	["articles, page 5 / 800", "/admin/news?page=5", "/admin/news?page=800"],
	["articles with a word", "/admin/news?q=c4ca"],
	["messages", "/admin/inbox"],
	["messages, page 5 / 800", "/admin/inbox?page=5", "/admin/inbox?page=800"],
	["newsletter and its readers", "/admin/newsletter"],
	["accounts", "/admin/accounts"],
	["accounts with a role", "/admin/accounts?role=complainant"],
	["audit log", "/admin/audit"],
	["audit log, one action", "/admin/audit?action=tie.changed"],
	["emails and tasks", "/admin/queue"],
] as const;

export async function benchLists() {
	const small = await site("few-rows", { rows: 300 });
	const large = await site("many-rows", { rows: 40_000 });
	const [few, many] = [await signIn(small.origin, "owner"), await signIn(large.origin, "owner")];
	const rows = [];
	for (const [name, path, deep = path] of pages) {
		const a = await medianTime(small.origin + path, { cookie: few });
		const b = await medianTime(large.origin + deep, { cookie: many });
		rows.push({ "": name, "300 rows (ms)": a.toFixed(1), "40,000 rows (ms)": b.toFixed(1), ratio: (b / a).toFixed(2) });
	}
	console.log(
		"\nLists of the administration, whole pages, with 300 and with 40,000 rows in each (median, embedded database)",
	);
	console.table(rows);
	small.child.kill();
	large.child.kill();
}
