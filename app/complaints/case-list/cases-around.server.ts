import { type Actor, accountIdOf } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { asStaff } from "../../access/case-access.server.ts";
import type { Holiday } from "../../base/locale/working-calendar.ts";
import { type DeskFilter, withoutPlace } from "./desk-filter.ts";
import { filtered, inOrder, rankIn, searchOf } from "./desk-query.server.ts";

/** Cases shown before and after the one that is open. */
const BEFORE = 6;
const AFTER = 18;

/** An open case, with the rank that it had in the list before it was changed. */
type OpenCase = { id: string; rank?: string };

/**
 * The cases before and after one in a list. The open case need not match the filter: with its former rank it keeps the
 * place it had before it was changed. Cases from which the account is recused are in neither part.
 */
export function casesAround(actor: Actor, list: DeskFilter, open: OpenCase, holidays: readonly Holiday[], now: Date) {
	authorize(actor, "case.read");
	const filter = withoutPlace(list);
	return asStaff(actor, async () => {
		const { condition } = await searchOf(filter);
		const query = filtered({ filter, me: accountIdOf(actor) ?? "", holidays, now }, condition);
		const read = (backwards: boolean) => {
			const { order, behind } = inOrder(filter.sort, { backwards });
			return query
				.where(behind(open.id, open.rank))
				.where("c.id", "<>", open.id) // its row may have moved behind its former place
				.select(["c.id", "c.case_reference", "c.status", "c.priority", "c.due_at", "c.full_name", "c.full_name_ar"])
				.select(["c.is_unread", "c.answer_due_at"])
				.orderBy(order)
				.limit(backwards ? BEFORE : AFTER)
				.execute();
		};
		return { before: (await read(true)).reverse(), after: await read(false) };
	});
}

/** The rank of a case in a list, to find its place again after a change. */
export function rankOf(actor: Actor, { sort }: DeskFilter, id: string): Promise<string | undefined> {
	authorize(actor, "case.read");
	return asStaff(actor, () => rankIn(sort, id));
}

export type NearbyCase = Awaited<ReturnType<typeof casesAround>>["before"][number];
