import { sql } from "kysely";
import { db, runSql } from "../../../base/db/client.server.ts";
import { asMailer } from "../../../base/mail/mail-scope.server.ts";
import { countOutbox, purgeOutbox } from "../../../base/mail/outbox.server.ts";
import { countLooseFiles, purgeLooseFiles } from "../../../complaints/evidence/loose-files.server.ts";
import { countDrafts, purgeDrafts } from "../../../complaints/submitting/purge-drafts.server.ts";
import { countImportFiles, purgeImportFiles } from "../../../imports/runs/purge-runs.server.ts";
import { countArchives, purgeArchives } from "../../../people/players/photo-archive/purge-archives.server.ts";
import { countRecordDrafts, purgeRecordDrafts } from "../../../records/editing/drafts.server.ts";
import { countPictures, purgePictures } from "../../../records/pictures/unused-pictures.server.ts";
import type { Kind } from "../../../settings/retention/kinds.ts";
import { countCases, countIdNumbers, emptyCases, type Part, removeIdNumbers } from "./closed-cases.server.ts";
import type { Count } from "./due-rows.server.ts";
import { countWordsOfResults, emptyWordsOfResults } from "./words-of-results.server.ts";

type Work = {
	count: (before: Date) => Promise<Count>;
	/** Removes at most `most`, and returns how many. */
	remove: (before: Date, most: number) => Promise<number>;
};

const ofCases = (part: Part): Work => ({
	count: (before) => countCases(part, before),
	remove: (before, most) => emptyCases(part, before, most),
});

/** The kinds whose end is more than a deleted row. */
export const otherKinds: Partial<Record<Kind, Work>> = {
	erased_cases: ofCases("erased_cases"),
	case_files: ofCases("case_files"),
	case_words: ofCases("case_words"),
	case_decisions: ofCases("case_decisions"),
	id_numbers: { count: countIdNumbers, remove: removeIdNumbers },
	drafts: { count: countDrafts, remove: purgeDrafts },
	loose_files: { count: countLooseFiles, remove: purgeLooseFiles },
	deliveries: { count: countDeliveries, remove: foldDeliveries },
	outbox: { count: countOutbox, remove: purgeOutbox },
	pictures: { count: countPictures, remove: purgePictures },
	import_files: { count: countImportFiles, remove: purgeImportFiles },
	photo_archives: { count: countArchives, remove: purgeArchives },
	result_words: { count: countWordsOfResults, remove: emptyWordsOfResults },
	record_drafts: { count: countRecordDrafts, remove: purgeRecordDrafts },
	jobs: { count: countJobs, remove: purgeJobs },
};

const isDeliveryDue = (before: Date) =>
	sql<boolean>`status in ('sent', 'dead', 'expired') and created_at < ${before}
		and (sent_at is null or sent_at < ${before})`;

async function countDeliveries(before: Date): Promise<Count> {
	const { rows } = await sql<Count>`
		select count(*)::int as all, count(*) filter (where ${isDeliveryDue(before)})::int as due
		from mail_states where newsletter_issue_id is not null`.execute(db());
	return rows[0] ?? { all: 0, due: 0 };
}

/** Deletes emails of newsletter issues that are due; the issue keeps how many arrived and how many did not. */
function foldDeliveries(before: Date, most: number): Promise<number> {
	return asMailer(async () => {
		const { rows } = await sql<{ issue: number; delivered: number; bounced: number }>`
			with gone as (delete from mails where ctid = any(array(
				select ctid from mails where newsletter_issue_id is not null and ${isDeliveryDue(before)} limit ${most}
					for update skip locked))
				returning newsletter_issue_id as issue, status)
			select issue, count(*) filter (where status = 'sent')::int as delivered,
				count(*) filter (where status = 'dead')::int as bounced
			from gone group by issue order by issue`.execute(db());
		for (const { issue, delivered, bounced } of rows)
			await db()
				.updateTable("newsletter_issues")
				.set((eb) => ({
					past_delivered: eb("past_delivered", "+", delivered),
					past_bounced: eb("past_bounced", "+", bounced),
				}))
				.where("id", "=", issue)
				.execute();
		return rows.reduce((sum, { delivered, bounced }) => sum + delivered + bounced, 0);
	});
}

/** Finished tasks, and those in the queue of given-up tasks. The queue itself removes most of them after a day. */
const isJobOver = "(state in ('completed', 'cancelled', 'failed') or name = 'dead-letters')";
const jobEnd = "coalesce(completed_on, created_on)";

async function countJobs(before: Date): Promise<Count> {
	const { rows } = await runSql(
		`select count(*)::int as all, count(*) filter (where ${jobEnd} < $1)::int as due from pgboss.job
			where ${isJobOver}`,
		[before],
	);
	return rows[0];
}

async function purgeJobs(before: Date, most: number): Promise<number> {
	const { rowCount } = await runSql(
		`delete from pgboss.job j using (select name, id from pgboss.job where ${isJobOver} and ${jobEnd} < $1 limit $2) due
		 where j.name = due.name and j.id = due.id`,
		[before, most],
	);
	return rowCount ?? 0;
}
