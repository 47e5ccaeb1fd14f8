import { expect, test } from "vitest";
import { runAsOperator } from "../../app/base/db/client.server.ts";
import { runCommand } from "../../app/operator/commands.server.ts";
import { freshProduct, onEveryEngine } from "../../test/engines.ts";
import { loadDemo } from "../load-demo.server.ts";

const rows = async (statement: string) => (await runAsOperator(statement)).rows;

/** The rows of a load without what is different each time: days of making, and names of files. */
const content = () =>
	rows(`select m.season, m.match_date, h.name as home, a.name as away, m.home_score, m.away_score, m.home_points,
		m.away_points, m.phase from matches m join teams h on h.id = m.home_team_id join teams a on a.id = m.away_team_id
		order by m.season, m.group_id, m.match_date, m.match_time, h.name, m.id`);

/** Rows of the season of today, each by a count that is more than none. */
const present = Object.fromEntries(
	Object.entries({
		halls: "venues",
		colours: "teams where colour is not null",
		closures: "venue_closures",
		captains: "captains",
		places: "squad_players",
		licences_approved: "licences where state = 'approved'",
		licences_requested: "licences where state = 'requested'",
		licences_refused: "licences where state = 'refused'",
		transfers_requested: "transfers where state = 'requested'",
		transfers_released: "transfers where state = 'released'",
		transfers_approved: "transfers where state = 'approved'",
		transfers_refused: "transfers where state = 'refused'",
		transfers_withdrawn: "transfers where state = 'withdrawn'",
		dates_open: "date_requests where state = 'open'",
		dates_declined: "date_requests where state = 'declined'",
		dates_accepted: "date_requests where state = 'accepted'",
		dates_kept: "date_requests where state = 'kept'",
		dates_withdrawn: "date_requests where state = 'withdrawn'",
		reports: "reports where settled is null",
		disputes: "confirmations where verdict = 'dispute'",
		in_play: "matches where phase = 'in_play' and match_date = (now() at time zone 'Asia/Riyadh')::date",
		came_late: "matches where match_date < current_date - 2 and round = 8 and status = 'completed'",
		deductions: "adjustments a join published_decisions d on d.case_reference = a.case_reference",
		messages: "contact_messages",
		readers: "newsletter_subscribers",
		issues: "newsletter_issues",
	}).map(([what, from]) => [what, `(select count(*) from ${from}) as ${what}`]),
);

onEveryEngine((engine) => {
	freshProduct(engine, { DEMO: "1", DEMO_PASSWORD: "a password of the tests" });

	test("a kingdom plays around the Premier League of the demo: three seasons, the same each time", {
		timeout: 300_000,
	}, async () => {
		const now = new Date();
		const load = async () => {
			await runAsOperator("delete from installation");
			expect(await loadDemo(now, { kingdom: true })).toBe(true);
		};
		await load();
		expect(
			await rows(`select e.season, c.slug, e.state, count(distinct n.id)::int as squads,
				count(distinct m.id)::int as ties,
				count(distinct m.id) filter (where m.status = 'completed')::int as played,
				count(distinct m.id) filter (where m.score_source = 'sheet')::int as sheets
				from editions e join competitions c on c.id = e.competition_id join stages s on s.edition_id = e.id
				join groups g on g.stage_id = s.id left join matches m on m.group_id = g.id
				left join entries n on n.group_id = g.id group by 1, 2, 3 order by 1, 2`),
		).toEqual(
			["2023/2024", "2024/2025", "2025/2026"].flatMap((season, nth) => {
				const state = nth < 2 ? "finished" : "running";
				const row = (slug: string, squads: number, ties: number, played: number, sheets: number) =>
					nth < 2
						? { season, slug, state, squads, ties, played: ties, sheets: sheets === 0 ? 0 : ties }
						: { season, slug, state, squads, ties, played, sheets };
				return [
					row("first-division", 8, 56, 32, 32),
					row("premier-league", 14, 182, 97, 96),
					row("u15-league", 6, 30, 15, 0),
					row("women-s-league", 6, 30, 18, 18),
				];
			}),
		);
		expect(await rows("select from_season, to_season from season_copies order by id")).toEqual([
			{ from_season: "2023/2024", to_season: "2024/2025" },
			{ from_season: "2024/2025", to_season: "2025/2026" },
		]);
		// Of a child nothing but a name and a club is published, and no sheet names one.
		expect(await rows("select distinct photo_url, position, bio from players where ranking is null")).toEqual([
			{ photo_url: null, position: null, bio: null },
		]);
		expect(await loadDemo(now, { kingdom: true })).toBe(false);
		expect(await rows(`select ${Object.values(present).join(", ")}`)).toEqual([
			Object.fromEntries(Object.keys(present).map((what) => [what, expect.toSatisfy((count) => Number(count) > 0)])),
		]);
		expect(
			await rows("select count(distinct status)::int as statuses, count(*)::int as cases from complaints"),
		).toEqual([{ statuses: 10, cases: 42 }]);
		expect(JSON.parse((await runCommand(["audit", "verify", "--json", "--files"]))?.text ?? "")).toMatchObject({
			whole: true,
			problems: [],
		});

		const first = await content();
		await runAsOperator(
			`truncate contact_messages, newsletter_subscribers, teams, players, matches, accounts, news_articles,
				national_teams restart identity cascade`,
		);
		await runAsOperator("update editions set closed_at = null");
		await runAsOperator("delete from editions; delete from seasons where name <> '2025/2026'");
		await runAsOperator("delete from competitions where not is_default");
		await load();
		expect(await content()).toEqual(first);
	});
});
