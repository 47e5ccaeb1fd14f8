import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { complainant, filed } from "../../../../test/make-case.ts";
import { TEST_KEYS } from "../../../../test/prepare-database.ts";
import { hasServer, makeDatabase } from "../../../../test/server-database.ts";
import { prepareData } from "../../../../test/server-process.ts";
import { configure, parseConfig } from "../../../base/config.server.ts";
import { asTableOwner, connect, db, inTransaction, runAsOperator } from "../../../base/db/client.server.ts";
import { storeDrawing } from "../../../base/files/pictures/pictures.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { migrationsIn } from "../../../base/schema/migration-files.server.ts";
import { listCaseFile } from "../../../complaints/evidence/file-list/case-files.server.ts";
import { startLines } from "../../../installation/start-lines.server.ts";
import { start } from "../../../start.server.ts";
import { runCommand } from "../../commands.server.ts";
import { fingerprints } from "../database/fingerprints.server.ts";
import { findBackup } from "./find-backup.server.ts";
import { restoreBackup } from "./restore-backup.server.ts";

const BACKUP_KEY = "a passphrase for the backups of the tests";
type Site = Record<string, string>;

let folder: string;
let sites = 0;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "tawila-restore-"));
});
let running: Awaited<ReturnType<typeof start>> | undefined;
const stop = async () => {
	await running?.close();
	running = undefined;
};
afterEach(stop);
afterAll(async () => {
	for (const drop of drops) await drop();
	await rm(folder, { recursive: true, force: true });
});

/**
 * The settings of a site that does not exist yet: an empty folder, and an empty database of the server where that is
 * asked for.
 */
async function newSite(on: "server" | "embedded"): Promise<Site> {
	const DATA_DIR = join(folder, `site-${++sites}`);
	const settings: Site = { ...TEST_KEYS, DATA_DIR, BACKUP_KEY, LOG_LEVEL: "silent" };
	if (on === "embedded" || !hasServer) return settings;
	const { url, drop } = await makeDatabase();
	drops.push(drop);
	return { ...settings, DATABASE_URL: url };
}
const open = async (site: Site, options = {}) => {
	await stop();
	running = await start(parseConfig(site), { idle: true, ...options });
};
const email = { locale: "en" as const, subject: "s", paragraphs: [], footer: [] };
const queueMail = () => inTransaction(() => sendEmail(email, { to: "sara@example.org" }));
const outbox = (site: Site) => readdir(join(site.DATA_DIR ?? "", "outbox")).catch(() => []);

/** A command that is given while nothing runs. */
const alone = async (site: Site, ...args: string[]) => {
	await stop();
	configure(parseConfig(site));
	return runCommand(args);
};
const run = (...args: string[]) => runCommand(args);

const hashes = () => asTableOwner(fingerprints);
const fileNames = async () => {
	const names: string[] = [];
	for (const each of (await files().listAll("", { recursive: true })).objects) if (each.isFile) names.push(each.key);
	return names.sort();
};

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="red"/></svg>';
const versionOfClubs = async (): Promise<number> =>
	(await runAsOperator("select version from content_versions where table_name = 'teams'")).rows[0].version;
