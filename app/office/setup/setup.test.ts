import { beforeAll, expect, test } from "vitest";
import { openSession } from "../../../test/open-session.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite({ content: "own" });
let cookie = "";
beforeAll(async () => {
	const { id } = await site.row<{ id: string }>(
		`insert into accounts (email, name, two_factor_enabled, email_verified)
		 values ('o@site.example', 'O', true, true) returning id`,
	);
	await site.sql("insert into account_roles (account_id, role) values ($1, 'owner')", [id]);
	cookie = await openSession(site, id);
});
const page = async () => (await site.get("/en/admin/setup", { cookie })).text();
/** Each step by its id, with its state in words. */
const states = async () =>
	Object.fromEntries(
		[...(await page()).matchAll(/<li id="(\w+)".*?rounded-full[^>]*>([^<]+)</g)].map(([, id, state]) => [id, state]),
	);

test("a new site has each step open, and none is taken for done", async () => {
	const found = await states();
	expect(Object.keys(found)).toContain("identity");
	expect(new Set(Object.values(found))).toEqual(new Set(["Missing", "Optional"]));
	expect(await (await site.get("/en/admin", { cookie })).text()).toContain("Set up your site");
});

test("a step leads to its form and back, and is done when its matter is saved", async () => {
	expect(await page()).toContain('href="/en/admin/settings?part=place&amp;after=setup#place"');
	const form = await (await site.get("/en/admin/settings?part=place&after=setup", { cookie })).text();
	expect(form).toContain('<input type="hidden" name="after" value="setup"/>');
	const { version } = await site.row<{ version: number }>("select version from site_settings");
	const place = { part: "place", version: String(version), after: "setup", city: "Abha", city_ar: "أبها" };
	expect((await site.send("/en/admin/settings", place, cookie)).headers.get("location")).toBe("/en/admin/setup#place");
	await site.sql("insert into teams (name, name_ar) values ('Own Club', 'نادٍ')");
	expect(await states()).toMatchObject({ place: "Done", clubs: "Done", identity: "Missing" });
});

test("a step that is put off counts no more, and can be taken up again", async () => {
	const left = async () => /(\d+) steps left/.exec(await page())?.[1];
	const before = Number(await left());
	const put = (intent: string) => site.post("/en/admin/setup", { step: "board", intent }, { cookie });
	expect((await put("later")).headers.get("location")).toBe("/en/admin/setup#board");
	expect(await states()).toMatchObject({ board: "Put off" });
	expect(Number(await left())).toBe(before - 1);
	await put("take-up");
	expect(Number(await left())).toBe(before);
	expect((await site.post("/en/admin/setup", { step: "no such", intent: "later" }, { cookie })).status).toBe(400);
});

test("no page of visitors holds which steps were put off", async () => {
	await site.post("/en/admin/setup", { step: "partners", intent: "later" }, { cookie });
	expect(await (await site.get("/en/admin/account", { cookie })).text()).not.toContain("setup_later");
});
