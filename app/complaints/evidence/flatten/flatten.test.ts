import { readFileSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "mupdf";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makePdf } from "../../../../test/make-pdf.ts";
import { startSite } from "../../../../test/site.ts";
import { deskCaseText } from "../../../desk/case/text.ts";
import { evidenceText } from "../text.ts";

const site = startSite();
const who = { player: "", officer: "", editor: "" };
let reference = "";
beforeAll(async () => {
	for (const name of ["player", "officer", "editor"] as const) who[name] = await site.sessionOf(`${name}@demo.example`);
});

/** A file of a submitted case of the demo's complainant, as the scanner left it. */
async function fileOf(bytes: Uint8Array<ArrayBuffer>, name: string, scan = "clean"): Promise<string> {
	const first = await site.get("/en/complaints/submit?draft=new", { cookie: who.player });
	const draft = new URL(first.headers.get("location") ?? "", site.origin).searchParams.get("draft") ?? "";
	await site.post(`/en/complaints/submit?draft=${draft}&step=1`, { draft }, { cookie: who.player });
	const sent = await site.send(
		"/en/complaints/evidence",
		{ case: draft, evidence: new File([bytes], name) },
		who.player,
	);
	const { id }: { id: string } = await sent.json();
	const { rows } = await site.sql<{ id: string; case_reference: string }>(
		`select id, case_reference from complaints where status = 'submitted'
		 and user_id = (select user_id from complaints where id = $1) order by case_reference limit 1`,
		[draft],
	);
	reference = rows[0]?.case_reference ?? "";
	await expect
		.poll(async () => (await site.sql("select scan from complaint_attachments where id = $1", [id])).rows[0]?.scan)
		.toBe("unscannable");
	await site.sql("update complaint_attachments set complaint_id = $1, scan = $2::scan_state where id = $3", [
		rows[0]?.id,
		scan,
		id,
	]);
	return id;
}
const pages = (id: string, cookie: string) => site.get(`/en/complaints/admin/evidence/${id}/pages`, { cookie });
async function download(id: string) {
	const link = await pages(id, who.officer);
	expect(link.status).toBe(303);
	const file = await site.get(link.headers.get("location") ?? "", { cookie: who.officer });
	const bytes = Buffer.from(await file.arrayBuffer());
	return { file, bytes, pages: pagesOf(bytes) };
}
/** The text of each page, and how its pictures are packed. */
function pagesOf(bytes: Buffer) {
	const document = new PDFDocument(bytes);
	return Array.from({ length: document.countPages() }, (_, n) => {
		const page = document.loadPage(n);
		const pictures: string[] = [];
		const resources = page.getObject().get("Resources", "XObject");
		resources.forEach((each) => {
			pictures.push(each.get("Filter").asName());
		});
		return { text: page.toStructuredText("").asText().trim(), pictures };
	});
}

test("an officer gets pictures of the pages, nothing else of a file; logged, made once, for officers", async () => {
	const link = "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org)>>>>";
	const id = await fileOf(makePdf([link], { text: "Secret words" }), "عقد.pdf");
	const { file, bytes, pages: shown } = await download(id);
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect(file.headers.get("content-disposition")).toContain(encodeURIComponent("عقد - pages.pdf"));
	expect(Number(file.headers.get("content-length"))).toBe(bytes.length);
	expect(shown).toEqual([{ text: "", pictures: ["DCTDecode"] }]);
	for (const trace of ["Secret", "example.org", "/URI", "/Annot", "/Font"]) expect(bytes.includes(trace)).toBe(false);
	const events = async () =>
		(
			await site.sql(
				"select details from complaint_events where type = 'evidence.downloaded' and (details ->> 'flat')::boolean",
			)
		).rows;
	expect(await events()).toHaveLength(1);
	const held = async () =>
		(await site.sql("select flat_path from complaint_attachments where id = $1", [id])).rows[0]?.flat_path;
	const first = await held();
	await download(id);
	expect([await held(), (await events()).length]).toEqual([first, 2]);
	expect((await stat(join(site.dataDir, "files", String(first)))).isFile()).toBe(true);
	// Its folder goes after the file is noted.
	await expect.poll(() => readdir(join(site.dataDir, "incoming"), { recursive: true })).toHaveLength(1);
	// The complainant has the file; page images are the officers' own. Editors get neither, with an error.
	expect([(await pages(id, who.editor)).status, (await pages(id, who.player)).status]).toEqual([403, 404]);
	const { headers } = await pages(id, who.officer);
	const forged = (headers.get("location") ?? "").replace(/\.flat$/, "");
	expect((await site.get(forged, { cookie: who.officer })).status).toBe(404);
});

