/** The benchmarks: tables of ratios, each measured in one run, on one core. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { program } from "../scripts/programs.mjs";
import { benchBackup } from "./backup.ts";
import { benchDay } from "./day.ts";
import { benchFigures } from "./figures.ts";
import { benchGroups } from "./groups.ts";
import { benchImports } from "./imports.ts";
import { benchLists } from "./lists.ts";
import { benchMail } from "./mail.ts";
import { medianTime, perCpuSecond, serveOnOneCore } from "./measure.ts";
import { benchRubbers } from "./rubbers.ts";
import { benchSchedule } from "./schedule.ts";
import { benchSearch } from "./search.ts";
import { folder, port, signIn, site, UNCACHED } from "./site.ts";

const PAGE = "/leagues";
const ROUNDS = 5;
/** A server that has just started still compiles itself; that is not what is measured. */
const WARM_UP_S = 12;

/** The page's own bytes and headers, as the product sends them. */
async function pageOf(origin: string) {
	const response = await fetch(origin + PAGE, { headers: { "accept-encoding": "br" } });
	const raw = execFileSync("curl", ["-s", "-H", "Accept-Encoding: br", origin + PAGE]);
	const headers = [...response.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name));
	return { bytes: raw, headers };
}

async function bareNode(page: Awaited<ReturnType<typeof pageOf>>) {
	writeFileSync(join(folder, "page"), page.bytes);
	const at = port(1);
	writeFileSync(
		join(folder, "bare.mjs"),
		`import { createServer } from "node:http"; import { readFileSync } from "node:fs";
		const bytes = readFileSync(${JSON.stringify(join(folder, "page"))}),
			headers = ${JSON.stringify(page.headers.flat())};
		createServer((req, res) => { res.writeHead(200, headers); res.end(bytes); }).listen(${at}, "127.0.0.1");`,
	);
	const child = await serveOnOneCore(process.execPath, [join(folder, "bare.mjs")], {}, `http://127.0.0.1:${at}/`);
	return { child, pid: child.pid ?? 0, origin: `http://127.0.0.1:${at}` };
}

async function nginx(page: Awaited<ReturnType<typeof pageOf>>) {
	const installed = program("nginx");
	if (!installed) return undefined;
	const at = port(2);
	mkdirSync(join(folder, "www"));
	writeFileSync(join(folder, "www/leagues"), page.bytes);
	const sent = page.headers.filter(([name]) => !["content-length", "content-type", "etag"].includes(name));
	const config = join(folder, "nginx.conf");
	const added = sent.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join(" ");
	writeFileSync(
		config,
		`daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null; user root; events {}
		http { access_log off; sendfile on; open_file_cache max=10; keepalive_requests 1000000;
		types {} default_type "text/html; charset=utf-8";
		client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
		fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
		server { listen 127.0.0.1:${at}; root ${folder}/www; ${added} } }`,
	);
	execFileSync("chmod", ["-R", "a+rX", folder]);
	const child = await serveOnOneCore(installed, ["-c", config], {}, `http://127.0.0.1:${at}${PAGE}`);
	return { child, pid: child.pid ?? 0, origin: `http://127.0.0.1:${at}` };
}

async function throughput() {
	const ours = await site("small");
	const page = await pageOf(ours.origin);
	const bare = await bareNode(page);
	const fixed = await nginx(page);
	const rows = [
		{ name: "(a) nginx, static file", at: fixed, path: PAGE, headers: "" },
		{ name: "(b) bare node:http", at: bare, path: PAGE, headers: "" },
		{ name: "(c) our cached page", at: ours, path: PAGE, headers: "" },
		{ name: "(d) our uncached page", at: ours, path: PAGE, headers: `Cookie: ${UNCACHED}\r\n` },
	];
	const rates = rows.map(() => [] as number[]);
	for (const { at, path } of rows.slice(0, 3)) if (at) await perCpuSecond(at.pid, at.origin + path, "", WARM_UP_S);
	const measure = async (i: number) => {
		const { at, path, headers } = rows[i]!;
		if (at) rates[i]?.push(await perCpuSecond(at.pid, at.origin + path, headers));
	};
	for (let round = 0; round < ROUNDS; round++) for (const i of [0, 1, 2]) await measure(i);
	await measure(3);
	const middle = rates.map((list) => list.sort((x, y) => x - y)[Math.floor(list.length / 2)]);
	const cached = middle[2] ?? Number.NaN;
	console.log(
		`\n${PAGE}, ${page.bytes.length} bytes (brotli): requests per CPU-second, the middle of ${ROUNDS} rounds`,
	);
	console.table(
		rows.map(({ name }, i) => ({
			"": name,
			"requests / CPU-s": middle[i] ? Math.round(middle[i]) : "not installed",
			"(c) is this many times": middle[i] ? (cached / middle[i]).toFixed(2) : "",
		})),
	);
	for (const { at } of [rows[0], rows[1], rows[2]].filter((row) => row !== undefined)) at?.child.kill();
}

