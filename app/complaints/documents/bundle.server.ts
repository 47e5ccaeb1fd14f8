import { ZipFile } from "yazl";
import type { Locale } from "../../base/locale/locale.ts";
import { layOutDocument, NotLaidOut } from "../../base/pdf/lay-out.server.ts";
import { DamagedEvidence, openVerified, type VerifiedFile } from "../evidence/integrity/verified.server.ts";
import { extensionOf, kinds } from "../evidence/rules/evidence-rules.ts";
import type { DeskCase } from "../handling/desk-case.server.ts";
import { sha256 } from "../receipts/issue-receipt.server.ts";
import type { Receipt } from "../receipts/receipt.server.ts";
import { fileOfCase, pdfOrText } from "./case-file.server.ts";
import { eventsOnFile } from "./case-pdf.server.tsx";
import { decisionPdf } from "./decision-pdf.server.tsx";
import { receiptsDocument } from "./receipt-pdf.server.tsx";

/** Archives store local time without a zone: we write UTC on every server. */
const wallClock = (at: Date) =>
	new Date(
		at.getUTCFullYear(),
		at.getUTCMonth(),
		at.getUTCDate(),
		at.getUTCHours(),
		at.getUTCMinutes(),
		at.getUTCSeconds(),
	);

/** A file that may leave the house: scanned and clean, vouched for, or the federation's own. */
const isOpen = (file: { scan: string | null; released_at?: Date | null; own?: boolean }) =>
	file.scan === "clean" || Boolean(file.released_at) || (file.own === true && file.scan === "unscannable");

type DocumentLayout = typeof layOutDocument;
type BundledCase = Pick<DeskCase, "item" | "person"> & { receipts: Receipt[] };
type EnclosedFile = { path: string; stored: string; name: string; type: string; size?: number; sha256: string };

/**
 * The whole case in an archive: one PDF, the files, and a manifest with the hash of each. The same case makes the same
 * bytes, every time: dates come from the case, and nothing in it tells who took it along. A file whose stored bytes are
 * not those that were hashed is left out; manifest and PDF say so. Where the PDF cannot be laid out, its words are
 * there as text, and the manifest says why.
 */
export async function caseBundle(
	{ item, person, ...given }: BundledCase,
	layOut: DocumentLayout = layOutDocument,
): Promise<NodeJS.ReadableStream> {
	const folder = `case-${item.case_reference}`;
	const evidence = item.evidence.map((file, i) => ({ ...file, path: numbered("evidence", i, file.file_name) }));
	const decisions = item.decisions.map((decision, i) => ({
		...decision,
		path: numbered("decisions", i, decision.document_name ?? "decision.pdf"),
	}));
	const enclosed: EnclosedFile[] = [
		...evidence
			.filter((file) => isOpen(file) && !file.erased_at)
			.map((file) => ({ ...file, stored: file.id, name: file.file_name, type: file.file_type, size: file.file_size })),
		...decisions.flatMap(
			({ path, document_id: stored, document_name, document_sha256: sha256, document_scan: scan }) =>
				stored && sha256 && isOpen({ scan, own: true })
					? { path, stored, name: document_name ?? "", type: kinds.pdf, sha256 }
					: [],
		),
	];
	const receipts = await filesOf(item.language, given.receipts, layOut);
	const copies = await verifiedCopies(item.id, enclosed);
	const damaged = enclosed.filter(({ path }) => !copies.has(path));
	const hashes = new Set(damaged.map(({ sha256 }) => sha256));
	const ofCase = await fileOfCase({ item, person, damaged: hashes }, { queue: "staff", layOut }).catch(
		async (error) => {
			await removeAll(copies);
			throw error;
		},
	);
	const printed = await printedDecisions(item, person, decisions, layOut).catch(async (error) => {
		await removeAll(copies);
		throw error;
	});
	const held = enclosed.filter(({ path }) => copies.has(path));
	const manifest = {
		case_reference: item.case_reference,
		status: item.status,
		as_of: item.last_updated_at,
		last_event: eventsOnFile(item).at(-1)?.id,
		files: [
			{ path: ofCase.path, sha256: sha256(ofCase.bytes), size: ofCase.bytes.length },
			...[...printed, ...receipts].map(({ path, bytes }) => ({ path, sha256: sha256(bytes), size: bytes.length })),
			...held.map(({ path, name, type, size, sha256 }) => ({ path, name, type, size, sha256 })),
		],
		...(ofCase.instead && { not_laid_out: ofCase.instead }),
		withheld: evidence
			.filter(({ path }) => !enclosed.some((each) => each.path === path))
			.map(({ file_name, sha256, scan }) => ({ name: file_name, sha256, scan })),
		...(damaged.length > 0 && {
			damaged: damaged.map(({ path, name, sha256 }) => ({ path, name, sha256, problem: "hash" })),
		}),
	};
	const zip = new ZipFile();
	const options = { mtime: wallClock(item.last_updated_at), mode: 0o100644, compress: false, forceDosTimestamp: true };
	for (const { path, bytes } of [ofCase, ...printed, ...receipts]) zip.addBuffer(bytes, `${folder}/${path}`, options);
	for (const [path, copy] of copies)
		zip.addReadStreamLazy(`${folder}/${path}`, options, (give) => give(null, copy.stream()));
	zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), `${folder}/manifest.json`, options);
	zip.end();
	zip.outputStream.once("close", () => void removeAll(copies));
	return zip.outputStream;
}

