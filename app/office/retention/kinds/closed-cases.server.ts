import { type RawBuilder, sql } from "kysely";
import { system } from "../../../access/actor.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { files } from "../../../base/files/store/store.server.ts";
import { log } from "../../../base/log/log.server.ts";
import { addEvent, type CaseEvent } from "../../../complaints/case/events/events.server.ts";
import { blankDecisions, blankFiles, blankWords } from "../../../complaints/privacy/blanking/blank-case.server.ts";
import { endErasure } from "../../../complaints/privacy/blanking/end-erasure.server.ts";
import type { Count } from "./due-rows.server.ts";

export type Part = "erased_cases" | "case_files" | "case_words" | "case_decisions";
type Step = {
	/** Set once the part was removed. */
	mark: "erasure_ended_at" | "files_removed_at" | "words_removed_at" | "decision_removed_at";
	/** Which cases have the part, where not all do. */
	of?: RawBuilder<boolean>;
	/** Due at once, at any age. */
	isDueNow?: RawBuilder<boolean>;
	/** Absent where `blank` writes event and mark itself. */
	event?: CaseEvent;
	/** Returns the paths of files to delete from the store. */
	blank: (id: string) => Promise<string[]>;
};

/**
 * The parts that a closed case loses, each at its own time. The row, its reference, dates, receipt, timeline and audit
 * log stay.
 */
const steps: Record<Part, Step> = {
	erased_cases: {
		mark: "erasure_ended_at",
		of: sql`erased_at is not null`,
		isDueNow: sql`erasure_agreed_at is not null`,
		blank: endErasure,
	},
	case_files: {
		mark: "files_removed_at",
		event: "case.files-removed",
		blank: (id) => blankFiles([id], ["evidence"]),
	},
	case_words: {
		mark: "words_removed_at",
		event: "case.words-removed",
		blank: async (id) => {
			await blankWords([id]);
			return [];
		},
	},
	case_decisions: {
		mark: "decision_removed_at",
		event: "case.decision-removed",
		blank: async (id) => {
			await blankDecisions([id]);
			return blankFiles([id], ["decision"]);
		},
	},
};

/**
 * Closed for good before a moment and kept by nothing: `case_kept_by` is the database's definition, and its triggers
 * ask it again.
 */
const isFinalBefore = (before: Date): RawBuilder<boolean> =>
	sql`status = 'closed' and last_updated_at < ${before} and greatest(last_updated_at, appeal_until) < ${before}
		and case_kept_by(id) is null`;

const has = (part: Part): RawBuilder<boolean> =>
	sql`${sql.ref(steps[part].mark)} is null and ${steps[part].of ?? sql`true`}`;
const isDue = (part: Part, before: Date): RawBuilder<boolean> => {
	const { isDueNow } = steps[part];
	return isDueNow
		? sql`(${isFinalBefore(before)} or ${isDueNow} and status = 'closed' and case_kept_by(id) is null)`
		: isFinalBefore(before);
};

export const countCases = (part: Part, before: Date): Promise<Count> =>
	asSystem(async () => {
		const { rows } = await sql<Count>`
			select count(*)::int as all, count(*) filter (where ${isDue(part, before)})::int as due
			from complaints where status <> 'draft' and ${has(part)}`.execute(db());
		return rows[0] ?? { all: 0, due: 0 };
	});

/**
 * Removes a part of cases that are due, at most `most`, a transaction each; their files are deleted after the commit.
 */
export async function emptyCases(part: Part, before: Date, most: number): Promise<number> {
	const due = await asSystem(() =>
		db().selectFrom("complaints").select("id").where(has(part)).where(isDue(part, before)).limit(most).execute(),
	);
	let emptied = 0;
	for (const { id } of due) {
		const paths = await asSystem(() => emptyCase(part, id, before));
		if (!paths) continue;
		emptied += 1;
		// A file that the store keeps is found as a loose one by a later night.
		for (const path of paths)
			await files()
				.delete(path)
				.catch((error) => log.error("retention.file-left", { path, error }));
	}
	return emptied;
}

async function emptyCase(part: Part, id: string, before: Date): Promise<string[] | undefined> {
	const { mark, event, blank } = steps[part];
	const item = await db()
		.selectFrom("complaints")
		.select("id")
		.where("id", "=", id)
		.where(has(part))
		.where(isDue(part, before))
		.forUpdate()
		.skipLocked()
		.executeTakeFirst();
	if (!item) return undefined;
	const paths = await blank(id);
	if (!event) return paths;
	await db()
		.updateTable("complaints")
		.set({ [mark]: new Date() })
		.where("id", "=", id)
		.execute();
	await addEvent({ actor: system, role: "system" }, id, event);
	return paths;
}

/** ID numbers of complainants none of whose cases is open, on hold or was closed lately, and who have no draft. */
const isIdDue = (before: Date): RawBuilder<boolean> =>
	sql`id_number is not null and created_at < ${before}
		and not exists (select from complaints c where c.user_id = complaint_users.id
		and (c.status = 'draft' or case_kept_by(c.id) is not null
			or greatest(c.last_updated_at, c.appeal_until) >= ${before}))`;

export const countIdNumbers = (before: Date): Promise<Count> =>
	asSystem(async () => {
		const { rows } = await sql<Count>`
			select count(*)::int as all, count(*) filter (where ${isIdDue(before)})::int as due
			from complaint_users where id_number is not null`.execute(db());
		return rows[0] ?? { all: 0, due: 0 };
	});

export const removeIdNumbers = (before: Date, most: number): Promise<number> =>
	asSystem(async () => {
		const { numAffectedRows } = await sql`
			update complaint_users set id_number = null, id_number_index = null where ctid = any(array(
				select ctid from complaint_users where ${isIdDue(before)} limit ${most} for update skip locked))`.execute(db());
		return Number(numAffectedRows ?? 0n);
	});
