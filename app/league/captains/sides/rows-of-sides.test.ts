import { sql } from "kysely";
import { expect, test } from "vitest";
import { freshProduct, onOneEngine } from "../../../../test/engines.ts";
import { everyoneAround, type PersonKey } from "../../../../test/make-captains.ts";
import { rolledBack } from "../../../../test/rolled-back.ts";
import { operator } from "../../../access/actor.ts";
import { asLeagueStaff, asLeagueSystem, asSide } from "../../../access/league-scope.server.ts";
import type { Side } from "../../../access/side.ts";
import { db, runAsOperator } from "../../../base/db/client.server.ts";
import { fromKeys, keysOf } from "../../../base/literals.ts";

const home: PersonKey[] = ["own", "pass"];
const away: PersonKey[] = ["other", "otherPass"];
const both = [...home, ...away];
const nobody: PersonKey[] = [];
const report = (side: Side) =>
	`insert into reports (match_id, number, side, home_score, away_score, settled, settled_at)
		values ($tie, 2, '${side}', 3, 0, 'replaced', now())`;
const request = (side: Side) =>
	`insert into date_requests (match_id, side, from_date, answer_by, state, ended_at)
		values ($tie, '${side}', now(), now(), 'expired', now())`;
const answer = (side: Side) =>
	`insert into confirmations (match_id, report, side, verdict) values ($tie, 1, '${side}', 'accept')
		on conflict (match_id, report, side) do update set verdict = excluded.verdict`;

/**
 * Statements about a tie that the home side reported and the away side disputed, and whose home side asks for another
 * date: those who see or change a row by each of them as a side, and whether staff and the product itself do.
 */
const statements: [statement: string, by: PersonKey[], byStaff?: boolean][] = [
	["select 1 from reports", both],
	[report("home"), home],
	[report("away"), away],
	["update reports set settled = 'accepted', settled_at = now()", both],
	["delete from reports", nobody, false],
	["select 1 from confirmations", both],
	[answer("home"), home],
	[answer("away"), away],
	["update confirmations set body = 'It was 1:3.'", away],
	["update confirmations set side = 'home'", nobody],
	["delete from confirmations", nobody, false],
	["select 1 from date_requests", both],
	[request("home"), home],
	[request("away"), away],
	["update date_requests set answer_note = 'We play then.'", both],
	["update date_requests set match_id = $other", nobody],
	["delete from date_requests", nobody],
	["select 1 from date_proposals", both],
	["insert into date_proposals (request_id, ordinal, match_date) select $request, 3, now()", home],
	["update date_proposals set match_date = now()", home],
	["delete from date_proposals", home],
];

/** How many rows a statement sees or changes; none where the policies refuse it. */
async function reached(statement: string): Promise<number> {
	const { rows, numAffectedRows } = await sql.raw(statement).execute(db());
	return Number(numAffectedRows ?? rows.length);
}
const refused = (error: unknown) => {
	if (error instanceof Error && "code" in error && error.code === "42501") return 0;
	throw error;
};
type ScopedWork = (work: () => Promise<number>) => Promise<number>;

onOneEngine((engine) => {
	freshProduct(engine);

	test("captain × squad × tie: reports, answers to them and requests for dates are rows of the two sides", async () => {
		const { tie, otherTie, everyone } = await everyoneAround();
		await runAsOperator(
			"insert into reports (match_id, number, side, home_score, away_score) values ($1, 1, 'home', 3, 1)",
			[tie],
		);
		await runAsOperator(
			`insert into confirmations (match_id, report, side, verdict, body)
				values ($1, 1, 'away', 'dispute', 'It was 2:3.')`,
			[tie],
		);
		const { rows } = await runAsOperator(
			"insert into date_requests (match_id, side, from_date, answer_by) values ($1, 'home', now(), now()) returning id",
			[tie],
		);
		const request = rows[0].id;
		await runAsOperator("insert into date_proposals (request_id, ordinal, match_date) values ($1, 1, now())", [
			request,
		]);
		const named: Record<string, number> = { $tie: tie, $other: otherTie, $request: request };
		for (const [statement, by, byStaff = true] of statements) {
			const tried = (scoped: ScopedWork) =>
				rolledBack(() => scoped(() => reached(statement.replace(/\$\w+/g, (name) => String(named[name]))))).catch(
					refused,
				);
			const reach: Partial<Record<PersonKey, number>> = {};
			for (const name of keysOf(everyone)) reach[name] = await tried((work) => asSide(everyone[name], work));
			expect(reach, statement).toEqual(fromKeys(keysOf(everyone), (name) => (by.includes(name) ? 1 : 0)));
			expect(await tried((work) => asSide(operator, work)), statement).toBe(0);
			expect(await tried((work) => work()), `${statement} without a scope`).toBe(0);
			for (const scope of [asLeagueStaff, asLeagueSystem])
				expect(await tried(scope), `${statement} by staff`).toBe(byStaff ? 1 : 0);
		}
	});
});
