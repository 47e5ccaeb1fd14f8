import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { parseReference } from "./reference.ts";

/** Whether its case was reopened since. */
const isReopened = sql<boolean>`reopened_at is not null`.as("isReopened");

/** The published decisions, the latest first. */
export const publishedDecisions = () =>
	db()
		.selectFrom("published_decisions")
		.select(["case_reference", "title", "title_ar", "decided_on", isReopened])
		.orderBy("decided_on", "desc")
		.orderBy("id", "desc")
		.limit(500)
		.execute();

/** A published decision by its reference; undefined for any other case and for none alike. */
export async function publishedDecision(typed: string) {
	const reference = parseReference(typed);
	if (!reference) return undefined;
	return db()
		.selectFrom("published_decisions")
		.select(["case_reference", "title", "title_ar", "body", "body_ar", "decided_on", isReopened])
		.where("case_reference", "=", reference)
		.executeTakeFirst();
}

/**
 * The reference that staff typed for a result or an adjustment, in its one form: null for none, undefined where no
 * published decision has it. A case that is not published gets the answer of one that does not exist.
 */
export async function namedDecision(typed: string | null): Promise<string | null | undefined> {
	return typed === null ? null : (await publishedDecision(typed))?.case_reference;
}

/** A result or an adjustment that follows from a decision: its tie where it is a result, its group, and the clubs. */
type Consequence = { tie?: number | undefined; group: number | null | undefined; clubs: readonly number[] };

/**
 * The question about a reference that staff name for the first time, where nothing links its case to the tie, to one of
 * the clubs or to the edition. A case that was filed without a tie has no such link.
 */
export async function questionAboutDecision(
	reference: string | null | undefined,
	present: string | null | undefined,
	{ tie, group, clubs }: Consequence,
): Promise<"foreignDecision"[]> {
	if (!reference || reference === present) return [];
	const { rows } = await sql<{ concerns: boolean }>`select decision_concerns(${reference}, ${tie ?? null}::integer,
		${group ?? null}::integer, ${clubs}::integer[]) as concerns`.execute(db());
	return rows[0]?.concerns ? [] : ["foreignDecision"];
}

/** The references of all published decisions. */
export async function publishedReferences(): Promise<ReadonlySet<string>> {
	const rows = await db().selectFrom("published_decisions").select("case_reference").execute();
	return new Set(rows.map(({ case_reference }) => case_reference));
}

/**
 * The published decisions of these adjustments, by the id of the adjustment. Other references are on no public page.
 */
export async function decisionsOfAdjustments(adjustments: readonly { id: number }[]): Promise<Record<number, string>> {
	if (adjustments.length === 0) return {};
	const ids = adjustments.map(({ id }) => id);
	const rows = await db()
		.selectFrom("adjustments as a")
		.innerJoin("published_decisions as p", "p.case_reference", "a.case_reference")
		.select(["a.id", "p.case_reference"])
		.where("a.id", "in", ids)
		.execute();
	return Object.fromEntries(rows.map(({ id, case_reference }) => [id, case_reference]));
}

/** The published decision that gave a tie its result. */
export async function decisionOfTie(matchId: number): Promise<string | undefined> {
	const row = await db()
		.selectFrom("matches as m")
		.innerJoin("published_decisions as p", "p.case_reference", "m.case_reference")
		.select("p.case_reference")
		.where("m.id", "=", matchId)
		.executeTakeFirst();
	return row?.case_reference;
}
