import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { ColorSpace, Document, Matrix } from "mupdf";
import { beforeAll, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { complainant, filed, person } from "../../../test/make-case.ts";
import { pdfFile } from "../../../test/make-pdf.ts";
import { asComplainant } from "../../access/case-access.server.ts";
import { layOutDocument } from "../../base/pdf/lay-out.server.ts";
import { headsLine } from "../../heads/newest-list.server.ts";
import { sealYesterday } from "../../heads/seal-day.server.ts";
import { publicKeySet } from "../../signing/sign.server.ts";
import { attachEvidence } from "../evidence/attach-evidence.server.ts";
import { acts } from "../receipts/acts.ts";
import { receiptsOf, verifyReceipt } from "../receipts/receipt.server.ts";
import { changeOwnStatus, changeStatus } from "../transitions/change-status.server.ts";
import { receiptPdf, receiptsDocument } from "./receipt-pdf.server.tsx";

const SCRIPT = resolve(import.meta.dirname, "../../../docs/verify-offline.mjs");
/** Dots per inch of an ordinary scan. */
const DOTS = 150;

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
beforeAll(() => prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true }));

/** The codes on all pages, as a reader finds them in a scan: their texts, and the points from corner to corner. */
async function codesOn(pdf: Buffer): Promise<{ text: string; wide: number }[]> {
	const document = Document.openDocument(pdf, "application/pdf");
	const found: { text: string; wide: number }[] = [];
	for (let n = 0; n < document.countPages(); n++) {
		const page = document.loadPage(n);
		const scan = page.toPixmap(Matrix.scale(DOTS / 72, DOTS / 72), ColorSpace.DeviceRGB, false, true);
		const codes = await readBarcodes(scan.asPNG(), { formats: ["QRCode"], maxNumberOfSymbols: 5 });
		for (const { text, position } of codes)
			found.push({ text, wide: ((position.topRight.x - position.topLeft.x) / DOTS) * 72 });
	}
	return found;
}

/** The text without its blanks: a reader may see some between runs of different directions. */
function wordsOf(pdf: Buffer): string {
	const document = Document.openDocument(pdf, "application/pdf");
	return Array.from({ length: document.countPages() }, (_, n) =>
		document.loadPage(n).toStructuredText("preserve-whitespace").asText(),
	)
		.join("")
		.replace(/\s+/g, "");
}

onOneEngine((engine) => {
	const product = freshProduct(engine);

	/** The script of the documentation, as a person runs it with what they have on paper and in their export. */
	async function offline(jws: string, text?: string) {
		const files = { "paper.jws": jws, "jwks.json": JSON.stringify(await publicKeySet()), "text.json": text };
		const paths = [];
		for (const [name, content] of Object.entries(files)) {
			if (content === undefined) continue;
			paths.push(join(product.dataDir, name));
			await writeFile(join(product.dataDir, name), content);
		}
		return promisify(execFile)(process.execPath, [SCRIPT, ...paths]).then(
			({ stdout }) => JSON.parse(stdout),
			({ stderr }) => String(stderr),
		);
	}

	test("a receipt prints the newest signed heads of the log, a bundle's document of receipts does not", async () => {
		const filer = await complainant();
		const made = await filed(filer);
		const [receipt] = await asComplainant(filer, () => receiptsOf(made.id));
		await sealYesterday(new Date());
		for (const locale of ["ar", "en"] as const) {
			const line = ((await headsLine(locale)) ?? "").replaceAll(" ", "");
			expect(line).toMatch(/[\da-f]{16}/);
			expect(wordsOf(await receiptPdf(locale, receipt!))).toContain(line);
			const all = receiptsDocument(locale, [receipt!])!;
			expect(wordsOf(await layOutDocument(all, "staff"))).not.toContain(line);
		}
	});

	test("of the codes on each printed receipt one verifies offline, the other leads to the page", async () => {
		const filer = await complainant();
		const made = await filed(filer);
		await changeStatus(await person("officer"), made.id, { to: "pending_information", text: "When?" });
		for (const name of ["a", "b", "c"]) await attachEvidence(filer, made.id, pdfFile(name, `${name}.pdf`));
		await changeOwnStatus(filer, made.id, { to: "submitted", text: "يوم الاثنين.", files: 3 });
		const receipts = await asComplainant(filer, () => receiptsOf(made.id));
		expect(receipts.map(({ act }) => act)).toEqual(["submission", "evidence", "evidence", "evidence", "answer"]);
		for (const locale of ["ar", "en"] as const) {
			const codes = await codesOn(await layOutDocument(receiptsDocument(locale, receipts)!, "staff"));
			const large = codes.filter(({ wide }) => wide > 160); // half a millimetre a module
			expect(large.map(({ text }) => text)).toEqual(receipts.map(({ jws }) => jws));
		}
		const answer = receipts.at(-1)!;
		const codes = await codesOn(await receiptPdf("ar", answer));
		expect(codes).toHaveLength(2);
		const [whole = "", link = ""] = codes.toSorted((a, b) => b.wide - a.wide).map(({ text }) => text);
		expect(await offline(whole, answer.statement ?? "")).toEqual(answer.body);
		expect(await offline(whole, `${answer.statement} `)).toMatch(/^NOT genuine: .* is not the text/);
		const { searchParams } = new URL(link);
		const [reference = "", code = ""] = ["reference", "code"].map((name) => searchParams.get(name) ?? "");
		expect(await verifyReceipt(reference, code, "a")).toMatchObject({ ok: true, body: answer.body });
	});

	test("the receipt of each act verifies offline with its text, and with no other text", async () => {
		const [filer, officer] = [await complainant(), await person("officer")];
		const [one, other] = [await filed(filer), await filed(filer)];
		await changeStatus(officer, one.id, { to: "pending_information", text: "When?" });
		await attachEvidence(filer, one.id, pdfFile("a", "a.pdf"));
		await changeOwnStatus(filer, one.id, { to: "submitted", text: "On Monday.", files: 1 });
		await changeStatus(await person("head"), one.id, { to: "rejected", text: "No.", reasons: "Not so." });
		expect(await changeOwnStatus(filer, one.id, { to: "appealed", text: "It was so." })).toMatchObject({ ok: true });
		await changeOwnStatus(filer, other.id, { to: "closed", text: "Settled." });
		const stored = async ({ id }: { id: string }) => asComplainant(filer, () => receiptsOf(id));
		const receipts = [...(await stored(one)), ...(await stored(other))];
		expect(new Set(receipts.map(({ act }) => act))).toEqual(new Set(Object.keys(acts)));
		for (const { act, jws, statement, body } of receipts) {
			expect([act, await offline(jws ?? "", statement ?? undefined)]).toEqual([act, body]);
			if (statement)
				expect([act, await offline(jws ?? "", `${statement} `)]).toEqual([act, expect.stringMatching(/^NOT/)]);
		}
	});
});
