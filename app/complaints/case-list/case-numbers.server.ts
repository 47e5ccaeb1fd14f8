import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import { riyadhDay, startOfDay } from "../../base/locale/format.ts";
import { disputeTypes } from "../case/complaint.ts";
import { latenessRecount } from "../deadlines/recount-lateness.server.ts";
import { submittedStatuses } from "./desk-filter.ts";

const MONTHS = 12;

/** The last twelve months in Riyadh, the oldest first: `2026-11`. */
function lastMonths(now: Date): string[] {
	const [year = 0, month = 0] = riyadhDay(now).split("-").map(Number);
	return Array.from({ length: MONTHS }, (_, i) =>
		new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 7),
	);
}

/** How many of a kind in a month, the oldest of the twelve being the first. */
type Cell = { month: number; key?: string; count: number };
type Medians = { first_answer_hours: number | null; decision_days: number | null; late: number; decided: number };

/**
 * The work of the last twelve months in numbers: filed and decided by month, types and statuses over the months, and
 * the current cases now; how long it took (hours to the first answer, days to the decision, medians), the late share,
 * and the outcomes of appeals.
 */
export function caseNumbers(actor: Actor, now: Date) {
	authorize(actor, "case.handle");
	const months = lastMonths(now);
	const starts = months.map((month) => startOfDay(`${month}-01`));
	const since = starts[0] ?? now;
	const monthOf = (column: string) => sql`width_bucket(${sql.ref(column)}, ${starts}::timestamptz[])`;
	return asKind("report", () =>
		asStaff(actor, async () => {
			const { rows: types } = await sql<Cell>`
			select ${monthOf("submitted_at")} as month, dispute_type::text as key, count(*)::int as count from desk_terms
			where submitted_at >= ${since} group by 1, 2`.execute(db());
			const { rows: decided } = await sql<Cell>`
			select ${monthOf("decided_at")} as month, count(*)::int as count from desk_decisions
			where decided_at >= ${since} group by 1`.execute(db());
			const { rows: reached } = await sql<Cell>`
			select ${monthOf("at")} as month, status::text as key, count(*)::int as count from desk_moves
			where at >= ${since} group by 1, 2`.execute(db());
			const byMonth = (cells: Cell[], key?: string) =>
				months.map((_, i) =>
					cells
						.filter((cell) => cell.month === i + 1 && (key === undefined || cell.key === key))
						.reduce((sum, { count }) => sum + count, 0),
				);
			const [filedThen, decidedThen] = [byMonth(types), byMonth(decided)];
			const states = await db().selectFrom("desk_counts").selectAll().execute();
			const { rows: open } = await sql<{ open: number; late: number; unanswered: number }>`
			select count(*)::int as open, count(*) filter (where due_at < ${now})::int as late,
				count(*) filter (where answer_due_at < ${now})::int as unanswered from desk_terms
			where clock_from is not null and clock_stopped_at is null`.execute(db());
			return {
				months: months.map((month, i) => ({ month, filed: filedThen[i] ?? 0, decided: decidedThen[i] ?? 0 })),
				types: disputeTypes.map((type) => ({ type, months: byMonth(types, type) })),
				statuses: submittedStatuses.map((status) => ({
					status,
					count: states.find((state) => state.status === status)?.count ?? 0,
					months: byMonth(reached, status),
				})),
				open: open[0] ?? { open: 0, late: 0, unanswered: 0 },
				...(await medians(since)),
				recount: await latenessRecount(),
				appeals: await appeals(since),
			};
		}),
	);
}
async function medians(since: Date): Promise<Medians> {
	const { rows } = await sql<Medians>`
		select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - submitted_at) / 3600)
				filter (where first_answered_at is not null) as first_answer_hours,
			percentile_cont(0.5) within group (order by extract(epoch from d.at - submitted_at) / 86400)
				filter (where d.at is not null) as decision_days,
			count(*) filter (where d.at is not null and was_late)::int as late,
			count(*) filter (where d.at is not null)::int as decided
		from desk_terms c left join (
			select complaint_id, min(decided_at) as at from desk_decisions where decided_at >= ${since}
			group by 1) d on d.complaint_id = c.id
		where submitted_at >= ${since}`.execute(db());
	return rows[0] ?? { first_answer_hours: null, decision_days: null, late: 0, decided: 0 };
}

/** Appeals of the period: how many, and how the decisions on them read beside the first ones. */
async function appeals(since: Date) {
	const { rows } = await sql<{ filed: number; changed: number; kept: number }>`
		with judged as (
			select a.outcome <> (select f.outcome from desk_decisions f
				where f.complaint_id = a.complaint_id and not f.on_appeal
				order by f.id desc limit 1) as changed
			from desk_decisions a where a.on_appeal and a.decided_at >= ${since})
		select (select count(*)::int from desk_terms where appealed_at >= ${since}) as filed,
			count(*) filter (where changed)::int as changed, count(*) filter (where not changed)::int as kept
				from judged`.execute(db());
	return rows[0] ?? { filed: 0, changed: 0, kept: 0 };
}
