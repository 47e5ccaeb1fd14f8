import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let [token, cookie] = ["", ""];
let photo = Buffer.alloc(0);
beforeAll(async () => {
	cookie = await site.signIn("editor@demo.example");
	photo = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#b3263a" } })
		.jpeg()
		.toBuffer();
	const response = await fetch(`${site.origin}/api/functions/verify-admin-login`, {
		method: "POST",
		body: JSON.stringify({ email: "editor@demo.example", password: DEMO_PASSWORD }),
	});
	token = (await response.json()).token;
});

/** An archive of the given entries; a name given as bytes is written as it is, without the mark for UTF-8. */
async function zipOf(entries: [name: string | Buffer, content: Buffer][]): Promise<Buffer> {
	const zip = new ZipFile();
	const raw: [string, Buffer][] = [];
	for (const [i, [name, content]] of entries.entries()) {
		const placeholder = typeof name === "string" ? name : `${String(i).padStart(4, "x")}`.padEnd(name.length, "y");
		if (typeof name !== "string") raw.push([placeholder, name]);
		zip.addBuffer(
			content,
			placeholder.startsWith("../") || placeholder.startsWith("/") ? `xx/${placeholder.slice(3)}` : placeholder,
		);
		if (placeholder.startsWith("../")) raw.push([`xx/${placeholder.slice(3)}`, Buffer.from(placeholder)]);
	}
	zip.end();
	let bytes: Buffer = await buffer(zip.outputStream);
	for (const [placeholder, name] of raw) {
		for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, at + 1)) name.copy(bytes, at);
	}
	bytes = clearUtf8Flags(bytes, raw.length > 0);
	return bytes;
}

/** Takes the mark for UTF-8 names off every header, as old programs leave it. */
function clearUtf8Flags(bytes: Buffer, wanted: boolean): Buffer {
	if (!wanted) return bytes;
	for (const [signature, offset] of [
		[0x04034b50, 6],
		[0x02014b50, 8],
	] as const)
		for (let at = 0; at < bytes.length - 4; at++)
			if (bytes.readUInt32LE(at) === signature)
				bytes.writeUInt16LE(bytes.readUInt16LE(at + offset) & ~0x800, at + offset);
	return bytes;
}

async function process(zip: Buffer, name = "photos.zip") {
	const form = new FormData();
	form.set("zip", new File([new Uint8Array(zip)], name));
	const headers = { authorization: `Bearer ${token}` };
	const response = await fetch(`${site.origin}/api/functions/process-player-images`, {
		method: "POST",
		body: form,
		headers,
	});
	return { status: response.status, body: await response.json() };
}
const outcomes = (body: { entries: { name: string; outcome: string }[] }) =>
	Object.fromEntries(body.entries.map(({ name, outcome }) => [name, outcome]));