type Item = DeskCase["item"];
type NumberedDecision = Item["decisions"][number] & { path: string };

/**
 * The documents of decisions that have none of their own. One that cannot be laid out is left out: its words are with
 * the case.
 */
async function printedDecisions(
	item: Item,
	person: DeskCase["person"],
	decisions: NumberedDecision[],
	layOut: DocumentLayout,
) {
	const { case_reference, language, first_party_full_name, second_party_full_name } = item;
	const { full_name, full_name_ar } = person;
	const parties = { first_party_full_name, second_party_full_name, full_name, full_name_ar };
	const printed: { path: string; bytes: Buffer }[] = [];
	for (const decision of decisions) {
		if (decision.document_id || !decision.body) continue;
		const document = { ...parties, ...decision, case_reference: case_reference ?? "" };
		try {
			printed.push({ path: decision.path, bytes: await decisionPdf(language, document, "staff", layOut) });
		} catch (error) {
			if (!(error instanceof NotLaidOut)) throw error;
		}
	}
	return printed;
}

/** Checked copies of the files by their path in the archive; those that are damaged have none. */
async function verifiedCopies(complaintId: string, enclosed: EnclosedFile[]): Promise<Map<string, VerifiedFile>> {
	const copies = new Map<string, VerifiedFile>();
	try {
		for (const { path, stored, sha256 } of enclosed) {
			const file = { id: stored, complaint_id: complaintId, file_path: `evidence/${complaintId}/${stored}`, sha256 };
			try {
				copies.set(path, await openVerified(file));
			} catch (error) {
				if (!(error instanceof DamagedEvidence)) throw error;
			}
		}
		return copies;
	} catch (error) {
		await removeAll(copies);
		throw error;
	}
}

const removeAll = (copies: Map<string, VerifiedFile>) =>
	Promise.all([...copies.values()].map(({ remove }) => remove()));

/**
 * The receipts as one PDF, each as the JWS that any JOSE tool verifies, and the text whose hash it holds as it was
 * signed.
 */
async function filesOf(locale: Locale, receipts: Receipt[], layOut: typeof layOutDocument) {
	const document = receiptsDocument(locale, receipts);
	const printed = document && (await pdfOrText("receipts", document, { queue: "staff", locale, layOut }));
	const signed = receipts.flatMap(({ number, act, jws, statement }) => {
		const path = `receipts/${String(number).padStart(2, "0")}-${act}`;
		return [
			...(jws ? [{ path: `${path}.jws`, bytes: Buffer.from(`${jws}\n`) }] : []),
			...(statement === null ? [] : [{ path: `${path}.json`, bytes: Buffer.from(statement) }]),
		];
	});
	return [...(printed ? [printed] : []), ...signed];
}

/** Names in an archive are ours: a given name could be a path, or twice there. */
const numbered = (folder: string, i: number, name: string) =>
	`${folder}/${String(i + 1).padStart(2, "0")}.${extensionOf(name) ?? "bin"}`;
