import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { zipEntries } from "../../base/files/zip-entries.server.ts";
import { addNote } from "../desk/case/case-commands.server.ts";
import { noteBundle } from "../desk/case/delicate-work.server.ts";
import { deskCase } from "../desk/case/desk-case.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
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

	test("a case's bundle is the same bytes every time, holds what its manifest says, and nothing that officers keep to themselves", async () => {
		const [filer, officer, head] = [await complainant(), await person("officer"), await person("head")];
		const { id, reference } = await filed(filer, { detailed_description: "لم تُحتسب النقطة.\nThe umpire agreed." });
		const pdf = (name: string) => pdfFile(name, name);
		for (const name of ["../contract.pdf", "virus.pdf"])
			expect((await attachEvidence(filer, id, pdf(name))).ok).toBe(true);
		await runAsOperator(
			"update complaint_attachments set scan = case file_name when 'virus.pdf' then 'infected' else 'clean' end::scan_state",
		);
		await writeToComplainant(officer, id, "We have your documents.");
		await changeStatus(head, id, { to: "resolved", text: "The point counts.", reasons: "The umpire said so." });
		const bundle = async () => {
			const found = await deskCase(officer, reference);
			if (!found || found.recused) throw new Error("The officer does not see the case.");
			return bytesOf(await caseBundle(found));
		};
		const first = await bundle();
		await noteBundle(officer, id);
		await addNote(officer, id, "Between us.");
		await new Promise((resolve) => setTimeout(resolve, 1100)); // another second
		expect(sha256(await bundle())).toBe(sha256(first));

		const held = await unpack(first);
		const folder = `case-${reference}`;
		expect([...held.keys()]).toEqual([`${folder}/case.pdf`, `${folder}/evidence/01.pdf`, `${folder}/manifest.json`]);
		const manifest = JSON.parse(String(held.get(`${folder}/manifest.json`)));
		for (const { path, sha256: hash } of manifest.files) expect(sha256(held.get(`${folder}/${path}`)!)).toBe(hash);
		expect(manifest.files.map(({ name }: { name?: string }) => name)).toEqual([undefined, "contract.pdf"]);
		expect(manifest.withheld).toMatchObject([{ name: "virus.pdf", scan: "infected" }]);
		expect(String(held.get(`${folder}/manifest.json`))).not.toContain(officer.id);

		await changeStatus(head, id, { to: "closed", text: "Over." });
		expect(sha256(await bundle())).not.toBe(sha256(first));
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
			const [one, two] = [await decisionPdf(locale, decision), await decisionPdf(locale, decision)];
			expect(sha256(one)).toBe(sha256(two));
			expect(one.subarray(0, 5).toString()).toBe("%PDF-");
		}
	});
});
