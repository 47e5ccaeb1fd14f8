import { buffer } from "node:stream/consumers";
import { encode } from "iconv-lite";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { DEMO_PASSWORD } from "../../../test/prepare-database.ts";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
recordsEvents(["photo-archive.discarded"], (text, values) => site.sql(text, values));
let [token, cookie] = ["", ""];
let photo = Buffer.alloc(0);
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
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

async function process(zip: Buffer, name = "photos.zip", fields: Record<string, string> = { create: "true" }) {
	const form = new FormData();
	for (const [field, value] of Object.entries(fields)) form.set(field, value);
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

test("names in the code page of MS-DOS are those of players, and one of two pages makes none", async () => {
	await site.sql("insert into players (name, name_ar) values ('Dos One', 'طارق الغصن'), ('Dos Two', 'لؤي الراشد')");
	const { body } = await process(
		await zipOf([
			[encode("طارق الغصن.jpg", "cp720"), photo],
			[encode("لؤي الراشد.jpg", "cp720"), photo],
		]),
		"dos.zip",
		{},
	);
	expect(outcomes(body)).toEqual({ "طارق الغصن.jpg": "updated", "لؤي الراشد.jpg": "updated" });
	const unclear = await process(await zipOf([[Buffer.from([0xe3, 0xe5, 0xed, 0x2e, 0x6a, 0x70, 0x67]), photo]]));
	expect([unclear.body.created, Object.values(outcomes(unclear.body))]).toEqual([0, ["refused"]]);
});

test("files are matched by number or name however spelled; unknown names become players on request", async () => {
	await site.sql(`insert into players (name, name_ar, photo_url) values
		('Zip One', 'المثال الأول', null), ('Zip Two', 'أحمد المثالي', null),
		('Twin Name', 'توأم', null), ('Twin Name', 'توأم', null)`);
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
			["Nobody Yet (1).jpg", photo],
			["IMG_20261121_183012.jpg", photo],
			["__MACOSX/._Nobody Yet.jpg", Buffer.from("x")],
			["photos/.DS_Store", Buffer.from("x")],
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
		"Nobody Yet (1).jpg": "refused",
		"IMG_20261121_183012.jpg": "refused",
	});
	expect([body.created, body.updated, body.errors.length]).toEqual([2, 2, 7]);
	expect(body.errors.join("\n")).toMatch(/999999\.jpg: There is no player with the number 999999/);
	const made = await site.sql(
		`select name, name_ar, nationality, ranking, team_id, photo_url from players where 'لاعب جديد' = name_ar
			or name = 'Nobody Yet' order by name`,
	);
	const fresh = { nationality: "KSA", ranking: null, team_id: null };
	expect(made.rows).toMatchObject([
		{ name: "", name_ar: "لاعب جديد", ...fresh },
		{ name: "Nobody Yet", name_ar: "", ...fresh },
	]);
	expect(made.rows[0]?.photo_url).toMatch(/^\/media\/player-photos\//);
});

