import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { asOwnDrafts } from "../../access/draft-scope.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { askBack } from "../../base/forms/questions/questions.ts";
import { keyedHash } from "../../base/secrets/seal.server.ts";
import { dropDraft, isSerial, ownedBy } from "./drafts.server.ts";
import { isOfNew } from "./record-state.ts";

/** Where a save leads, and the key of the message there. */
type SavedRecord = { ok: true; to: string; flash: string };
/** The form that is being saved: the name of its draft, its serial, and a hash of what it sends. */
type SentForm = { of: string; serial: string | undefined; sent: string; accepted: readonly string[] };
type OpenQuestions = { ok: false; questions: string[] };

/**
 * A keyed hash of a form, with its files by name and size: equal for a form that is sent again as it was. The proof of
 * a confirmation on its way is no part of it.
 */
export const hashOfForm = (form: FormData) =>
	keyedHash(
		"sent-form",
		JSON.stringify(
			[...form]
				.filter(([name]) => !name.startsWith("step_up_"))
				.map(([name, value]) => [name, value instanceof File ? [value.name, value.size] : value]),
		),
	);

/**
 * Saves a form and drops its draft, in one transaction. The same form sent again by the same account, because the
 * answer was lost, is not saved twice: it gets the answer of the first, which it waits for if need be. With other
 * content a change is saved as any other; a second new record is asked about first. `save` does nothing that a
 * transaction cannot take back.
 */
export async function saveOnce<Refused extends { ok: false }>(
	actor: Actor,
	{ of, serial, sent, accepted }: SentForm,
	save: () => Promise<SavedRecord | Refused>,
): Promise<SavedRecord | Refused | OpenQuestions> {
	if (!isSerial(serial)) {
		const outcome = await save();
		if (outcome.ok) await dropDraft(actor, of);
		return outcome;
	}
	const { account_id } = ownedBy(actor, of, serial);
	const record = `${of}-${serial}`;
	return inTransaction(async () => {
		await sql`select pg_advisory_xact_lock(hashtext('save once'), hashtext(${account_id + serial}))`.execute(db());
		const former = await asOwnDrafts(account_id, () =>
			db()
				.selectFrom("record_drafts")
				.select("saved")
				.where("account_id", "=", account_id)
				.where("record", "=", record)
				.executeTakeFirst(),
		);
		if (former?.saved?.sent === sent) return { ok: true, to: former.saved.to, flash: former.saved.flash };
		const asks = askBack(former?.saved && isOfNew(of) ? ["savedAlready"] : [], accepted);
		if (asks) return asks;
		const outcome = await save();
		if (!outcome.ok) return outcome;
		await dropDraft(actor, of, serial);
		const saved = JSON.stringify({ sent, to: outcome.to, flash: outcome.flash });
		const closed = { fields: "{}", serial, closed: true, saved, saved_at: new Date() };
		await asOwnDrafts(account_id, () =>
			db()
				.insertInto("record_drafts")
				.values({ account_id, record, ...closed })
				.onConflict((oc) => oc.columns(["account_id", "record"]).doUpdateSet(closed))
				.execute(),
		);
		return outcome;
	});
}
