import { expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "./prepare-database.ts";
import { startSite } from "./site.ts";

const site = startSite({ settings: { TRUST_PROXY: "1" } });
const READERS = 1500;
/** More than find a place to wait, and fewer connections than a socket queues until they are accepted (511 in Node). */
const AT_ONCE = 400;

/** A GET whose kept connection was closed as it was sent is sent again, as browsers do (RFC 9112, 9.3.1). */
const get = (path: string, headers: Record<string, string> = {}) =>
	site.get(path, headers).catch(() => site.get(path, headers));

/** So many requests for pages that no memory has. */
async function crowd(path: (n: number) => string, { length = READERS, cookie = "" } = {}) {
	const read: { status: number; after: string | null; text: string }[] = [];
	const numbers = Array(length).keys();
	const reader = async () => {
		for (const n of numbers) {
			const answer = await get(path(n), { cookie });
			read.push({ status: answer.status, after: answer.headers.get("retry-after"), text: await answer.text() });
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, reader));
	return read;
}

test("a crowd of readers is refused in both languages, but no form, nor the work of who is signed in", async () => {
	const officer = await site.sessionOf("editor@demo.example");
	expect((await site.get("/en/admin", { cookie: officer })).status).toBe(200);
	// No wait ends by its time: who is refused is one too many, on any machine.
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const reading = crowd((n) => `/en/search?q=word${n}`);
	const message = { name: "A Reader", email: "reader@example.org", subject: "Tables", message: "Where can I play?" };
	const work = [
		...Array.from({ length: 10 }, (_, n) => site.post("/en/contact", message, { "x-forwarded-for": `203.0.113.${n}` })),
		site.post("/en/complaints/login", { email: "player@demo.example", password: DEMO_PASSWORD }),
		...Array.from({ length: 10 }, () => get("/en/admin/teams", { cookie: officer })),
		...Array.from({ length: 10 }, () => get("/en/complaints/login")),
	];
	const done = (await Promise.all(work)).map(({ status }) => status);
	const player = await site.sessionOf("player@demo.example");
	const first = await Promise.all(Array.from({ length: 5 }, () => get("/en/complaints/submit", { cookie: player })));
	done.push(...first.map(({ status }) => status));
	expect(done.filter((status) => status >= 429)).toEqual([]);
	const read = await reading;
	vi.useRealTimers();
	const refused = read.filter(({ status }) => status !== 200);
	expect(new Set(refused.map(({ status, after }) => `${status} ${after}`))).toEqual(new Set(["503 2"]));
	expect(refused[0]?.text).toContain("The service is briefly unavailable");
	expect(refused[0]?.text).toContain("الخدمة غير متاحة مؤقتًا");
	expect(read.length - refused.length).toBeGreaterThan(0);
	expect((await get("/en/search?q=afterwards")).status).toBe(200);
});

test("searches without end leave the other pages of the same network time", async () => {
	let ended = false;
	const searching = crowd((n) => `/en/search?q=club${n}`, { length: 600 }).finally(() => {
		ended = true;
	});
	const read: number[] = [];
	while (!ended || read.length === 0) read.push((await get("/en/news", { cookie: "flash=none" })).status);
	expect(new Set(read)).toEqual(new Set([200]));
	expect((await searching).some(({ status }) => status === 503)).toBe(true);
});

test("a crowd with the cookie of one account is refused as any other, and the desk goes on", async () => {
	const [player, officer] = [await site.sessionOf("player@demo.example"), await site.sessionOf("officer@demo.example")];
	const list = async (cookie: string, path: string) => (await get(path, { cookie })).status;
	expect(await list(officer, "/en/complaints/admin")).toBe(200);
	expect(await list(player, "/en/complaints/dashboard")).toBe(200);
	let ended = false;
	const reading = crowd((n) => `/en/search?q=other${n}`, { length: 300, cookie: player }).finally(() => {
		ended = true;
	});
	const portal = crowd(() => "/en/complaints/dashboard", { length: 100, cookie: player });
	const desk: number[] = [];
	while (!ended || desk.length === 0) desk.push(await list(officer, "/en/complaints/admin"));
	expect(new Set(desk)).toEqual(new Set([200]));
	for (const [read, after] of [
		[await reading, "503 2"],
		[await portal, "503 10"],
	] as const) {
		const refused = read.filter(({ status }) => status !== 200);
		expect([refused.length > 0, new Set(refused.map((each) => `${each.status} ${each.after}`))]).toEqual([
			true,
			new Set([after]),
		]);
	}
});
