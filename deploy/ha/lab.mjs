/**
 * `node_modules/.bin/node deploy/ha/lab.mjs [event …]` as root: a cluster of three servers on this machine, two
 * processes of Tawila, people who write without a pause, and each event in turn. Prints how long nothing could be saved
 * and whether what was acknowledged is there (decision 107).
 */
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { cut, dropNetwork, makeCluster, makeNetwork, NODES, plug } from "./cluster.mjs";
import { makePeople, outages } from "./people.mjs";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const home = mkdtempSync(join(tmpdir(), "tawila-ha-"));
const cluster = makeCluster(home);
const HOLD_MS = 45_000;

/** Each answers the node to bring back afterwards, and how. */
const events = {
	switchover: () => cluster.switchover(),
	"PostgreSQL of the primary killed": async (primary) => cluster.killPostgres(primary),
	"machine of the primary dead": async (primary) => {
		cluster.killNode(primary);
		return async () => cluster.startNode(primary);
	},
	"primary frozen": async (primary) => {
		cluster.freeze(primary);
		return async () => cluster.thaw(primary);
	},
	"primary cut off the network": async (primary) => {
		cut(primary);
		return async () => plug(primary);
	},
};
const wanted = process.argv.slice(2);
for (const each of wanted) if (!events[each]) throw new Error(`Events: ${Object.keys(events).join(", ")}`);

const login = `tawila:${encodeURIComponent(cluster.password)}`;
const roads = [
	{ road: "PgBouncer, HAProxy", url: `postgres://${login}@10.77.0.254:6432/tawila` },
	{
		road: "several servers in the address",
		url: `postgres://${login}@${NODES.map((node) => `10.77.0.${node.slice(1)}:5432`).join(",")}/tawila`,
	},
];
const settings = {
	SECRET_KEY: "a secret of the lab, long enough to count",
	ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}`,
	TRUST_PROXY: "1",
	DEMO: "0",
	NODE_ENV: "production",
};

async function until(isSo, what, seconds = 120) {
	const end = Date.now() + seconds * 1000;
	for (;;) {
		if (await isSo().catch(() => false)) return;
		if (Date.now() > end) throw new Error(`Not within ${seconds} seconds: ${what}`);
		await pause(250);
	}
}
async function sql(text, values = []) {
	const client = new pg.Client({
		connectionString: `postgres://${login}@10.77.0.254:5000/tawila`,
		connectionTimeoutMillis: 3000,
		query_timeout: 5000,
	});
	client.on("error", () => {});
	await client.connect();
	return (await client.query(text, values).finally(() => client.end().catch(() => {}))).rows;
}

function startSite({ road, url }, nth) {
	const dataDir = join(home, `site${nth}`);
	mkdirSync(dataDir);
	const child = spawn(resolve("node_modules/.bin/node"), ["server.ts"], {
		env: { PATH: process.env.PATH, HOME: home, ...settings, DATABASE_URL: url, DATA_DIR: dataDir, PORT: "0" },
	});
	return new Promise((done, failed) => {
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text) => {
				output += text;
				appendFileSync(join(home, "log", `site${nth}`), text);
				const [, origin] = /Tawila is at (\S+)/.exec(output) ?? [];
				if (origin) done({ origin, road, dataDir, child, url, said: () => output });
			});
		child.on("exit", () => failed(new Error(output)));
	});
}

/** Makes the login and its database, as the superuser that Patroni made. */
async function makeDatabase() {
	const address = `postgres://postgres:${encodeURIComponent(cluster.password)}@10.77.0.254:5000/postgres`;
	const admin = new pg.Client({ connectionString: address });
	await admin.connect();
	await admin.query(`create role tawila login createrole password '${cluster.password}'`);
	await admin.query("create database tawila owner tawila");
	await admin.end();
}