async function growth() {
	const small = await site("few", { articles: 300, players: 300, seasons: 1 });
	const large = await site("many", { articles: 30_000, players: 40_000, seasons: 10 });
	const pages = [
		["news list, first page", "/news", "/news"],
		["news list, page 20 / page 2000", "/news?page=20", "/news?page=2000"],
		["search, a word of one article", "/en/search?q=c4ca4238a0b9", "/en/search?q=c4ca4238a0b9"],
		["search, a word of all articles", "/en/search?q=report", "/en/search?q=report"],
		["league table", "/leagues", "/leagues"],
	] as const;
	const rows = [];
	for (const [name, few, many] of pages) {
		const cookie = UNCACHED;
		const [a, b] = [
			await medianTime(small.origin + few, { cookie }),
			await medianTime(large.origin + many, { cookie }),
		];
		rows.push({
			"": name,
			"300 articles (ms)": a.toFixed(2),
			"30,000 articles (ms)": b.toFixed(2),
			ratio: (b / a).toFixed(2),
		});
	}
	console.log(
		"\nUncached pages with 300 articles, 300 players, 1 season; " +
			"and with 30,000, 40,000, 10 (median, embedded database)",
	);
	console.table(rows);
	small.child.kill();
	large.child.kill();
}

async function desk() {
	const small = await site("few-cases", { cases: 1000 });
	const large = await site("many-cases", { cases: 100_000 });
	const pages = [
		["newest, with the five counts", ""],
		["one status", "?status=appealed"],
		["type and priority", "?dispute_type=financial&priority=urgent"],
		["overdue, due first", "?due=late&sort=due"],
		["highest priority first", "?sort=priority"],
		["nobody's, of one month", "?assigned=none&from=2024-01-01&until=2024-01-31"],
		["a name of every sixth", "محمد"],
		["a name of one", "person77@"],
		["a party of five cases", "yousef coach 77"],
		["the phone of a party", "0510000077"],
		["a word of a quarter, and one of every sixth", "omar سارة"],
		["a name that nobody has", "zzzz"],
		["a reference", "2023-0"],
		["from the middle on", "deep"],
		["the numbers of a year", "/numbers"],
	] as const;
	const rows = [];
	const cookies = [await signIn(small.origin, "officer"), await signIn(large.origin, "officer")];
	for (const [name, asked] of pages) {
		const times = [];
		for (const [i, { origin }] of [small, large].entries()) {
			const cookie = cookies[i] ?? "";
			times.push(await medianTime(`${origin}/complaints/admin${await queryOf(origin, cookie, asked)}`, { cookie }));
		}
		const [a = 0, b = 0] = times;
		rows.push({
			"": name,
			"1,000 cases (ms)": a.toFixed(1),
			"100,000 cases (ms)": b.toFixed(1),
			ratio: (b / a).toFixed(2),
		});
	}
	console.log(
		"\nThe complaints desk, whole pages of fifty cases, with 1,000 and with 100,000 cases (median, embedded database)",
	);
	console.table(rows);
	small.child.kill();
	large.child.kill();
}

/** Searched words are posted, and a place in the list is the id of a case. */
async function queryOf(origin: string, cookie: string, asked: string): Promise<string> {
	if (asked === "" || asked.startsWith("?") || asked.startsWith("/")) return asked;
	if (asked === "deep") {
		const list = await fetch(`${origin}/complaints/admin?until=2024-01-01`, { headers: { cookie } });
		return `?after=${/after=([\w-]{36})/.exec(await list.text())?.[1]}`;
	}
	const body = new URLSearchParams({ intent: "filter", q: asked });
	const found = await fetch(`${origin}/complaints/admin`, {
		method: "POST",
		body,
		headers: { cookie },
		redirect: "manual",
	});
	return new URL(found.headers.get("location") ?? "", origin).search;
}

async function mail() {
	console.log(`\n${(await benchMail(process.env.TEST_DATABASE_URL)).join("\n")}`);
}

async function backup() {
	console.log(`\n${(await benchBackup(process.env.TEST_DATABASE_URL)).join("\n")}`);
}

async function schedule() {
	console.log("\nA schedule of a season, two legs, one day a week (seconds, breaks of both halves)");
	console.table(benchSchedule());
}

/** `npm run bench -- desk` measures that part alone. */
const parts = {
	throughput,
	growth,
	groups: benchGroups,
	lists: benchLists,
	desk,
	mail,
	backup,
	day: benchDay,
	search: benchSearch,
	imports: benchImports,
	rubbers: async () => {
		await benchRubbers();
		await benchFigures();
	},
	schedule,
};
for (const [name, measure] of Object.entries(parts))
	if (process.argv.length < 3 || process.argv.includes(name)) await measure();
