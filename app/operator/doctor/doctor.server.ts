import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { config } from "../../base/config.server.ts";
import { db, hasReplica, inTransaction, replicaFollows } from "../../base/db/client.server.ts";
import { behindPooler } from "../../base/db/connections/product-client.server.ts";
import { scannerAnswers } from "../../base/files/scanner/scanner.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { type MailFigures, mailAnswers, mailFigures } from "../../base/mail/mail.server.ts";
import { isAtCeiling } from "../../base/mail/stranger-mails.server.ts";
import { compareReleases, RELEASE } from "../../base/schema/release.ts";
import { schemaRelease } from "../../base/schema/schema-release.server.ts";
import { keyIds } from "../../base/secrets/seal.server.ts";
import { evidenceFacts } from "../../complaints/evidence/integrity/evidence-facts.server.ts";
import { evidenceLine, evidenceState } from "../../complaints/evidence/integrity/evidence-state.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { quietLine, quietSince } from "../../installation/quiet.server.ts";
import { unknownSettingLine, unknownSettings } from "../../installation/settings-facts.server.ts";
import { loggedValues } from "./logged-values.server.ts";
import { oddDays, oddDaysLine } from "./odd-days.server.ts";
import { renamedPlayers, renamedPlayersLine } from "./renamed-players.server.ts";

type State = "ok" | "warn" | "fail";
type Finding = { what: string; state: State; text: string };
type Examination = { what: string; look: () => Promise<[State, string]> };

const PATIENCE_MS = 10_000;
const LOW_BYTES = 2 * 1024 ** 3;
const LATE_SECONDS = 300;
/** A database whose clock differs more than this from ours makes links and codes expire at the wrong time. */
const CLOCK_SECONDS = 5;

/** The examinations, each by trying the thing. */
const examinations: Examination[] = [
	{ what: "release", look: release },
	{ what: "settings", look: settings },
	{ what: "database", look: database },
	{ what: "logging", look: loggedValues },
	{ what: "replica", look: replica },
	{ what: "policies", look: policies },
	{ what: "clock", look: clock },
	{ what: "keys", look: async () => ["ok", `${keyIds().join(", ")}: every sealed value has its key`] },
	{ what: "files", look: storage },
	{ what: "evidence", look: evidence },
	{ what: "disk", look: disk },
	{ what: "mail", look: async () => ((await mailAnswers()) ? ["ok", "the mail server answers"] : ["fail", noMail]) },
	{ what: "mails", look: mails },
	{ what: "scanner", look: scanner },
	{ what: "jobs", look: jobs },
	{ what: "days", look: days },
	{ what: "names", look: names },
];
const noMail = "the mail server does not answer, or refuses the sign-in of SMTP_URL; mails wait for five days";

/**
 * Examines the product and all it depends on. An examination that throws or lasts longer than ten seconds has failed.
 */
export async function examine(): Promise<Finding[]> {
	const late = () =>
		new Promise<[State, string]>((resolve) => {
			setTimeout(resolve, PATIENCE_MS, ["fail", "no answer within ten seconds"]).unref();
		});
	return Promise.all(
		examinations.map(async ({ what, look }) => {
			const failed = (error: unknown): [State, string] => [
				"fail",
				error instanceof Error ? error.message : String(error),
			];
			const [state, text] = await Promise.race([look().catch(failed), late()]);
			return { what, state, text };
		}),
	);
}

async function release(): Promise<[State, string]> {
	const schema = await schemaRelease(db());
	if (!schema || compareReleases(schema.release, RELEASE) <= 0)
		return ["ok", `Tawila ${RELEASE}, and so is the schema`];
	const later = `this is Tawila ${RELEASE}, and Tawila ${schema.release} has migrated the database`;
	return compareReleases(schema.oldest, RELEASE) <= 0
		? ["warn", `${later}; both may run: upgrade this process as well`]
		: ["fail", `${later} for ${schema.oldest} and later ones: this process would not start again`];
}

async function settings(): Promise<[State, string]> {
	const { APP_URL, TRUST_PROXY } = config();
	const wrong = unknownSettings(process.env).map(unknownSettingLine);
	if (wrong.length > 0) return ["warn", wrong.join(" ")];
	if (inDemo()) return ["warn", "this is a demo: its accounts sign in without a second factor"];
	if (APP_URL?.startsWith("https:") && TRUST_PROXY === 0)
		return ["warn", "APP_URL is https and TRUST_PROXY is 0: behind a proxy all visitors count as one network"];
	return ["ok", APP_URL ?? "no APP_URL: links name localhost"];
}

async function database(): Promise<[State, string]> {
	const { rows } = await sql<{ version: string; encoding: string; who: string }>`
		select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
			current_user as who`.execute(db());
	const { version = "", encoding, who } = rows[0] ?? {};
	if (encoding !== "UTF8") return ["fail", `the encoding is ${encoding}, not UTF8`];
	return ["ok", `PostgreSQL ${version.split(" ")[0]}, as ${who}`];
}

const LOOKS = 20;
const LOOK_MS = 250;

