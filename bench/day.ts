/**
 * A day of load in two minutes, on both cores with the mail server and those who ask: readers, many more of them when
 * results come in, fifty complaints with a file each, five officers, an import of 40,000 players and a newsletter to
 * 5,000.
 */
import { readFileSync } from "node:fs";
import { smtpServer } from "../test/smtp.ts";
import { file, pause, type TimedRequest, Visitor, work } from "./day-people.ts";
import { DEMO_PASSWORD, site } from "./site.ts";

const [PEOPLE, OFFICERS, READERS] = [50, 5, 5000];
const SECONDS = 120;
const [PER_SECOND, IN_SPIKE] = [40, 250];
const FILES = 8; // the import takes 5,000 rows at once
const pages = [
	"/",
	"/en",
	"/leagues",
	"/en/leagues",
	"/matches",
	"/teams",
	"/news",
	"/en/news",
	"/team/1",
	"/national",
];

export async function benchDay() {
	const mailed = new Map<string, number>();
	const smtp = await smtpServer((address, done) => {
		mailed.set(address, (mailed.get(address) ?? 0) + 1);
		done();
	});
	const fill = { day: true, people: PEOPLE, officers: OFFICERS, readers: READERS };
	const mail = { SMTP_URL: smtp.url, MAIL_FROM: "site@example.org", BULK_MAIL_PER_SECOND: "50", TRUST_PROXY: "0" };
	const { child, pid, origin } = await site("day", fill, mail, "0,1");
	const times: TimedRequest[] = [];
	const visitor = () => new Visitor(origin, times);
	const began = performance.now();
	const isOver = () => performance.now() - began > SECONDS * 1000;
	const memory = watchMemory(pid);
	const editor = visitor();
	await editor.ask("signing in", "/en/admin/auth", { email: "owner@demo.example", password: DEMO_PASSWORD });

	const spike = { on: false };
	const filings = Array.from({ length: PEOPLE }, async (_, n) => {
		await pause(((SECONDS - 20) * 1000 * n) / PEOPLE);
		return file(visitor(), n);
	});
	const rest = [
		...Array.from({ length: OFFICERS }, (_, n) => work(visitor(), n, isOver)),
		read(visitor(), spike, isOver),
		bulk(editor, spike),
	];
	const filed = await Promise.all(filings);
	await Promise.all(rest);
	for (let i = 0; i < 240 && mailed.size < READERS; i++) await pause(500);
	const there: boolean[] = [];
	for (const each of filed) there.push(await each.isThere());
	const acknowledged = filed.filter((each) => each.acknowledged).length;
	const lost = filed.filter((each, n) => each.acknowledged && !there[n]).length;
	const readers = [...mailed].filter(([to]) => to.startsWith("reader"));
	console.log(
		`\nA day of load in ${SECONDS} s: ${PER_SECOND} readers a second, ` +
			`${IN_SPIKE} for ten seconds after results (embedded database)`,
	);
	console.table(tableOf(times));
	console.log(`complaints: ${acknowledged} of ${PEOPLE} acknowledged, ${lost} of them lost`);
	console.log(
		`newsletter: ${readers.length} of ${READERS} arrived, ${readers.filter(([, count]) => count > 1).length} twice`,
	);
	console.log(`memory of the process: ${memory()} MB at most`);
	child.kill();
	await smtp.close();
}

/**
 * Readers open pages at a steady rate, however long the answers take; one of twenty searches, which is never in memory.
 */
async function read(visitor: Visitor, spike: { on: boolean }, isOver: () => boolean) {
	const open = new Set<Promise<unknown>>();
	for (let n = 0; !isOver(); n++) {
		const path = n % 20 === 0 ? `/en/search?q=report+${n}` : (pages[n % pages.length] ?? "/");
		const kind = n % 20 === 0 ? "reading, search" : spike.on ? "reading, in the spike" : "reading";
		const asked: Promise<unknown> = visitor.ask(kind, path).finally(() => open.delete(asked));
		open.add(asked);
		await pause(1000 / (spike.on ? IN_SPIKE : PER_SECOND));
	}
	await Promise.all(open);
}

/** The editor's day: a newsletter, results that readers wait for, and players file by file. */
async function bulk(editor: Visitor, spike: { on: boolean }) {
	for (let id = 1; id < 12; id++) {
		const sent = await editor.ask("newsletter, sent", `/en/admin/news/${id}/send`, { language: "en" });
		if (sent.status === 303) break;
	}
	await pause(15_000);
	spike.on = true;
	const results = (await editor.ask("checks", "/admin/export/matches.csv")).text;
	const changed = results.replaceAll(/,completed,/g, ",cancelled,");
	await importFile(editor, "results, imported", "/en/admin/import/matches", changed);
	await pause(10_000);
	spike.on = false;
	for (let n = 0; n < FILES; n++) {
		const rows = Array.from({ length: 5000 }, (_, i) => `New ${n} ${i},جديد ${n} ${i},KSA,${n * 5000 + i + 1}`);
		const csv = ["name,name_ar,nationality,ranking", ...rows].join("\n");
		await importFile(editor, "import of 5,000 rows", "/en/admin/import/players", csv);
	}
}

/** Uploads a file, imports it when its dry run is there, and waits for the end. */
async function importFile(editor: Visitor, kind: string, path: string, csv: string) {
	const file = new FormData();
	file.set("file", new File([csv], "list.csv", { type: "text/csv" }));
	const { to } = await editor.ask(`${kind}: file sent`, path, file);
	const isOver = async () => {
		const { status, text } = await editor.ask("checks", `${to}/progress`);
		return status !== 200 || JSON.parse(text).isOver === true;
	};
	while (!(await isOver())) await pause(500);
	const answer = new FormData();
	answer.set("intent", "import");
	await editor.ask(kind, to, answer);
	while (!(await isOver())) await pause(500);
}

/** Counts and times of each kind. 503 is a reader who was asked to come again. */
function tableOf(times: TimedRequest[]) {
	return [...Map.groupBy(times, ({ kind }) => kind)]
		.sort(([a], [b]) => a.localeCompare(b))
		.map(([kind, all]) => {
			const taken = all
				.filter(({ status }) => status !== 503)
				.map(({ ms }) => ms)
				.sort((a, b) => a - b);
			const at = (share: number) =>
				(taken[Math.min(taken.length - 1, Math.floor(share * taken.length))] ?? Number.NaN).toFixed(0);
			const count = (is: (status: number) => boolean) => all.filter(({ status }) => is(status)).length;
			return {
				"": kind,
				requests: all.length,
				"p50 (ms)": at(0.5),
				"p95 (ms)": at(0.95),
				"p99 (ms)": at(0.99),
				"503": count((status) => status === 503),
				failed: count((status) => status === 0 || (status >= 400 && status !== 503)),
			};
		});
}

/** The largest size in memory that is seen, in MB. */
function watchMemory(pid: number) {
	let largest = 0;
	const look = () => {
		const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
		largest = Math.max(largest, Math.round(Number(kilobytes) / 1024));
	};
	const timer = setInterval(look, 250);
	return () => {
		clearInterval(timer);
		return largest;
	};
}
