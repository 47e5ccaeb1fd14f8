import { expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();

test("two records are compared, merged and parted on the pages; a merged address leads to the other", async () => {
	const cookie = await site.sessionOf("editor@demo.example");
	const made = await site.sql(`insert into players (name, name_ar, ranking, bio)
		values ('Twin One', 'توأم', 950, null), ('Twin Two', 'توأم', 951, 'Plays left-handed') returning id`);
	const [one, other] = made.rows.map(({ id }) => Number(id));
	const list = "/en/admin/players/duplicates";
	const page = `${list}/${one}/${other}`;
	const html = async (path: string) => (await (await site.get(path, { cookie })).text()).replaceAll("<!-- -->", "");
	expect(await html(list)).toContain(`href="${page}"`);
	const form = await html(page);
	expect(form).toContain("Plays left-handed");
	const fields: Record<string, string> = { keep: String(one), name: String(other), bio: String(other) };
	for (const [, name = "", value = ""] of form.matchAll(/name="(version-\d+)" value="(\d+)"/g)) fields[name] = value;
	expect((await site.send(page, { ...fields, [`version-${one}`]: "99" }, cookie)).status).toBe(409);
	expect((await site.send(page, fields, cookie)).status).toBe(303);
	const moved = await site.get(`/en/player/${other}`);
	expect([moved.status, moved.headers.get("location")]).toEqual([301, `/en/player/${one}`]);
	for (const path of ["/rubbers?kind=singles", "/against", "/against/1"]) {
		const { status, headers } = await site.get(`/player/${other}${path}`);
		expect([status, headers.get("location")]).toEqual([301, `/player/${one}${path}`]);
	}
	expect((await site.get(`/player/1/against/${other}`)).headers.get("location")).toBe(`/player/1/against/${one}`);
	const shown = await html(`/en/player/${one}`);
	expect(shown).toContain("Twin Two");
	expect(shown).toContain("Plays left-handed");
	const merge = /name="merge" value="(\d+)"/.exec(await html(list))?.[1] ?? "";
	expect((await site.send(list, { merge, intent: "undo" }, cookie)).status).toBe(303);
	expect((await site.get(`/en/player/${other}`)).status).toBe(200);
	expect((await site.send(list, { merge, intent: "undo" }, cookie)).status).toBe(409);
	await site.send(list, { one: String(one), other: String(other), intent: "apart" }, cookie);
	expect(await html(list)).not.toContain(`href="${page}"`);
	expect((await site.get(list, { cookie: await site.sessionOf("player@demo.example") })).status).toBe(403);
});