/** Asks for five seconds: a replica that works is never behind for so long while little is written. */
async function replica(): Promise<[State, string]> {
	if (!hasReplica()) return ["ok", "none: all is read from the primary"];
	for (let left = LOOKS; left > 0; left -= 1) {
		if (await replicaFollows()) return ["ok", "it has replayed every change"];
		await pause(LOOK_MS);
	}
	return ["warn", "it has not replayed every change, or follows another cluster: pages are made from the primary"];
}

const TRANSACTIONS = 8;
type PolicyCheck = { who: string; held: boolean };

/**
 * Whether the row policies hold for single statements and inside transactions, many at once: a pooler may run each in
 * another session.
 */
async function policies(): Promise<[State, string]> {
	const ask = async () =>
		(await sql<PolicyCheck>`select current_user as who, row_security_active('complaints') as held`.execute(db())).rows;
	const asked = Array.from({ length: TRANSACTIONS }, async (_, n) => (n % 2 ? inTransaction(ask) : ask()));
	const open = (await Promise.all(asked)).flat().find(({ held }) => !held);
	if (open) return ["fail", `statements run as ${open.who}, past the row policies of cases`];
	return ["ok", `they hold in each of ${TRANSACTIONS} transactions${behindPooler() ? ", behind a pooler" : ""}`];
}

async function clock(): Promise<[State, string]> {
	const before = Date.now();
	const { rows } = await sql<{ at: number }>`select extract(epoch from clock_timestamp())::float8 as at`.execute(db());
	const ours = (before + Date.now()) / 2000;
	const apart = Math.abs((rows[0]?.at ?? 0) - ours);
	if (apart > CLOCK_SECONDS)
		return ["fail", `the database's clock is ${Math.round(apart)} seconds from this machine's`];
	return ["ok", "this machine and the database agree on the time"];
}

/**
 * Writes, reads and deletes a small file. It says nothing of the files that are stored: `evidence` does, of files of
 * cases.
 */
async function storage(): Promise<[State, string]> {
	const name = `doctor/${process.pid}-${Date.now()}`;
	await files().put(name, "tawila");
	const read = await files().get(name);
	await files().delete(name);
	return read === "tawila"
		? ["ok", "a small file was written, read and deleted; stored files were not read"]
		: ["fail", "a file came back altered"];
}

/** The nightly reading of all files of cases: its age, and what it found. */
async function evidence(): Promise<[State, string]> {
	const facts = await evidenceFacts();
	const state = evidenceState(facts, new Date());
	return [stateOfEvidence[state], evidenceLine(facts)];
}
const stateOfEvidence = { read: "ok", old: "warn", never: "warn", damaged: "fail" } as const;

async function disk(): Promise<[State, string]> {
	const { bavail, bsize } = await statfs(config().DATA_DIR);
	const text = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB free in ${config().DATA_DIR}`;
	return [bavail * bsize < LOW_BYTES ? "warn" : "ok", text];
}

async function mails(): Promise<[State, string]> {
	const { rows } = await sql<MailFigures>`select ${sql.raw(mailFigures)} from mail_states`.execute(db());
	const { dead = 0, expired = 0, waiting = 0, oldest = 0, later = 0 } = rows[0] ?? {};
	const text = [
		`${waiting} waiting, ${dead} given up`,
		...(expired > 0 ? [`${expired} with a code or link that ended`] : []),
		...(later > 0 ? [`${later} put off for hours by the servers of recipients`] : []),
	].join(", ");
	if (oldest > LATE_SECONDS) return ["fail", `${text}; one has waited for ${Math.round(oldest / 60)} minutes`];
	if (await isAtCeiling()) return ["warn", `${text}; strangers' mails are at their ceiling for this hour`];
	return [dead > 0 || later > 0 ? "warn" : "ok", text];
}

async function scanner(): Promise<[State, string]> {
	const { CLAMD_URL } = config();
	if (!CLAMD_URL) return ["warn", "none: evidence cannot be downloaded before an officer releases it"];
	return (await scannerAnswers(CLAMD_URL))
		? ["ok", "clamd answers"]
		: ["fail", `clamd does not answer at ${CLAMD_URL}`];
}

async function jobs(): Promise<[State, string]> {
	const since = await quietSince();
	if (since) return ["fail", quietLine(since)];
	const { rows } = await sql<{ waiting: number; age: number | null; dead: number }>`
		select count(*) filter (where state < 'active' and start_after < now())::int as waiting,
			extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now()))::int as age,
			count(*) filter (where name = 'dead-letters')::int as dead
		from pgboss.job where name <> 'bulk-mail'`.execute(db());
	const { waiting = 0, age, dead = 0 } = rows[0] ?? {};
	const text = `${waiting} waiting, ${dead} dead letters`;
	return [(age ?? 0) > LATE_SECONDS || dead > 0 ? "warn" : "ok", text];
}

/** Rows of before there was a rule for days. */
async function days(): Promise<[State, string]> {
	const found = await oddDays();
	return [found.length > 0 ? "warn" : "ok", oddDaysLine(found)];
}

async function names(): Promise<[State, string]> {
	const found = await renamedPlayers();
	return [found.length > 0 ? "warn" : "ok", renamedPlayersLine(found)];
}

export const doctorLines = (findings: Finding[]) =>
	findings.map(({ what, state, text }) => `${state.padEnd(5)} ${what.padEnd(9)} ${text}`).join("\n");
