type Squad = { id: number; venue: number | null; homeDay: number | null };
type Venue = { id: number; tables: number | null };
type Values = Record<string, string>;

/** A tie is played on two tables. */
const TABLES_OF_TIE = 2;
/**
 * Days in the order in which they are added until the halls have room for a round: the evenings of working days first.
 */
const DAYS = [2, 3, 1, 4, 0, 6, 5];

/**
 * The form as it is shown at first: as the group's last schedule was asked for, or with days, rooms and conditions that
 * its halls allow. A hall whose tables are not known has room for half of its squads.
 */
export function firstValues(squads: readonly Squad[], venues: readonly Venue[], first: string, asked?: Values): Values {
	const atHome = (venue: number) => Math.ceil(squads.filter((squad) => squad.venue === venue).length / 2);
	const rooms = new Map(
		venues.map(({ id, tables }) => [
			id,
			Math.max(1, tables === null ? atHome(id) : Math.floor(tables / TABLES_OF_TIE)),
		]),
	);
	return {
		...Object.fromEntries(squads.map(({ id, venue }) => [`venue_${id}`, String(venue ?? "")])),
		...Object.fromEntries([...rooms].map(([id, room]) => [`room_${id}`, String(room)])),
		...(asked ?? usualValues(squads, rooms, first)),
	};
}

function usualValues(squads: readonly Squad[], rooms: Map<number, number>, first: string): Values {
	const atHome = (venue: number) => Math.ceil(squads.filter((squad) => squad.venue === venue).length / 2);
	const fits = (days: number) => [...rooms].every(([id, room]) => room * days >= atHome(id));
	const own = [...new Set(squads.flatMap(({ homeDay }) => homeDay ?? []))];
	const days = own.length > 0 ? own : DAYS.slice(0, 1);
	for (const day of DAYS) if (!fits(days.length) && !days.includes(day)) days.push(day);
	return {
		first,
		rhythm: "week",
		times: "19:00",
		minutes: "150",
		derby_rounds: "1",
		seed: "1",
		keep_holidays: "on",
		...(fits(1) ? { last_together: "on" } : {}),
		...Object.fromEntries(days.map((day) => [`day_${day}`, "on"])),
	};
}

/**
 * The day from which a season's ties are planned: the first of September, or a week from today when that has passed.
 */
export function firstDay(season: string, today: string): string {
	const begins = `${season.slice(0, 4)}-09-01`;
	const soon = new Date(Date.parse(`${today}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
	return begins > soon ? begins : soon;
}