/** Whether both processes show a club that was written past them, and how soon. */
async function seconds(people, sites, name) {
	const began = Date.now();
	await sql("insert into teams (name, name_ar) values ($1, $1)", [name]);
	await until(
		async () =>
			(await Promise.all(sites.map((site) => people.ask(site, "/en/teams")))).every(({ text }) => text.includes(name)),
		"a change in both processes",
	);
	return (Date.now() - began) / 1000;
}

async function runEvent(name, people, sites, nth) {
	await until(() => cluster.isWhole(), "three members and a synchronous standby");
	const working = people.work();
	await until(async () => working.seen.filed.length >= 4, "people file");
	const primary = await cluster.primary();
	const undo = await events[name](primary);
	await pause(HOLD_MS);
	const next = await cluster.primary();
	const shown = await seconds(people, sites, `Club ${nth}`);
	await undo?.();
	await until(() => cluster.isWhole(), "three members again");
	const seen = await working.stop();
	const filed = await sql(
		"select id, case_reference from complaints where id = any($1::uuid[]) and case_reference is not null",
		[seen.filed],
	);
	const kept = await sql("select email from contact_messages where email = any($1)", [seen.messages]);
	const [numbers] = await sql(
		`select count(*)::int as count, max(right(case_reference, 6)::int) as last from complaints
			where case_reference is not null`,
	);
	await until(
		async () => {
			const mails = people.outbox().join("\n");
			return filed.every(({ case_reference }) => mails.includes(`/complaints/case/${case_reference}`));
		},
		"an email for each filing",
		180,
	);
	return {
		event: name,
		primary: `${primary} → ${next}`,
		...Object.fromEntries(
			sites.map(({ road }, at) => [
				`s without saving, ${road}`,
				outages(seen.writes[at])
					.map((each) => each.toFixed(1))
					.join(" and ") || "none",
			]),
		),
		reads: `${seen.reads.all - seen.reads.failed} of ${seen.reads.all}, slowest ${Math.round(seen.reads.slowest)} ms`,
		filed: `${filed.length} of ${seen.filed.length} acknowledged`,
		messages: `${kept.length} of ${seen.messages.length}`,
		references: numbers.count === numbers.last ? "no gap" : `${numbers.count} of ${numbers.last}`,
		"both show a change after s": shown.toFixed(1),
	};
}

let failed = false;
const clear = () => {
	cluster.end();
	dropNetwork();
};
for (const signal of ["SIGINT", "SIGTERM"])
	process.on(signal, () => {
		clear();
		process.exit(1);
	});
const clearing = setInterval(() => sql("delete from rate_limits").catch(() => {}), 2000);
try {
	if (!existsSync("build/server/index.js")) throw new Error("Build first: npm run check");
	makeNetwork();
	cluster.start();
	await until(() => cluster.isWhole(), "a cluster of three", 180);
	await until(() => makeDatabase().then(() => true), "the database");
	const sites = [];
	for (const [nth, road] of roads.entries()) sites.push(await startSite(road, nth));
	const people = makePeople(sites);
	for (const [nth, site] of sites.entries()) {
		await people.register(site, `person${nth}@example.org`);
		site.cookie = await people.signIn(site, `person${nth}@example.org`);
	}
	for (const [nth, name] of (wanted.length > 0 ? wanted : Object.keys(events)).entries()) {
		const result = await runEvent(name, people, sites, nth);
		console.log(result);
	}
	const env = { PATH: process.env.PATH, ...settings, DATABASE_URL: roads[0].url, DATA_DIR: join(home, "operator") };
	console.log(
		execFileSync(resolve("node_modules/.bin/node"), ["operator.ts", "audit", "verify"], {
			env,
			encoding: "utf8",
		}).trim(),
	);
	console.log(
		"processes alive:",
		sites.every(({ child }) => child.exitCode === null),
	);
	for (const { child } of sites) child.kill("SIGTERM");
} catch (error) {
	failed = true;
	console.error(error, `\nLogs are in ${home}/log.`);
} finally {
	clearInterval(clearing);
	clear();
	process.exit(failed ? 1 : 0);
}
