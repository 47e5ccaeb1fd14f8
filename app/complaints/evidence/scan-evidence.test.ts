import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eicar, startClamd } from "../../../test/clamd.ts";
import { freshProduct } from "../../../test/engines.ts";
import { complainant, draft, submit } from "../../../test/make-case.ts";
import { makePdf, pdfFile } from "../../../test/make-pdf.ts";
import { config, configure } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { scanStream } from "../../base/files/scanner/scanner.server.ts";
import { ownDraft } from "../submitting/drafts.server.ts";
import { attachEvidence } from "./attach-evidence.server.ts";
import { scanJob } from "./scan-evidence.server.ts";

const clamd = startClamd();
freshProduct("embedded PostgreSQL");
const pdf = (text: string, name = "a.pdf") => pdfFile(text, name);
const scanner = (CLAMD_URL: string | undefined) => configure({ ...config(), CLAMD_URL });

async function attached(...files: File[]) {
	const owner = await complainant();
	const id = await draft(owner);
	for (const file of files) expect(await attachEvidence(owner, id, file)).toMatchObject({ ok: true });
	const { rows } = await runAsOperator("select id from complaint_attachments order by uploaded_at, id");
	const states = async () => (await ownDraft(owner, id))?.evidence.map((file) => file.scan);
	const scan = (last = false) => Promise.all(rows.map((row) => scanJob.run({ id: row.id }, { last })));
	return { owner, id, states, scan };
}

async function* pieces(...texts: string[]) {
	for (const text of texts) yield Buffer.from(text);
}

test("the scanner decides whether a file is clean; no case with an infected one is sent (ASVS 5.4.3)", async () => {
	await clamd.start();
	scanner(clamd.url);
	const { owner, id, states, scan } = await attached(pdf("harmless"), pdf(eicar, "b.pdf"));
	expect(await states()).toEqual(["pending", "pending"]);
	await scan();
	expect(await states()).toEqual(["clean", "infected"]);
	expect(await submit(owner, id)).toEqual({ ok: false, problems: { evidence: "evidenceInfected" } });
	const { rows } = await runAsOperator(
		"select type, actor_role, details ->> 'signature' as signature from complaint_events",
	);
	expect(rows).toEqual([
		{ type: "evidence.infected", actor_role: "system", signature: expect.stringContaining("Test.Eicar.Body") },
	]);
	await scan(); // a job that comes twice changes nothing
	expect(await states()).toEqual(["clean", "infected"]);
});

test("a file that the inspector could not read whole is never clean, even when the scanner says so", async () => {
	const hidden = makePdf([], { unlisted: "9 0 obj\n<</Type/ObjStm/N 1/First 4>>stream\nx\nendstream\nendobj\n" });
	const { states, scan } = await attached(new File([hidden], "a.pdf"), pdf("harmless", "b.pdf"));
	await scan();
	expect(await states()).toEqual(["unscannable", "clean"]);
	// The database agrees: not even an operator's statement makes it clean by mistake.
	await expect(runAsOperator("update complaint_attachments set scan = 'clean' where not is_whole")).rejects.toThrow();
});

test("while the scanner is away a file waits; when it stays away the file is unscannable, never clean", async () => {
	await clamd.stop();
	const { states, scan } = await attached(pdf("x"));
	await expect(scan()).rejects.toThrow();
	expect(await states()).toEqual(["pending"]);
	await scan(true);
	expect(await states()).toEqual(["unscannable"]);
});

test("without a scanner files are unscannable", async () => {
	scanner(undefined);
	const { states, scan } = await attached(pdf("x"));
	await scan();
	expect(await states()).toEqual(["unscannable"]);
});

test("a virus split over two pieces of a stream is found, and so is one in a large file", async () => {
	await clamd.start();
	expect(await scanStream(pieces(eicar.slice(0, 40), eicar.slice(40)), clamd.url)).toMatchObject({ clean: false });
	expect(await scanStream(pieces("x".repeat(15_000_000), eicar), clamd.url)).toMatchObject({ clean: false });
	expect(await scanStream(pieces("harmless"), clamd.url)).toEqual({ clean: true });
	await expect(
		scanStream(pieces(...Array.from({ length: 60 }, () => "x".repeat(1_000_000))), clamd.url),
	).rejects.toThrow();
});

test.each([
	"",
	"stream: what\0",
	"UNKNOWN COMMAND\0",
	"stream: OK, perhaps\0",
	"INSTREAM size limit exceeded. ERROR\0",
])("an answer like %j is a failure and not a clean file", async (answer) => {
	const path = join(tmpdir(), `scanner-${crypto.randomUUID()}.sock`);
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		socket.once("data", () => socket.end(answer));
		socket.on("end", () => socket.end());
	});
	await new Promise<void>((resolve) => server.listen(path, () => resolve()));
	await expect(scanStream(pieces("x"), `unix:${path}`)).rejects.toThrow();
	server.close();
});
