import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshProduct } from "../../../../test/engines.ts";
import { complainant, draft } from "../../../../test/make-case.ts";
import { pdfFile } from "../../../../test/make-pdf.ts";
import { attachEvidence } from "../../../complaints/evidence/attach-evidence.server.ts";
import { ownDraft } from "../../../complaints/submitting/drafts.server.ts";

// A clamd that never answers for the first file it gets, and finds the others clean.
const path = join(tmpdir(), `hung-scanner-${crypto.randomUUID()}.sock`);
const sockets: Socket[] = [];
const scanner = createServer({ allowHalfOpen: true }, (socket) => {
	socket.on("error", () => {}).resume();
	if (sockets.push(socket) > 1) socket.end("stream: OK\0");
});
beforeAll(() => new Promise<void>((resolve) => scanner.listen(path, () => resolve())));
afterAll(() => {
	for (const socket of sockets) socket.destroy();
	scanner.close();
});
freshProduct("embedded PostgreSQL", { CLAMD_URL: `unix:${path}` }, { idle: false });

test("a file on which the scanner hangs does not delay other files", async () => {
	const pdf = (name: string) => pdfFile(name, `${name}.pdf`);
	const states = async (owner: Awaited<ReturnType<typeof complainant>>, id: string) =>
		(await ownDraft(owner, id))?.evidence.map((file) => file.scan);
	const first = await complainant();
	const hung = await draft(first);
	expect(await attachEvidence(first, hung, pdf("hung"))).toMatchObject({ ok: true });
	await expect.poll(() => sockets.length).toBe(1);
	const second = await complainant();
	const other = await draft(second);
	for (const name of ["one", "two", "three"])
		expect(await attachEvidence(second, other, pdf(name))).toMatchObject({ ok: true });
	// A scan that failed, as on a machine that is busy, is tried again after half a minute.
	await expect.poll(() => states(second, other)).toEqual(["clean", "clean", "clean"]);
	expect(await states(first, hung)).toEqual(["pending"]);
});
