import { sql } from "kysely";
import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { audit } from "../audit/audit.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { addRecord, changeRecord } from "../records/change-record.server.ts";
import { type NationalTeamInput, nationalTeamForm } from "./national-team-form.ts";

type Saved = { ok: true } | { ok: false; problems: Record<string, string> };

/** Fills an empty slot. Of two people filling the same one the second gets an error: there is one national team of each type. */
export async function createNationalTeam(
	actor: Actor,
	input: NationalTeamInput,
	playerIds: number[] = [],
): Promise<Saved> {
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

/** Puts a player at the end of a squad; twice is once. False when the player or the national team is gone. */
export async function addToSquad(actor: Actor, teamId: number, playerId: number): Promise<boolean> {
	authorize(actor, "national-team.manage");
	return inTransaction(async () => {
		const added = await sql`
			insert into national_team_players (national_team_id, player_id, sort_order)
			select team.id, player.id, coalesce((select max(sort_order) from national_team_players where national_team_id = team.id), 0) + 1
			from national_teams team, players player where team.id = ${teamId} and player.id = ${playerId}
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

/** Moves a player one place up (-1) or down (1) in the order of the squad. */
export async function moveInSquad(actor: Actor, teamId: number, playerId: number, by: -1 | 1): Promise<boolean> {
	authorize(actor, "national-team.manage");
	return inTransaction(async () => {
		const squad = await db()
			.selectFrom("national_team_players")
			.select(["id", "player_id"])
			.where("national_team_id", "=", teamId)
			.orderBy("sort_order")
			.orderBy("id")
			.forUpdate()
			.execute();
		const from = squad.findIndex((link) => link.player_id === playerId);
		const [moved, other] = [squad[from], squad[from + by]];
		if (!moved || !other) return false;
		[squad[from], squad[from + by]] = [other, moved];
		for (const [place, { id }] of squad.entries())
			await db()
				.updateTable("national_team_players")
				.set({ sort_order: place + 1 })
				.where("id", "=", id)
				.execute();
		await audit(actor, "national-team.player-moved", `national-team:${teamId}`, { player: playerId });
		return true;
	});
}
