import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { authorizeAbout, decides, refuseOwn } from "../../access/own-club.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { totalOf } from "../../base/db/remembered/total.server.ts";
import { keysOf } from "../../base/literals.ts";
import { isNamed } from "../../base/search/names.server.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import { isForeignPicture } from "../../records/pictures/own-picture.ts";
import { nationalitiesNamed } from "./nationalities.ts";
import { type PlayerInput, playerForm, type Sex } from "./player-form.ts";
import { decisionsOnPlayer } from "./uses-of-player.server.ts";

const PLAYERS_PER_PAGE = 50;
export const playerSorts = ["ranking", "-ranking", "name", "-name", "name_ar", "-name_ar"] as const;
export type PlayerFilter = {
	q?: string;
	sort: (typeof playerSorts)[number];
	page: number;
	club?: number | "none";
	show?: "incomplete";
};
export type PlayerLine = Awaited<ReturnType<typeof playersPage>>["rows"][number];

/** Players whose names hold these words, however they are spelled, and those of a country that is called so. */
function named(q: string) {
	const name = isNamed("player", "players.id", q);
	const countries = nationalitiesNamed(q);
	return countries.length === 0 ? name : sql<boolean>`(${name} or players.nationality = any(${countries}))`;
}

/** Players with a name in one language, or one name for both, and ranked ones whose list is not known. */
const isIncomplete = sql<boolean>`(players.name = '' or players.name_ar = '' or players.name = players.name_ar
	or (players.ranking is not null and players.sex is null))`;

/** One page of the players for their editors, by ranking unless asked otherwise. */
export async function playersPage({ q, sort, page, club, show }: PlayerFilter) {
	let filtered = db().selectFrom("players");
	if (q !== undefined) filtered = filtered.where(named(q));
	if (club === "none") filtered = filtered.where("players.team_id", "is", null);
	else if (club !== undefined) filtered = filtered.where("players.team_id", "=", club);
	if (show) filtered = filtered.where(isIncomplete);
	const column = sql.ref(`players.${sort.replace("-", "")}`);
	const direction = sort.startsWith("-") ? "desc" : "asc";
	const total = await totalOf(filtered);
	// The rows of this page are found first: those before it are passed over in the index alone, from the end that is
	// nearer.
	const before = (page - 1) * PLAYERS_PER_PAGE;
	const left = Math.max(0, total - before);
	const isFar = before > left;
	const order = isFar === (direction === "asc") ? "desc" : "asc";
	const onPage = filtered
		.select("players.id")
		.orderBy(column, order)
		.orderBy("players.id", order)
		.limit(isFar ? Math.min(PLAYERS_PER_PAGE, left) : PLAYERS_PER_PAGE)
		.offset(isFar ? Math.max(0, left - PLAYERS_PER_PAGE) : before);
	const rows = await db()
		.selectFrom("players")
		.where("players.id", "in", onPage)
		.leftJoin("teams", "teams.id", "players.team_id")
		.select(["players.id", "players.name", "players.name_ar", "players.photo_url", "players.ranking"])
		.select(["players.nationality", "players.team_id", "teams.name as team_name", "teams.name_ar as team_name_ar"])
		.orderBy(column, direction)
		.orderBy("players.id", direction)
		.execute();
	return { rows, total, pages: Math.max(1, Math.ceil(total / PLAYERS_PER_PAGE)) };
}

/**
 * The best-ranked players with these words in their names, to choose one from: of this sex, or of an unrecorded one.
 */
export function findPlayers(q: string, count: number, sex?: Sex) {
	return db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "ranking"])
		.$if(q !== "", (query) => query.where(named(q)))
		.$if(sex !== undefined, (query) => query.where((eb) => eb.or([eb("sex", "is", null), eb("sex", "=", sex ?? null)])))
		.orderBy("ranking")
		.orderBy("id")
		.limit(count)
		.execute();
}

export function playerById(id: number) {
	return db().selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
}

const clubExists = async (id: number | null) =>
	id === null || (await db().selectFrom("teams").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
const unknownClub = { ok: false, problems: { team_id: "unknownClub" } } as const;
const foreignPhoto = { ok: false, problems: { photo_url: "notOwnPicture" } } as const;

/** Creates a player and returns the id. Throws 403 without the permission, a ZodError on wrong input. */
export async function createPlayer(actor: Actor, input: PlayerInput): Promise<number> {
	authorize(actor, "player.manage");
	const player = playerForm.parse(input);
	await refuseOwn(actor, { players: [player] });
	return addRecord(actor, "player", player);
}

/** The same for a form: a club deleted in between is a problem of its field. */
export async function savePlayer(actor: Actor, id: number | undefined, version: number, input: PlayerInput) {
	authorize(actor, "player.manage");
	const player = playerForm.parse(input);
	if (!(await clubExists(player.team_id))) return unknownClub;
	const present = id === undefined ? undefined : await playerById(id);
	const changed = keysOf(player).filter((column) => present && player[column] !== present[column]);
	if (decides("players", present && changed)) await refuseOwn(actor, { players: [id, player] });
	if (isForeignPicture(player.photo_url, present?.photo_url)) return foreignPhoto;
	if (id !== undefined) return changeRecord(actor, "player", id, version, player);
	await addRecord(actor, "player", player);
	return { ok: true } as const;
}

/**
 * Deletes a player, out of the national squads too. One with licences or transfers that were decided stays, because
 * these would go unlogged with the player; two records of one player are merged (docs/rules/people.md#players).
 */
export async function deletePlayer(actor: Actor, id: number): Promise<"deleted" | "gone" | "used"> {
	await authorizeAbout(actor, "player.manage", { players: [id] });
	return inTransaction(async () => {
		await sql`select id from players where id = ${id} for update`.execute(db()); // nothing is decided in between
		if ((await decisionsOnPlayer(id)) > 0) return "used";
		return (await deleteRecord(actor, "player", id)) ? "deleted" : "gone";
	});
}
