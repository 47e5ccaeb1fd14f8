import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { eicar, startClamd } from "../../../../test/clamd.ts";
import { freshProduct, onEveryEngine } from "../../../../test/engines.ts";
import { complainant, filed, person } from "../../../../test/make-case.ts";
import { pdfFile } from "../../../../test/make-pdf.ts";
import type { Actor } from "../../../access/actor.ts";
import { config, configure } from "../../../base/config.server.ts";
import { runAsOperator } from "../../../base/db/client.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { StoreAway } from "../../../base/files/store/store-away.ts";
import { registry } from "../../../base/metrics/registry.server.ts";
import { health } from "../../../office/health/health.server.ts";
import { runCommand } from "../../../operator/commands.server.ts";
import { attachEvidence } from "../attach-evidence.server.ts";
import { scanJob } from "../scan-evidence.server.ts";
import { declareEvidenceMetrics } from "./evidence-facts.server.ts";
import { checkEvidenceFor } from "./evidence-pass.server.ts";
import { PASS_DAYS } from "./evidence-state.ts";
import { DamagedEvidence, openVerified } from "./verified.server.ts";

const clamd = startClamd();
declareEvidenceMetrics();
afterEach(() => vi.restoreAllMocks());

type Row = { id: string; complaint_id: string; file_path: string; sha256: string };
async function rows<R>(text: string, values?: unknown[]) {
	const found: { rows: R[] } = await runAsOperator(text, values);
	return found.rows;
}
const evidence = () => rows<Row>("select id, complaint_id, file_path, sha256 from complaint_attachments order by id");
const events = (type: string) =>
	rows<{ is_public: boolean; details: object }>("select is_public, details from complaint_events where type = $1", [
		type,
	]);
const mails = () => rows<{ recipient: string; plain: string }>("select recipient, plain from mails order by recipient");

