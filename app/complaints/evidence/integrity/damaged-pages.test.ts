import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makePdf } from "../../../../test/make-pdf.ts";
import { startSite } from "../../../../test/site.ts";
import { documentText } from "../../documents/text.ts";
import { evidenceText } from "../text.ts";

const site = startSite();
const who = { player: "", officer: "" };
let made = 0;
let reference = "";
beforeAll(async () => {
	for (const name of ["player", "officer"] as const) who[name] = await site.sessionOf(`${name}@demo.example`);
});

/** A clean file of a submitted case of the demo's complainant. */
async function fileOfCase() {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie: who.player });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	await site.post(`/en/complaints/submit?draft=${draft}&step=1`, { draft }, { cookie: who.player });
	const evidence = new File([makePdf([], { unlisted: `% ${++made}\n` })], `file-${made}.pdf`);
	const { id }: { id: string } = await (
		await site.send("/en/complaints/evidence", { case: draft, evidence }, who.player)
	).json();
	await expect
		.poll(async () => (await site.sql("select scan from complaint_attachments where id = $1", [id])).rows[0]?.scan)
		.toBe("unscannable");
	const found = await site.row<{ id: string; case_reference: string }>(
		`select id, case_reference from complaints where status = 'submitted'
		 and user_id = (select user_id from complaints where id = $1) order by case_reference limit 1`,
		[draft],
	);
	reference = found.case_reference;
	const path = `evidence/${found.id}/${id}`;
	const moved = join(site.dataDir, "files", path);
	const stored = await readFile(join(site.dataDir, "files", `evidence/${draft}/${id}`));
	const { mkdir } = await import("node:fs/promises");
	await mkdir(join(moved, ".."), { recursive: true });
	await writeFile(moved, stored);
	await site.sql("update complaint_attachments set complaint_id = $1, scan = 'clean', file_path = $2 where id = $3", [
		found.id,
		path,
		id,
	]);
	return { id, path };
}

async function flip(path: string) {
	const bytes = await readFile(join(site.dataDir, "files", path));
	bytes[60] = (bytes[60] ?? 0) ^ 1;
	await writeFile(join(site.dataDir, "files", path), bytes);
}

/** Follows the link to the file, as a browser does. */
async function open(path: string, cookie: string) {
	const link = await site.get(path, { cookie });
	return link.status === 303 ? site.get(link.headers.get("location") ?? "", { cookie }) : link;
}

test.each([
	["complainant", "", "player"],
	["officer", "/admin", "officer"],
] as const)("a %s gets a page with 409 in both languages and none of the damaged bytes", async (_, area, name) => {
	const file = await fileOfCase();
	await flip(file.path);
	for (const locale of ["ar", "en"] as const) {
		const path = `${locale === "en" ? "/en" : ""}/complaints${area}/evidence/${file.id}`;
		const answer = await open(path, who[name]);
		expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
			409,
			"text/html; charset=utf-8",
			null,
		]);
		const page = await answer.text();
		expect(page).toMatch(/<main data-problem="hash">/);
		for (const each of ["ar", "en"] as const) expect(page).toContain(evidenceText(each).damagedText);
		expect(page).not.toContain("%PDF");
		const listed = await (
			await site.get(`${locale === "en" ? "/en" : ""}/complaints${area}/case/${reference}`, { cookie: who[name] })
		).text();
		expect(listed).toContain(`data-damaged="" class`);
		expect(listed).toContain(evidenceText(locale).damaged);
	}
	const range = await site.get(
		(await site.get(`/en/complaints${area}/evidence/${file.id}`, { cookie: who[name] })).headers.get("location") ?? "",
		{ cookie: who[name], range: "bytes=0-10" },
	);
	expect(range.status).toBe(409);
	const { count } = await site.row<{ count: number }>(
		`select count(*)::int as count from complaint_events e join complaint_attachments a using (complaint_id)
		 where a.id = $1 and e.details ->> 'sha256' = a.sha256 and e.type = 'evidence.downloaded'`,
		[file.id],
	);
	expect(count).toBe(0);
	await flip(file.path);
	expect((await open(`/en/complaints${area}/evidence/${file.id}`, who[name])).status).toBe(200);
});

test("page images are refused while the file itself is damaged, and made again when they are", async () => {
	const file = await fileOfCase();
	const pages = () => open(`/en/complaints/admin/evidence/${file.id}/pages`, who.officer);
	await flip(file.path);
	const before = await pages();
	expect([before.status, (await before.text()).includes('data-problem="hash"')]).toEqual([409, true]);
	await flip(file.path);
	expect((await pages()).headers.get("content-type")).toBe("application/pdf");
	await flip(file.path);
	expect((await pages()).status).toBe(409);
	await flip(file.path);
	const flat = async () =>
		(await site.row<{ flat_path: string }>("select flat_path from complaint_attachments where id = $1", [file.id]))
			.flat_path;
	const old = await flat();
	await flip(old);
	expect((await pages()).status).toBe(409);
	expect((await pages()).status).toBe(200);
	expect(await flat()).not.toBe(old);
	// As they were made before.
	await site.sql("update complaint_attachments set flat_sha256 = null where id = $1", [file.id]);
	expect((await pages()).status).toBe(200);
});

test("a bundle leaves a damaged file out, and its manifest and PDF say so", async () => {
	const file = await fileOfCase();
	const bundle = async () => {
		const answer = await site.get(`/en/complaints/admin/case/${reference}/bundle.zip`, { cookie: who.officer });
		expect(answer.status).toBe(200);
		return Buffer.from(await answer.arrayBuffer()).toString("latin1");
	};
	const { sha256 } = await site.row<{ sha256: string }>("select sha256 from complaint_attachments where id = $1", [
		file.id,
	]);
	expect((await bundle()).includes(`% ${made}\n`)).toBe(true);
	await flip(file.path);
	const zip = await bundle();
	expect(zip).not.toContain(`% ${made}\n`);
	const manifest = JSON.parse(/\{\n {2}"case_reference[\s\S]*?\n\}\n/.exec(zip)?.[0] ?? "");
	expect(manifest.damaged).toEqual([expect.objectContaining({ sha256, problem: "hash" })]);
	expect(manifest.files.some((each: { sha256: string }) => each.sha256 === sha256)).toBe(false);
	expect(documentText("en").damagedFile).toContain("not enclosed");
});
