import { asLeagueStaff } from "../../access/league-scope.server.ts";
import { db } from "../../base/db/client.server.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { named, tieColumns } from "../ties/ties.server.ts";
import { canMove } from "./request/date-request.ts";
import { type DateRequest, pendingRequests, requestById, requestsOfTie } from "./request/date-requests.server.ts";
import { isOpen, stateAt } from "./request/steps.ts";

/** Whether the league manager is to decide now. */
const isToDecide = (request: DateRequest, now: Date) => isOpen("decide", stateAt(request, now));

async function withTies(requests: DateRequest[]) {
	if (requests.length === 0) return [];
	const ids = [...new Set(requests.map(({ match_id }) => match_id))];
	const ties = await named(await db().selectFrom("matches").select(tieColumns).where("id", "in", ids).execute());
	return requests.flatMap((request) => {
		const tie = ties.find(({ id }) => id === request.match_id);
		return tie ? [{ ...request, tie }] : [];
	});
}
export type ShownRequest = Awaited<ReturnType<typeof withTies>>[number];

/** For those who manage the league: requests that are not over, those to be decided first. */
export const openRequests = (now: Date) =>
	asLeagueStaff(async () => {
		const shown = await withTies(await pendingRequests());
		return shown.map((request) => ({ ...request, isToDecide: isToDecide(request, now) }));
	});

/**
 * Those of them that are to be decided, with the proposals that are still ahead: the first few, and how many there are.
 */
export async function requestsToDecide(most: number, now: Date) {
	const all = (await openRequests(now)).filter((request) => request.isToDecide && canMove(request.tie, now));
	const today = riyadhDay(now);
	const rows = all.slice(0, most).map((request) => ({
		...request,
		proposals: request.proposals.filter(({ match_date }) => match_date > today),
	}));
	return { rows, total: all.length };
}

/** For those who manage the league: one request with its tie, and the others of that tie. */
export const shownRequest = (id: number, now: Date) =>
	asLeagueStaff(async () => {
		const found = await requestById(id);
		const [request] = found ? await withTies([found]) : [];
		if (!request) return undefined;
		const all = await requestsOfTie(request.match_id);
		const { tie } = request;
		return {
			request,
			isToDecide: isToDecide(request, now) && canMove(tie, now),
			others: all.filter((other) => other.id !== id),
		};
	});
