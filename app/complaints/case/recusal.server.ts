import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { isUuid } from "../../base/forms/params.ts";

/** Most references of recused cases that are listed. */
const LISTED = 50;

/**
 * Of these people those who are not recused from a case (docs/rules/complaints.md#recusal). The definition is the
 * database's, `recused_cases`: nothing else says who is recused.
 */
export async function withoutRecused<P extends { id: string }>(complaintId: string, people: P[]): Promise<P[]> {
	const ids = people.map(({ id }) => id);
	const { rows } = await sql<{ id: string }>`
		select id from unnest(${ids}::uuid[]) id where not is_recused(${complaintId}::uuid, id)`.execute(db());
	return people.filter(({ id }) => rows.some((row) => row.id === id));
}

export const isRecused = async (complaintId: string, account: string): Promise<boolean> =>
	(await withoutRecused(complaintId, [{ id: account }])).length === 0;

/** Of these cases those from which an account is recused. */
export async function recusedOf(complaintIds: string[], account: string): Promise<Set<string>> {
	const { rows } = await sql<{ id: string }>`
		select id from unnest(${complaintIds}::uuid[]) id where is_recused(id, ${account}::uuid)`.execute(db());
	return new Set(rows.map(({ id }) => id));
}

/**
 * Whether the current officer is recused from this submitted case. Asked with the staff's scope, and of a case that is
 * to be changed once its row is locked.
 */
export async function actorIsRecused(complaintId: string): Promise<boolean> {
	if (!isUuid(complaintId)) return false;
	const row = await db().selectFrom("desk_recused").select("id").where("id", "=", complaintId).executeTakeFirst();
	return row !== undefined;
}

/** Of these submitted cases those from which the current officer is recused. Asked with the staff's scope. */
export async function recusedIds(complaintIds: string[]): Promise<Set<string>> {
	if (complaintIds.length === 0) return new Set();
	const rows = await db().selectFrom("desk_recused").select("id").where("id", "in", complaintIds).execute();
	return new Set(rows.map(({ id }) => id));
}

/** Their references, by id. */
export async function referencesOfRecusedAmong(complaintIds: string[]): Promise<Map<string, string>> {
	if (complaintIds.length === 0) return new Map();
	const rows = await db()
		.selectFrom("desk_recused")
		.select(["id", "case_reference"])
		.where("id", "in", complaintIds)
		.execute();
	return new Map(rows.map(({ id, case_reference }) => [id, case_reference]));
}

/** The same of the case with a reference. */
export async function actorIsRecusedFrom(reference: string): Promise<boolean> {
	const cases = db().selectFrom("desk_recused").select("id").where("case_reference", "=", reference);
	return (await cases.executeTakeFirst()) !== undefined;
}

/** References of the cases from which the current officer is recused, the newest first. */
export async function referencesOfRecused(): Promise<string[]> {
	const rows = await db()
		.selectFrom("desk_recused")
		.select("case_reference")
		.orderBy("case_reference", "desc")
		.limit(LISTED)
		.execute();
	return rows.map(({ case_reference }) => case_reference);
}
