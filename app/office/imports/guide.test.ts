import { expect, test } from "vitest";
import { importing } from "../../../test/importing.ts";
import { startSite } from "../../../test/site.ts";
import { importKinds } from "../../imports/importers.server.ts";

const site = startSite();
const { plan, editor } = importing(site);
const get = async (path: string, cookie = editor.cookie) => (await site.get(path, { cookie })).text();

test("one page lists the columns of every kind, their meaning and what they take, in both languages", async () => {
	const english = await get("/en/admin/import");
	const kinds = [...english.matchAll(/data-guide="([a-z-]+)"/g)].map(([, kind]) => kind);
	expect(kinds.sort()).toEqual([...importKinds].sort());
	expect(english).toMatch(/report_hours<[\s\S]*?Hours to report, after the start[\s\S]*?from 1 to 2160/);
	expect(english).toContain("/en/admin/import/venues/example.csv");
	expect(await get("/admin/import")).toMatch(/report_hours<[\s\S]*?ساعات للإبلاغ بعد البداية[\s\S]*?من 1 إلى 2160/);
	expect(await get("/en/admin/import/groups")).toMatch(/data-guide="groups"[\s\S]*?swaythling5/);
});

test.each(importKinds)("the example of %s is downloaded and shown without an error", async (kind) => {
	const cookie = await site.sessionOf("owner@demo.example");
	const response = await site.get(`/en/admin/import/${kind}/example.csv`, { cookie });
	expect(response.headers.get("content-disposition")).toContain(`${kind}-example.csv`);
	const { status, html, verdicts } = await plan(kind, await response.text());
	const wrong = /data-verdict="wrong"[\s\S]*?<\/tr>/.exec(html)?.[0];
	expect([status, verdicts.length > 0, wrong]).toEqual([200, true, undefined]);
});

test("a refused value names those that its column takes, an Arabic header the names of the columns", async () => {
	const wrong = await plan("groups", "competition,season,group,kind\nCup,2025/2026,A,friendly");
	expect(wrong.html).toContain("Allowed: league, cup, tournament");
	const arabic = await plan("groups", "المسابقة,الموسم\nكأس,2025/2026");
	expect([arabic.status, arabic.html.includes("Columns are named in English: competition, season, group,")]).toEqual([
		422,
		true,
	]);
});