test("no player is added by a program that does not ask for it", async () => {
	const { body } = await process(await zipOf([["Not Asked For.jpg", photo]]), "photos.zip", {});
	expect([outcomes(body), body.created]).toEqual([{ "Not Asked For.jpg": "unknown" }, 0]);
	expect((await site.sql("select 1 from players where name = 'Not Asked For'")).rows).toEqual([]);
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

test("path tricks, nested archives, bombs and locked entries are refused, others not (ASVS 5.2.3, 5.3.2)", async () => {
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
	expect(body.errors.join("\n")).toMatch(/not allowed[\s\S]*archive inside[\s\S]*larger than allowed/);
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

const upload = async (entries: [string, Buffer][], language = "/en") => {
	const file = new File([new Uint8Array(await zipOf(entries))], "photos.zip");
	return site.send(`${language}/admin/players`, { kind: "zip", zip: file }, cookie);
};
/** Uploads an archive by the form, and gives its page as soon as it has been read. */
async function preview(entries: [string, Buffer][]) {
	const response = await upload(entries);
	const path = response.headers.get("location") ?? "";
	const html = async () => (await (await site.get(path, { cookie })).text()).replaceAll("<!-- -->", "");
	await expect.poll(html).not.toContain('data-state="reading"');
	const page = await html();
	const control = (name: string) =>
		new RegExp(`${name}</bdi>[\\s\\S]*?name="(entry-\\d+)"`).exec(page)?.[1] ?? "no control";
	const apply = (fields: Record<string, string> = {}) => site.post(path, fields, { cookie });
	return { status: response.status, path, page, html, control, apply };
}
const photosOf = async (like: string) =>
	(
		await site.sql<{ id: number; name: string; name_ar: string; photo_url: string | null }>(
			"select id, name, name_ar, photo_url from players where name like $1 or name_ar like $1 order by id",
			[like],
		)
	).rows;
const former = "/media/player-photos/0123456789abcdef-60x60.webp";

test("an upload shows what it would do and changes nothing; the chosen is applied and undone as a whole", async () => {
	await site.sql(
		`insert into players (name, name_ar, photo_url) values ('Dry Known', 'معروف', $1), ('Dry Twin', 'توءم', null),
			('Dry Twin', 'توءم', null)`,
		[former],
	);
	const { status, path, page, html, control, apply } = await preview([
		["Dry Known.jpg", photo],
		["Dry Known (1).jpg", photo],
		["Dry Twin.jpg", photo],
		["Dry New.jpg", photo],
		["Dry Unwanted.jpg", photo],
		["DSC00012.jpg", photo],
		["player-999999.png", photo],
		["__MACOSX/._Dry Known.jpg", Buffer.from("x")],
	]);
	expect([status, path]).toEqual([303, expect.stringMatching(/^\/en\/admin\/players\/photos\/\d+$/)]);
	const verdicts = [...page.matchAll(/data-verdict="(\w+)"/g)].map(([, verdict]) => verdict);
	expect(verdicts).toEqual(["ambiguous", "new", "new", "match", "match", "refused", "refused", "ignored"]);
	expect(page).toContain("There is no player with the number 999999");
	expect(page).toContain("camera&#x27;s file name");
	const before = await photosOf("Dry %");
	expect(before.map(({ photo_url }) => photo_url)).toEqual([former, null, null]);

	const second = before[2]?.id;
	const applied = await apply({ [control("Dry Twin.jpg")]: String(second), [control("Dry New.jpg")]: "create" });
	expect([applied.status, applied.headers.get("set-cookie")]).toEqual([
		303,
		expect.stringContaining("flash=photos-applied.1.2"),
	]);
	const after = await photosOf("Dry %");
	expect(
		after.map(({ name, name_ar, photo_url }) => [name, name_ar, photo_url !== null && photo_url !== former]),
	).toEqual([
		["Dry Known", "معروف", true],
		["Dry Twin", "توءم", false],
		["Dry Twin", "توءم", true],
		["Dry New", "", true],
	]);
	const report = await html();
	expect(report).toContain("Processed successfully! Created: 1, Updated: 2");
	expect(report).toMatch(/Dry Unwanted\.jpg[\s\S]*?Not used/);
	expect(report).toMatch(/Dry New\.jpg[\s\S]*?<bdi>Dry New<\/bdi>/); // the player, with a link
	expect(await (await site.get("/en/admin/players?show=incomplete", { cookie })).text()).toMatch(
		/Dry New[\s\S]*?Arabic name missing/,
	);
	// The Arabic page of a player without an Arabic name shows the name there is.
	expect(await (await site.get("/admin/players?q=Dry", { cookie })).text()).toContain("Dry New");

	const list = await (await site.get("/en/admin/players", { cookie })).text();
	const batch =
		/action="(\/en\/admin\/undo\/\d+)"[^>]*><button[^>]*aria-label="Undo: photos\.zip"/.exec(list)?.[1] ?? "";
	expect(await (await site.get("/en/admin/import/players", { cookie })).text()).toContain(batch);
	// Another field does not matter.
	await site.sql("update players set position = 'Attack' where id = $1", [before[0]?.id]);
	const undone = await site.post(batch, {}, { cookie });
	expect(undone.headers.get("set-cookie")).toContain("flash=undone.3.0");
	expect((await photosOf("Dry %")).map(({ photo_url }) => photo_url)).toEqual([former, null, null]);
});

test("undoing keeps a player that an editor has completed, and a photo that was replaced since", async () => {
	await site.sql("insert into players (name, name_ar) values ('Kept Known', 'باق')");
	const { control, apply, html } = await preview([
		["Kept Known.jpg", photo],
		["Kept New.jpg", photo],
	]);
	await apply({ [control("Kept New.jpg")]: "create" });
	await site.sql("update players set name_ar = 'مكتمل' where name = 'Kept New'");
	await site.sql("update players set photo_url = $1 where name = 'Kept Known'", [former]);
	const undo = /action="(\/en\/admin\/undo\/\d+)"/.exec(await html())?.[1] ?? "";
	expect((await site.post(undo, {}, { cookie })).headers.get("set-cookie")).toContain("flash=undone.0.2");
	expect((await photosOf("Kept %")).map(({ name_ar }) => name_ar)).toEqual(["باق", "مكتمل"]);
});

test("a preview is applied once: of two people who press at once the second sees what the first did", async () => {
	await site.sql("insert into players (name, name_ar) values ('Once Only', 'مرة')");
	const { control, apply } = await preview([["Once New.jpg", photo]]);
	const fields = { [control("Once New.jpg")]: "create" };
	const answers = await Promise.all([apply(fields), apply(fields), apply(fields)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
	const late = answers.find(({ status }) => status === 409);
	expect(await late?.text()).toContain("This preview was applied before");
	expect((await photosOf("Once New")).length).toBe(1);
});

test("a photo changed since the preview is left alone, and a name added since is not added twice", async () => {
	await site.sql("insert into players (name, name_ar) values ('Since Known', 'منذ')");
	const { control, apply, html } = await preview([
		["Since Known.jpg", photo],
		["Since New.jpg", photo],
	]);
	await site.sql("update players set photo_url = $1 where name = 'Since Known'", [former]);
	await site.sql("insert into players (name, name_ar) values ('Since New', 'جديد منذ')");
	const applied = await apply({ [control("Since New.jpg")]: "create" });
	expect(applied.headers.get("set-cookie")).toContain("flash=photos-applied.0.0");
	expect(await html()).toMatch(/photo changed after the preview[\s\S]*?was added after the preview/);
	expect((await photosOf("Since %")).map(({ photo_url }) => photo_url)).toEqual([former, null]);
});

test("all unknown names are added but those that are not to be used", async () => {
	const { page, control, apply } = await preview([
		["Every New.jpg", photo],
		["Every Unwanted.jpg", photo],
	]);
	expect(page).toMatch(/<option value="" selected="">As chosen above for all/);
	await apply({ create_all: "on", [control("Every New.jpg")]: "", [control("Every Unwanted.jpg")]: "skip" });
	expect((await photosOf("Every %")).map(({ name }) => name)).toEqual(["Every New"]);
});

test("what was not chosen can be discarded, and a form cannot choose what was not offered", async () => {
	const { rows } = await site.sql("select id, photo_url from players order by id limit 1");
	const forged = await preview([["Forged.jpg", photo]]);
	await forged.apply({ [forged.control("Forged.jpg")]: String(rows[0]?.id) });
	expect((await site.sql("select id, photo_url from players order by id limit 1")).rows).toEqual(rows);
	const { path, apply } = await preview([["Discarded.jpg", photo]]);
	expect((await apply({ intent: "discard" })).status).toBe(303);
	expect((await site.get(path, { cookie })).status).toBe(404);
	expect((await apply({})).status).toBe(404);
});

test("only .zip files are taken by the form", async () => {
	const wrong = await site.send("/en/admin/players", { kind: "zip", zip: new File(["x"], "photos.txt") }, cookie);
	expect([wrong.status, (await wrong.text()).includes("Choose a .zip file")]).toEqual([422, true]);
});
