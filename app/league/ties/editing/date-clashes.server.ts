import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import { siteSettings } from "../../../settings/settings.server.ts";

/** Minutes for which a tie takes its hall, where nothing else says so. */
const MINUTES = 180;

const clashKinds = ["squadBusy", "hallClosed", "hallBusy", "onHoliday"] as const;
type Clash = (typeof clashKinds)[number];

/** A tie at a day, with the hall that was chosen for it or none. */
export type PlacedTie = {
	id: number;
	home_squad_id: number;
	away_squad_id: number;
	match_date: string;
	match_time: string | null;
	venue_id: number | null;
};

/** The reasons against playing a tie then and there; the one who moves it is asked about each. */
export async function clashesOf(tie: PlacedTie): Promise<Clash[]> {
	const { match_date: day } = tie;
	const hall = tie.venue_id ?? (await homeHall(tie.home_squad_id));
	const others = await othersOn(tie, hall);
	const squads = [tie.home_squad_id, tie.away_squad_id];
	const { holidays } = await siteSettings();
	const found: Record<Clash, boolean> = {
		squadBusy: others.some(({ home, away }) => squads.includes(home) || squads.includes(away)),
		hallClosed: hall !== null && (await isClosed(hall, day)),
		hallBusy:
			hall !== null && others.some((other) => other.hall === hall && overlaps(other.match_time, tie.match_time)),
		onHoliday: holidays.some(({ from, until }) => from <= day && day <= until),
	};
	return clashKinds.filter((kind) => found[kind]);
}

async function homeHall(squad: number): Promise<number | null> {
	const row = await db().selectFrom("squads").select("venue_id").where("id", "=", squad).executeTakeFirst();
	return row?.venue_id ?? null;
}

/** The other ties of that day that one of the squads plays or that are in the hall. */
async function othersOn({ id, match_date, home_squad_id, away_squad_id }: PlacedTie, hall: number | null) {
	const { rows } = await sql<{ home: number; away: number; hall: number | null; match_time: string | null }>`
		select m.home_squad_id as home, m.away_squad_id as away, coalesce(m.venue_id, h.venue_id) as hall, m.match_time
		from matches m join squads h on h.id = m.home_squad_id
		where m.match_date = ${match_date} and m.id <> ${id} and m.status <> 'cancelled' and m.date_known
			and m.phase is distinct from 'postponed'
			and (m.home_squad_id in (${home_squad_id}, ${away_squad_id})
				or m.away_squad_id in (${home_squad_id}, ${away_squad_id})
				or coalesce(m.venue_id, h.venue_id) = ${hall}::integer)`.execute(db());
	return rows;
}

async function isClosed(hall: number, day: string): Promise<boolean> {
	const found = await db()
		.selectFrom("venue_closures")
		.select("id")
		.where("venue_id", "=", hall)
		.where("from_on", "<=", day)
		.where("until_on", ">=", day)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether two ties in one hall are at the same time. One without a time takes the whole day. */
function overlaps(one: string | null, other: string | null): boolean {
	if (one === null || other === null) return true;
	const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
	return Math.abs(minutes(one) - minutes(other)) < MINUTES;
}