onEveryEngine((engine) => {
	const product = freshProduct(engine);
	const onDisk = (file: Row) => join(product.dataDir, "files", file.file_path);

	/** A case with so many files. */
	async function caseWith(count: number) {
		const owner = await complainant();
		const { id, reference } = await filed(owner);
		for (let i = 0; i < count; i++)
			expect(await attachEvidence(owner, id, pdfFile(`file ${i}`, `${i}.pdf`))).toMatchObject({ ok: true });
		await runAsOperator("delete from mails");
		return { id, reference, files: await evidence() };
	}
	/** Turns one bit of a stored file, and turns it back the next time. */
	async function flip(file: Row) {
		const bytes = await readFile(onDisk(file));
		bytes[40] = (bytes[40] ?? 0) ^ 1;
		await writeFile(onDisk(file), bytes);
	}
	const first = (all: Row[]): Row => {
		const [row] = all;
		if (!row) throw new Error("The case has no file.");
		return row;
	};
	async function told(actor: Actor) {
		const doctor = JSON.parse((await runCommand(["doctor", "--json"]))?.text ?? "");
		const { state, text } = doctor.findings.find(({ what }: { what: string }) => what === "evidence");
		const part = (await health(actor)).find(({ name }) => name === "evidence");
		const metrics = await registry.metrics();
		const figure = (name: string) => new RegExp(`^tawila_evidence_${name} (.+)$`, "m").exec(metrics)?.[1];
		return {
			doctor: state,
			text,
			health: part?.state,
			damaged: figure("damaged_files"),
			age: figure("pass_age_seconds"),
		};
	}

	test("changed bytes are never read out: the case notes it once, owners and heads get one mail", async () => {
		const [owner, head] = [await person("owner"), await person("head")];
		await person("officer");
		const made = await caseWith(1);
		const file = first(made.files);
		await flip(file);
		for (let i = 0; i < 2; i++) await expect(openVerified(file)).rejects.toThrow(DamagedEvidence);
		expect(await events("evidence.damaged")).toEqual([
			{ is_public: false, details: { sha256: file.sha256, how: "changed" } },
		]);
		const sent = await mails();
		expect(sent.map(({ recipient }) => recipient)).toEqual([head.email, owner.email].sort());
		for (const { recipient, plain } of sent) {
			expect(plain.includes(made.reference)).toBe(recipient === head.email);
			expect(plain).not.toContain("0.pdf");
		}
		await flip(file);
		const copy = await openVerified(file);
		expect(await readFile(copy.path)).toEqual(await readFile(onDisk(file)));
		await copy.remove();
		expect(await events("evidence.mended")).toHaveLength(1);
		expect(await rows("select * from evidence_damage")).toEqual([]);
	});

	test("a recused head is not told which case, and of a draft only owners hear", async () => {
		const [owner, head] = [await person("owner"), await person("head")];
		const made = await caseWith(1);
		await runAsOperator(
			"insert into case_conflicts (complaint_id, account_id, kind, reason) values ($1, $2, 'declared', 'x')",
			[made.id, head.id],
		);
		await flip(first(made.files));
		await expect(openVerified(first(made.files))).rejects.toThrow(DamagedEvidence);
		expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
	});

	test("a file that is gone or a folder by now is damaged; a store that is away says nothing of it", async () => {
		const made = await caseWith(1);
		const file = first(made.files);
		vi.spyOn(files(), "getStream").mockRejectedValue(new StoreAway(new Error("gone")));
		await expect(openVerified(file)).rejects.toThrow(StoreAway);
		vi.restoreAllMocks();
		expect(await events("evidence.damaged")).toEqual([]);
		await rm(onDisk(file));
		await expect(openVerified(file)).rejects.toMatchObject({ how: "missing" });
		expect(await events("evidence.damaged")).toMatchObject([{ details: { how: "missing" } }]);
	});

	test("what changes between two readings of the store is not read out: the copy is what was checked", async () => {
		const made = await caseWith(1);
		const file = first(made.files);
		const before = await readFile(onDisk(file));
		const copy = await openVerified(file);
		await flip(file);
		const read: Buffer[] = [];
		for await (const piece of copy.stream()) read.push(piece);
		expect(Buffer.concat(read)).toEqual(before);
	});

	test("damaged bytes are not given to the scanner, and the file is not called clean", async () => {
		await clamd.start();
		configure({ ...config(), CLAMD_URL: clamd.url });
		try {
			const made = await caseWith(1);
			const file = first(made.files);
			await writeFile(onDisk(file), eicar);
			await scanJob.run({ id: file.id }, { last: false });
			expect(await rows("select scan from complaint_attachments")).toEqual([{ scan: "unscannable" }]);
			expect(await events("evidence.infected")).toEqual([]);
			expect(await events("evidence.damaged")).toHaveLength(1);
		} finally {
			configure({ ...config(), CLAMD_URL: undefined });
			await clamd.stop();
		}
	});

	test("the nightly reading finds damage unasked; doctor, health and figures say so until it is mended", async () => {
		const owner = await person("owner");
		const made = await caseWith(3);
		expect(await told(owner)).toMatchObject({ doctor: "warn", health: "attention", damaged: "0", age: undefined });
		expect((await told(owner)).text).toContain("never read to the end");
		const file = first(made.files);
		await flip(file);
		expect(await checkEvidenceFor({})).toBe(true);
		expect(await told(owner)).toMatchObject({ doctor: "fail", health: "down", damaged: "1" });
		expect((await told(owner)).text).toMatch(/^1 not as received.*3 files, .* MB, 1 of them bad$/);
		expect(await mails()).toHaveLength(1);
		await runAsOperator("update evidence_passes set finished_at = now() - interval '1 day'");
		await checkEvidenceFor({});
		expect(await mails()).toHaveLength(1); // once per file
		expect(await told(owner)).toMatchObject({ doctor: "fail" });
		await flip(file);
		await runAsOperator("update evidence_passes set finished_at = now() - interval '1 day'");
		await checkEvidenceFor({});
		expect(await told(owner)).toMatchObject({ doctor: "ok", health: "up", damaged: "0" });
		await runAsOperator(`update evidence_passes set finished_at = now() - interval '${PASS_DAYS} days 1 hour'`);
		expect(await told(owner)).toMatchObject({ doctor: "warn", health: "attention" });
		expect(Number((await told(owner)).age)).toBeGreaterThan(PASS_DAYS * 86_400);
	});

	test("a pass that stopped in the middle goes on with the next file, and one night has one pass", async () => {
		const made = await caseWith(5);
		expect(await checkEvidenceFor({ files: 2 })).toBe(false);
		const pass = async () =>
			await rows<{ files: number; bad: number; finished: boolean }>(
				"select files, bad, finished_at is not null as finished from evidence_passes",
			);
		expect(await pass()).toEqual([{ files: 2, bad: 0, finished: false }]);
		await flip(first(made.files)); // read already: the next pass finds it
		vi.spyOn(files(), "getStream").mockRejectedValueOnce(new StoreAway(new Error("gone")));
		await expect(checkEvidenceFor({})).rejects.toThrow(StoreAway);
		vi.restoreAllMocks();
		expect(await checkEvidenceFor({})).toBe(true);
		expect(await pass()).toEqual([{ files: 5, bad: 0, finished: true }]);
		expect(await checkEvidenceFor({})).toBe(true);
		expect(await pass()).toEqual([{ files: 5, bad: 0, finished: true }]);
		await runAsOperator("update evidence_passes set finished_at = now() - interval '1 day'");
		expect(await checkEvidenceFor({})).toBe(true);
		expect(await pass()).toEqual([{ files: 5, bad: 1, finished: true }]);
	});

	test("files that were erased are not missed", async () => {
		const made = await caseWith(2);
		const file = first(made.files);
		await runAsOperator("update complaint_attachments set erased_at = now() where id = $1", [file.id]);
		await rm(onDisk(file));
		await checkEvidenceFor({});
		expect(await rows("select files, bad from evidence_passes")).toEqual([{ files: 1, bad: 0 }]);
		await expect(openVerified(file)).rejects.toMatchObject({ init: { status: 404 } });
		expect(await rows("select * from evidence_damage")).toEqual([]);
	});
});
