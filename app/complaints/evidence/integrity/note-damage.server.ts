import { sql } from "kysely";
import { system } from "../../../access/actor.ts";
import { asSystem } from "../../../access/case-access.server.ts";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { log } from "../../../base/log/log.server.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { addEvent } from "../../case/events/events.server.ts";
import { withoutRecused } from "../../case/recusal.server.ts";
import { damageEmail } from "./emails.ts";
import { mismatches } from "./mismatches.server.ts";
import type { Damage, EvidenceFile } from "./stored-bytes.server.ts";

/**
 * Raises the alarm for a file whose stored bytes are not those that were hashed: every time in the process log and the
 * counter, once per file in the audit log and by email. Returns false when the file is no longer a file of a case: it
 * was erased while it was read.
 */
export async function noteDamage(file: EvidenceFile, how: Damage): Promise<boolean> {
	const isThere = await asSystem(async () => {
		const { rows } = await sql<{ id: string }>`
			select id from complaint_attachments where id = ${file.id} and erased_at is null
				and ${file.file_path} in (file_path, flat_path) for share`.execute(db());
		if (rows.length === 0) return false;
		const { rows: added } = await sql<{ how: string }>`
			insert into evidence_damage (attachment_id, complaint_id, how) values (${file.id}, ${file.complaint_id}, ${how})
			on conflict (attachment_id) do nothing returning how`.execute(db());
		if (added.length > 0) {
			const details = { sha256: file.sha256, how };
			await addEvent({ actor: system, role: "system" }, file.complaint_id, "evidence.damaged", {
				isPublic: false,
				details,
			});
			await tellStaff(file.complaint_id);
		}
		return true;
	});
	if (isThere) {
		mismatches.inc();
		log.error("evidence.damaged", { id: file.id, how });
	}
	return isThere;
}

/** The stored bytes are right again: the file is no longer called damaged. */
export async function clearDamage(file: EvidenceFile) {
	await asSystem(async () => {
		const { rows } = await sql`delete from evidence_damage where attachment_id = ${file.id} returning how`.execute(
			db(),
		);
		if (rows.length === 0) return;
		const details = { sha256: file.sha256 };
		await addEvent({ actor: system, role: "system" }, file.complaint_id, "evidence.mended", {
			isPublic: false,
			details,
		});
	});
}

type Person = { id: string; email: string; language: Locale; is_owner: boolean };

/**
 * Owners learn that there is such a file, heads who take part in the case which case it is. Drafts are for their
 * complainants alone.
 */
async function tellStaff(complaintId: string) {
	const { rows: people } = await sql<Person>`
		select a.id, a.email, a.language, bool_or(r.role = 'owner') as is_owner
		from accounts a join account_roles r on r.account_id = a.id and r.role in ('owner', 'head')
		where a.disabled_at is null group by a.id order by a.id`.execute(db());
	const { rows: cases } = await sql<{ case_reference: string }>`
		select case_reference from complaints where id = ${complaintId} and status <> 'draft'`.execute(db());
	const reference = cases[0]?.case_reference;
	const heads = await db().selectFrom("account_roles").select("account_id").where("role", "=", "head").execute();
	const informed = reference
		? await withoutRecused(
				complaintId,
				people.filter(({ id }) => heads.some(({ account_id }) => account_id === id)),
			)
		: [];
	for (const { id, email, language, is_owner } of people) {
		const isHead = informed.some((head) => head.id === id);
		if (!isHead && !is_owner) continue;
		const path =
			isHead && reference
				? pathIn(language, "/complaints/admin/case/:caseReference", { caseReference: reference })
				: pathIn(language, "/admin/health");
		await sendEmail(damageEmail(language, isHead ? reference : undefined, absolute(path)), { to: email });
	}
}
