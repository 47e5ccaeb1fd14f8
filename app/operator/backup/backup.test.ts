import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshProduct, onEveryEngine } from "../../../test/engines.ts";
import { config, configure, parseConfig } from "../../base/config.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { storeDrawing } from "../../base/files/pictures/pictures.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { enqueue } from "../../base/jobs/queue.server.ts";
import { mailJob } from "../../base/mail/send-mails.server.ts";
import { listCaseFile } from "../../complaints/evidence/file-list/case-files.server.ts";
import { runCommand } from "../commands.server.ts";

const BACKUP_KEY = "a passphrase for the backups of the tests";
const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="red"/></svg>';

onEveryEngine((engine) => {
	freshProduct(engine, { BACKUP_KEY });
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "tawila-backup-"));
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));
	const place = () => join(folder, `${randomUUID()}.age`);
	const run = async (...args: string[]) => {
		const answer = await runCommand([...args, "--json"]);
		return { ok: answer?.ok, ...JSON.parse(answer?.text ?? "") };
	};
	const club = async (name: string) => {
		const logo_url = await storeDrawing("team-logos", SVG);
		const names = { name, name_ar: name, region: "Riyadh", region_ar: "الرياض", founded_year: 1960 };
		await db()
			.insertInto("teams")
			.values({ ...names, logo_url })
			.execute();
		return logo_url;
	};

	test("a backup holds every row, the files they name and the jobs; verify says so, its owner reads it", async () => {
		await club("Al Hilal\nof Riyadh");
		await enqueue(mailJob, { id: 1 });
		const file = place();
		const written = await run("backup", file);
		expect(written).toMatchObject({ ok: true, files: 2, missing: [] });
		expect((await stat(file)).mode & 0o777).toBe(0o600);
		const verified = await run("backup", "verify", file);
		expect(verified).toMatchObject({ ok: true, files: 2, missing: [], gone: [] });
		expect(verified.rows).toMatchObject({ "public.teams": 1, "public.pictures": 1, "pgboss.job": 1 });
		expect(await readFile(file, "latin1")).not.toContain("Hilal");
		expect(await readdir(folder)).toEqual([file.slice(folder.length + 1)]);
	});

	test("more rows than one part holds are all there", async () => {
		const mail = { recipient: "sara@example.org", subject: "", html: "x".repeat(500), plain: "", headers: "{}" };
		await db()
			.insertInto("mails")
			.values(Array.from({ length: 5000 }, () => mail))
			.execute();
		const file = place();
		await run("backup", file);
		expect((await run("backup", "verify", file)).rows).toMatchObject({ "public.mails": 5000 });
	});

	test("rows are those of one moment: a row written at the same time is in none of the tables", async () => {
		await club("before");
		const file = place();
		const backup = run("backup", file);
		const during = inTransaction(async () => {
			for (let i = 0; i < 20; i++) await db().insertInto("contact_messages").values(message).execute();
		});
		await Promise.all([backup, during]);
		const { ok, rows } = await run("backup", "verify", file);
		expect(ok).toBe(true);
		expect([0, 20]).toContain(rows["public.contact_messages"]);
	});

	test("another key, a cut file and one flipped byte are told apart from a whole backup", async () => {
		await club("Al Hilal");
		const file = place();
		await run("backup", file);
		const whole = await readFile(file);
		const altered = place();
		const verify = async (bytes: Buffer) => {
			await writeFile(altered, bytes);
			return (await runCommand(["backup", "verify", altered]))?.text;
		};
		expect(await verify(whole)).toContain("is whole");
		expect(await verify(whole.subarray(0, -1))).toContain("cut off or altered at its end");
		expect(await verify(whole.subarray(0, 300))).toMatch(/cannot be read.*cut off/);
		for (const part of [0.1, 0.5, 0.99]) {
			const flipped = Buffer.from(whole);
			const at = Math.floor(whole.length * part);
			flipped[at] = (flipped[at] ?? 0) ^ 4;
			expect(await verify(flipped)).toMatch(/cannot be read\. It is (altered|cut off or altered)/);
		}
		const settings = config();
		configure({ ...settings, BACKUP_KEY: `${BACKUP_KEY}!` });
		expect(await verify(whole)).toContain("The key is not the one it was sealed with");
		configure(settings);
	});

	test("a file that a row needs and the store lost is named, and the backup is kept but no success", async () => {
		const logo = await club("Al Hilal");
		await files().delete(logo.slice(1));
		const file = place();
		const lost = { ok: false, missing: [logo.slice(1)] };
		expect(await run("backup", file)).toMatchObject(lost);
		expect(await run("backup", "verify", file)).toMatchObject({ ...lost, files: 1 });
	});

	test("files that were put for cases are in it, and one that was deleted since is not asked for", async () => {
		const paths = ["a", "b"].map((name) => `evidence/${randomUUID()}/${name}`);
		for (const path of paths) await listCaseFile(path);
		await files().put(paths[0] ?? "", "evidence");
		const file = place();
		expect(await run("backup", file)).toMatchObject({ ok: true, files: 1 });
		expect(await run("backup", "verify", file)).toMatchObject({ ok: true, file_bytes: 8 });
	});

	test("a backup never replaces a file, and needs a key", async () => {
		const file = place();
		await writeFile(file, "mine");
		await expect(runCommand(["backup", file])).rejects.toThrow(/exists already/);
		expect(await readFile(file, "utf8")).toBe("mine");
		const settings = config();
		configure({ ...settings, BACKUP_KEY: undefined });
		await expect(runCommand(["backup", place()])).rejects.toThrow(/Setting BACKUP_KEY/);
		configure(settings);
	});
});

const message = {
	name: "Sara",
	surname: "Salem",
	email: "sara@example.org",
	message: "Hello",
	language: "en",
} as const;

test("a short passphrase is refused at the start", () => {
	expect(() => parseConfig({ BACKUP_KEY: "too short" })).toThrow(/Setting BACKUP_KEY/);
});
