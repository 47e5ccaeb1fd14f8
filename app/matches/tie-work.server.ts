import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { siteSettings } from "../settings/settings.server.ts";
import { waitingBefore } from "./managed-ties.server.ts";
import { named, nextTies, tieColumns } from "./ties.server.ts";

const MOST = 200;
const UPCOMING = 6;
export type TieWork = Awaited<ReturnType<typeof tieWork>>;

/** The ties that editors have work with: today's, those past their day without a result, and the next ones. */
export async function tieWork(now: Date) {
	const day = riyadhDay(now);
	const { season } = await siteSettings();
	const ties = await named(await tiesAtWork(now));
	const next = await nextTies(season, MOST, now);
	return {
		day,
		today: ties.filter((tie) => tie.match_date === day),
		awaiting: ties.filter((tie) => tie.match_date < day),
		upcoming: next.filter((tie) => tie.match_date > day).slice(0, UPCOMING),
	};
}

/** How many of today's and of earlier days have no result yet. */
export const countToEnter = async (now: Date) =>
	(await tiesAtWork(now)).filter(({ status }) => status === "scheduled").length;

/** The tie to enter after this one: the next of the same list without a result. Undefined for a tie that is not of it, and for the last. */
export async function nextToEnter(id: number, now: Date): Promise<number | undefined> {
	const ties = await tiesAtWork(now);
	const at = ties.findIndex((tie) => tie.id === id);
	if (at === -1) return undefined;
	return [...ties.slice(at + 1), ...ties.slice(0, at)].find(({ status }) => status === "scheduled")?.id;
}

/** All ties of today in the order of their times, then those of earlier days without a result, the last day first. */
function tiesAtWork(now: Date) {
	const day = riyadhDay(now);
	return db()
		.selectFrom("matches")
		.select(tieColumns)
		.where((eb) => eb.or([eb.and([eb("match_date", "=", day), eb("date_known", "=", true)]), waitingBefore(eb, day)]))
		.orderBy("match_date", "desc")
		.orderBy("match_time")
		.orderBy("id")
		.limit(MOST)
		.execute();
}
