import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { makePdf } from "../../../test/make-pdf.ts";
import { startSite } from "../../../test/site.ts";
import { MAX_FILE_BYTES } from "../../complaints/evidence/rules/evidence-rules.ts";
import { evidenceText } from "../../complaints/evidence/text.ts";

const site = startSite({ settings: { LOG_LEVEL: "info" } });
const bytes = makePdf();

/** The lines of the log, which are not printed here. */
const lines: string[] = [];
const out = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
afterAll(() => out.mockRestore());

/** A draft of the demo's complainant with one file, in the given scan state. */
async function fileIn(scan: string, cookie: string, name = "عقد 1.pdf", content = bytes) {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	const at = (step: number) => `/en/complaints/submit?draft=${draft}&step=${step}`;
	await site.post(at(1), { draft }, { cookie });
	const sent = await site.send("/en/complaints/evidence", { case: draft, evidence: new File([content], name) }, cookie);
	const { id }: { id: string } = await sent.json();
	await expect
		.poll(async () => (await site.sql("select scan from complaint_attachments where id = $1", [id])).rows[0]?.scan)
		.toBe("unscannable");
	await site.sql("update complaint_attachments set scan = $1::scan_state where id = $2", [scan, id]);
	return { id, draft };
}

test("a clean file is an inert attachment, by a link of this session for a minute (ASVS 3.2.1)", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id } = await fileIn("clean", cookie);
	const link = await site.get(`/en/complaints/evidence/${id}`, { cookie });
	const path = link.headers.get("location") ?? "";
	expect([link.status, path.startsWith("/en/complaints/download/")]).toEqual([303, true]);
	const file = await site.get(path, { cookie });
	expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
	expect(Object.fromEntries(file.headers)).toMatchObject({
		"content-type": "application/pdf",
		"content-disposition": `attachment; filename="??? 1.pdf"; filename*=UTF-8''${encodeURIComponent("عقد 1.pdf")}`,
		"x-content-type-options": "nosniff",
		"content-security-policy": expect.stringContaining("sandbox"),
		"cache-control": "no-store",
	});
	const { rows } = await site.sql(
		"select type, is_public from complaint_events e join complaint_attachments a using (complaint_id) where a.id = $1",
		[id],
	);
	expect(rows).toContainEqual({ type: "evidence.downloaded", is_public: false });
	// Another session of the same person, another person, no session, and a changed link.
	const again = await site.sessionOf("player@demo.example");
	const officer = await site.sessionOf("officer@demo.example");
	expect((await site.get(path, { cookie: again })).status).toBe(404);
	expect((await site.get(path, { cookie: officer })).status).toBe(404);
	expect((await site.get(path)).status).toBe(303);
	const [head = "", until = "", signature = ""] = path.split(".");
	for (const forged of [
		`${head}.${Number(until) + 60}.${signature}`,
		`${head}.${until}.${signature}x`,
		`${head}.${until}`,
	])
		expect((await site.get(forged, { cookie })).status).toBe(404);
});

test("a link that is older than a minute leads nowhere", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id } = await fileIn("clean", cookie);
	const path = (await site.get(`/en/complaints/evidence/${id}`, { cookie })).headers.get("location") ?? "";
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
	try {
		const late = await site.get(path, { cookie });
		expect(late.status).toBe(404);
	} finally {
		vi.useRealTimers();
	}
});

test.each(["pending", "infected", "unscannable"])("a file that is %s is not handed out", async (scan) => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id } = await fileIn(scan, cookie);
	expect((await site.get(`/en/complaints/evidence/${id}`, { cookie })).status).toBe(404);
});

test("a file that could not be inspected completely says so in both languages, and is not handed out", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id, draft } = await fileIn("unscannable", cookie);
	await site.sql("update complaint_attachments set is_whole = false where id = $1", [id]);
	expect((await site.get(`/en/complaints/evidence/${id}`, { cookie })).status).toBe(404);
	const { rows } = await site.sql(
		`select id, case_reference from complaints where status = 'submitted'
		 and user_id = (select user_id from complaints where id = $1) limit 1`,
		[draft],
	);
	await site.sql("update complaint_attachments set complaint_id = $1 where id = $2", [rows[0]?.id, id]);
	for (const locale of ["ar", "en"] as const) {
		const prefix = locale === "en" ? "/en" : "";
		const page = await (await site.get(`${prefix}/complaints/case/${rows[0]?.case_reference}`, { cookie })).text();
		expect(page).toContain(evidenceText(locale).scanNotePartly);
	}
});

