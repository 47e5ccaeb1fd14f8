import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
const value = async (query: string) => Number((await site.row<{ value: number }>(`select ${query} as value`)).value);
let [tie, player, other, club] = [0, 0, 0, 0];

/** A tie of the demo with a sheet, and two of its players who met. */
beforeAll(async () => {
	tie = await value("(select match_id from rubbers where kind = 'singles' and outcome = 'played' order by id limit 1)");
	const at = (side: string) =>
		value(`(select p.player_id from rubber_players p join rubbers r on r.id = p.rubber_id
			where r.match_id = ${tie} and r.kind = 'singles' and p.side = '${side}' order by r.id limit 1)`);
	[player, other] = [await at("home"), await at("away")];
	club = await value(`(select home_team_id from matches where id = ${tie})`);
});

test.each([
	["Arabic", "", "name_ar = '', name = 'Zz' || id"],
	["English", "/en", "name_ar = 'ظظ' || id, name = ''"],
])("players without a name in %s have the other one on every page that names them", async (_, prefix, names) => {
	await site.sql(`update players set ${names};
		update rubber_players set ${names.replaceAll("id", "player_id")};
		update lineup_places set ${names.replaceAll("id", "player_id")}`);
	const nameOf = (id: number) => (prefix ? `ظظ${id}` : `Zz${id}`);
	const named: [path: string, ids: number[]][] = [
		[`/match/${tie}`, [player, other]],
		[`/player/${player}`, [player]],
		[`/player/${player}/rubbers`, [player]],
		[`/player/${player}/against`, [player, other]],
		[`/player/${player}/against/${other}`, [player, other]],
		[`/team/${club}`, [player]],
		["/players", []],
		["/leagues/premier-league/2025-2026/leaders", []],
		[`/search?q=${encodeURIComponent(nameOf(player))}`, [player]],
		["/national-teams", []],
	];
	for (const [path, ids] of named) {
		const page = await text(prefix + path);
		for (const id of ids) expect(page, `${path} names ${nameOf(id)}`).toContain(nameOf(id));
		expect(page.match(/<(bdi|strong|h1|h2|a|li)\b[^>]*><\/\1>/g), path).toBeNull();
	}
});
