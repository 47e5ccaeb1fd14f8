import { expect, test } from "vitest";
import { openSession } from "../test/open-session.ts";
import { type Site, startSite } from "../test/site.ts";
import { demoFederation } from "./settings/demo-federation.ts";

const site = startSite({ content: "own" });

const publicPages = ["/", "/about", "/contact", "/leagues", "/matches", "/teams", "/news", "/search?q=a", "/no-such"];
/** Of a page that scripts read its data from. */
const dataOfPages = ["/about.data", "/search.data"];
const inBoth = (paths: string[]) => paths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

const textsIn = (value: unknown): string[] =>
	typeof value === "object" && value !== null
		? Object.values(value).flatMap(textsIn)
		: typeof value === "string"
			? [value]
			: [];
const { short_name, short_name_ar, socials, colour, accent, ...told } = demoFederation;
/** Each fact of the demo's federation, as a page would show it. Names of networks are none. */
const facts = textsIn({ ...told, socials: socials.map(({ url }) => url) });
const factsIn = (html: string) => facts.filter((fact) => html.includes(fact));

async function personOf(on: Site, role: string): Promise<string> {
	const { id } = await on.row<{ id: string }>(
		`insert into accounts (email, name, two_factor_enabled, email_verified)
		 values ($1, 'Sara', true, true) returning id`,
		[`${role}@site.example`],
	);
	await on.sql("insert into account_roles (account_id, role) values ($1, $2)", [id, role]);
	return openSession(on, id);
}

test("every public page of a site that is not open says that it opens soon", async () => {
	for (const path of inBoth([...publicPages, ...dataOfPages])) {
		const answer = await site.get(path);
		const html = await answer.text();
		expect(answer.status, path).toBe(200);
		expect(answer.headers.get("cache-control"), path).toBe("no-store");
		expect(html, path).toContain('<meta name="robots" content="noindex">');
		expect(html, path).toContain("يُفتتح الموقع قريبًا");
		expect(html, path).toContain("This site opens soon");
		expect(factsIn(html), path).toEqual([]);
	}
});

test("a form of a closed page is taken, and a wrong one shows nothing of the page", async () => {
	const message = { name: "Sara", surname: "A", email: "sara@example.org", message: "Good luck." };
	expect((await site.post("/en/contact", message)).status).toBe(303);
	expect((await site.sql("select id from contact_messages")).rows).toHaveLength(1);
	for (const path of ["/", "/en/contact"]) {
		const html = await (await site.post(path, {})).text();
		expect(html, path).toContain("This site opens soon");
		expect(html, path).not.toContain("<form");
	}
});

test("the pages of the other areas and what programs read are there", async () => {
	for (const path of ["/healthz", "/readyz", "/sitemap.xml", "/robots.txt", "/news.rss", "/matches.ics"])
		expect((await site.get(path)).status, path).toBe(200);
	expect(await (await site.get("/api/v1/teams")).json()).toMatchObject({ items: [] });
	for (const path of ["/admin/auth", "/complaints", "/club/auth"]) {
		const html = await (await site.get(path)).text();
		expect(html, path).not.toContain("يُفتتح الموقع قريبًا");
		expect(factsIn(html), path).toEqual([]);
	}
});

test("staff see the site as it will be, a complainant does not, and no page is kept", async () => {
	const owner = await personOf(site, "owner");
	const complainant = await personOf(site, "complainant");
	const seen = await site.get("/about", { cookie: owner });
	expect(await seen.text()).toContain("<h1");
	expect(seen.headers.get("cache-control")).toBe("no-store");
	expect(await (await site.get("/about", { cookie: complainant })).text()).toContain("يُفتتح الموقع قريبًا");
	expect(await (await site.get("/about")).text()).toContain("يُفتتح الموقع قريبًا");
});

test("an owner opens it, once, and it states nothing that it was not told", async () => {
	const { id } = await site.row<{ id: string }>("select id from accounts where email = 'owner@site.example'");
	const owner = await openSession(site, id);
	expect(await (await site.get("/en/admin/setup", { cookie: owner })).text()).toContain("Open the site to visitors");
	expect((await site.post("/en/admin/setup/open", {}, { cookie: owner })).headers.get("location")).toBe(
		"/en/admin/setup",
	);
	expect((await site.get("/en/admin/setup/open", { cookie: owner })).status).toBe(404);
	expect((await site.post("/en/admin/setup/open", {}, { cookie: owner })).status).toBe(404);
	expect((await site.sql("select action from audit_log where action = 'site.opened'")).rows).toHaveLength(1);
	for (const path of inBoth(publicPages.filter((each) => each !== "/no-such"))) {
		const answer = await site.get(path);
		const html = await answer.text();
		expect(answer.status, path).toBe(200);
		expect(html, path).not.toContain("This site opens soon");
		expect(factsIn(html), path).toEqual([]);
	}
});
