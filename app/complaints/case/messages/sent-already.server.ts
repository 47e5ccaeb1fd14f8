import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { db } from "../../../base/db/client.server.ts";

/** A text from a form, and how many of its kind the page showed with the form; undefined from programs. */
export type WrittenText = { body: string; shown?: number };

/**
 * Whether the actor's text is in the case already, behind those that the page of the form showed: the form was sent
 * twice, because its answer did not come. Call it with the case locked.
 */
export async function isSentAlready(
	actor: Actor,
	complaintId: string,
	table: "complaint_messages" | "case_notes",
	{ body, shown }: WrittenText,
): Promise<boolean> {
	if (shown === undefined) return false;
	const since = await db()
		.selectFrom(table)
		.select(["author_id", "body"])
		.where("complaint_id", "=", complaintId)
		.orderBy("id")
		.offset(shown)
		.execute();
	return since.some((text) => text.author_id === accountIdOf(actor) && text.body === body);
}