test("files are matched by id, by either name however it is spelled, and else become players", async () => {
	await site.sql(`insert into players (name, name_ar, photo_url) values
		('Zip One', 'المثال الأول', null), ('Zip Two', 'أحمد المثالي', null), ('Twin Name', 'توأم', null), ('Twin Name', 'توأم', null)`);
	const { rows } = await site.sql("select id from players where name = 'Zip One'");
	const { body } = await process(
		await zipOf([
			[`photos/${rows[0]?.id}.jpg`, photo],
			["احمد المثالى.jpg", photo],
			["Twin_Name.jpg", photo],
			["Nobody Yet.jpg", photo],
			["لاعب جديد.jpg", photo],
			["notes.txt", Buffer.from("not a picture")],
			["Fake Picture.png", Buffer.from("<svg onload=alert(1)>")],
			["999999.jpg", photo],
			["second/Nobody Yet.jpg", photo],
		]),
	);
	expect(outcomes(body)).toEqual({
		[`photos/${rows[0]?.id}.jpg`]: "updated",
		"احمد المثالى.jpg": "updated",
		"Twin_Name.jpg": "ambiguous",
		"Nobody Yet.jpg": "created",
		"لاعب جديد.jpg": "created",
		"notes.txt": "not-an-image",
		"Fake Picture.png": "not-an-image",
		"999999.jpg": "refused",
		"second/Nobody Yet.jpg": "refused",
	});
	expect([body.created, body.updated, body.errors.length]).toEqual([2, 2, 5]);
	const made = await site.sql(
		"select name, name_ar, nationality, team_id, photo_url from players where name = 'لاعب جديد'",
	);
	expect(made.rows[0]).toMatchObject({ name_ar: "لاعب جديد", nationality: "KSA", team_id: null });
	expect(made.rows[0]?.photo_url).toMatch(/^\/media\/player-photos\//);
});

test("names of old programs are read: UTF-8 without its mark, code page 1256, and decomposed letters", async () => {
	await site.sql(
		`insert into players (name, name_ar) values ('Mangled', 'منصور الرشيدي'), ('Windows', 'محمد'), ('José', 'خوسيه')`,
	);
	const { body } = await process(
		await zipOf([
			[Buffer.from("منصور الرشيدي.jpg"), photo],
			[Buffer.from([0xe3, 0xcd, 0xe3, 0xcf, ...Buffer.from(".jpg")]), photo],
		]),
	);
	expect(outcomes(body)).toEqual({ "منصور الرشيدي.jpg": "updated", "محمد.jpg": "updated" });
	const decomposed = await process(await zipOf([["Jose\u0301.jpg", photo]]));
	expect(outcomes(decomposed.body)).toEqual({ "José.jpg": "updated" });
});

test("path tricks, archives in the archive, bombs and locked entries are refused one by one; the other entries are processed (ASVS 5.2.3, 5.3.2)", async () => {
	const bomb = Buffer.alloc(12 * 1024 * 1024);
	const inner = await zipOf([["inner.jpg", photo]]);
	const { body } = await process(
		await zipOf([
			["../escape.jpg", photo],
			["nested.jpg", inner],
			["Bomb Player.jpg", bomb],
			["Good One.jpg", photo],
		]),
	);
	expect(outcomes(body)).toEqual({
		"../escape.jpg": "refused",
		"nested.jpg": "refused",
		"Bomb Player.jpg": "refused",
		"Good One.jpg": "created",
	});
	expect(body.errors.join("\n")).toMatch(/not allowed[\s\S]*archive inside[\s\S]*Larger than allowed/);
});

test("the real size of an entry counts, not the declared one", async () => {
	const zip = await zipOf([["Liar.jpg", Buffer.alloc(3 * 1024 * 1024, 7)]]);
	const central = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
	zip.writeUInt32LE(10, central + 24); // says it unfolds to ten bytes
	expect(outcomes((await process(zip)).body)).toEqual({ "Liar.jpg": "refused" });
});

test.each([
	["no archive", Buffer.from("hello"), "photos.zip"],
	["an empty file", Buffer.alloc(0), "photos.zip"],
	["half an archive", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), "photos.zip"],
])("%s is refused as a whole", async (_, bytes, name) => {
	const { status, body } = await process(bytes, name);
	expect([status, body.error.message]).toEqual([422, "Failed to process zip file"]);
});

test("only .zip files are taken, and only from those who manage players", async () => {
	expect((await process(await zipOf([["a.jpg", photo]]), "photos.rar")).status).toBe(422);
	const call = (authorization: string) =>
		fetch(`${site.origin}/api/functions/process-player-images`, {
			method: "POST",
			body: new FormData(),
			headers: { authorization },
		});
	expect((await call("")).status).toBe(401);
	expect((await call("Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa")).status).toBe(401);
});

test("of five hundred and one entries the first five hundred are looked at", async () => {
	const entries = Array.from({ length: 501 }, (_, i): [string, Buffer] => [`file-${i}.txt`, Buffer.from("x")]);
	const { body } = await process(await zipOf(entries));
	expect(body.entries.length).toBe(501);
	expect(body.entries.filter(({ outcome }: { outcome: string }) => outcome === "refused").length).toBe(1);
});

test("the panel does the same in the queue, and its report names every entry after a reload", async () => {
	const zip = await zipOf([
		["Panel Player.jpg", photo],
		["panel-notes.txt", Buffer.from("no")],
	]);
	const file = new File([new Uint8Array(zip)], "photos.zip");
	const response = await site.send("/en/admin/players", { kind: "zip", zip: file }, cookie);
	expect([response.status, response.headers.get("location")]).toEqual([303, "/en/admin/players?photos=open#photos"]);
	const page = async () => (await site.get("/en/admin/players", { cookie })).text();
	await expect.poll(page, { timeout: 15_000 }).toContain("Processed successfully! Created: 1, Updated: 0");
	expect(await page()).toMatch(/data-outcome="not-an-image"[\s\S]*panel-notes\.txt/);
	const wrong = await site.send("/en/admin/players", { kind: "zip", zip: new File(["x"], "photos.txt") }, cookie);
	expect([wrong.status, (await wrong.text()).includes("Choose a .zip file")]).toEqual([422, true]);
});
