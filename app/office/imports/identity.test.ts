import { expect, test } from "vitest";
import { choicesIn, importing } from "../../../test/importing.ts";
import { startSite } from "../../../test/site.ts";
import type { ImportKind } from "../../imports/importers.server.ts";

const site = startSite();
const { plan, apply, exported, count, undoLast } = importing(site);
test("what is renamed in an exported file is renamed here: its id says which record it is", async () => {
	const file = async (kind: ImportKind, from: string, to: string) => (await exported(kind)).replace(from, to);
	const clubs = await count("teams");
	const renamed = await file("teams", "Al-Nokhba,النخبة", "Nokhba Club,نادي النخبة");
	const { verdicts, html } = await plan("teams", renamed);
	expect(verdicts.filter((verdict) => verdict !== "same")).toEqual(["changed"]);
	expect(html).toMatch(/Nokhba Club<\/bdi><\/td><td[^>]*>Name in English, Name in Arabic<\/td>/);
	await apply("teams", renamed);
	expect(await count("teams")).toBe(clubs);
	await apply("teams", await file("teams", "Nokhba Club,نادي النخبة", "Al-Nokhba,النخبة"));

	const { id, name, team_id } = await site.row<{ id: number; name: string; team_id: number }>(
		"select id, name, team_id from players where team_id is not null order by id limit 1",
	);
	const players = await count("players");
	await apply("players", `id,name,name_ar,team\n${id},${name},لاعب انتقل,Al-Waha`);
	expect(await count("players")).toBe(players);
	expect(
		await site.row(`select players.name_ar, teams.name as club from players join teams on teams.id = team_id
		where players.id = ${id}`),
	).toEqual({ name_ar: "لاعب انتقل", club: "Al-Waha" });
	await undoLast();
	expect(await site.row(`select team_id from players where id = ${id}`)).toEqual({ team_id });
});

test("a name that is written with the article joined, or with other letters, is the same club and person", async () => {
	const { verdicts } = await plan(
		"teams",
		"name,name_ar,region,region_ar,founded_year\nAlNokhba,النخبه,Riyadh,الرياض,1962",
	);
	expect(verdicts).not.toContain("new");
	const player = (name: string) => plan("players", `name,name_ar,team\n${name},أبو بكر نور الدين مسؤول,AL WAHA`);
	await apply("players", "name,name_ar,team\nJørgen Al-Harbi,أبو بكر نور الدين مسؤول,Al-Waha");
	for (const name of ["Jorgen AlHarbi", "JØRGEN AL HARBI", "jorgen alharbi"])
		expect([name, (await player(name)).verdicts]).toEqual([name, ["changed"]]);
	expect((await plan("players", "name,name_ar,team\n,أبو بكر نور الدين مسؤول,alwaha")).verdicts).toEqual(["same"]);
	expect((await plan("players", "name,name_ar,team\n,ابوبكر نورالدين مسئول,alwaha")).verdicts).toEqual(["changed"]);
	await undoLast();
});

test("a match that is moved in an exported file stays one match, and its calendar entry follows", async () => {
	const { id, sequence } = await site.row<{ id: number; sequence: number }>(
		"select id, sequence from matches where status = 'scheduled' order by match_date desc, id limit 1",
	);
	const [head = "", ...lines] = (await exported("matches")).split("\r\n");
	const line = lines.find((each) => each.startsWith(`${id},`)) ?? "";
	const moved = line.replace(/,\d{4}-\d\d-\d\d,[\d:]+,/, ",2027-05-30,17:15,");
	const ties = await count("matches");
	expect((await plan("matches", `${head}\n${moved}`)).verdicts).toEqual(["changed"]);
	await apply("matches", `${head}\n${moved}`);
	expect(await count("matches")).toBe(ties);
	const now = `select match_date, match_time, sequence from matches where id = ${id}`;
	expect(await site.row(now)).toEqual({ match_date: "2027-05-30", match_time: "17:15:00", sequence: sequence + 1 });
	expect((await plan("matches", `${head}\n${moved}`)).verdicts).toEqual(["same"]);
	const undated = `${head}\n${moved.replace(`${id},`, ",").replace("2027-05-30", "2027-06-06")}`;
	const asked = await plan("matches", undated);
	expect(asked.verdicts).toEqual(["warning"]);
	expect(asked.html).toContain("match without a result at another time (2027-05-30 17:15)");
	const [choice = ""] = choicesIn(asked.html).filter((value) => value.endsWith(`=${id}`));
	await apply("matches", undated, { decide: choice });
	expect(await site.row(now)).toMatchObject({ match_date: "2027-06-06", sequence: sequence + 2 });
	expect(await count("matches")).toBe(ties);
	await undoLast();
	expect(await site.row(now)).toMatchObject({ match_date: "2027-05-30", match_time: "17:15:00" });
});

