import type { Actor } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asComplainant, lockComplainant } from "../../access/case-access.server.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import type { Locale } from "../../base/locale/locale.ts";
import type { Outcome } from "../../base/outcome.ts";
import { withoutDesk } from "../my-cases/cases.server.ts";
import { allDraftFields } from "./fields/complaint-form.ts";
import { draftValues } from "./fields/draft-values.ts";
import { storable } from "./fields/storable.server.ts";
import { dropFormer, storedTexts, storeTexts } from "./merging/kept-texts.server.ts";
import { mergeDraft, noteWriter, type SeenDraft, versionsOf } from "./merging/merge-draft.server.ts";
import { removeDraft } from "./purge-drafts.server.ts";

export const MOST_DRAFTS = 20;

/** Own drafts, the last edited first. */
export function ownDrafts(actor: Actor) {
	authorize(actor, "case.file");
	return asComplainant(actor, () =>
		db()
			.selectFrom("complaints")
			.select(["id", "dispute_type", "step", "created_at", "updated_at"])
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.where("status", "=", "draft")
			.orderBy("updated_at", "desc")
			.limit(MOST_DRAFTS)
			.execute(),
	);
}

/** An own draft, or the case it became, with its files; undefined when the id is not the actor's. */
export function ownDraft(actor: Actor, id: string) {
	authorize(actor, "case.file");
	if (!isUuid(id)) return Promise.resolve(undefined);
	return asComplainant(actor, async () => {
		const draft = await db()
			.selectFrom("complaints")
			.selectAll()
			.where("id", "=", id)
			.where("user_id", "=", accountIdOf(actor) ?? "")
			.executeTakeFirst();
		if (!draft) return undefined;
		const evidence = await db()
			.selectFrom("complaint_attachments")
			.select(["id", "file_name", "file_type", "file_size", "sha256", "scan", "is_whole", "uploaded_at"])
			.where("complaint_id", "=", id)
			.orderBy("uploaded_at")
			.orderBy("id")
			.execute();
		return { ...withoutDesk(draft), evidence, kept: await storedTexts(id) };
	});
}

type Values = Record<string, string>;
type DraftRefusal = "submitted" | "tooManyDrafts" | "noDraft" | "tooManyTexts";
/**
 * `values` are the fields as they are after the merge, `seen` their versions for a form that shows these, `seenAsTyped`
 * the versions for a form that still shows what it sent; `kept` the fields that have another text as well.
 */
type SaveOutcome = Outcome<
	{ refused: DraftRefusal },
	{ at: Date; values: Values; seen: string; seenAsTyped: string; kept: string[] }
>;
type SentDraft = { step: number; locale: Locale } & SeenDraft;

/**
 * Saves the fields of a wizard step, valid or not, merged with what another page saved since
 * (docs/rules/complaints.md#drafts); an invalid date or type stays in the form only. The first save creates the draft.
 * `step` is the furthest step reached.
 */
export function saveDraft(
	actor: Actor,
	id: string,
	values: Values,
	{ step, locale, ...given }: SentDraft,
): Promise<SaveOutcome> {
	authorize(actor, "case.file");
	if (!isUuid(id)) return Promise.resolve({ ok: false, refused: "noDraft" });
	const person = accountIdOf(actor) ?? "";
	const page = { seen: given.seen, page: given.page && isUuid(given.page) ? given.page : undefined };
	return asComplainant(actor, async () => {
		await lockComplainant(actor);
		const { count } = await db()
			.selectFrom("complaints")
			.select((eb) => eb.fn.countAll<number>().as("count"))
			.where("user_id", "=", person)
			.where("status", "=", "draft")
			.where("id", "!=", id)
			.executeTakeFirstOrThrow();
		if (count >= MOST_DRAFTS) return { ok: false, refused: "tooManyDrafts" };
		await db()
			.insertInto("complaints")
			.values({ id, user_id: person, language: locale })
			.onConflict((oc) => oc.column("id").doNothing())
			.execute();
		const draft = await db()
			.selectFrom("complaints")
			.selectAll()
			.where("id", "=", id)
			.where("user_id", "=", person)
			.forUpdate()
			.executeTakeFirst();
		if (!draft) return { ok: false, refused: "noDraft" };
		if (draft.status !== "draft") return { ok: false, refused: "submitted" };
		const merged = await mergeDraft(id, draftValues(draft), fieldsIn(values), page);
		const stored = storable(merged.values);
		const replaced = merged.displaced.filter(({ field }) => field in stored);
		if (!(await storeTexts(id, replaced))) return { ok: false, refused: "tooManyTexts" };
		await noteWritten(id, draftValues(draft), stored, page);
		const at = new Date();
		await db()
			.updateTable("complaints")
			.set({
				...stored,
				step: Math.max(draft.step, Math.min(4, step)),
				language: locale,
				last_updated_at: at,
			})
			.where("id", "=", id)
			.execute();
		const kept = (await storedTexts(id)).map(({ field }) => field);
		const written = Object.keys(stored); // without an invalid date: its field is as it was seen
		const seen = versionsOf(merged.values, written, page.seen);
		const stillShown = written.filter((name) => merged.shown.includes(name));
		const seenAsTyped = versionsOf(merged.values, stillShown, page.seen);
		return { ok: true, at, values: merged.values, seen, seenAsTyped, kept };
	});
}

const fieldsIn = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).filter(([name]) => allDraftFields.includes(name)));

/** Notes which fields a page changes. */
async function noteWritten(id: string, before: Values, stored: Record<string, unknown>, { page }: SeenDraft) {
	const after = draftValues(stored);
	const changed = Object.keys(stored).filter((name) => after[name] !== before[name]);
	await noteWriter(id, changed, page);
	for (const name of changed) await dropFormer(id, name, after[name] ?? "", page);
}

/** Deletes a draft with its files. False when there is none; a submitted case stays. */
export async function discardDraft(actor: Actor, id: string): Promise<boolean> {
	authorize(actor, "case.file");
	if (!isUuid(id)) return false;
	const paths = await asComplainant(actor, () => removeDraft(id, accountIdOf(actor) ?? ""));
	for (const path of paths ?? []) await files().delete(path);
	return paths !== undefined;
}