test("another person's file and a missing one get the same answer; editors get none (ASVS 8.2.2)", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id } = await fileIn("clean", cookie);
	const editor = await site.sessionOf("editor@demo.example");
	const officer = await site.sessionOf("officer@demo.example");
	for (const [who, which] of [
		[officer, id],
		[cookie, crypto.randomUUID()],
		[cookie, "x"],
	] as const)
		expect((await site.get(`/en/complaints/evidence/${which}`, { cookie: who })).status).toBe(404);
	for (const which of [id, crypto.randomUUID()])
		expect((await site.get(`/en/complaints/evidence/${which}`, { cookie: editor })).status).toBe(403);
});

test("a file for another person's case is refused, and so is a body that is too long", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { draft } = await fileIn("clean", cookie);
	const nobody = await site.send("/en/complaints/evidence", { case: draft, evidence: new File([bytes], "x.pdf") });
	expect(nobody.status).toBe(401);
	const foreign = await site.send(
		"/en/complaints/evidence",
		{ case: crypto.randomUUID(), evidence: new File([bytes], "x.pdf") },
		cookie,
	);
	expect([foreign.status, await foreign.json()]).toEqual([422, { problem: "evidenceClosed" }]);
	const large = new File([new Uint8Array(22 * 1024 * 1024)], "x.pdf");
	const long = await site.send("/en/complaints/evidence", { case: draft, evidence: large }, cookie);
	expect([long.status, await long.json()]).toEqual([422, { problem: "evidenceTooLarge" }]);
	expect(await statusOfLength(MAX_FILE_BYTES + 2 * 1024 * 1024, cookie)).toBe(413);
});

/** The status that the announcement of so long a body is answered with, before most of it was sent. */
function statusOfLength(length: number, cookie: string) {
	const headers = { cookie, "content-length": length, "content-type": "multipart/form-data; boundary=x" };
	return new Promise((resolve, reject) => {
		const sent = request(`${site.origin}/en/complaints/evidence`, { method: "POST", headers }, (answer) => {
			resolve(answer.statusCode);
			sent.destroy();
		});
		sent.on("error", reject).write("--x\r\n");
	});
}

test("a download that is cancelled is no error: before its first byte, in the middle, public and private", async () => {
	const cookie = await site.sessionOf("player@demo.example");
	const { id } = await fileIn("clean", cookie, "large.pdf", makePdf([], { unlisted: `% ${"x".repeat(9_000_000)}` }));
	const link = async () => (await site.get(`/en/complaints/evidence/${id}`, { cookie })).headers.get("location") ?? "";
	const { image } = await site.row<{ image: string }>(
		"select photo_url as image from players where photo_url like '/media/%' limit 1",
	);
	for (const path of [await link(), image, "/api/openapi.json", "/en/matches.ics", "/en/complaints/account"])
		for (const after of [0, 1, 200_000]) await cutAfter(path, after, cookie);
	const seen = () => lines.filter((line) => line.includes('"status":499')).length;
	await expect.poll(seen).toBeGreaterThanOrEqual(2);
	expect(lines.filter((line) => /"level":"(?:error|warn)"/.test(line))).toEqual([]);
});

/** Asks for a file and cuts the line once so many bytes have come. */
const cutAfter = (path: string, bytes: number, cookie: string) =>
	new Promise<void>((resolve) => {
		let come = 0;
		const socket = connect(Number(new URL(site.origin).port), "localhost", () => {
			socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`, () => {
				if (bytes === 0) socket.resetAndDestroy();
			});
		});
		socket.on("data", (part) => {
			come += part.length;
			if (come >= bytes) socket.resetAndDestroy();
		});
		socket.on("error", () => undefined).on("close", () => resolve());
	});