test("two matches of one pair on one day are two, and a repeated line asks", async () => {
	const csv = `match_date,match_time,home_team,away_team
2027-07-03,11:00,Al-Lulu,Al-Rimal
2027-07-03,18:00,Al-Lulu,Al-Rimal
2027-07-03,18:00,Al-Lulu,Al-Rimal`;
	const { verdicts, html } = await plan("matches", csv);
	expect(verdicts).toEqual(["warning", "new", "new"]);
	expect(html).toMatch(/Repeats another line \(line 3\)/);
	await apply("matches", csv);
	const onDay = "select count(*)::int as n from matches where match_date = '2027-07-03'";
	expect(await site.row(onDay)).toEqual({ n: 2 });
	await apply("matches", csv);
	expect(await site.row(onDay)).toEqual({ n: 2 });
	await site.sql("delete from matches where match_date = '2027-07-03'");
});

test("players keep the ids of another system; without one a namesake asks: the same, moved, or another", async () => {
	const named = "select team_id, ranking from players where name = 'LI Yi' order by id";
	const club = (name: string) => `(select id from teams where name = '${name}')`;
	const ids = "select source || ':' || external_id as id, record from external_ids order by 1";
	const csv = "id,name,name_ar,team,ranking\nITTF:1,LI Yi,لي يي,Al-Waha,5\nittf:2,LI Yi,لي يي,Al-Waha,6";
	expect((await plan("players", csv)).verdicts).toEqual(["new", "new"]);
	await apply("players", csv);
	expect((await plan("players", csv)).verdicts).toEqual(["same", "same"]);
	expect((await site.sql<{ id: string }>(ids)).rows.map(({ id }) => id)).toEqual(["ittf:1", "ittf:2"]);
	expect((await plan("players", csv.replace("ittf:2", "ittf:1"))).verdicts).toEqual(["wrong", "same"]);
	expect((await plan("players", csv.replace("ittf:2", "99999999"))).verdicts).toEqual(["wrong", "same"]);
	expect((await plan("players", csv.replace("ittf:2", "2-b"))).verdicts).toEqual(["wrong", "same"]);

	// Without an id it may be either of the two; at another club it may be one who moved.
	const elsewhere = "name,name_ar,team,ranking\nLI Yi,لي يي,Al-Waha,9\nLI Yi,لي يي,Al-Morjan,5";
	const asked = await plan("players", elsewhere);
	expect(asked.verdicts).toEqual(["warning", "warning"]);
	expect(asked.html).toContain("A player of this name is at Al-Waha");
	const values = choicesIn(asked.html).filter((value) => value.startsWith("decide-2=") && !value.endsWith("new"));
	expect(values.length).toBe(2);
	await apply("players", elsewhere, { decide: values[0] ?? "" });
	const atMorjan = `select count(*)::int as n from players where name = 'LI Yi' and team_id = ${club("Al-Morjan")}`;
	expect([await site.row(atMorjan), (await site.sql(named)).rows.length]).toEqual([{ n: 1 }, 2]);
	await undoLast();
	await apply("players", elsewhere, { doubts: "new" });
	expect((await site.sql(named)).rows.length).toBe(4);
	await undoLast();

	// A record that was there gets an id from a file, and loses it when that is taken back.
	await site.sql(`insert into players (name, name_ar, team_id) values ('Known Before', 'معروف', ${club("Al-Waha")})`);
	const known = "id,name,name_ar,team\nittf:3,Known Before,معروف,Al-Waha";
	expect((await plan("players", known)).verdicts).toEqual(["changed"]);
	await apply("players", known);
	expect((await site.sql(ids)).rows.length).toBe(3);
	await undoLast();
	expect((await site.sql(ids)).rows.length).toBe(2);
	await site.sql("delete from players where name in ('LI Yi', 'Known Before')");
	expect((await site.sql(ids)).rows).toEqual([]);
});

test("a player may have one name for now, and an empty cell leaves the other as it is", async () => {
	const csv = "name,name_ar\nOne Name,\n,اسم واحد";
	expect((await plan("players", csv)).verdicts).toEqual(["new", "new"]);
	await apply("players", csv);
	await site.sql("update players set name_ar = 'اسم' where name = 'One Name'");
	expect((await plan("players", csv)).verdicts).toEqual(["same", "same"]);
	await site.sql("delete from players where name in ('One Name', '') and (name_ar in ('اسم', 'اسم واحد'))");
});
