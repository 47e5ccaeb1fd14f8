import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { addRecords } from "../../../records/change-record.server.ts";
import { isNamedRow } from "../../../records/order/locked-row.server.ts";
import { ownSquads } from "../../squads/own-squads.server.ts";

type Squad = { id: number; club_id: number; season: string };

/**
 * Players of a squad's club today, own or on loan, each with the licences of the season that are asked for or approved.
 */
export async function licencesToAsk({ club_id, season }: Pick<Squad, "club_id" | "season">) {
	const players = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar"])
		.where("id", "in", (of) =>
			of
				.selectFrom("stints")
				.select("player_id")
				.where("club_id", "=", club_id)
				.where(sql<boolean>`daterange(from_on, until_on, '[]') @> day_of_stints()`),
		)
		.orderBy("ranking")
		.orderBy("id")
		.execute();
	const ids = players.map(({ id }) => id);
	const licences =
		ids.length === 0
			? []
			: await db()
					.selectFrom("licences as l")
					.innerJoin("licence_categories as c", "c.code", "l.category")
					.select(["l.player_id", "l.category", "l.state", "l.number", "c.name", "c.name_ar"])
					.where("season", "=", season)
					.where("state", "in", ["requested", "approved"])
					.where("player_id", "in", ids)
					.execute();
	return players.map((player) => ({
		...player,
		licences: licences.filter(({ player_id }) => player_id === player.id),
	}));
}

/**
 * Asks for a licence of a category for players of a captain's squad; who has one or was asked for is passed over.
 * Returns how many are new.
 */
export async function askForLicences(actor: Actor, squad: Squad, players: readonly number[], category: string) {
	authorize(actor, (await ownSquads(actor)).some(({ id }) => id === squad.id) ? "squad.act" : "registration.manage");
	if (players.length === 0) return 0;
	return inTransaction(async () => {
		if (!(await isNamedRow("licence_categories", category))) throw badRequest();
		// One request for a player at a time: pressed twice, or by captains of two squads of the club, it asks once.
		await db().selectFrom("players").select("id").where("id", "in", players).orderBy("id").forUpdate().execute();
		const missing = (await licencesToAsk(squad)).filter(
			({ id, licences }) => players.includes(id) && !licences.some((licence) => licence.category === category),
		);
		const of = { season: squad.season, category, club_id: squad.club_id, requested_by_id: accountIdOf(actor) };
		await addRecords(
			actor,
			"licence",
			missing.map(({ id }) => ({ player_id: id, ...of })),
		);
		return missing.length;
	});
}
