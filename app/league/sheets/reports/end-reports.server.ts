import { sql } from "kysely";
import { system } from "../../../access/actor.ts";
import { asLeagueSystem } from "../../../access/league-scope.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { JobKind } from "../../../base/jobs/job-kind.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { tieAtWork } from "../tie/tie-at-work.server.ts";
import { withoutDeadline } from "./emails/send-report-emails.server.ts";
import { changeTie, settleReport } from "./reports.server.ts";

/** For how long it is kept who was reminded of which tie. */
const REMINDERS_DAYS = 60;
/** Ties that one run locks; a season of older results takes a few runs. */
const MOST_LOCKED = 1000;

/** Every half an hour: silence confirms what was reported and mailed, and results are locked. */
export const endReports: JobKind<object> = {
	name: "end-reports",
	cron: "*/30 * * * *",
	run: () => endReportsAt(new Date()),
};

/** A tie that fails keeps no other one waiting; the job fails after all of them. */
export async function endReportsAt(now: Date) {
	const failed: unknown[] = [];
	const keep = (error: unknown) => failed.push(error);
	await noteMailed();
	for (const { match_id } of await silentReports(now)) await confirmSilently(match_id, now).catch(keep);
	for (const { id } of await tiesToLock(now)) await lock(id, now).catch(keep);
	const day = riyadhDay(new Date(now.getTime() - REMINDERS_DAYS * 86_400_000));
	await db().deleteFrom("tie_reminders").where("on_day", "<", day).execute();
	if (failed.length > 0) throw new AggregateError(failed);
}

/** Emails go with their time; that one of them was accepted stays. */
const noteMailed = () =>
	asLeagueSystem(() =>
		sql`update reports r set mailed_at = m.first from (
				select n.match_id, n.number, min(s.sent_at) as first from reports n
				join mail_states s on s.id = any(n.mail_ids) and s.status = 'sent'
				where n.settled is null and n.mailed_at is null group by 1, 2) m
			where r.match_id = m.match_id and r.number = m.number`.execute(db()),
	);

const silentReports = (now: Date) =>
	asLeagueSystem(() =>
		db()
			.selectFrom("reports")
			.select("match_id")
			.where("settled", "is", null)
			.where("confirm_by", "<", now)
			.orderBy("match_id")
			.execute(),
	);

/**
 * The other side may answer, or staff decide, in the moment before. Where no email about the report was accepted by
 * then, it has no deadline any more: staff decide.
 */
const confirmSilently = (id: number, now: Date) =>
	asLeagueSystem(async () => {
		const tie = await tieAtWork(id, now, true);
		const report = tie?.report;
		if (tie?.phase !== "reported" || !report?.confirm_by || report.confirm_by >= now) return;
		if (report.verdict === "dispute") return;
		const { told_at, mailed_at, confirm_by, number } = report;
		if (!told_at || !mailed_at || mailed_at > confirm_by) return withoutDeadline({ match: id, report: number });
		await settleReport(id, "silence");
		await changeTie(id, { phase: "confirmed" });
		await audit(system, "match.result-confirmed-by-silence", `match:${id}`);
	});

/**
 * A result without a phase, typed or from a file, is confirmed as well: a trigger that set the phase would change the
 * row that a statement reads back, and the answer of the API. Where the time of it is not known, it is that of its last
 * change.
 */
const tiesToLock = (now: Date) =>
	db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.select("m.id")
		.where("m.status", "=", "completed")
		.where(
			sql<boolean>`coalesce(m.phase, 'confirmed') = 'confirmed'
				and (m.home_score is not null or m.outcome <> 'played')`,
		)
		.where("g.lock_hours", "is not", null)
		.where(sql<boolean>`coalesce(m.confirmed_at, m.updated_at) + make_interval(hours => g.lock_hours) <= ${now}`)
		.orderBy("m.id")
		.limit(MOST_LOCKED)
		.execute();

const lock = (id: number, now: Date) =>
	asLeagueSystem(async () => {
		const tie = await tieAtWork(id, now, true);
		if (tie?.stage !== "confirmed" || tie.lock_hours === null) return;
		await changeTie(id, { phase: "locked" });
		await audit(system, "match.result-locked", `match:${id}`);
	});
