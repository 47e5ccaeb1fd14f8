import { createHash } from "node:crypto";
import { z } from "zod";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asStaff } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { requiredLines, requiredText } from "../../../base/forms/form-fields.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { publishedDecision } from "../../../decisions/published-decisions.server.ts";
import { tellsPerson } from "../../naming/people-in-text.ts";
import { areNamesGone, peopleOfCase } from "../../naming/people-of-case.server.ts";
import { note, withLockedCase } from "./case-commands.server.ts";

export const publicationForm = z.object({
	title_ar: requiredText(160),
	title: requiredText(160),
	body_ar: requiredLines(10_000),
	body: requiredLines(10_000),
});
export type Publication = z.output<typeof publicationForm>;
const fields = ["title_ar", "title", "body_ar", "body"] as const;

export const isOver = ({ status }: { status: string }) => ["resolved", "rejected", "closed"].includes(status);

/** The day of the last decision of a case; undefined before the first. Inside a scope that sees the case. */
export async function decidedOn(complaintId: string): Promise<string | undefined> {
	const last = await db()
		.selectFrom("complaint_decisions")
		.select("decided_at")
		.where("complaint_id", "=", complaintId)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last && riyadhDay(last.decided_at);
}

/** The words that a form was opened with, in short: of two heads the later one is told that they changed. */
export const fingerprint = (words: Publication | undefined) =>
	words
		? createHash("sha256")
				.update(JSON.stringify(fields.map((name) => words[name])))
				.digest("base64url")
				.slice(0, 16)
		: "";

/** The fields that tell a person of the case, each with its problem; one problem of all where that cannot be known. */
export function personsTold(actor: Actor, id: string, words: Publication): Promise<Record<string, string>> {
	authorize(actor, "case.decide");
	return asStaff(actor, async (): Promise<Record<string, string>> => {
		if (await areNamesGone(id)) return { version: "namesGone" };
		return Object.fromEntries((await tellingFields(id, words)).map((name) => [name, "tellsPerson"]));
	});
}

async function tellingFields(id: string, words: Publication) {
	const people = await peopleOfCase(id);
	return fields.filter((name) => tellsPerson(words[name], people));
}

/**
 * Makes the decision of a case public in these words, or changes them. For heads who take part in it; refused before it
 * was decided, for words that tell a person of the case or cannot be compared with its people any more, and where the
 * public words are no longer the `seen` ones.
 * After a case was reopened it says that these words are those of the last decision.
 */
export function publishDecision(actor: Actor, id: string, words: Publication, seen = "") {
	authorize(actor, "case.decide");
	return withLockedCase<"changed" | "tellsPerson" | "namesGone">(actor, id, async (item) => {
		const decided_on = await decidedOn(id);
		if (!item.case_reference || !decided_on || !isOver(item)) return { ok: false, refused: "unknown" };
		if (await areNamesGone(id)) return { ok: false, refused: "namesGone" };
		if ((await tellingFields(id, words)).length > 0) return { ok: false, refused: "tellsPerson" };
		const present = await publishedDecision(item.case_reference);
		// A button pressed twice.
		if (fingerprint(present) === fingerprint(words) && !present?.isReopened) return { ok: true };
		if (fingerprint(present) !== seen) return { ok: false, refused: "changed" };
		const published = { ...words, decided_on, published_by_id: accountIdOf(actor), reopened_at: null };
		await db()
			.insertInto("published_decisions")
			.values({ case_reference: item.case_reference, ...published })
			.onConflict((conflict) => conflict.column("case_reference").doUpdateSet(published))
			.execute();
		await note(actor, id, "case.published", {}, true);
		return { ok: true };
	});
}

/**
 * Takes the publication back: no public page names the case any more. Returns the words that were public, which nothing
 * stores.
 */
export async function unpublishDecision(actor: Actor, id: string): Promise<Publication | undefined> {
	authorize(actor, "case.decide");
	let words: Publication | undefined;
	await withLockedCase(actor, id, async ({ case_reference }) => {
		words = await db()
			.deleteFrom("published_decisions")
			.where("case_reference", "=", case_reference ?? "")
			.returning(fields)
			.executeTakeFirst();
		if (words) await note(actor, id, "case.unpublished", {}, true);
		return { ok: true };
	});
	return words;
}