test("a picture becomes one page, and a long document forty with the figure of all behind them", async () => {
	const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#a33" } })
		.jpeg()
		.toBuffer();
	expect((await download(await fileOf(new Uint8Array(photo), "photo.jpg"))).pages).toHaveLength(1);
	expect((await download(await fileOf(makePdf([], { pages: 45 }), "long.pdf"))).pages).toHaveLength(41);
});

test("a WebP and a HEIC picture have a page image; a recording has none and the page says so", async () => {
	const webp = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0e5a45" } })
		.webp()
		.toBuffer();
	const sample = (name: string) =>
		new Uint8Array(readFileSync(join(import.meta.dirname, "../../../../test/media", name)));
	expect((await download(await fileOf(new Uint8Array(webp), "photo.webp"))).pages).toHaveLength(1);
	expect((await download(await fileOf(sample("photo.heic"), "photo.heic"))).pages).toHaveLength(1);
	const sound = await fileOf(sample("sound.opus"), "note.opus");
	expect((await pages(sound, who.officer)).headers.get("location")).toBe(`/en/complaints/admin/case/${reference}`);
	for (const locale of ["ar", "en"] as const) {
		const path = `${locale === "en" ? "/en" : ""}/complaints/admin/case/${reference}`;
		const page = await (await site.get(path, { cookie: who.officer })).text();
		expect(page).toContain(deskCaseText(locale).noPageImages);
		expect(page).toContain(evidenceText(locale).sound);
	}
});

test.each(["pending", "infected", "unscannable"])("a file that is %s has no page images either", async (scan) => {
	const id = await fileOf(makePdf([], { unlisted: `% ${scan}\n` }), "a.pdf", scan);
	expect((await pages(id, who.officer)).status).toBe(404);
});

test("a file that cannot be rendered says so, in both languages", async () => {
	const id = await fileOf(makePdf([], { unlisted: "% gone\n" }), "a.pdf");
	await site.sql("update complaint_attachments set file_type = 'application/zip' where id = $1", [id]);
	const link = await pages(id, who.officer);
	expect(link.headers.get("location")).toBe(`/en/complaints/admin/case/${reference}`);
	const flash =
		link.headers
			.getSetCookie()
			.find((cookie) => cookie.startsWith("flash="))
			?.split(";")[0] ?? "";
	for (const prefix of ["", "/en"]) {
		const page = await (
			await site.get(`${prefix}/complaints/admin/case/${reference}`, { cookie: `${who.officer}; ${flash}` })
		).text();
		expect(page).toMatch(/role="alert"/);
	}
});

test("the case's page offers page images beside the file, with what they are, in both languages", async () => {
	await fileOf(makePdf([], { unlisted: "% shown\n" }), "shown.pdf");
	for (const locale of ["ar", "en"] as const) {
		const prefix = locale === "en" ? "/en" : "";
		for (const page of [`case/${reference}`, `details/${reference}`]) {
			const text = await (await site.get(`${prefix}/complaints/admin/${page}`, { cookie: who.officer })).text();
			expect(text).toContain(evidenceText(locale).pageImages);
			expect(text).toContain(deskCaseText(locale).pageImagesNote);
		}
	}
});
