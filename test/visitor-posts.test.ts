import { expect, test } from "vitest";
import routes from "../app/routes.ts";
import { startSite } from "./site.ts";

// Every address that takes a post from a visitor, found by posting to every address there is.
const site = startSite({ settings: { TRUST_PROXY: "1" } });

type Entry = { path?: string; children?: Entry[] };
const addressesOf = (entries: Entry[], under = ""): string[] =>
	entries.flatMap(({ path, children }) => {
		const own = path ? `${under}/${path}` : under;
		return [...(path ? [own] : []), ...addressesOf(children ?? [], own)];
	});
const addresses = [...new Set(addressesOf(routes as Entry[]).map((path) => path.replace(/^\/en\?/, "")))].map((path) =>
	path.replace(/:[\w]+/g, "1").replace("*", "x"),
);

const post = (path: string, network: string, headers: Record<string, string> = {}) =>
	fetch(site.origin + path, {
		method: "POST",
		body: new URLSearchParams({ email: "nobody" }),
		headers: { "x-forwarded-for": network, ...headers },
		redirect: "manual",
	});

/**
 * Posts as a visitor until a whole batch is refused: on a slow machine posts are allowed again while others are
 * answered.
 */
async function useUp(network: string) {
	for (let batches = 0; batches < 100; batches++) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => post("/contact", network)));
		if (answers.every(({ status }) => status === 429)) return;
	}
	expect.fail("a network posted 2,000 times and was never stopped");
}

test("a network that posts without end is stopped at every address, with Retry-After", async () => {
	expect(addresses.length).toBeGreaterThan(100);
	for (let posts = 0; posts < 400; posts += 20)
		await Promise.all(addresses.slice(posts % 100, (posts % 100) + 20).map((path) => post(path, "203.0.113.7")));
	for (const path of addresses) {
		// One post a second is allowed again by now.
		let answer = await post(path, "203.0.113.7");
		for (let i = 0; i < 50 && answer.status !== 429; i++) answer = await post(path, "203.0.113.7");
		expect([path, answer.status]).toEqual([path, 429]);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		if (path.startsWith("/api/")) expect((await answer.json()).error.code).toBe("too_many");
	}
	// Reading goes on, and other networks are not affected.
	expect((await fetch(`${site.origin}/news`, { headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(200);
	expect((await post("/contact", "203.0.113.8")).status).toBe(422);
});

test("people who are signed in and visitors behind one address take nothing from each other", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	for (let i = 0; i < 300; i += 20)
		await Promise.all(Array.from({ length: 20 }, () => post("/admin/drafts?of=x", "203.0.113.9", { cookie })));
	expect((await post("/contact", "203.0.113.9")).status).toBe(422);
	// Nor are they stopped when visitors there have used up theirs.
	await useUp("203.0.113.9");
	expect((await post("/admin/drafts?of=x", "203.0.113.9", { cookie })).status).toBe(400);
});

test("where people sign in, register or enter by a link a session makes no difference", async () => {
	const cookie = await site.signIn("player@demo.example");
	await useUp("203.0.113.10");
	const doors = addresses.filter((path) =>
		/\/(?:auth|login|enter|register|forgot|reset|confirm|verify|verify-admin-login)(?:\/|$)/.test(path),
	);
	const known =
		/^\/(?:newsletter|complaints\/account|admin\/account|club\/account|complaints\/admin\/(?:account|confirm))/;
	const posted = doors.filter((path) => !known.test(path)).flatMap((path) => [path, `/en${path}`]);
	expect(posted.length).toBeGreaterThan(30);
	for (const path of posted.filter((each) => !each.startsWith("/en/api/"))) {
		let answer = await post(path, "203.0.113.10", { cookie });
		for (let i = 0; i < 5 && answer.status !== 429; i++) answer = await post(path, "203.0.113.10", { cookie });
		expect([path, answer.status]).toEqual([path, 429]);
	}
	expect((await post("/complaints/submit/autosave", "203.0.113.10", { cookie })).status).not.toBe(429);
});
