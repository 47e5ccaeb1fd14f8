import { sql } from "kysely";

/** The days to appeal that began with a decision `d`: a decision and its days are stored by one transaction. */
const daysOf = (column: "notice_at" | "ends_at") => sql`(select ${sql.ref(column)} from complainant_deadlines
	where complaint_id = d.complaint_id and what = 'appeal' and began_at between d.decided_at - interval '5 minutes'
		and d.decided_at + interval '5 minutes'
	order by id desc limit 1)`;

/**
 * When the complainant had notice of a decision `d`; null until then, and where decisions of before were not counted
 * from it.
 */
export const noticeOfDecision = sql<Date | null>`${daysOf("notice_at")}`.as("notice_at");

/** The last moment to appeal against a decision `d`, as it was moved since; null for one on an appeal. */
export const lastDayToAppeal =
	sql<Date | null>`case when d.appeal_until is not null then greatest(d.appeal_until, ${daysOf("ends_at")}) end`.as(
		"appeal_until",
	);
