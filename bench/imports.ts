/**
 * A file of 40,000 players through the page of the administration, twice, and how long other requests wait during it.
 */
import { readFileSync } from "node:fs";
import { emptyDatabase } from "./empty-database.ts";
import { signIn, site, UNCACHED } from "./site.ts";

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 40_000);
const PAGE = "/en/admin/import/players";
const server = process.env.TEST_DATABASE_URL;

/** The requests of others: a public page that is made again each time, and one of the administration. */
const others = ["/leagues", "/en/admin/players?sort=name"];

export async function benchImports() {
	const rows = [await measured("embedded", {})];
	if (server) {
		const { settings, drop } = await emptyDatabase(server);
		rows.push(await measured("server", settings));
		await drop();
	}
	console.log(
		`\nA file of ${ROWS.toLocaleString("en-US")} players through the page, ` +
			"twice; with other requests, one after the other, at the same time",
	);
	console.table(rows);
}

async function measured(name: string, settings: Record<string, string>) {
	const { child, pid, origin } = await site(`imports-${name}`, undefined, settings);
	const cookie = await signIn(origin);
	const memory = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
	const before = memory();
	const csv = [
		"name,name_ar,ranking,team",
		...Array.from({ length: ROWS }, (_, i) => `Player ${i},لاعب ${i},${i + 1},Al-Waha`),
	].join("\n");
	const waits: number[] = [];
	let isOver = false;
	const crowd = (async () => {
		for (let i = 0; !isOver; i++) {
			const began = performance.now();
			await (
				await fetch(origin + (others[i % others.length] ?? "/"), { headers: { cookie: `${cookie}; ${UNCACHED}` } })
			).text();
			waits.push(performance.now() - began);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	})();
	const once = async () => {
		const began = performance.now();
		const body = new FormData();
		body.set("file", new File([csv], "players.csv", { type: "text/csv" }));
		const sent = await fetch(origin + PAGE, { method: "POST", body, headers: { cookie }, redirect: "manual" });
		const page = origin + (sent.headers.get("location") ?? "");
		await over(page, cookie);
		const planned = performance.now();
		const html = await (await fetch(page, { headers: { cookie } })).text();
		const counts = [...html.replaceAll("<!-- -->", "").matchAll(/(New|Will change|No change): ([\d,]+)/g)].map(
			([text]) => text,
		);
		const form = new FormData();
		form.set("intent", "import");
		await fetch(page, { method: "POST", body: form, headers: { cookie }, redirect: "manual" });
		await over(page, cookie);
		return { plan: (planned - began) / 1000, write: (performance.now() - planned) / 1000, counts };
	};
	const first = await once();
	const second = await once();
	isOver = true;
	await crowd;
	waits.sort((a, b) => a - b);
	child.kill();
	return {
		"": name,
		"dry run (s)": first.plan.toFixed(1),
		"import (s)": first.write.toFixed(1),
		"rows / s": Math.round(ROWS / first.write),
		"second time": second.counts.join(", "),
		"longest wait (ms)": Math.round(waits.at(-1) ?? 0),
		"middle wait (ms)": Math.round(waits[Math.floor(waits.length / 2)] ?? 0),
		"memory before, most (MB)": `${Math.round(before)}, ${Math.round(memory())}`,
	};
}

async function over(page: string, cookie: string) {
	for (;;) {
		const { isOver } = (await (
			await fetch(`${page.replace(/\?.*$/, "")}/progress`, { headers: { cookie } })
		).json()) as { isOver: boolean };
		if (isOver) return;
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}
