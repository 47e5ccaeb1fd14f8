import { mkdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";
import type { Line } from "../../people/players/photo-runs/outcome.ts";

// Pictures may be fetched from this one address that is not public; the rest of the machine stays out of reach.
const site = startSite({ fetchFrom: ["127.0.0.1"] });
let cookie = "";
let elsewhere: Server;
let origin = "";
let photo = Buffer.alloc(0);
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	photo = await sharp({ create: { width: 50, height: 50, channels: 3, background: "#10457a" } })
		.png()
		.toBuffer();
	elsewhere = createServer((req, res) => {
		const answers: Record<string, () => void> = {
			"/good.png": () => void res.setHeader("content-type", "image/png").end(photo),
			"/moved": () => void res.writeHead(302, { location: "/good.png" }).end(),
			"/to-private": () => void res.writeHead(302, { location: "http://127.0.0.2/secret.png" }).end(),
			"/to-file": () => void res.writeHead(302, { location: "file:///etc/passwd" }).end(),
			"/round": () => void res.writeHead(302, { location: "/round" }).end(),
			"/page.png": () => void res.setHeader("content-type", "text/html").end("<h1>no</h1>"),
			"/liar.png": () => void res.setHeader("content-type", "image/png").end("not a picture"),
			"/endless.png": () => {
				res.setHeader("content-type", "image/png");
				const more = () => res.write(Buffer.alloc(1024 * 1024), (error) => !error && more());
				more();
			},
		};
		(answers[req.url ?? ""] ?? (() => void res.writeHead(404).end()))();
	});
	await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(() => {
	elsewhere.closeAllConnections();
	elsewhere.close();
});

const page = async (path = "/en/admin/players") => (await site.get(path, { cookie })).text();
const add = (name: string, photo_url: string) =>
	site.sql("insert into players (name, name_ar, photo_url) values ($1, $1, $2)", [name, photo_url]);
const urlOf = async (name: string) =>
	(await site.row<{ photo_url: string }>("select photo_url from players where name = $1", [name])).photo_url;
const report = async (kind: string) => {
	const state = async () =>
		(await site.sql("select state from bulk_runs where kind = $1 order by id desc limit 1", [kind])).rows[0]?.state;
	await expect.poll(state).toBe("complete");
	const { report } = await site.row<{ report: Line[] }>(
		"select report from bulk_runs where kind = $1 order by id desc limit 1",
		[kind],
	);
	return Object.fromEntries(report.map((line) => [line.name, line.message ?? line.outcome]));
};

test("opening the tab moves local photos into the store, and the panel shows each outcome", async () => {
	expect(await page()).toContain('data-state="idle"');
	await mkdir(join(site.dataDir, "import/old"), { recursive: true });
	await writeFile(join(site.dataDir, "import/old/لاعب.png"), photo);
	await add("Brought Along", "/old/%D9%84%D8%A7%D8%B9%D8%A8.png");
	await add("Never There", "/old/missing.png");
	await add("Climber", "/../../../etc/passwd");
	await add("No Picture", "/robots-of-old.svg");
	await page();
	expect(await report("local-photos")).toEqual({
		"Brought Along": "updated",
		"Never There": "fetchFailed",
		Climber: "fetchFailed",
		"No Picture": "fetchFailed",
	});
	expect(await urlOf("Brought Along")).toMatch(/^\/media\/player-photos\/[0-9a-f]+-50x50\.webp$/);
	const html = await page();
	expect(html).toContain("Migration complete");
	expect(html).toContain("Successfully migrated 1 player photos");
	expect(html).toContain("Failed to migrate 3 photos");
	// Opening the tab again does not begin all over at once.
	const { rows } = await site.sql("select count(*)::int as n from bulk_runs where kind = 'local-photos'");
	await page();
	expect((await site.sql("select count(*)::int as n from bulk_runs where kind = 'local-photos'")).rows).toEqual(rows);
});

test("remote photos come from public addresses only, with limits of size, time and kind (ASVS 1.3.6)", async () => {
	const remote: Record<string, [url: string, outcome: string]> = {
		Good: [`${origin}/good.png`, "updated"],
		Moved: [`${origin}/moved`, "updated"],
		"To a private address": [`${origin}/to-private`, "fetchFailed"],
		"To a file": [`${origin}/to-file`, "invalidUrl"],
		"Round and round": [`${origin}/round`, "fetchFailed"],
		"A page": [`${origin}/page.png`, "fetchFailed"],
		Liar: [`${origin}/liar.png`, "notAnImageText"],
		Endless: [`${origin}/endless.png`, "tooLarge"],
		Missing: [`${origin}/missing.png`, "fetchFailed"],
		Loopback: ["http://127.0.0.2/x.png", "fetchFailed"],
		"Loopback by name": ["http://localhost:1/x.png", "fetchFailed"],
		"Loopback as a number": ["http://2130706434/x.png", "fetchFailed"],
		"Loopback in six": ["http://[::1]/x.png", "fetchFailed"],
		"Mapped in six": ["http://[::ffff:10.0.0.1]/x.png", "fetchFailed"],
		Private: ["http://192.168.1.1/x.png", "fetchFailed"],
		"Link-local": ["http://169.254.169.254/latest/meta-data", "fetchFailed"],
		"Another scheme": ["ftp://example.org/x.png", "invalidUrl"],
		"With a password": ["http://user:secret@example.org/x.png", "invalidUrl"],
	};
	for (const [name, [url]] of Object.entries(remote)) await add(name, url);
	const response = await site.post("/en/admin/players", { kind: "remote-photos" }, { cookie });
	expect(response.status).toBe(303);
	expect(await report("remote-photos")).toEqual(
		Object.fromEntries(Object.entries(remote).map(([name, [, outcome]]) => [name, outcome])),
	);
	expect(await urlOf("Moved")).toMatch(/^\/media\/player-photos\//);
	expect(await page()).toContain("Successfully migrated 2 player photos");
});

test("the eight preset photos go to two clubs; a second run adds no player", async () => {
	const squads = () =>
		site.row<{ n: number }>(
			`select count(*)::int as n from players join teams on teams.id = team_id
				where teams.name in ('Al-Nokhba', 'Al-Morjan')`,
		);
	const before = (await squads()).n;
	for (let time = 0; time < 2; time++) {
		await site.post("/en/admin/players", { kind: "preset-photos" }, { cookie });
		await report("preset-photos");
		expect((await squads()).n).toBe(before + 8);
		expect(await page()).toContain("Successfully processed 8 players!");
	}
	await site.sql("update teams set name = 'Gone', name_ar = 'ذهب' where name = 'Al-Morjan'");
	await site.post("/en/admin/players", { kind: "preset-photos" }, { cookie });
	await report("preset-photos");
	const html = await page();
	expect(html).toContain("Processed 4 players with 4 errors");
	expect(html).toMatch(/Hisham Al-Murjani[\s\S]*This club is not registered/);
});

test("one run of a kind goes at a time", async () => {
	await site.sql("insert into bulk_runs (kind, state) values ('remote-photos', 'processing')");
	const response = await site.post("/en/admin/players", { kind: "remote-photos" }, { cookie });
	const flash = /flash=[\w.-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0];
	expect(flash).toBe("flash=already-running");
	const runs = await site.get("/admin/players/runs", { cookie });
	expect((await runs.json())["remote-photos"].state).toBe("processing");
	await site.sql("delete from bulk_runs where state = 'processing'");
});
