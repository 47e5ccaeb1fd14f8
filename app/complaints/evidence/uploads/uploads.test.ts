import { createHash } from "node:crypto";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { fickleS3 } from "../../../../test/fickle-s3.ts";
import { makePdf } from "../../../../test/make-pdf.ts";
import { type Site, startSite } from "../../../../test/site.ts";
import { takenByServer } from "../../../../test/taken-by-server.ts";
import { MAX_CASE_BYTES, MAX_PART } from "../rules/evidence-rules.ts";

const MB = 1024 * 1024;
const pdf = (text: string) => makePdf([], { unlisted: `% ${text} ${"x".repeat(2.5 * MB)}` });
const PIECES = "/en/complaints/evidence/uploads";
const VERSION = { "tus-resumable": "1.0.0" };

/** The protocol as a browser speaks it, for one session. */
function sender(site: Site, cookie: string) {
	const post = (path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
		fetch(site.origin + path, {
			method: "POST",
			redirect: "manual",
			headers: { ...VERSION, cookie, origin: site.origin, ...headers },
			body,
		});
	const begin = (name: string, size: number) =>
		post(PIECES, {
			"upload-length": String(size),
			"upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
		});
	const at = (offset: number) => ({
		"x-http-method-override": "PATCH",
		"content-type": "application/offset+octet-stream",
		"upload-offset": String(offset),
	});
	return {
		begin,
		path: async (name: string, size: number) => (await begin(name, size)).headers.get("location") ?? "",
		piece: (path: string, offset: number, bytes: Uint8Array) => post(path, at(offset), new Uint8Array(bytes)),
		/** Announces a piece, sends the given bytes of it, and cuts the line once the server has taken them. */
		cutPiece: async (path: string, offset: number, bytes: Uint8Array) => {
			const headers = { ...VERSION, ...at(offset), cookie, origin: site.origin, "content-length": MAX_PART };
			const taken = takenByServer(path);
			const sent = request(site.origin + path, { method: "POST", headers, agent: false });
			const cut = new Promise((resolve) => sent.on("error", resolve));
			sent.write(bytes);
			await expect.poll(taken).toBeGreaterThanOrEqual(bytes.length);
			sent.destroy(new Error("cut"));
			await cut;
		},
		arrived: async (path: string) => {
			const headers = { ...VERSION, cookie };
			const answer = await fetch(site.origin + path, { method: "HEAD", redirect: "manual", headers });
			return answer.ok ? Number(answer.headers.get("upload-offset")) : answer.status;
		},
		giveUp: (path: string) => post(path, { "x-http-method-override": "DELETE" }),
		attach: async (path: string, draft: string) => {
			const fields = { case: draft, upload: path.split("/").at(-1) ?? "" };
			return await (await site.send("/en/complaints/evidence", fields, cookie)).json();
		},
	};
}

async function newDraft(site: Site, cookie: string) {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	await site.post(`/en/complaints/submit?draft=${draft}&step=1`, { draft }, { cookie });
	return draft;
}
const waiting = async (site: Site) =>
	(await site.sql<{ path: string }>("select path from case_files where path like 'evidence/uploads/%'")).rows.length;

function goesOnWhereItStopped(site: Site) {
	test("a file goes on from where it was cut, is attached once, and nothing of its pieces remains", async () => {
		const cookie = await site.sessionOf("player@demo.example");
		const [player, draft, bytes] = [sender(site, cookie), await newDraft(site, cookie), pdf("whole")];
		const path = await player.path("عقد.pdf", bytes.length);
		expect(await player.arrived(path)).toBe(0);
		expect((await player.piece(path, 0, bytes.subarray(0, MB))).headers.get("upload-offset")).toBe(String(MB));
		// Longer than the buffers of streams on the way: a cut loses what is in them.
		await player.cutPiece(path, MB, bytes.subarray(MB, MB + 500_000));
		await expect.poll(() => player.arrived(path)).toBeGreaterThan(MB);
		const from = await player.arrived(path);
		expect(await player.attach(path, draft)).toEqual({ problem: "lostConnection" });
		expect((await player.piece(path, MB, bytes.subarray(MB, 2 * MB))).status).toBe(409);
		expect((await player.piece(path, from, bytes.subarray(from, from + MB))).status).toBe(204);
		expect((await player.piece(path, from + MB, bytes.subarray(from + MB))).status).toBe(204);
		const attached = await player.attach(path, draft);
		expect(await player.attach(path, draft)).toEqual(attached);
		const { rows } = await site.sql(
			"select id, file_name, file_size, sha256 from complaint_attachments where complaint_id = $1",
			[draft],
		);
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		expect(rows).toEqual([{ id: attached.id, file_name: "عقد.pdf", file_size: bytes.length, sha256 }]);
		expect(await waiting(site)).toBe(0);
		const { file_name } = await site.row<{ file_name: string }>(
			"select file_name from evidence_uploads where attached_id = $1",
			[attached.id],
		);
		expect(file_name).toBe("file"); // its name is in the case alone, where an erasure finds it
	});
}

describe("on the disk", () => {
	const site = startSite();
	goesOnWhereItStopped(site);

	test("another person finds no upload, adds nothing to it, cannot attach it and cannot give it up", async () => {
		const cookie = await site.sessionOf("player@demo.example");
		const [player, bytes] = [sender(site, cookie), pdf("own")];
		const path = await player.path("a.pdf", bytes.length);
		await player.piece(path, 0, bytes.subarray(0, MB));
		await site.sql(`with made as (insert into accounts (name, email, email_verified)
			values ('c', 'coach@demo.example', true) returning id),
			role as (insert into account_roles (account_id, role) select id, 'complainant' from made)
			insert into credentials (account_id, provider, provider_account, password)
			select made.id, 'credential', made.id::text, password from made, credentials limit 1`);
		for (const email of ["coach@demo.example", "officer@demo.example"]) {
			const theirs = await site.sessionOf(email);
			const other = sender(site, theirs);
			expect([403, 404]).toContain(await other.arrived(path));
			expect([403, 404]).toContain((await other.piece(path, MB, bytes.subarray(MB, 2 * MB))).status);
			await other.giveUp(path);
		}
		const coach = await site.sessionOf("coach@demo.example");
		expect(await sender(site, coach).attach(path, await newDraft(site, coach))).toEqual({ problem: "lostConnection" });
		expect((await site.get(path, VERSION)).status).toBe(401);
		expect(await player.arrived(path)).toBe(MB);
		expect((await player.giveUp(path)).status).toBe(204);
		expect([await player.arrived(path), await waiting(site)]).toEqual([404, 0]);
	});

	test("wrong kinds, sizes, pieces and methods are refused before they are stored", async () => {
		const player = sender(site, await site.sessionOf("player@demo.example"));
		const refused = async (name: string, size: number) => {
			const answer = await player.begin(name, size);
			return [answer.status, await answer.json().catch(() => undefined)];
		};
		expect(await refused("a.exe", 10)).toEqual([422, { problem: "evidenceType" }]);
		expect(await refused("a.pdf", 30 * MB)).toEqual([422, { problem: "evidenceTooLarge" }]);
		expect((await refused("a.mp4", 300 * MB))[0]).toBe(413);
		const path = await player.path("a.pdf", 3 * MB);
		expect((await player.piece(path, 0, new Uint8Array(MAX_PART + 1))).status).toBe(413);
		expect((await player.piece(path, 0, new Uint8Array(10))).headers.get("upload-offset")).toBe("0");
		expect((await player.piece(path, 5, new Uint8Array(MB))).status).toBe(409);
		const foreign = { cookie: "", origin: "https://evil.example", ...VERSION, "upload-length": "10" };
		expect((await fetch(site.origin + PIECES, { method: "POST", headers: foreign })).status).toBe(403);
		expect(await player.arrived(path)).toBe(0);
		expect(await waiting(site)).toBe(0);
	});

	test("a changed file that arrived whole is refused as one sent at once, and its pieces go", async () => {
		const cookie = await site.sessionOf("player@demo.example");
		const [player, draft] = [sender(site, cookie), await newDraft(site, cookie)];
		const path = await player.path("a.pdf", 1000);
		await player.piece(path, 0, new Uint8Array(1000));
		expect(await player.attach(path, draft)).toEqual({ problem: "evidenceMismatch" });
		expect([await player.arrived(path), await waiting(site)]).toEqual([404, 0]);
	});

	test("the oldest uploads of an account make room for new ones, and a day ends them", async () => {
		const player = sender(site, await site.sessionOf("player@demo.example"));
		const first = await player.path("film.mp4", 90 * MB);
		await player.piece(first, 0, new Uint8Array(MB));
		const second = await player.path("film.mp4", 90 * MB);
		expect([await player.arrived(first), await waiting(site)]).toEqual([MB, 1]);
		const third = await player.path("film.mp4", 90 * MB);
		expect(2 * 90 * MB).toBeLessThan(MAX_CASE_BYTES);
		expect([await player.arrived(first), await waiting(site)]).toEqual([404, 0]);
		expect([await player.arrived(second), await player.arrived(third)]).toEqual([0, 0]);
		await site.sql("update evidence_uploads set begun_at = now() - interval '25 hours'");
		expect(await player.arrived(third)).toBe(404);
	});
});

describe("in an S3-compatible store", () => {
	const s3 = fickleS3();
	goesOnWhereItStopped(startSite({ settings: s3.settings }));
});
