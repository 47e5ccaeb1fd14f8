import { sql } from "kysely";
import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { authorizeAbout } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import type { Row } from "../../../records/change-record.server.ts";
import { dropDraftsOf } from "../../../records/drop-drafts.server.ts";
import { discardPicture } from "../../../records/pictures/unused-pictures.server.ts";
import { logLicences } from "./log-licences.server.ts";
import type { MergeDocument } from "./merge-document.ts";
import type { MergeFields } from "./merge-form.ts";
import { idsOf, moveRows, moveStints, stintsOf } from "./move-rows.server.ts";

type MergeProblem = "mergeGone" | "mergeChanged" | "mergeSameTie";
type MergeOutcome = Outcome<{ problem: MergeProblem }, { id: number }>;
type MergeRequest = {
	/** The record that is kept, and the one that goes, with the versions that were shown. */
	kept: { id: number; version: number };
	merged: { id: number; version: number };
	/** The columns that the kept record takes from the other one; `team_id` are its clubs by days. */
	taken: readonly MergeFields[];
};

export const playerRow = async (id: number): Promise<Row | undefined> =>
	(await sql<{ row: Row }>`select to_jsonb(p) as row from players p where id = ${id} for update`.execute(db())).rows[0]
		?.row;

/**
 * Makes two records of a player one. All that names the one that goes names the kept one; its names go on finding it.
 * Refuses records that changed since they were shown, and two who were named for one tie: they are two people. Throws
 * 403.
 */
export async function mergePlayers(actor: Actor, { kept, merged, taken }: MergeRequest): Promise<MergeOutcome> {
	await authorizeAbout(actor, "player.manage", { players: [kept.id, merged.id] });
	return asLeagueStaff<MergeOutcome>(async () => {
		const rows = new Map<number, Row>();
		for (const id of [kept.id, merged.id].toSorted((a, b) => a - b)) {
			const row = await playerRow(id);
			if (row) rows.set(id, row);
		}
		const [was, gone] = [rows.get(kept.id), rows.get(merged.id)];
		if (!was || !gone || was === gone) return { ok: false, problem: "mergeGone" };
		if (was.version !== kept.version || gone.version !== merged.version) return { ok: false, problem: "mergeChanged" };
		if (await areInOneTie(kept.id, merged.id)) return { ok: false, problem: "mergeSameTie" };
		const both = [kept.id, merged.id];
		const [stints, ids] = [await stintsOf(both), await idsOf(both)];
		await moveStints(merged.id, kept.id, taken.includes("team_id") ? merged.id : kept.id);
		const { moved, removed, filled } = await moveRows(merged.id, kept.id);
		const distinct = await sql<{ row: Row }>`select to_jsonb(d) as row from distinct_players d
			where ${merged.id} in (lower_id, higher_id)`.execute(db());
		removed.distinct_players = distinct.rows.map(({ row }) => row);
		await sql`delete from players where id = ${merged.id}`.execute(db());
		await dropDraftsOf(`player:${merged.id}`);
		const columns = taken.filter((column) => column !== "team_id");
		if (columns.length > 0)
			await sql`update players
				set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${gone[column] ?? null}`))}
				where id = ${kept.id}`.execute(db());
		const after = await playerRow(kept.id);
		const document: MergeDocument = {
			merged: gone,
			was,
			after: after ?? {},
			moved,
			removed,
			filled,
			stints,
			stintsAfter: await stintsOf([kept.id]),
			ids,
		};
		const { id } = await db()
			.insertInto("player_merges")
			.values({ merged: merged.id, kept: kept.id, merged_by_id: accountIdOf(actor) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("player_merge_documents")
			.values({ player_merge_id: id, document: JSON.stringify(document) })
			.execute();
		const other = after?.name === gone.name && after?.name_ar === gone.name_ar ? was : gone;
		await db()
			.insertInto("player_names")
			.values({ player_id: kept.id, name: String(other.name), name_ar: String(other.name_ar), player_merge_id: id })
			.execute();
		await audit(actor, "player.merged", `player:${kept.id}`, {
			merged: merged.id,
			name: gone.name,
			name_ar: gone.name_ar,
			fields: taken,
		});
		await logLicences(actor, [merged.id, kept.id], { moved, removed }, "licence.deleted");
		for (const photo of [was.photo_url, gone.photo_url]) if (photo !== after?.photo_url) await discardPicture(photo);
		return { ok: true, id };
	});
}

/** Whether both were named for one tie, or played in it. */
async function areInOneTie(a: number, b: number): Promise<boolean> {
	const { rows } = await sql<{ both: boolean }>`
		with named as (
			select l.match_id, p.player_id from lineup_places p join lineups l on l.id = p.lineup_id
			where p.player_id in (${a}, ${b})
			union all select r.match_id, p.player_id from rubber_players p join rubbers r on r.id = p.rubber_id
			where p.player_id in (${a}, ${b}))
		select exists (select from named group by match_id having count(distinct player_id) = 2) as both`.execute(db());
	return rows[0]?.both ?? false;
}
