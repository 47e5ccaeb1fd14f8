import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asStaff } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { isUuid } from "../../../base/forms/params.ts";
import { type CommandResult, note, withLockedCase } from "./case-commands.server.ts";

type Pair = { complaint_id: string; other_id: string };
const pairOf = (id: string, other: string): Pair =>
	id < other ? { complaint_id: id, other_id: other } : { complaint_id: other, other_id: id };

/**
 * Joins two cases that belong together. Both keep their record, and both timelines say so to the officers. Refused for
 * a case without its words or its complainant. A case that the officer does not see is unknown.
 */
export function joinCases(actor: Actor, id: string, other: string): Promise<CommandResult<"emptied">> {
	return onBoth<"emptied">(actor, id, other, async (pair, references) => {
		if (await isEmptied(pair)) return { ok: false, refused: "emptied" };
		const { numInsertedOrUpdatedRows } = await db()
			.insertInto("joined_cases")
			.values({ ...pair, joined_by_id: accountIdOf(actor) })
			.onConflict((oc) => oc.doNothing())
			.executeTakeFirst();
		if (!numInsertedOrUpdatedRows) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.joined", { with: references.get(other) });
		await note(actor, other, "case.joined", { with: references.get(id) });
		return { ok: true };
	});
}

/** Takes two joined cases apart again. */
export function partCases(actor: Actor, id: string, other: string): Promise<CommandResult> {
	return onBoth(actor, id, other, async (pair, references) => {
		const { numDeletedRows } = await db()
			.deleteFrom("joined_cases")
			.where("complaint_id", "=", pair.complaint_id)
			.where("other_id", "=", pair.other_id)
			.executeTakeFirst();
		if (numDeletedRows === 0n) return { ok: false, refused: "unchanged" };
		await note(actor, id, "case.parted", { with: references.get(other) });
		await note(actor, other, "case.parted", { with: references.get(id) });
		return { ok: true };
	});
}

type Work<Own extends string> = (pair: Pair, references: Map<string, string | null>) => Promise<CommandResult<Own>>;

/**
 * Both rows are locked in the order of their ids, so that two officers who join from both sides do not wait for each
 * other.
 */
function onBoth<Own extends string = never>(actor: Actor, id: string, other: string, work: Work<NoInfer<Own>>) {
	authorize(actor, "case.handle");
	return asStaff(actor, async (): Promise<CommandResult<Own>> => {
		if (![id, other].every(isUuid)) return { ok: false, refused: "unknown" };
		const both = await db()
			.selectFrom("complaints")
			.select(["id", "case_reference"])
			.where("id", "in", [id, other])
			.where("status", "<>", "draft")
			.orderBy("id")
			.forUpdate()
			.execute();
		const references = new Map(both.map((each) => [each.id, each.case_reference]));
		return withLockedCase<Own>(actor, id, () =>
			id === other || !references.has(other)
				? Promise.resolve({ ok: false, refused: "unknown" } as const)
				: work(pairOf(id, other), references),
		);
	});
}

async function isEmptied({ complaint_id, other_id }: Pair): Promise<boolean> {
	const { rows } = await sql`
		select from complaints c join complaint_users u on u.id = c.user_id
		where c.id in (${complaint_id}, ${other_id})
			and (c.words_removed_at is not null or c.erased_at is not null or u.erased_at is not null)`.execute(db());
	return rows.length > 0;
}
