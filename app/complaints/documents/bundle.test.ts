import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { zipEntries } from "../../base/files/zip-entries.server.ts";
import { NotLaidOut } from "../../base/pdf/lay-out.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { addNote } from "../handling/commands/case-commands.server.ts";
import { noteBundle } from "../handling/commands/delicate-work.server.ts";
import { deskCase } from "../handling/desk-case.server.ts";
import { receiptsForStaff } from "../receipts/receipt.server.ts";
import { changeStatus } from "../transitions/change-status.server.ts";
import { writeToComplainant } from "../transitions/send-message.server.ts";
import { caseBundle } from "./bundle.server.ts";
import { decisionPdf } from "./decision-pdf.server.tsx";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function bytesOf(stream: NodeJS.ReadableStream) {
	const parts: Buffer[] = [];
	for await (const part of stream) parts.push(Buffer.from(part as Buffer));
	return Buffer.concat(parts);
}

async function unpack(bytes: Buffer): Promise<Map<string, Buffer>> {
	const zip = await new Promise<import("yauzl").ZipFile>((resolve, reject) =>
		fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
	);
	const found = new Map<string, Buffer>();
	for await (const entry of zipEntries(zip))
		found.set(
			entry.fileName,
			await new Promise((resolve, reject) =>
				zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(bytesOf(stream)))),
			),
		);
	return found;
}

onOneEngine((engine) => {
	freshProduct(engine);
	recordsEvents(["case.bundled"]);

	test("a case's bundle is the same bytes each time, holds what its manifest says, nothing internal", async () => {
		const [filer, officer, head] = [await complainant(), await person("officer"), await person("head")];
		const { id, reference } = await filed(filer, { detailed_description: "لم تُحتسب النقطة.\nThe umpire agreed." });
		const pdf = (name: string) => pdfFile(name, name);
		for (const name of ["../contract.pdf", "virus.pdf"])
			expect((await attachEvidence(filer, id, pdf(name))).ok).toBe(true);
		await runAsOperator(
			`update complaint_attachments set scan = case file_name when 'virus.pdf' then 'infected'
				else 'clean' end::scan_state`,
		);
		await writeToComplainant(officer, id, { body: "We have your documents." });
		await changeStatus(head, id, { to: "resolved", text: "The point counts.", reasons: "The umpire said so." });
		const bundle = async () => {
			const found = await deskCase(officer, reference);
			if (!found || found.recused) throw new Error("The officer does not see the case.");
			return bytesOf(await caseBundle({ ...found, receipts: await receiptsForStaff(officer, id) }));
		};
		const first = await bundle();
		await noteBundle(officer, id);
		await addNote(officer, id, { body: "Between us." });
		const second = () => Math.floor(Date.now() / 1000);
		const then = second();
		await expect.poll(second).not.toBe(then); // documents are made in a process with a clock of its own
		expect(sha256(await bundle())).toBe(sha256(first));

		const held = await unpack(first);
		const folder = `case-${reference}`;
		expect([...held.keys()]).toEqual(
			[
				"case.pdf",
				"decisions/01.pdf",
				"receipts.pdf",
				"receipts/01-submission.jws",
				"receipts/01-submission.json",
				"receipts/02-evidence.jws",
				"receipts/03-evidence.jws",
				"evidence/01.pdf",
				"manifest.json",
			].map((name) => `${folder}/${name}`),
		);
		const [, signed = ""] = String(held.get(`${folder}/receipts/01-submission.jws`)).split(".");
		const text = held.get(`${folder}/receipts/01-submission.json`);
		expect(JSON.parse(String(Buffer.from(signed, "base64url"))).statement_sha256).toBe(sha256(text!));
		const manifest = JSON.parse(String(held.get(`${folder}/manifest.json`)));
		for (const { path, sha256: hash } of manifest.files) expect(sha256(held.get(`${folder}/${path}`)!)).toBe(hash);
		expect(manifest.files.flatMap(({ name }: { name?: string }) => name ?? [])).toEqual(["contract.pdf"]);
		expect(manifest.withheld).toMatchObject([{ name: "virus.pdf", scan: "infected" }]);
		expect(String(held.get(`${folder}/manifest.json`))).not.toContain(officer.id);

		await changeStatus(head, id, { to: "closed", text: "Over." });
		expect(sha256(await bundle())).not.toBe(sha256(first));
	});

	test("a bundle whose PDF cannot be laid out holds the text of the case, and its manifest says why", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const { id, reference } = await filed(filer, { detailed_description: "لم تُحتسب النقطة." });
		const found = await deskCase(officer, reference);
		if (!found || found.recused) throw new Error("The officer does not see the case.");
		const stream = await caseBundle({ ...found, receipts: await receiptsForStaff(officer, id) }, () =>
			Promise.reject(new NotLaidOut("memory")),
		);
		const held = await unpack(await bytesOf(stream));
		const folder = `case-${reference}`;
		expect([...held.keys()]).toEqual(
			["case.txt", "receipts.txt", "receipts/01-submission.jws", "receipts/01-submission.json", "manifest.json"].map(
				(name) => `${folder}/${name}`,
			),
		);
		const manifest = JSON.parse(String(held.get(`${folder}/manifest.json`)));
		expect(manifest.not_laid_out).toMatchObject({ path: "case.pdf", reason: "memory" });
		expect(Object.keys(manifest.not_laid_out.words)).toEqual(["ar", "en"]);
		expect(manifest.files[0].sha256).toBe(sha256(held.get(`${folder}/case.txt`)!));
		expect(String(held.get(`${folder}/case.txt`))).toContain("لم تُحتسب النقطة.\n");
	});

	test("a decision's document is the same bytes every time, in either language", async () => {
		const decision = {
			case_reference: "2026-000001",
			outcome: "resolved" as const,
			body: "تُحتسب النقطة.",
			reasons: "The umpire said so.\nقال الحكم ذلك.",
			on_appeal: false,
			decided_at: new Date("2026-11-21T10:00:00Z"),
			appeal_until: new Date("2026-12-12T20:59:59.999Z"),
		};
		for (const locale of ["ar", "en"] as const) {
			const [one, two] = [await decisionPdf(locale, decision, "people"), await decisionPdf(locale, decision, "people")];
			expect(sha256(one)).toBe(sha256(two));
			expect(one.subarray(0, 5).toString()).toBe("%PDF-");
		}
	});
});
