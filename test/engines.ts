import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import { parseConfig } from "../app/base/config.server.ts";
import { runAsOperator } from "../app/base/db/client.server.ts";
import { type StartOptions, start } from "../app/start.server.ts";
import { HASH_COST, TEST_KEYS } from "./prepare-database.ts";
import { type Engine, makeDatabase } from "./server-database.ts";

/** Runs the tests inside on the engine of their project. `npm run test:all` has these files on both engines. */
export function onEveryEngine(tests: (engine: Engine) => void) {
	const engine = inject("engine");
	describe(`on the ${engine}`, () => tests(engine));
}

/**
 * The same for work whose statements are the same on both engines, and are many: it runs on the server, where there is
 * one.
 */
export function onOneEngine(tests: (engine: Engine) => void) {
	onEveryEngine(tests);
}

/** Starts the product on a database of its own, migrated and empty, and empties it before each test. */
export function freshProduct(engine: Engine, settings: Record<string, string> = {}, overrides: StartOptions = {}) {
	const product = {} as { dataDir: string; running: Awaited<ReturnType<typeof start>> };
	let drop = async () => {};
	beforeAll(async () => {
		product.dataDir = await mkdtemp(join(tmpdir(), "tawila-"));
		const environment: Record<string, string> = {
			DATA_DIR: product.dataDir,
			LOG_LEVEL: "silent",
			...TEST_KEYS,
			...settings,
		};
		const options: StartOptions = { hashCost: HASH_COST, idle: true, ...overrides };
		if (engine === "PostgreSQL server") {
			const database = await makeDatabase(inject("template"));
			drop = database.drop;
			environment.DATABASE_URL = database.url;
		} else {
			options.inMemory = true;
			options.restoreFrom = new Uint8Array(await readFile(inject("empty")));
		}
		product.running = await start(parseConfig(environment), options);
	});
	beforeEach(emptyDatabase);
	afterAll(async () => {
		await product.running?.close();
		await drop();
		await rm(product.dataDir, { recursive: true, force: true });
	});
	return product;
}

const emptied = [
	"national_team_players",
	"national_teams",
	"matches",
	"players",
	"teams",
	"news_articles",
	"library_pictures",
];
const people = [
	"newsletter_issues",
	"mails",
	"contact_messages",
	"newsletter_subscribers",
	"rate_limits",
	"pending_accounts",
	"accounts",
];
const work = [
	"photo_archives",
	"bulk_runs",
	"import_batches",
	"pictures",
	"kept_forms",
	"audit_reasons",
	"verifications",
	"passkey_challenges",
	"case_files",
	"retention_runs",
	"evidence_passes",
];
const cases = [
	"published_decisions",
	"case_holds",
	"case_reopenings",
	"complaint_receipts",
	"complaints",
	"complaint_users",
	"case_counters",
	"case_records",
	"one_time_codes",
	"registrations",
];

/**
 * As the owner of the tables: the product itself may not delete cases. Versions of sheets keep their ties from being
 * deleted.
 */
const empty = [
	// Only where it has rows: the plans of a session about a table are forgotten when that is truncated.
	"do $$ begin if exists (select from sheet_versions) then truncate sheet_versions; end if; end $$",
	"update editions set closed_at = null where closed_at is not null",
	...[...cases, ...emptied, ...people, ...work, "pgboss.job"].map((table) => `delete from ${table}`),
].join(";");
const emptyDatabase = () => runAsOperator(empty);
