import type { Actor } from "../../access/actor.ts";
import { asSide } from "../../access/league-scope.server.ts";
import { otherSide } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import type { ToDo, ToDoContext } from "../captains/to-do.server.ts";
import { askText } from "./ask-text.ts";
import { canMove } from "./request/date-request.ts";
import { requestsOfSides, tieOfRequest } from "./request/date-requests.server.ts";
import { steps } from "./request/steps.ts";

/**
 * The requests of a tie for one of its sides, the one that is not over apart, and whether the tie may still get another
 * date.
 */
export async function datesOfTie(actor: Actor, matchId: number, now: Date) {
	const tie = await tieOfRequest(matchId);
	const all = await asSide(actor, () => requestsOfSides(matchId));
	return {
		canAsk: tie !== undefined && canMove(tie, now),
		pending: all.find(({ ended_at }) => ended_at === null),
		over: all.filter(({ ended_at }) => ended_at !== null),
	};
}
export type TieRequests = Awaited<ReturnType<typeof datesOfTie>>;

/** Requests of the other side that wait for an answer of this one. */
export async function datesToAnswer({ actor, ties, locale, now }: ToDoContext): Promise<ToDo[]> {
	if (ties.length === 0) return [];
	const open = await asSide(actor, () =>
		db()
			.selectFrom("date_requests")
			.select(["id", "match_id", "side", "answer_by"])
			.where("state", "in", steps.accept.from)
			.where("answer_by", ">", now)
			.where(
				"match_id",
				"in",
				ties.map(({ id }) => id),
			)
			.execute(),
	);
	return open.flatMap(({ id, match_id, side, answer_by }) => {
		const tie = ties.find((each) => each.id === match_id);
		if (!tie?.sides.includes(otherSide(side))) return [];
		return [
			{
				key: `dates:${id}`,
				tie,
				label: askText(locale).toAnswer,
				path: pathIn(locale, "/club/ties/:id/dates", { id: String(match_id) }),
				dueAt: answer_by,
			},
		];
	});
}
