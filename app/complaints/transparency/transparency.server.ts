import { sql } from "kysely";
import { asSystem } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { fromKeys } from "../../base/literals.ts";
import { type DisputeType, disputeTypes } from "../case/complaint.ts";
import { LEAST, type PublishedCount, withoutSmall } from "./small-counts.ts";

export type Year = {
	year: number;
	filed: PublishedCount;
	types: Record<DisputeType, PublishedCount>;
	outcomes: Record<"resolved" | "rejected", PublishedCount>;
	appeals: PublishedCount;
	/** Median days to the decision; absent where too few were decided. */
	days: number | null;
};
type Row = {
	year: number;
	filed: number;
	appeals: number;
	decided: number;
	resolved: number;
	rejected: number;
	days: number | null;
};

const FRESH_MS = 10 * 60_000;
let kept: { at: number; years: Promise<Year[]> } | undefined;

/** Published numbers of complaints, by year. Recounted at most every ten minutes. */
export function publishedYears(now = Date.now()): Promise<Year[]> {
	if (!kept || now - kept.at > FRESH_MS) {
		const years = countYears();
		kept = { at: now, years };
		years.catch(() => {
			kept = undefined;
		});
	}
	return kept.years;
}

/** The same, counted now. Small counts are left out: they could tell who filed. */
function countYears(): Promise<Year[]> {
	return asSystem(async () => {
		const year = sql`extract(year from c.submitted_at at time zone 'Asia/Riyadh')::int`;
		const { rows } = await sql<Row>`
			select ${year} as year, count(*)::int as filed, count(c.appealed_at)::int as appeals, count(d.at)::int as decided,
				count(*) filter (where d.outcome = 'resolved')::int as resolved,
					count(*) filter (where d.outcome = 'rejected')::int as rejected,
				percentile_cont(0.5) within group (order by extract(epoch from d.at - c.submitted_at) / 86400)
					filter (where d.at is not null) as days
			from complaints c left join lateral (
				select max(decided_at) as at, (array_agg(outcome order by id desc))[1] as outcome from complaint_decisions
				where complaint_id = c.id having count(*) > 0) d on true
			where c.submitted_at is not null group by 1 order by 1 desc`.execute(db());
		const { rows: types } = await sql<{ year: number; type: DisputeType; count: number }>`
			select ${year} as year, dispute_type as type, count(*)::int as count from complaints c
			where submitted_at is not null group by 1, 2`.execute(db());
		return rows.map((row) => ({
			year: row.year,
			filed: small(row.filed),
			types: withoutSmall(
				fromKeys(
					disputeTypes,
					(type) => types.find((each) => each.year === row.year && each.type === type)?.count ?? 0,
				),
			),
			outcomes: withoutSmall({ resolved: row.resolved, rejected: row.rejected }),
			appeals: small(row.appeals),
			days: row.decided >= LEAST && row.days !== null ? Math.max(1, Math.round(row.days)) : null,
		}));
	});
}

const small = (count: number): PublishedCount => (count > 0 && count < LEAST ? null : count);
