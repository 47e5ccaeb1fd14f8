import { beforeAll, expect, test } from "vitest";
import { startSite } from "../../../test/site.ts";

const site = startSite();
const text = async (path: string) => (await (await site.get(path)).text()).replaceAll("<!-- -->", "");
let [tie, club] = [0, 0];

/** A tie of a round, at the hall that its home club names. */
beforeAll(async () => {
	const row = await site.row<{ id: number; club: number }>(`select m.id, m.home_team_id as club from matches m
		join groups g on g.id = m.group_id and g.is_default where m.season = '2025/2026' order by m.id limit 1`);
	[tie, club] = [row.id, row.club];
	await site.sql(`update matches set round = 5, venue_id = null where id = ${tie};
		update squads set venue_id = null where id = (select home_squad_id from matches where id = ${tie});
		delete from rounds where number = 5 and stage_id = (select g.stage_id from groups g
			join matches m on m.group_id = g.id where m.id = ${tie});
		insert into rounds (stage_id, number) select g.stage_id, 5 from groups g
			join matches m on m.group_id = g.id where m.id = ${tie}`);
});

test.each([
	["Arabic", "", (name: string) => `${name} = 'Zz ${name}', ${name}_ar = null`, (name: string) => `Zz ${name}`],
	["English", "/en", (name: string) => `${name}_ar = 'ظظ ${name}', ${name} = null`, (name: string) => `ظظ ${name}`],
])("a coach, an administrator, a hall and a round without a name in %s have the other one", async (...given) => {
	const [, prefix, set, nameOf] = given;
	await site.sql(`update teams set ${["coach_name", "admin_name", "hall"].map(set).join(", ")} where id = ${club};
		update rounds set ${set("name")} where number = 5`);
	const named: [path: string, names: string[]][] = [
		[`/team/${club}`, ["coach_name", "admin_name", "hall"]],
		[`/match/${tie}`, ["hall", "name"]],
		[`/match/${tie}.ics`, ["hall"]],
	];
	for (const [path, names] of named) {
		const page = await text(prefix + path);
		for (const name of names) expect(page.includes(nameOf(name)), `${path} names the ${name}`).toBe(true);
		expect(page.match(/<(bdi|strong|h1|h2|a|li)\b[^>]*><\/\1>/g), path).toBeNull();
	}
	const [title, coach] = prefix ? ["''", "'ظظ coach'"] : ["'Zz coach'", "''"];
	await site.sql(`update national_teams set coach_name = ${title}, coach_name_ar = ${coach}, title = ${title},
		title_ar = ${coach} where team_type = 'mens'`);
	for (const path of ["/national", "/national/mens"])
		expect(await text(prefix + path), path).toContain(prefix ? "ظظ coach" : "Zz coach");
});

test.each(["teams", "competitions", "groups", "venues", "classes"])(
	"a row of %s has its name in both languages, so that no page lacks it",
	async (table) => {
		for (const column of ["name", "name_ar"])
			expect(
				await site.row(`select is_nullable, (select count(*)::integer from pg_constraint
					where conrelid = '${table}'::regclass
						and pg_get_constraintdef(oid) ~* 'trim\\(both from ${column}\\) <> ') as checks
					from information_schema.columns where table_name = '${table}' and column_name = '${column}'`),
			).toEqual({ is_nullable: "NO", checks: 1 });
	},
);
