import { beforeAll, expect, test } from "vitest";
import { recordsEvents } from "../../../test/recorded-events.ts";
import { routeTable } from "../../../test/route-table.ts";
import { startSite } from "../../../test/site.ts";
import { formatDate } from "../../base/locale/format.ts";

const site = startSite();
recordsEvents(["licence.all-approved", "licence.approved", "player.details-changed"], (text, values) =>
	site.sql(text, values),
);
const list = "/en/admin/registrations";
const season = "2025/2026";
let cookie = "";
let player: { id: number; team_id: number };
beforeAll(async () => {
	cookie = await site.sessionOf("league-manager@demo.example");
	player = await site.row(`select id, team_id from players where team_id is not null order by id limit 1`);
});
const text = async (path: string) => (await site.get(path, { cookie })).text();
const send = (path: string, fields: Record<string, string>) => site.send(path, fields, cookie);
const at = (path: string) => `/en/admin/players/${player.id}/${path}`;

test("staff add a stint in the past, a stint of today changes the club; clashing days are refused", async () => {
	const other = await site.row<{ id: number }>(`select id from teams where id <> ${player.team_id} limit 1`);
	const past = { club_id: String(other.id), kind: "own", from_on: "2019-07-01", until_on: "2021-06-30" };
	expect((await send(at("stints/new"), past)).status).toBe(303);
	const shown = await text(at("stints"));
	expect(shown).toContain("July 1, 2019 – June 30, 2021");
	expect(shown).toContain("Since July 1, 2021");
	const clash = await send(at("stints/new"), { ...past, from_on: "2021-06-30", until_on: "" });
	expect([clash.status, (await clash.text()).includes("another club on some of these days")]).toEqual([422, true]);
	const turned = await send(at("stints/new"), { ...past, until_on: "2018-01-01" });
	expect([turned.status, (await turned.text()).includes("not before the first")]).toEqual([422, true]);
	const { id, version } = await site.row<{ id: number; version: number }>(
		`select id, version from stints where player_id = ${player.id} and from_on = '2021-07-01'`,
	);
	const ended = { club_id: String(player.team_id), kind: "own", from_on: "2021-07-01", until_on: "2024-06-30" };
	const elsewhere = `/en/admin/players/${player.id + 1}/stints/${id}`;
	expect((await send(elsewhere, { ...ended, version: String(version) })).status).toBe(410);
	expect((await send(at(`stints/${id}`), { ...ended, version: String(version) })).status).toBe(303);
	expect(await site.row(`select team_id from players where id = ${player.id}`)).toEqual({ team_id: null });
	expect((await send(at(`stints/${id}`), { ...ended, version: String(version), until_on: "" })).status).toBe(409);
	expect((await send(at(`stints/${id}`), { ...ended, version: String(version + 1), until_on: "" })).status).toBe(303);
	expect(await site.row(`select team_id from players where id = ${player.id}`)).toEqual({ team_id: player.team_id });
});

test("a season with many licences and transfers has pages of both, and each keeps the place in the other", async () => {
	const many = "2031/2032";
	await site.sql(`insert into seasons (name) values ('${many}')`);
	await site.sql(`insert into licence_categories (code, name, name_ar)
		select 'class-' || n, 'class ' || n, 'class ' || n from generate_series(1, 101) n`);
	await site.sql(`insert into licences (player_id, season, category, number)
		select ${player.id}, '${many}', 'class-' || n, 'M-' || n || '.' from generate_series(1, 101) n`);
	await site.sql(`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, state, reason)
		select ${player.id}, '${many}', null, ${player.team_id}, date '2031-08-01', 'refused', 'no ' || n || '.'
		from generate_series(1, 51) n`);
	const path = `${list}?season=${encodeURIComponent(many)}`;
	const [first, second, beyond] = [
		await text(path),
		await text(`${path}&page=2&transfers=2`),
		await text(`${path}&page=9`),
	];
	expect([first.includes("M-100."), first.includes("M-101."), second.includes("M-101.")]).toEqual([true, false, true]);
	expect([first.includes("no 51."), first.includes("no 1."), second.includes("no 1.")]).toEqual([true, false, true]);
	expect(second).toContain("page=1&amp;transfers=2#licences");
	expect(beyond).toContain("M-101.");
	const later = await text(`${path}&transfers=2`);
	expect([later.includes("M-100."), later.includes("no 51."), later.includes("no 1.")]).toEqual([true, false, true]);
	await site.sql(`delete from seasons where name = '${many}'`);
});

