import { expect, test } from "vitest";
import { freshProduct } from "../../test/engines.ts";
import { make } from "../../test/make.ts";
import { runSql } from "../base/db/client.server.ts";
import { runCommand } from "./commands.server.ts";

freshProduct("embedded PostgreSQL");
const json = async (...args: string[]) => JSON.parse((await runCommand([...args, "--json"]))?.text ?? "{}");
const value = async (query: string) => (await runSql(query)).rows[0].value;

test("twelve clubs in three halls are planned by their group's name: as a dry run, then carried out once", async () => {
	const group = await value("select default_group('2025/2026') as value");
	await runSql("delete from entries");
	await runSql("delete from venues");
	const halls: number[] = [];
	for (const name of ["North", "South", "East"])
		halls.push(await value(`insert into venues (name, name_ar) values ('${name}', '${name}') returning id as value`));
	for (let club = 0; club < 12; club++) {
		const id = await make.club({ name: `Club ${club}`, name_ar: `نادي ${club}` });
		await runSql(`with q as (insert into squads (club_id, season, venue_id)
			values (${id}, '2025/2026', ${halls[club % 3]}) returning id)
			insert into entries (group_id, squad_id) select ${group}, id from q`);
	}
	const dry = await json("schedule", "Premier League", "--dry-run", "--start", "2026-09-01");
	expect(dry).toMatchObject({ ok: true, group, violations: 0, breaks: [10, 10], most_breaks: 10, applied: 0 });
	expect(dry.matches).toHaveLength(132);
	expect(dry.matches[0]).toMatchObject({ round: 1, match_date: "2026-09-01", match_time: "19:00:00" });
	const ties = () => value("select count(*)::int as value from matches");
	expect(await ties()).toBe(0);

	expect((await json("schedule", String(group), "--days", "someday")).ok).toBe(false);
	expect((await json("schedule", String(group), "--start", "soon")).ok).toBe(false);
	expect((await json("schedule", "No such group")).ok).toBe(false);
	await runSql("update groups set legs = 1");
	expect(await json("schedule", String(group), "--days", "sun,tue", "--times", "17:00,20:00")).toMatchObject({
		ok: true,
		applied: 66,
	});
	expect(await ties()).toBe(66);
	expect(await value("select max(round)::int as value from matches")).toBe(11);
});
