import type { z } from "zod";
import type { Actor } from "../../access/actor.ts";
import { accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { files } from "../../base/files/store/store.server.ts";
import { isUuid } from "../../base/forms/params.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import type { Locale } from "../../base/locale/locale.ts";
import { asComplainant, lockComplainant } from "../case/access/case-access.server.ts";
import { withoutDesk } from "../my-cases/cases.server.ts";
import { draftFields, draftSteps } from "./complaint-form.ts";
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
		return { ...withoutDesk(draft), evidence };
	});
}

type Values = Record<string, string>;
type Saved = { ok: true; at: Date } | { ok: false; refused: "submitted" | "tooManyDrafts" | "noDraft" };

/**
 * Saves the fields of a wizard step, valid or not; an invalid date or type stays in the form only. The first save creates the
 * draft. `step` is the furthest step reached.
 */
export function saveDraft(
	actor: Actor,
	id: string,
	values: Values,
	{ step, locale }: { step: number; locale: Locale },
): Promise<Saved> {
	authorize(actor, "case.file");
	if (!isUuid(id)) return Promise.resolve({ ok: false, refused: "noDraft" });
	const person = accountIdOf(actor) ?? "";
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
			.select(["status", "step"])
			.where("id", "=", id)
			.where("user_id", "=", person)
			.forUpdate()
			.executeTakeFirst();
		if (!draft) return { ok: false, refused: "noDraft" };
		if (draft.status !== "draft") return { ok: false, refused: "submitted" };
		const at = new Date();
		await db()
			.updateTable("complaints")
			.set({
				...storable(values),
				step: Math.max(draft.step, Math.min(4, step)),
				language: locale,
				last_updated_at: at,
			})
			.where("id", "=", id)
			.execute();
		return { ok: true, at };
	});
}

/** Of the fields that were sent, those whose columns can hold them. */
function storable(values: Values): Record<string, unknown> {
	const steps = draftSteps(riyadhDay(new Date()));
	const shapes: Record<string, z.ZodType> = { ...steps[1].shape, ...steps[2].shape };
	const stored: Record<string, unknown> = {};
	for (const name of [...draftFields[1], ...draftFields[2]]) {
		const value = values[name];
		if (value === undefined) continue;
		const parsed = shapes[name]?.safeParse(value);
		if (parsed?.success) stored[name] = parsed.data;
		else if (value.trim() === "") stored[name] = null;
		// An invalid phone number is stored as typed; columns of dates and types cannot hold invalid values.
		else if (!["incident_date", "dispute_type"].includes(name)) stored[name] = value.slice(0, 20_000);
	}
	return stored;
}

/** Deletes a draft with its files. False when there is none; a submitted case stays. */
export async function discardDraft(actor: Actor, id: string): Promise<boolean> {
	authorize(actor, "case.file");
	if (!isUuid(id)) return false;
	const paths = await asComplainant(actor, () => removeDraft(id, accountIdOf(actor) ?? ""));
	for (const path of paths ?? []) await files().delete(path);
	return paths !== undefined;
}
