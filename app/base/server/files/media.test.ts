import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fickleS3 } from "../../../../test/fickle-s3.ts";
import { startSite } from "../../../../test/site.ts";

const s3 = fickleS3();
const site = startSite({ settings: s3.settings });

let editor = "";
beforeAll(async () => {
	editor = await site.sessionOf("editor@demo.example");
});
beforeEach(() => {
	s3.is = "up";
	s3.asked.length = 0;
});
afterEach(() => vi.useRealTimers());
/**
 * The time that the product gives the store is the test's, not that of a busy machine; the pause after a failure does
 * not end.
 */
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
const stopPause = () => vi.useFakeTimers({ toFake: ["performance"] });

const pixels = (width: number) =>
	sharp({ create: { width, height: 40, channels: 3, background: "#0b4636" } })
		.png()
		.toBuffer();
const picture = async (width = 400) => new File([new Uint8Array(await pixels(width))], "a.png", { type: "image/png" });
async function stored(): Promise<string> {
	const sent = await site.send("/en/admin/pictures", { bucket: "news-images", file: await picture() }, editor);
	const { url }: { url: string } = await sent.json();
	s3.asked.length = 0;
	return url;
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("a picture is fetched once for all who wait, then comes from memory, also while the store is away", async () => {
	const url = await stored();
	stopTime();
	const answers = await Promise.all([1, 2, 3, 4, 5].map(() => site.get(url)));
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	const [first] = await Promise.all(answers.map(bytesOf));
	expect((await sharp(first).metadata()).width).toBe(400);
	expect(s3.asked).toEqual([`GET /tawila${url}`]);
	s3.is = "silent";
	const again = await site.get(url);
	expect([again.status, await bytesOf(again)]).toEqual([200, first]);
	expect(again.headers.get("cache-control")).toContain("immutable");
	expect(s3.asked).toHaveLength(1);
});

test.each(["silent", "failing"] as const)(
	"a store that is %s: a picture is 503 with Retry-After in five seconds, at once when known; pages go on",
	async (state) => {
		const url = await stored();
		s3.is = state;
		if (state === "silent") stopTime();
		else stopPause();
		const asking = site.get(url);
		while (s3.asked.length === 0) await setImmediate();
		if (state === "silent") await vi.advanceTimersByTimeAsync(5000);
		const answer = await asking;
		expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([503, true]);
		const asked = s3.asked.length;
		expect((await site.get(url.replace(".webp", "-w160.webp"))).status).toBe(503);
		expect(s3.asked).toHaveLength(asked);
		vi.useRealTimers();
		expect((await site.get("/en/leagues")).status).toBe(200);
		s3.is = "up";
		await expect.poll(async () => (await site.get(url)).status, { interval: 200 }).toBe(200);
	},
);

test("what has no picture is 404, and the store is asked for it once", async () => {
	const name = "/media/news-images/0123456789abcdef-400x40";
	for (const _ of [1, 2, 3]) expect((await site.get(`${name}.webp`)).status).toBe(404);
	expect(s3.asked).toEqual([`GET /tawila${name}.webp`]);
	for (const width of [161, 640, 1280]) expect((await site.get(`${name}-w${width}.webp`)).status).toBe(404);
	expect((await site.get("/media/news-images/0123456789abcdef-5000x40.webp")).status).toBe(404);
	expect(s3.asked).toHaveLength(1);
});

test("a picture has an ETag; who holds it gets 304, HEAD has the length and no body", async () => {
	const url = await stored();
	const first = await site.get(url);
	const etag = first.headers.get("etag") ?? "";
	const { length } = await bytesOf(first);
	for (const known of [etag, `"x", W/${etag}`, "*"]) {
		const again = await site.get(url, { "if-none-match": known });
		expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
	}
	const smaller = await site.get(url.replace(".webp", "-w320.webp"), { "if-none-match": etag });
	expect([smaller.status, smaller.headers.get("etag") === etag]).toEqual([200, false]);
	const head = await fetch(site.origin + url, { method: "HEAD" });
	expect([head.status, Number(head.headers.get("content-length")), await head.text()]).toEqual([200, length, ""]);
});

test.each([
	["bytes=0-3", 0, 3],
	["bytes=4-", 4, -1],
	["bytes=-5", -5, -1],
	["bytes=10-99999999", 10, -1],
])("the range %s is 206 with that part", async (range, from, to) => {
	const url = await stored();
	const whole = await bytesOf(await site.get(url));
	const { length } = whole;
	const answer = await site.get(url, { range });
	const first = from < 0 ? length + from : from;
	const last = to < 0 ? length - 1 : to;
	expect([answer.status, answer.headers.get("content-range")]).toEqual([206, `bytes ${first}-${last}/${length}`]);
	expect(await bytesOf(answer)).toEqual(whole.subarray(first, last + 1));
});

test("a range outside is 416; several, an unknown unit or another edition give the whole picture", async () => {
	const url = await stored();
	const whole = await bytesOf(await site.get(url));
	for (const range of ["bytes=99999999-", "bytes=-0"]) {
		const outside = await site.get(url, { range });
		expect([outside.status, outside.headers.get("content-range")]).toEqual([416, `bytes */${whole.length}`]);
	}
	for (const range of ["bytes=0-1,4-5", "lines=0-1", "bytes=5-2", "bytes=x"])
		expect((await site.get(url, { range })).status).toBe(200);
	const other = await site.get(url, { range: "bytes=0-3", "if-range": '"another"' });
	expect([other.status, (await bytesOf(other)).length]).toEqual([200, whole.length]);
});

test("while the store is silent an upload is refused in words and what was typed is kept", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	s3.is = "silent";
	const sent = await site.send("/en/admin/pictures", { bucket: "news-images", file: await picture() }, cookie);
	expect([sent.status, await sent.json()]).toEqual([503, { problem: "storeAway" }]);
	const fields = { name: "A club with a long name", name_ar: "نادٍ", logo_url: "", logo_url_file: await picture() };
	const refused = await site.send("/en/admin/teams/new", fields, cookie);
	const page = await refused.text();
	expect(refused.status).toBe(422);
	expect(page).toContain("Files cannot be stored right now");
	expect(page).toContain('value="A club with a long name"');
});
