import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { freshProduct } from "../../../test/engines.ts";
import { fickleS3 } from "../../../test/fickle-s3.ts";
import { config, configure } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { listCaseFile } from "../../complaints/evidence/file-list/case-files.server.ts";
import { runCommand } from "../commands.server.ts";
import { addBackup } from "./add-backup.server.ts";
import { s3Target } from "./repository/s3-target.server.ts";

const BACKUP_KEY = "a passphrase for the backups of the tests";

// The site's own files are on disk; backups go to an S3-compatible service that fails and falls silent.
const s3 = fickleS3();
freshProduct("embedded PostgreSQL", { BACKUP_KEY });
beforeEach(async () => {
	const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.settings;
	const account = { BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY };
	configure({ ...config(), BACKUP_S3_ENDPOINT: S3_ENDPOINT, ...account });
	Object.assign(s3, { is: "up", fails: () => false });
	await runAsOperator("delete from case_files");
});
const newPlace = () => `s3://tawila/${randomUUID()}`;
const run = async (...args: string[]) => {
	const answer = await runCommand([...args, "--json"]);
	return { ok: answer?.ok, ...JSON.parse(answer?.text ?? "") };
};
const evidence = async (count: number) => {
	for (let i = 0; i < count; i++) {
		const path = `evidence/${randomUUID()}/${i}`;
		await listCaseFile(path);
		await files().put(path, "x".repeat(70_000 + i));
	}
};
/** The same place, with less patience. */
const impatient = (place: string, silenceMs = 1000) => {
	const { S3_ENDPOINT = "", S3_ACCESS_KEY_ID = "", S3_SECRET_ACCESS_KEY = "" } = s3.settings;
	const account = { endpoint: S3_ENDPOINT, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
	const [bucket = "", prefix = ""] = place.slice("s3://".length).split("/");
	return s3Target({ ...account, region: "us-east-1", bucket, prefix, pausesMs: [10, 10], silenceMs });
};

test("backups are added to a bucket, listed, verified and pruned as in a folder", async () => {
	const place = newPlace();
	await evidence(3);
	expect(await run("backup", place)).toMatchObject({ ok: true, files: 3, copied: { files: 3 } });
	await evidence(1);
	expect(await run("backup", place)).toMatchObject({ ok: true, files: 4, copied: { files: 1 } });
	expect((await run("backup", "list", place)).backups).toHaveLength(2);
	expect(await run("backup", "verify", place)).toMatchObject({ ok: true, files: 4 });
	expect(await run("backup", "prune", place, "--keep", "1")).toMatchObject({ ok: true, pieces: 0 });
	expect((await run("backup", "list", place)).backups).toHaveLength(1);
	const stored = await Array.fromAsync((await impatient(place)).list(""));
	expect(stored.filter(({ name }) => name.startsWith("pieces/"))).toHaveLength(4);
	expect(stored.map(({ name }) => name.split("/")[0])).not.toContain("running");
});

test("requests that fail in the middle are tried again", async () => {
	const place = newPlace();
	await evidence(4);
	let puts = 0;
	s3.fails = (request) => request.startsWith("PUT") && request.includes("/pieces/") && ++puts % 2 === 1;
	expect(await run("backup", place)).toMatchObject({ ok: true, files: 4 });
	expect(puts).toBeGreaterThan(4);
	let gets = 0;
	s3.fails = (request) => request.startsWith("GET") && request.includes("/pieces/") && ++gets % 2 === 1;
	expect(await run("backup", "verify", place)).toMatchObject({ ok: true, files: 4 });
});

test.each(["failing", "silent"] as const)(
	"a service that stays %s ends the backup, which is none; the next goes on with what is there",
	async (is) => {
		const place = newPlace();
		await evidence(6);
		let puts = 0;
		s3.fails = (request) => {
			if (request.includes("/pieces/") && ++puts === 3) s3.is = is;
			return false;
		};
		await expect(addBackup(await impatient(place), BACKUP_KEY)).rejects.toThrow(/does not answer/);
		Object.assign(s3, { is: "up", fails: () => false });
		const target = await impatient(place, 5000);
		const there = (await Array.fromAsync(target.list("pieces/"))).length;
		expect(there).toBeGreaterThan(0);
		expect((await Array.fromAsync(target.list("backups/"))).length).toBe(0);
		for await (const { name } of target.list("running/")) await target.remove(name);
		expect(await run("backup", place)).toMatchObject({ ok: true, files: 6, copied: { files: 6 - there } });
	},
);

test("a read that is cut in between goes on behind the last byte", async () => {
	const target = await impatient(newPlace());
	const whole = Buffer.from("abcdefghij".repeat(1_000_000));
	await target.write("one", whole.length, async function* () {
		yield whole;
	});
	const reads = () => s3.asked.filter((asked) => asked === `GET /${target.place.slice(5)}/one`).length;
	const taken: Uint8Array[] = [];
	for await (const bytes of target.read("one")) {
		taken.push(bytes);
		if (reads() === 1) s3.cut();
	}
	expect(reads()).toBe(2);
	expect(Buffer.concat(taken).equals(whole)).toBe(true);
});

test("the bucket of the site's own files is refused, and so is a place without a bucket", async () => {
	const settings = config();
	configure({ ...settings, S3_ENDPOINT: s3.settings.S3_ENDPOINT, S3_BUCKET: "tawila" });
	await expect(run("backup", newPlace())).rejects.toThrow(/the site's own files/);
	configure(settings);
	await expect(run("backup", "s3:///x")).rejects.toThrow(/names no bucket/);
});
