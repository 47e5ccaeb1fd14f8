import { db } from "../../../base/db/client.server.ts";
import { isWithin } from "../day.ts";
import { openStates } from "./steps.ts";

export type ShownTransfer = NonNullable<Awaited<ReturnType<typeof transferById>>>;

const rows = () =>
	db()
		.selectFrom("transfers as f")
		.innerJoin("players as p", "p.id", "f.player_id")
		.innerJoin("teams as t", "t.id", "f.to_club_id")
		.leftJoin("teams as o", "o.id", "f.from_club_id")
		.select(["f.id", "f.player_id", "f.season", "f.kind", "f.state", "f.starts_on", "f.ends_on", "f.reason"])
		.select(["f.from_club_id", "f.to_club_id", "f.version", "p.name", "p.name_ar"])
		.select(["t.name as to_club", "t.name_ar as to_club_ar", "o.name as from_club", "o.name_ar as from_club_ar"]);

const transfers = () => rows().select("f.case_reference");

export const transferById = (id: number) => transfers().where("f.id", "=", id).executeTakeFirst();

/** The same, which no one else changes until the transaction ends. */
export const lockedTransfer = (id: number) => transfers().where("f.id", "=", id).forUpdate("f").executeTakeFirst();

/** The other open requests for the player of a transfer, in the order in which they came. */
export const openBeside = (id: number) =>
	transfers()
		.where("f.id", "<>", id)
		.where("f.player_id", "=", (eb) => eb.selectFrom("transfers").select("player_id").where("id", "=", id))
		.where("f.state", "in", openStates)
		.orderBy("f.id")
		.execute();

/** Those of all seasons that wait for the league's decision, in the order in which they came. */
export const firstReleased = (most: number) =>
	transfers().where("f.state", "=", "released").orderBy("f.id").limit(most).execute();

const TRANSFERS_PER_PAGE = 50;

/** A page of the transfers of a season, those that wait first. A page beyond the last is the last. */
export async function transfersOnPage(season: string, wanted: number) {
	const { count } = await db()
		.selectFrom("transfers")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("season", "=", season)
		.executeTakeFirstOrThrow();
	const pages = Math.max(1, Math.ceil(count / TRANSFERS_PER_PAGE));
	const page = Math.min(wanted, pages);
	return { pages, page, rows: await transfersIn(season, page) };
}

const transfersIn = (season: string, page: number) =>
	transfers()
		.where("f.season", "=", season)
		.orderBy((eb) => eb("f.state", "in", openStates), "desc")
		.orderBy("f.id", "desc")
		.limit(TRANSFERS_PER_PAGE)
		.offset((page - 1) * TRANSFERS_PER_PAGE)
		.execute();

/**
 * The transfers of a season to and from a club, for its captains: the reference of a decision whose publication was
 * taken back is not for them.
 */
export const transfersOfClub = (clubId: number, season: string) =>
	rows()
		.leftJoin("published_decisions as d", "d.case_reference", "f.case_reference")
		.select("d.case_reference")
		.where("f.season", "=", season)
		.where((eb) => eb.or([eb("f.to_club_id", "=", clubId), eb("f.from_club_id", "=", clubId)]))
		.orderBy("f.id", "desc")
		.limit(100)
		.execute();

export const windowsOf = (season: string) =>
	db()
		.selectFrom("transfer_windows")
		.selectAll()
		.where("season", "=", season)
		.orderBy("from_on")
		.orderBy("id")
		.execute();

/** Whether transfers are asked for on a day; a season without windows has no such rule. */
export async function isWindowOpen(season: string, day: string): Promise<boolean> {
	const windows = await windowsOf(season);
	return windows.length === 0 || windows.some(({ from_on, until_on }) => isWithin(day, from_on, until_on));
}