test("licences asked for are approved together, their number becomes the player's, undoing reverts both", async () => {
	const before = await site.row<{ licence_no: string | null }>(
		`select licence_no from players where id = ${player.id}`,
	);
	await site.sql(`insert into licences (player_id, season, number) values (${player.id}, '${season}', 'L-77')`);
	const { id } = await site.row<{ id: number }>("select id from licences where number = 'L-77'");
	expect(await text(`${list}?season=${season}`)).toContain("L-77");
	const approved = await send(list, { intent: "approve-licences", licence: String(id) });
	expect([approved.status, approved.headers.get("set-cookie")?.includes("licences-approved.1")]).toEqual([303, true]);
	const state = () =>
		site.row(`select l.state, p.licence_no from licences l join players p on p.id = l.player_id where l.id = ${id}`);
	expect(await state()).toEqual({ state: "approved", licence_no: "L-77" });
	const batch = await site.row<{ id: number }>("select id from import_batches where kind = 'approvals'");
	expect((await send(`/en/admin/undo/${batch.id}`, {})).headers.get("location")).toBe(list);
	expect(await state()).toEqual({ state: "requested", licence_no: before.licence_no });
	const fields = { season, category: "senior", number: "L-77", valid_from: "", valid_until: "" };
	const twice = await send(at("licences/new"), { ...fields, state: "approved" });
	expect([twice.status, (await twice.text()).includes("already has a licence of this category")]).toEqual([422, true]);
	const other = await site.row<{ id: number }>(`select id from players where id <> ${player.id} limit 1`);
	const taken = await send(`/en/admin/players/${other.id}/licences/new`, { ...fields, state: "approved" });
	expect([taken.status, (await taken.text()).includes("Another player has this number")]).toEqual([422, true]);
	expect((await send(at("licences/new"), { ...fields, category: "youth", state: "refused" })).status).toBe(422);
	await send(at("licences/new"), { ...fields, category: "youth", state: "approved", number: "L-78" });
	const youth = await site.row<{ id: number; version: number }>(
		"select id, version from licences where number = 'L-78'",
	);
	const elsewhere = `/en/admin/players/${other.id}/licences/${youth.id}`;
	expect((await send(elsewhere, { ...fields, state: "approved", version: String(youth.version) })).status).toBe(410);
	const kept = await send(at(`licences/${youth.id}/delete`), {});
	expect([kept.status, (await kept.text()).includes("withdraw it with a reason")]).toEqual([409, true]);
	const withdrawn = { ...fields, category: "youth", number: "L-78", state: "withdrawn", reason: "Moved abroad" };
	await send(at(`licences/${youth.id}`), { ...withdrawn, version: String(youth.version) });
	expect(await site.row(`select licence_no from players where id = ${player.id}`)).toEqual(before);
});

test("unsaved stints, licences and transfers are offered to their writer, under their player alone", async () => {
	const other = await site.row<{ id: number }>(`select id from players where id <> ${player.id} limit 1`);
	await site.sql(`insert into transfers (player_id, season, to_club_id, starts_on)
		select ${other.id}, '${season}', max(id), '2026-01-05' from teams`);
	const { id, version } = await site.row<{ id: number; version: number }>("select id, version from transfers");
	const decision = `/en/admin/registrations/transfers/${id}`;
	for (const [of, path, elsewhere] of [
		[`stint:${player.id}-new`, at("stints/new"), `/en/admin/players/${other.id}/stints/new`],
		[`licence:${player.id}-new`, at("licences/new"), `/en/admin/players/${other.id}/licences/new`],
		[`transfer:${player.id}-new`, at("transfer"), `/en/admin/players/${other.id}/transfer`],
		[`transfer:${id}`, decision, `/en/admin/players/${other.id}/transfer`],
	] as const) {
		expect(
			(
				await site.send(
					`/admin/drafts?of=${of}`,
					{ from_on: "2019-03-04", reason: "Half a word", starts_on: "2026-03-04" },
					cookie,
				)
			).status,
		).toBe(200);
		expect([of, (await text(path)).includes("You have changes that were not saved")]).toEqual([of, true]);
		expect(await text(`${path}?draft`)).toMatch(/2019-03-04|Half a word/);
		expect(await text(elsewhere)).not.toContain("You have changes that were not saved");
	}
	const seen = JSON.stringify({ starts_on: "2026-01-05", reason: "", case_reference: "" });
	await site.sql("update transfers set reason = 'By the other'");
	const fields = { seen, version: String(version), reason: "", case_reference: "" };
	const stale = await send(decision, { ...fields, intent: "approve", starts_on: "2026-02-01" });
	const shown = await stale.text();
	expect([stale.status, shown.includes("By the other"), shown.includes('value="2026-02-01"')]).toEqual([
		409,
		true,
		true,
	]);
	const saved = await send(decision, {
		...fields,
		version: String(version + 1),
		intent: "refuse",
		starts_on: "2026-02-01",
		reason: "No",
	});
	expect(saved.status).toBe(303);
	expect((await send(decision, { intent: "withdraw" })).headers.get("set-cookie")).toContain("transfer-closed");
});

