import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshProduct } from "../../../../test/engines.ts";
import { harmless } from "../../../../test/evidence/harmless.ts";
import { isPicture, PictureRefused, removePicture, storeDrawing, storePicture } from "../pictures/pictures.server.ts";
import { files } from "./store.server.ts";

// The same store over an S3-compatible service on this machine.
let server: S3rver;
let directory = "";
const port = 4570 + Number(process.env.VITEST_POOL_ID ?? 0);
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "tawila-s3-"));
	server = new S3rver({
		port,
		address: "127.0.0.1",
		silent: true,
		directory,
		configureBuckets: [{ name: "tawila", configs: [] }],
	});
	await server.run();
});
afterAll(async () => {
	await server.close();
	await rm(directory, { recursive: true, force: true });
});

freshProduct("embedded PostgreSQL", {
	S3_ENDPOINT: `http://127.0.0.1:${port}`,
	S3_BUCKET: "tawila",
	S3_ACCESS_KEY_ID: "S3RVER",
	S3_SECRET_ACCESS_KEY: "S3RVER",
});

const noisy = () => sharp({ create: { width: 700, height: 500, channels: 3, background: "#0b4636" } });

test("a picture is stored in all its widths, read back, and removed with all of them", async () => {
	const url = await storePicture(
		"team-logos",
		await noisy()
			.jpeg()
			.withExif({ IFD0: { Copyright: "somebody" } })
			.toBuffer(),
	);
	expect(url).toMatch(/^\/media\/team-logos\/[0-9a-f]{16}-700x500\.webp$/);
	const names = [url, url.replace(".webp", "-w160.webp"), url.replace(".webp", "-w640.webp")].map((each) =>
		each.slice(1),
	);
	for (const name of names) {
		const bytes = await files().getBytes(name);
		expect(await isPicture(bytes)).toBe(true);
		expect((await sharp(bytes).metadata()).exif).toBeUndefined();
	}
	await removePicture(url);
	for (const name of names) expect(await files().exists(name)).toBe(false);
});

test("an animated PNG is stored as its first picture", async () => {
	const [, bytes] = harmless["an animated picture"] ?? [];
	const url = await storePicture("player-photos", Buffer.from((await bytes?.()) ?? ""));
	expect(url).toMatch(/-40x30\.webp$/);
	const { pages } = await sharp(await files().getBytes(url.slice(1))).metadata();
	expect(pages ?? 1).toBe(1);
});

test("what is no picture reaches no bucket", async () => {
	await expect(storePicture("news-images", Buffer.from("<svg/>"))).rejects.toThrow(PictureRefused);
	expect([...(await files().listAll("media/news-images/")).objects]).toEqual([]);
});

test("drawings of our own, streams and sizes work as on a disk", async () => {
	const url = await storeDrawing(
		"news-images",
		'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
	);
	const name = url.slice(1);
	const { contentLength } = await files().getMetaData(name);
	const chunks: Buffer[] = [];
	for await (const chunk of await files().getStream(name)) chunks.push(chunk as Buffer);
	expect(Buffer.concat(chunks).length).toBe(contentLength);
});
