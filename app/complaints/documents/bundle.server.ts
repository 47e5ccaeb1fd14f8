import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { files } from "../../base/files/store/store.server.ts";
import type { DeskCase } from "../desk/case/desk-case.server.ts";
import { extensionOf } from "../evidence/rules/evidence-rules.ts";
import { sha256 } from "../receipts/receipt.server.ts";
import { casePdf, eventsOnFile } from "./case-pdf.server.tsx";

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

type Enclosed = { path: string; stored: string; name: string; size?: number; sha256: string };

/**
 * The whole case in an archive: one PDF, the files, and a manifest with the hash of each. The same case makes the same bytes, every
 * time: dates come from the case, and nothing in it tells who took it along.
 */
export async function caseBundle({ item, person }: Pick<DeskCase, "item" | "person">): Promise<NodeJS.ReadableStream> {
	const pdf = await casePdf({ item, person });
	const folder = `case-${item.case_reference}`;
	const evidence = item.evidence.map((file, i) => ({ ...file, path: numbered("evidence", i, file.file_name) }));
	const decisions = item.decisions
		.filter(({ document_id }) => document_id !== null)
		.map((decision, i) => ({ ...decision, path: numbered("decisions", i, decision.document_name ?? "") }));
	const enclosed: Enclosed[] = [
		...evidence
			.filter((file) => isOpen(file) && !file.erased_at)
			.map((file) => ({ ...file, stored: file.id, name: file.file_name, size: file.file_size })),
		...decisions.flatMap(
			({ path, document_id: stored, document_name, document_sha256: sha256, document_scan: scan }) =>
				stored && sha256 && isOpen({ scan, own: true }) ? { path, stored, name: document_name ?? "", sha256 } : [],
		),
	];
	const manifest = {
		case_reference: item.case_reference,
		status: item.status,
		as_of: item.last_updated_at,
		last_event: eventsOnFile(item).at(-1)?.id,
		files: [
			{ path: "case.pdf", sha256: sha256(pdf), size: pdf.length },
			...enclosed.map(({ path, name, size, sha256 }) => ({ path, name, size, sha256 })),
		],
		withheld: evidence
			.filter(({ path }) => !enclosed.some((each) => each.path === path))
			.map(({ file_name, sha256, scan }) => ({ name: file_name, sha256, scan })),
	};
	const zip = new ZipFile();
	const options = { mtime: wallClock(item.last_updated_at), mode: 0o100644, compress: false, forceDosTimestamp: true };
	zip.addBuffer(pdf, `${folder}/case.pdf`, options);
	for (const { path, stored } of enclosed)
		zip.addReadStreamLazy(`${folder}/${path}`, options, (give) => {
			files()
				.getStream(`evidence/${item.id}/${stored}`)
				.then((stream) => give(null, stream))
				.catch((error) => give(error, Readable.from([])));
		});
	zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), `${folder}/manifest.json`, options);
	zip.end();
	return zip.outputStream;
}

/** Names in an archive are ours: a given name could be a path, or twice there. */
const numbered = (folder: string, i: number, name: string) =>
	`${folder}/${String(i + 1).padStart(2, "0")}.${extensionOf(name) ?? "bin"}`;