test("who decides on a transfer sees the other open requests for the player, and the refused club why", async () => {
	await site.sql("delete from transfers");
	const { rows } = await site.sql(`insert into transfers (player_id, season, from_club_id, to_club_id, starts_on, state)
		select ${player.id}, '${season}', null, id, '2026-01-05', 'released' from teams
		where id not in (select team_id from players where id = ${player.id}) order by id limit 2 returning id`);
	const [first, second] = rows.map(({ id }) => `/en/admin/registrations/transfers/${id}`);
	const shown = await text(first ?? "");
	expect(shown).toContain("Other requests for this player");
	expect(shown).toContain(`href="${second}"`);
	const { version } = await site.row<{ version: number }>(`select version from transfers where id = ${rows[0]?.id}`);
	const decided = { seen: "{}", version: String(version), starts_on: "2026-01-05", reason: "So", case_reference: "" };
	expect((await send(first ?? "", { ...decided, intent: "approve" })).status).toBe(303);
	const after = await text(second ?? "");
	expect(after).toContain("transfer to another club was approved");
	expect(after).not.toContain("Other requests for this player");
	expect(await text((second ?? "").replace("/en", ""))).toContain("اعتُمد انتقال اللاعب إلى نادٍ آخر");
});

const birth = "1913-02-03";
const marks = ["birth_date", birth, formatDate("en", birth), formatDate("ar", birth), "9182736", "Kanarienweg"];

test("personal details are saved and merged like records, and nothing that visitors read has any", async () => {
	const details = { birth_date: birth, phone: "+966 50 9182736", address: "Kanarienweg 7" };
	expect((await send(at("details"), { ...details, version: "0" })).status).toBe(303);
	expect((await send(at("details"), { ...details, phone: "", version: "0" })).status).toBe(409);
	const later = await send(at("details"), { ...details, birth_date: "2099-01-01", version: "1" });
	expect([later.status, (await later.text()).includes("not after today")]).toEqual([422, true]);
	expect(await text(at("details"))).toContain("Kanarienweg 7");
	await site.sql(`insert into player_details (player_id, birth_date, phone, address)
		select id, '${birth}', '0509182736', 'Kanarienweg ' || id from players on conflict do nothing`);
	expect((await site.get(at("details"))).status).toBe(303);
	expect((await site.get(at("details"), { cookie: await site.sessionOf("captain@demo.example") })).status).toBe(403);

	const ids = await site.row<
		Record<string, unknown>
	>(`select m.id as match, m.group_id as groups, home_squad_id as squads,
		(select id from news_articles limit 1) as news, (select id from venues limit 1) as venues, home_team_id as team
		from matches m where season = '${season}' order by id limit 1`);
	const fill = (path: string) =>
		path
			.replace("/leagues/:competition/:season", "/leagues/premier-league/2025-2026")
			.replace(/\/(?:api\/v1\/)?players?\/:id/, (found) => found.replace(":id", String(player.id)))
			.replace(/\/match(?:es)?\/:id/, (found) => found.replace(":id", String(ids.match)))
			.replace(/\/(groups|squads|news|venues)\/:id/, (_, kind) => `/${kind}/${ids[kind]}`)
			.replace(":teamType", "mens")
			.replace(/\/share\/:kind\/:id/, `/share/player/${player.id}`)
			.replace(":part", "1")
			.replace(":kind", "news")
			.replace(/\/:id/, `/${ids.team}`)
			.replaceAll(/:\w+/g, "1");
	const paths = routeTable.flatMap(({ path }) => (path === undefined || path.includes("*") ? [] : [fill(path)]));
	const query = encodeURIComponent(
		(await site.row<{ name: string }>(`select name from players where id = ${player.id}`)).name,
	);
	let readable = 0;
	for (const path of [
		...new Set([...paths, `/search?q=${query}`, "/search?q=Kanarienweg", "/api/v1/players?limit=100"]),
	])
		for (const of of path.startsWith("/api")
			? [path]
			: [path, `/en${path}`, path === "/" ? "/_root.data" : path.replace(/(\?|$)/, ".data$1")]) {
			const answer = await site.get(of);
			if (/^image|^font/.test(answer.headers.get("content-type") ?? "")) continue;
			const body = await answer.text();
			expect([of, marks.filter((mark) => body.includes(mark) && of !== `/search?q=${mark}`)]).toEqual([
				of,
				of.includes("q=Kanarienweg") ? expect.anything() : [],
			]);
			if (answer.status === 200) readable += 1;
		}
	expect(readable).toBeGreaterThan(80);
});
