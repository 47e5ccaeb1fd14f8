import { beforeAll, expect, test } from "vitest";
import { controlsIn } from "../../../test/form-controls.ts";
import { startSite } from "../../../test/site.ts";

const site = startSite();
let cookie = "";
let club = 0;
let tie = 0;
beforeAll(async () => {
	cookie = await site.sessionOf("editor@demo.example");
	const row = await site.row<{ id: number; home: number }>(
		"select id, home_team_id as home from matches order by id limit 1",
	);
	[tie, club] = [row.id, row.home];
	await site.sql("update teams set colour = null");
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const form = () => `/en/admin/teams/${club}`;
async function chosen(colour: string) {
	const { intent: _, ...fields } = controlsIn(await text(form()));
	return site.send(form(), { ...fields, colour, accepted: "sameClubName" }, cookie);
}
const colourNow = async () =>
	(await site.row<{ colour: string | null }>("select colour from teams where id = $1", [club])).colour;

test("a club without a colour has no style sheet, and its page asks for none", async () => {
	for (const page of [`/en/team/${club}`, `/en/match/${tie}`]) expect(await text(page)).not.toContain("/brand/club/");
	expect((await site.get(`/brand/club/${club}.css`)).status).toBe(404);
	expect((await site.get("/brand/club/99999.css")).status).toBe(404);
});

test("the form takes a colour in any case and digits, refuses other words, and the log names the change", async () => {
	const wrong = await chosen("red;}");
	expect([wrong.status, (await wrong.text()).includes("Choose a colour, or enter one such as")]).toEqual([422, true]);
	expect((await chosen("#١٠457A")).status).toBe(303);
	expect(await colourNow()).toBe("#10457a");
	const { details } = await site.row<{ details: object }>(
		"select details from audit_log where subject = $1 order by id desc",
		[`team:${club}`],
	);
	expect(JSON.stringify(details)).toContain("colour");
});

test("its page and the pages of its ties wear it, by a style sheet whose address changes with it", async () => {
	const link = `<link rel="stylesheet" href="/brand/club/${club}.css?v=10457a"/>`;
	for (const page of [`/team/${club}`, `/en/team/${club}`, `/match/${tie}`]) {
		const html = await text(page);
		expect(html.split(link)).toHaveLength(2);
		expect(html).toMatch(new RegExp(`class="[^"]*\\bclub-${club}"`));
		expect(html).not.toContain(' style="');
	}
	const sheet = await site.get(`/brand/club/${club}.css?v=10457a`);
	expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
	expect(sheet.headers.get("cache-control")).toContain("max-age=");
	expect(await sheet.text()).toMatch(new RegExp(`^\\.club-${club}\\{--color-brand:#10457a;.*\\)\\{\\.club-${club}\\{`));
});

test("files and the API have it, and an emptied field takes it away", async () => {
	const { items } = await (await site.get("/api/v1/teams")).json();
	expect(items.find(({ id }: { id: number }) => id === club)).toMatchObject({ colour: "#10457a" });
	const file = await text("/en/admin/export/teams.csv");
	expect(file.split("\n")[0]?.split(",")).toContain("colour");
	expect(file).toContain("#10457a");
	expect((await chosen("")).status).toBe(303);
	expect(await colourNow()).toBe(null);
	expect(await text(`/en/team/${club}`)).not.toContain("/brand/club/");
});
