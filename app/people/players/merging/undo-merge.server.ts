import { sql } from "kysely";
import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { asLeagueStaff } from "../../../access/league-scope.server.ts";
import { refuseOwn } from "../../../access/own-club.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { insertRows } from "../../../base/db/queries/insert-rows.server.ts";
import { isRefusedRow } from "../../../base/errors/refused-row.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { logLicences } from "./log-licences.server.ts";
import { type MergeDocument, mergeDocument } from "./merge-document.ts";
import { playerRow } from "./merge-players.server.ts";
import { moveBack, restoreIds, restoreStints, stintsOf } from "./move-rows.server.ts";

type Row = Record<string, unknown>;
class ChangedSince extends Error {}
type UndoOutcome = Outcome<{ problem: "undoGone" | "undoLater" | "undoChanged" }>;

/**
 * Takes a merge back: both records are as they were, with all that moved. Refuses when the kept record, its clubs or
 * what moved changed since, or when the kept record was merged itself. Throws 403.
 */
export async function undoMerge(actor: Actor, id: number): Promise<UndoOutcome> {
	authorize(actor, "player.manage");
	try {
		return await asLeagueStaff(() => undo(actor, id));
	} catch (error) {
		// A club, a season or the like is gone since, which a row that comes back names; or another row has its place.
		if (error instanceof ChangedSince || isRefusedRow(error)) return { ok: false, problem: "undoChanged" };
		throw error;
	}
}

async function undo(actor: Actor, id: number): Promise<UndoOutcome> {
	const merge = await db().selectFrom("player_merges").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
	const stored = await db()
		.selectFrom("player_merge_documents")
		.select("document")
		.where("player_merge_id", "=", id)
		.executeTakeFirst();
	if (!merge || merge.undone_at || !stored) return { ok: false, problem: "undoGone" };
	const { merged, kept } = merge;
	const document = mergeDocument.parse(stored.document);
	await refuseOwn(actor, { players: [kept, document.merged] });
	const now = await playerRow(kept);
	if (!now) return { ok: false, problem: "undoLater" };
	if (!isSame([now], [document.after]) || !isSame(await stintsOf([kept]), document.stintsAfter))
		return { ok: false, problem: "undoChanged" };
	await db().deleteFrom("player_names").where("player_merge_id", "=", id).execute();
	await restore(merged, kept, document);
	await db().updateTable("player_merges").set({ undone_at: new Date() }).where("id", "=", id).execute();
	await db().deleteFrom("player_merge_documents").where("player_merge_id", "=", id).execute();
	await audit(actor, "player.merge-undone", `player:${kept}`, { merged });
	await logLicences(actor, [kept, merged], document, "licence.created");
	return { ok: true };
}

async function restore(merged: number, kept: number, document: MergeDocument) {
	await insertRows("players", [document.merged]);
	if (!(await moveBack(kept, merged, document))) throw new ChangedSince();
	await restoreFormerNumbers(document.removed.licences ?? []);
	await restoreColumns(kept, document.was);
	// Its licences came back after it, and each took its number for the one of today.
	await restoreColumns(merged, document.merged);
	await restoreStints([merged, kept], document.stints);
	await restoreIds(document.ids);
	await insertRows("distinct_players", document.removed.distinct_players ?? []);
}

async function restoreColumns(id: number, was: Row) {
	const columns = Object.keys(was).filter((column) => ![...counted, "id", "created_at"].includes(column));
	const list = sql.join(columns.map((column) => sql.ref(column)));
	await sql`update players
		set (${list}) = (select ${list} from jsonb_populate_record(null::players, ${JSON.stringify(was)}::jsonb))
		where id = ${id}`.execute(db());
}

/** A licence that comes back takes the number of its player for the one before its own. */
const restoreFormerNumbers = (licences: readonly Row[]) =>
	sql`update licences l set former_no = was.former_no
		from jsonb_populate_recordset(null::licences, ${JSON.stringify(licences)}::jsonb) was
		where l.id = was.id and l.former_no is distinct from was.former_no`.execute(db());

/** Columns that tell of changes: one that was taken back left the row as it was. */
const counted = ["version", "updated_at"];
const isSame = (a: readonly Row[], b: readonly Row[]) =>
	JSON.stringify(a.map(asItIs)) === JSON.stringify(b.map(asItIs));
const asItIs = (row: Row) => Object.entries(row).filter(([column]) => !counted.includes(column));