const state = async () => ({
	rows: await hashes(),
	clubs: await versionOfClubs(),
	/** Functions with their texts, and views. Each engine writes the text of a view in its own way. */
	definitions: (
		await runAsOperator(`select viewname::text as text from pg_views where schemaname = 'public'
			union all select proname || ' ' || prosrc from pg_proc f where pronamespace = 'public'::regnamespace
				and not exists (select from pg_depend where objid = f.oid and deptype = 'e') order by 1`)
	).rows,
	files: await fileNames(),
	keys: (
		await runAsOperator(`select count(*)::int as keys,
			(select count(*)::int from pg_trigger where tgenabled <> 'O') as idle
			from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
	).rows,
	sequences: (await runAsOperator("select sequencename, last_value from pg_sequences order by 1")).rows,
});

test("a drill: a site with a case is restored on another engine, and no row, file or sequence differs", async () => {
	const first = await newSite("embedded");
	prepareData(first.DATA_DIR ?? "", "empty");
	await open(first);
	const club = { name: "Al Hilal", name_ar: "الهلال", region: "Riyadh", region_ar: "الرياض" };
	const logo_url = await storeDrawing("team-logos", SVG);
	await db()
		.insertInto("teams")
		.values({ ...club, logo_url })
		.execute();
	await filed(await complainant());
	const before = await state();
	expect(before.files).toHaveLength(2);
	const place = `${join(folder, "drill")}/`;
	expect(await run("backup", place)).toMatchObject({ ok: true });
	const second = await newSite("server");
	expect(await alone(second, "restore", place, "--quiet-until-told")).toMatchObject({ ok: true });
	await open(second);
	expect(await state()).toEqual(before);
	expect(await run("audit", "verify")).toMatchObject({ ok: true, text: expect.stringContaining("is whole") });
	const logo = before.files.find((name) => name.startsWith("media/team-logos")) ?? "";
	expect(await readFile(join(second.DATA_DIR ?? "", "files", logo))).toEqual(
		await readFile(join(first.DATA_DIR ?? "", "files", logo)),
	);
	// The sequences go on behind the rows, and triggers and keys are back.
	await db()
		.insertInto("teams")
		.values({ ...club, name: "New", name_ar: "جديد" })
		.execute();
	expect(await versionOfClubs()).toBe(before.clubs + 1);
}, 300_000);

const message = {
	name: "Sara",
	surname: "Salem",
	email: "sara@example.org",
	message: "Hello",
	language: "en",
} as const;

/** A backup of a small site, and its settings. */
async function smallBackup(): Promise<{ site: Site; file: string }> {
	const site = await newSite("server");
	await open(site);
	await db().insertInto("contact_messages").values(message).execute();
	const file = join(folder, `small-${sites}.age`);
	return { site, file };
}

test("a database with content is never replaced", async () => {
	const { site, file } = await smallBackup();
	await run("backup", file);
	const other = await newSite("server");
	await open(other);
	await db().insertInto("contact_messages").values(message).execute();
	await expect(alone(other, "restore", file)).rejects.toThrow(/not empty/);
	await expect(alone(site, "restore", file)).rejects.toThrow(/not empty/);
});

test("a backup of a newer version is refused before anything is made", async () => {
	const { file } = await smallBackup();
	await runAsOperator("insert into kysely_migration values ('9999-later', now()::text)");
	await run("backup", file);
	await expect(alone(await newSite("server"), "restore", file)).rejects.toThrow(/newer than this one.*9999-later/);
});

test("a backup from before the baseline is restored into it, with the rows of its time", async () => {
	const { file } = await smallBackup();
	const former = (await readFile("migrations/former/names.txt", "utf8")).trim().split("\n");
	const later = (await migrationsIn("migrations")).filter((name) => name > "0010-desk");
	await runAsOperator(await readFile("migrations/former/from-baseline.sql", "utf8"));
	await runAsOperator("insert into bulk_runs (kind, state) values ('zip', 'complete')");
	await runAsOperator("delete from kysely_migration");
	await runAsOperator("insert into kysely_migration select name, now()::text from unnest($1::text[]) name", [
		[...former, ...later],
	]);
	await run("backup", file);
	const target = await newSite("server");
	expect(await alone(target, "restore", file)).toMatchObject({ ok: true });
	await open(target);
	expect(await db().selectFrom("contact_messages").select("name").execute()).toEqual([{ name: "Sara" }]);
	const { rows } = await runAsOperator("select name from kysely_migration order by name");
	expect(rows.map(({ name }) => name)).toEqual(await migrationsIn("migrations"));
});

test("keys of another site are refused before anything is made", async () => {
	const { file } = await smallBackup();
	await run("backup", file);
	const target = await newSite("server");
	const other = `k1:${Buffer.alloc(32, 9).toString("base64")}`;
	await expect(alone({ ...target, ENCRYPTION_KEYS: other }, "restore", file)).rejects.toThrow(
		/ENCRYPTION_KEYS: the key "k1"/,
	);
	expect(await alone(target, "restore", file)).toMatchObject({ ok: true });
});

test("a damaged backup restores nothing, and a whole one can be restored then", async () => {
	const { file } = await smallBackup();
	await files().put("evidence/a/b", Buffer.alloc(300_000, "x"));
	await listCaseFile("evidence/a/b");
	await run("backup", file);
	const whole = await readFile(file);
	const cut = join(folder, "cut.age");
	await writeFile(cut, whole.subarray(0, -70_000));
	const target = await newSite("server");
	expect(await alone(target, "restore", cut)).toMatchObject({
		ok: false,
		text: expect.stringMatching(/cut off.*Nothing was restored/),
	});
	expect(await alone(target, "restore", file)).toMatchObject({ ok: true });
	await open(target);
	expect(await db().selectFrom("contact_messages").select("name").execute()).toEqual([{ name: "Sara" }]);
});

test("a restored copy sends no email until it is told, says so, and then sends those that waited", async () => {
	const { file } = await smallBackup();
	await queueMail();
	await run("backup", file);
	const target = await newSite("server");
	await alone(target, "restore", file);
	await open(target, { idle: false, pollSeconds: 0.1 });
	const settings = parseConfig(target);
	expect((await startLines(settings, {}))[0]).toContain("RESTORED AND QUIET");
	expect(await run("doctor")).toMatchObject({ ok: false, text: expect.stringContaining("RESTORED AND QUIET") });
	await queueMail();
	const looks = async () => {
		await runAsOperator("select pg_stat_force_next_flush()");
		const { rows } = await runAsOperator("select seq_scan from pg_stat_user_tables where relname = 'installation'");
		return Number(rows[0].seq_scan);
	};
	// The queue's next look at the mark, and one more.
	const before = await looks();
	await expect.poll(looks).toBeGreaterThan(before + 1);
	expect(await outbox(target)).toHaveLength(0);
	expect(await run("resume")).toMatchObject({ ok: true });
	await expect.poll(() => outbox(target)).toHaveLength(2);
	expect(await run("resume")).toMatchObject({ ok: false });
	expect((await startLines(settings, {}))[0]).not.toContain("QUIET");
});

test("rows of an earlier version are restored into its tables, and later migrations change them", async () => {
	const { file } = await smallBackup();
	await run("backup", file);
	await stop();
	const target = await newSite("server");
	const later = join(folder, "migrations");
	await cp("migrations", later, { recursive: true });
	await writeFile(join(later, "9999-later.sql"), "update contact_messages set name = name || ' of the later version'");
	const settings = parseConfig(target);
	configure(settings);
	await restoreBackup(await findBackup(file, BACKUP_KEY), { sealed: [], folder: later });
	const connection = await connect({ url: settings.DATABASE_URL, directory: join(settings.DATA_DIR, "db") });
	const read = (pool: pg.Pool) => pool.query("select name from contact_messages");
	const { rows } = await connection.asOwner((_, pool) => read(pool)).finally(connection.close);
	expect(rows).toEqual([{ name: "Sara of the later version" }]);
});
