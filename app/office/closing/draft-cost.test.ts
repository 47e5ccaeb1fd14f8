import pg from "pg";
import { beforeEach, expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../test/engines.ts";
import { make } from "../../../test/make.ts";
import { statementsOf } from "../../../test/statements-of.ts";
import { operator } from "../../access/actor.ts";
import { config } from "../../base/config.server.ts";
import { runAsOperator } from "../../base/db/client.server.ts";
import { closeEdition, openAgain } from "../../league/closing/close-edition.server.ts";
import { firstThree } from "../../league/closing/honours.server.ts";
import { planDraft } from "../../league/closing/into-draft.server.ts";
import {
	type EditionToClose,
	editionToClose,
	openWork,
	tablesOfEdition,
} from "../../league/closing/open-work.server.ts";

onOneEngine((engine) => {
	freshProduct(engine);
	beforeEach(() => runAsOperator("insert into seasons (name) values ('2026/2027') on conflict do nothing"));

	const id = async (text: string, values: unknown[] = []) => Number((await runAsOperator(text, values)).rows[0]?.id);
	async function edition(of: number, season: string, state: string, names: readonly string[]) {
		const made = await id("insert into editions (competition_id, season, state) values ($1, $2, $3) returning id", [
			of,
			season,
			state,
		]);
		const stage = await id("insert into stages (edition_id) values ($1) returning id", [made]);
		const groups: number[] = [];
		for (const [nth, name] of names.entries())
			groups.push(
				await id(
					`insert into groups (stage_id, name, name_ar, rule_set, tier) values ($1, $2, $2, 'difference', $3)
						returning id`,
					[stage, name, nth + 1],
				),
			);
		return { id: made, groups };
	}

	let nth = 0;
	/** A competition of groups with two clubs each, and its draft in the next season. */
	async function competition(names: readonly string[] = ["Upper", "Lower"]) {
		nth += 1;
		const slug = `closing-${nth}`;
		const of = await id("insert into competitions (slug, name, name_ar) values ($1, $1, $1) returning id", [slug]);
		const draft = await edition(of, "2026/2027", "draft", names);
		const running = await edition(of, "2025/2026", "running", names);
		const clubs: number[] = [];
		for (const group_id of running.groups) {
			const [home_team_id, away_team_id] = [await make.club(), await make.club()];
			await make.tie({ home_team_id, away_team_id, group_id, status: "completed", home_score: 3, away_score: 1 });
			clubs.push(home_team_id, away_team_id);
		}
		const found = (await editionToClose(running.id)) ?? expect.unreachable();
		return { ...found, draft: draft.groups, clubs };
	}
	const enter = (club: number, group: number) =>
		id("insert into entries (group_id, squad_id) values ($1, squad_of($2, $1, 'A')) returning id", [group, club]);

	const plan = async (closed: EditionToClose) => planDraft(closed, {}, await tablesOfEdition(closed.id));
	/** The page that closes it. */
	async function page(closed: EditionToClose) {
		const tables = await tablesOfEdition(closed.id);
		const work = await openWork(closed, tables);
		return { work, three: firstThree(tables), plan: await planDraft(closed, {}, tables) };
	}
	test("closing a competition reads nothing of another one of its season", async () => {
		const shield = await competition();
		await plan(shield);
		const alone = await statementsOf(() => plan(shield));
		expect(alone).toBeGreaterThan(5);
		await competition();
		expect(await statementsOf(() => plan(shield))).toBe(alone);
		expect((await plan(shield)).groups.map(({ name, squads }) => `${name} ${squads.length}`)).toEqual([
			"Upper 2",
			"Lower 2",
		]);
	});

	test("closing an edition, its page and opening it again ask as much of many groups as of two", async () => {
		async function costs(names: string[]) {
			const closed = await competition(names);
			for (const [nth, club] of closed.clubs.entries()) await enter(club, closed.draft[Math.floor(nth / 2)] ?? 0);
			expect(await page(closed), "the tables are kept by then").toMatchObject({
				work: { ties: [] },
				plan: { steps: [] },
			});
			const reason = { reason: "An appeal", reason_ar: "استئناف" };
			const close = async () =>
				expect(await closeEdition(operator, closed.id, {}, [], new Date())).toMatchObject({ ok: true });
			const open = async () => expect(await openAgain(operator, closed.id, reason)).toEqual({ ok: true });
			const statements = {
				page: await statementsOf(() => page(closed)),
				close: await statementsOf(close),
				open: await statementsOf(open),
				again: await statementsOf(close),
			};
			const honours = await id(
				`select count(*) as id from honours join groups g on g.id = group_id
					join stages s on s.id = g.stage_id where s.edition_id = $1`,
				[closed.id],
			);
			return { statements, honours };
		}
		const few = await costs(["Upper", "Lower"]);
		const many = await costs(["A", "B", "C", "D", "E", "F", "G"]);
		expect([few.honours, many.honours]).toEqual([4, 14]);
		expect(many.statements).toEqual(few.statements);
	});

	test.runIf(engine === "PostgreSQL server")(
		"an entry of the draft that is being changed is waited for, and moved",
		async () => {
			const closed = await competition();
			const [upper = 0, lower = 0] = closed.draft;
			const [club = 0] = closed.clubs;
			const entry = await enter(club, lower);
			const writer = new pg.Client({ connectionString: config().DATABASE_URL ?? "" });
			await writer.connect();
			await writer.query("begin");
			await writer.query(`update entries set seed = 5 where id = ${entry}`);
			const closing = closeEdition(operator, closed.id, {}, [], new Date());
			const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'
				and datname = current_database()`;
			await expect.poll(async () => (await runAsOperator(waiting)).rows[0].count).toBe(1);
			await writer.query("commit");
			await writer.end();
			expect(await closing).toMatchObject({ ok: true });
			const { rows } = await runAsOperator("select group_id, seed from entries where id = $1", [entry]);
			expect(rows).toEqual([{ group_id: upper, seed: 5 }]);
			const log = await runAsOperator(
				"select details ->> 'moved' as moved from audit_log where action = 'edition.closed' and subject = $1",
				[`edition:${closed.id}`],
			);
			expect(log.rows).toEqual([{ moved: "4" }]);
		},
	);
});
