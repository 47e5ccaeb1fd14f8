import type { ExpressionBuilder } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { Database } from "../../../base/db/database.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { finishedGroups } from "../../competitions/competitions.server.ts";
import { type GroupChoice, groupChoices } from "../../competitions/groups/group-choices.server.ts";
import { waitingBefore } from "../editing/managed-ties.server.ts";
import { type NamedTie, namedInClass, nextTies, type TieRow, tieColumns } from "../ties.server.ts";

const MOST = 200;
const UPCOMING = 6;
export type TieWork = Awaited<ReturnType<typeof tieWork>>;

/** The ties that editors have work with: today's, those past their day without a result, and the next ones. */
export async function tieWork(now: Date) {
	const day = riyadhDay(now);
	const { season } = await siteSettings();
	const ties = await namedInClass(await tiesAtWork(now));
	const groups = await groupChoices();
	const next = await nextTies(season, MOST, now);
	return {
		day,
		today: ties.filter((tie) => tie.match_date === day),
		rounds: roundsOf(ties, groups),
		awaiting: ties.filter((tie) => tie.match_date < day),
		upcoming: next.filter((tie) => tie.match_date > day).slice(0, UPCOMING),
	};
}

/** Rounds of which several ties wait for their results, and match days of ties without a round. */
function roundsOf(ties: NamedTie[], groups: GroupChoice[]) {
	const isPlain = groups.every(({ of_default, is_default }) => of_default && is_default);
	const open = ties.filter(isToEnter);
	const sets = Map.groupBy(open, ({ group_id, round, match_date }) => `${group_id} ${round ?? match_date}`);
	return [...sets.values()].flatMap((set) => {
		const [first] = set;
		const group = groups.find(({ id }) => id === first?.group_id);
		if (!first || !group || set.length < 2) return [];
		const { round, match_date: day } = first;
		return [{ group: group.id, groupName: isPlain ? undefined : group, round, day, count: set.length }];
	});
}

/** How many of today's and of earlier days have no result yet. */
export const countToEnter = async (now: Date) => (await tiesAtWork(now)).filter(isToEnter).length;

/**
 * The tie to enter after this one: the next of the same list without a result. Undefined for a tie that is not of it,
 * and for the last.
 */
export async function nextToEnter(id: number, now: Date): Promise<number | undefined> {
	const ties = await tiesAtWork(now);
	const at = ties.findIndex((tie) => tie.id === id);
	if (at === -1) return undefined;
	return [...ties.slice(at + 1), ...ties.slice(0, at)].find(isToEnter)?.id;
}

const isToEnter = ({ status, phase }: Pick<TieRow, "status" | "phase">) =>
	status === "scheduled" && phase !== "postponed";

const isOn = (eb: ExpressionBuilder<Database, "matches">, day: string) =>
	eb.and([
		eb("match_date", "=", day),
		eb("date_known", "=", true),
		eb.or([eb("status", "<>", "scheduled"), eb("group_id", "not in", finishedGroups())]),
	]);

/** All ties of today in the order of their times, then those of earlier days without a result, the last day first. */
function tiesAtWork(now: Date) {
	const day = riyadhDay(now);
	return db()
		.selectFrom("matches")
		.select(tieColumns)
		.where((eb) => eb.or([isOn(eb, day), waitingBefore(eb, day)]))
		.orderBy("match_date", "desc")
		.orderBy("match_time")
		.orderBy("id")
		.limit(MOST)
		.execute();
}
