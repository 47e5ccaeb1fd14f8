import { sql } from "kysely";
import { db } from "../base/db/client.server.ts";
import { isUuid } from "../base/http/params.ts";
import { isBarred } from "./case-flow.ts";

/** Whether an account takes no part in a case (product rules, section 10). The definition is the database's, `recused_cases`. */
export async function isRecused(complaintId: string, account: string): Promise<boolean> {
	const { rows } = await sql<{ recused: boolean }>`
		select is_recused(${complaintId}::uuid, ${account}::uuid) as recused`.execute(db());
	return rows[0]?.recused === true;
}

/**
 * Whether it is a submitted case in which the officer at hand takes no part: to them it is its reference and nothing else. Asked with the
 * staff's power, and of a case that is to be changed once its row is locked.
 */
export async function takesNoPart(complaintId: string): Promise<boolean> {
	if (!isUuid(complaintId)) return false;
	const row = await db().selectFrom("desk_recused").select("id").where("id", "=", complaintId).executeTakeFirst();
	return row !== undefined;
}

type Judged = { appealed_at: Date | null; judges: string[] };

/** Of those who take part in a case the ones who may deal with it: once it is appealed, nobody who judged it before. */
export const impartial = <M extends { id: string }>(staff: M[], item: Judged): M[] =>
	staff.filter(({ id }) => !isBarred(item, id));
