import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { audit } from "../../audit/audit.server.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import type { Outcome } from "../../base/outcome.ts";
import { addRecord, changeRecord, deleteRecord } from "../../records/change-record.server.ts";
import type { NationalTeamType } from "./national-team.ts";
import { type NationalTeamInput, nationalTeamForm } from "./national-team-form.ts";

type SaveOutcome = Outcome<{ problems: Record<string, string> }>;

/** A national team as its editors see it. */
export const nationalTeamRow = (type: NationalTeamType) =>
	db().selectFrom("national_teams").selectAll().where("team_type", "=", type).executeTakeFirst();

/**
 * Fills an empty slot. Of two people filling the same one the second gets an error: there is one national team of each
 * type.
 */
export async function createNationalTeam(
	actor: Actor,
	input: NationalTeamInput,
	playerIds: number[] = [],
): Promise<SaveOutcome> {
	authorize(actor, "national-team.manage");
	const team = nationalTeamForm.parse(input);
	return inTransaction(async () => {
		await sql`lock table national_teams in share row exclusive mode`.execute(db());
		const taken = await db()
			.selectFrom("national_teams")
			.select("id")
			.where("team_type", "=", team.team_type)
			.executeTakeFirst();
		if (taken) return { ok: false, problems: { team_type: "slotTaken" } };
		const id = await addRecord(actor, "national-team", team);
		for (const player of playerIds) await addToSquad(actor, id, player);
		return { ok: true };
	});
}

/** Changes title and coach; the type of a national team stays what it is. */
export async function updateNationalTeam(actor: Actor, id: number, version: number, input: NationalTeamInput) {
	authorize(actor, "national-team.manage");
	const { team_type: _, ...team } = nationalTeamForm.parse(input);
	return changeRecord(actor, "national-team", id, version, team);
}

/** Deletes a national team with its squad; the players stay. False when it is gone already. */
export async function deleteNationalTeam(actor: Actor, id: number): Promise<boolean> {
	authorize(actor, "national-team.manage");
	return deleteRecord(actor, "national-team", id);
}

/**
 * Puts a player into a squad; twice is once. False when one of the two is gone, or when the team is for the other sex.
 */
export async function addToSquad(actor: Actor, teamId: number, playerId: number): Promise<boolean> {
	authorize(actor, "national-team.manage");
	return inTransaction(async () => {
		const added = await sql`
			insert into national_team_players (national_team_id, player_id, sort_order)
			select team.id, player.id,
				coalesce((select max(sort_order) from national_team_players where national_team_id = team.id), 0) + 1
			from national_teams team, players player where team.id = ${teamId} and player.id = ${playerId}
				and coalesce(player.sex, '') <> case team.team_type when 'mens' then 'female'
					when 'womens' then 'male' else '-' end
			on conflict do nothing`.execute(db());
		if (added.numAffectedRows !== 1n) return isInSquad(teamId, playerId);
		await audit(actor, "national-team.player-added", `national-team:${teamId}`, { player: playerId });
		return true;
	});
}

const isInSquad = async (teamId: number, playerId: number) =>
	(await db()
		.selectFrom("national_team_players")
		.select("id")
		.where("national_team_id", "=", teamId)
		.where("player_id", "=", playerId)
		.executeTakeFirst()) !== undefined;

/** Takes a player out of a squad; false when he was not in it. */
export async function removeFromSquad(actor: Actor, teamId: number, playerId: number): Promise<boolean> {
	authorize(actor, "national-team.manage");
	return inTransaction(async () => {
		const { numDeletedRows } = await db()
			.deleteFrom("national_team_players")
			.where("national_team_id", "=", teamId)
			.where("player_id", "=", playerId)
			.executeTakeFirst();
		if (numDeletedRows === 0n) return false;
		await audit(actor, "national-team.player-removed", `national-team:${teamId}`, { player: playerId });
		return true;
	});
}
