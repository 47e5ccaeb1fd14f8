import { beforeAll, describe, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
const items = async (path: string) => (await (await site.get(`/api/v1/${path}`)).json()).items;
const bytes = async (path: string) => Buffer.from(await (await site.get(path)).arrayBuffer());
const said = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const today = "(now() at time zone 'Asia/Riyadh')::date";
const words = { "/en": ["Provisional", "Now"], "": ["نتيجة أولية", "الآن"] } as const;

/** Two clubs that met often before: the last result of theirs waits for its confirmation, and they play tonight. */
let [reported, playing, home, away, group, player] = [0, 0, 0, 0, 0, 0];
beforeAll(async () => {
	const last = await site.row<Record<"id" | "home" | "away" | "group" | "player", number>>(`select m.id, m.group_id as
			"group", m.home_team_id as home, m.away_team_id as away, p.player_id as player from matches m
		join groups g on g.id = m.group_id and g.is_default join rubbers r on r.match_id = m.id and r.outcome = 'played'
		join rubber_players p on p.rubber_id = r.id and p.side = 'home'
		join players l on l.id = p.player_id and l.team_id = m.home_team_id
		where m.season = '2025/2026' and m.status = 'completed' and m.home_score is not null
		order by m.match_date desc, m.id desc, r.id limit 1`);
	({ id: reported, home, away, group, player } = last);
	await site.sql(`update matches set phase = 'reported', match_date = ${today} - 2 where id = ${reported}`);
	playing = (
		await site.row<{ id: number }>(`insert into matches (season, match_date, home_team_id, away_team_id, match_time,
			phase, group_id) values ('2025/2026', ${today}, ${home}, ${away}, '00:00', 'in_play', ${group}) returning id`)
	).id;
	await site.sql(`insert into rubbers (match_id, ordinal, home_games, away_games)
		values (${playing}, 1, 3, 0), (${playing}, 2, 3, 2)`);
});

/** The line of a page with the link to a tie. */
const lineOf = (page: string, id: number, tag = "li") =>
	(page.split("<main")[1] ?? "")
		.split(new RegExp(`<${tag}(?=[ >])`))
		.map((part) => part.split(`</${tag}>`)[0] ?? "")
		.find((line) => line.includes(`/match/${id}"`)) ?? "";

describe.each(["/en", ""] as const)("under '%s'", (prefix) => {
	const [provisional, now] = words[prefix];
	const final = prefix ? "Final" : "النتيجة النهائية";

	test.each<[string, path: () => string, tag: string]>([
		["the matches", () => `/matches`, "li"],
		["a day's matches", () => `/matches?status=completed&team=${home}`, "li"],
		["a club's page", () => `/team/${home}`, "li"],
		["a club's season tie by tie", () => `/team/${home}`, "tr"],
		["the meetings of two clubs", () => `/team/${home}/against/${away}`, "li"],
		["the page of a player", () => `/player/${player}`, "li"],
		["the rubbers of a player", () => `/player/${player}/rubbers`, "li"],
		["the page of a later tie", () => `/match/${playing}`, "li"],
		["the cross table", () => "/leagues/cross-table", "td"],
		["a frame of other sites", () => `/embed/groups/${group}/matches`, "li"],
	])("%s calls a result that is not confirmed provisional, never final", async (_, path, tag) => {
		const line = said(lineOf(await text(prefix + path()), reported, tag));
		expect(line).toContain(provisional);
		expect(line).not.toContain(final);
	});

	test("its own page, its picture, calendars and the search call it provisional", async () => {
		const page = await text(`${prefix}/match/${reported}`);
		expect(said(page.split("<main")[1] ?? "")).toContain(provisional);
		expect(said(page)).not.toContain(final);
		const name = prefix ? "name" : "name_ar";
		const club = await site.row<{ name: string }>(`select ${name} as name from teams where id = ${home}`);
		const other = await site.row<{ name: string }>(`select ${name} as name from teams where id = ${away}`);
		const query = encodeURIComponent(`${club.name} ${other.name}`);
		const found = await text(`${prefix}/search?q=${query}`);
		expect(said(lineOf(found, reported))).toContain(provisional);
		expect(said(lineOf(found, playing))).toMatch(new RegExp(`2 – 0 .*${now}`));
		for (const path of [`/match/${reported}.ics`, `/teams/${home}.ics`, `/groups/${group}.ics`]) {
			const events = (await text(prefix + path)).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
			const event = events.find((each) => each.includes(`UID:tie-${reported}@`));
			expect([path, /SUMMARY:(.*)/.exec(event ?? "")?.[1]]).toEqual([
				path,
				expect.stringContaining(`(${provisional})`),
			]);
		}
	});

	test("a tie in play is now, with its score so far, on every list of its clubs", async () => {
		const lists = [`/matches`, `/team/${home}`, `/player/${player}`, `/embed/groups/${group}/matches`];
		for (const path of lists) {
			const page = await text(prefix + path);
			const line = said(lineOf(page, playing));
			expect([path, line]).toEqual([path, expect.stringMatching(/2 – 0/)]);
			expect([path, line]).toEqual([path, expect.stringContaining(now)]);
			expect(page, path).toMatch(new RegExp(`id="now"[^>]*>${now}<`));
		}
		const hero = said((await text(prefix || "/")).split("<h1")[1]?.split("</h1>")[1]?.split("<section")[0] ?? "");
		expect(hero).toMatch(new RegExp(`${now}: .* 2 – 0 `));
		expect(said(await text(`${prefix}/match/${playing}`))).toContain(now);
	});
});

test("a tie that plays is the next match of nothing", async () => {
	for (const path of ["/en", `/en/team/${home}`, `/en/player/${player}`, `/en/embed/groups/${group}/matches`]) {
		const next = (await text(path)).split(/id="next(?:-ties)?"/)[1]?.split("<h2")[0] ?? "";
		expect([path, next.includes(`/match/${playing}"`)]).toEqual([path, false]);
	}
	expect(await text("/en")).not.toContain("Next match");
});

test("the API says of each tie how far it is, and whether its result is confirmed", async () => {
	const stateOf = async (id: number) => {
		const { state, confirmed } = await (await site.get(`/api/v1/matches/${id}`)).json();
		return { state, confirmed };
	};
	expect(await stateOf(reported)).toEqual({ state: "provisional", confirmed: false });
	expect(await stateOf(playing)).toEqual({ state: "now", confirmed: false });
	for (const { status, state, confirmed } of await items("matches?season=2025/2026&limit=200"))
		expect({ status, state, confirmed }).toEqual(
			{
				completed: { status, state: confirmed ? "final" : "provisional", confirmed },
				scheduled: { status, state: expect.stringMatching(/^(scheduled|now|postponed)$/), confirmed: false },
				cancelled: { status, state: "cancelled", confirmed: false },
			}[String(status)],
		);
	const { components } = await (await site.get("/api/openapi.json")).json();
	expect(JSON.stringify(components ?? {}) + (await text("/api/openapi.json"))).toContain("is not confirmed yet");
});

test("a share picture of a result changes once the result is confirmed, as does that of the list", async () => {
	const paths = [`/en/share/match/${reported}.png`, "/share/matches.png"];
	const before = await Promise.all(paths.map(bytes));
	await site.sql(`update matches set phase = 'confirmed' where id = ${reported}`);
	for (const [nth, path] of paths.entries())
		await expect
			.poll(async () => (await bytes(path)).equals(before[nth] ?? Buffer.alloc(0)), { message: path })
			.toBe(false);
	expect(said(lineOf(await text("/en/matches"), reported))).not.toContain("Provisional");
});
