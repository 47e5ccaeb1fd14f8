import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { isAboutClubs, refuseOwn } from "../../access/own-club.server.ts";
import type { Action } from "../../access/policy.ts";
import { db, inTransaction } from "../../base/db/client.server.ts";
import { asKind } from "../../base/db/waiting/time-limits.server.ts";
import type { Kind } from "../change-record.server.ts";
import type { PlannedRow } from "../imports/plan.ts";
import { type ExtraRecorder, noteExtra } from "./batch-extras.server.ts";
import { type BatchKind, openBatch } from "./batch-rows.server.ts";

/** The records of each kind of batch, and the permission that they need. */
export const batchKinds: Record<BatchKind, { record: Kind; action: Action; table: string }> = {
	teams: { record: "team", action: "team.manage", table: "teams" },
	players: { record: "player", action: "player.manage", table: "players" },
	matches: { record: "match", action: "match.manage", table: "matches" },
	classes: { record: "class", action: "league.manage", table: "classes" },
	"rule-sets": { record: "rule-set", action: "league.manage", table: "rule_sets" },
	formats: { record: "format", action: "league.manage", table: "formats" },
	venues: { record: "venue", action: "league.manage", table: "venues" },
	closures: { record: "closure", action: "league.manage", table: "venue_closures" },
	competitions: { record: "competition", action: "league.manage", table: "competitions" },
	editions: { record: "edition", action: "league.manage", table: "editions" },
	stages: { record: "stage", action: "league.manage", table: "stages" },
	groups: { record: "group", action: "league.manage", table: "groups" },
	entries: { record: "entry", action: "league.manage", table: "entries" },
	adjustments: { record: "adjustment", action: "league.manage", table: "adjustments" },
	results: { record: "match", action: "match.manage", table: "matches" },
	withdrawal: { record: "match", action: "league.manage", table: "matches" },
	closing: { record: "match", action: "league.manage", table: "matches" },
	"preset-matches": { record: "match", action: "match.manage", table: "matches" },
	rubbers: { record: "match", action: "match.manage", table: "matches" },
	rosters: { record: "squad-player", action: "registration.manage", table: "squad_players" },
	roster: { record: "squad-player", action: "registration.manage", table: "squad_players" },
	licences: { record: "licence", action: "registration.manage", table: "licences" },
	"licence-categories": { record: "licence-category", action: "registration.manage", table: "licence_categories" },
	renaming: { record: "team", action: "team.manage", table: "teams" },
	stints: { record: "stint", action: "registration.manage", table: "stints" },
	approvals: { record: "licence", action: "registration.manage", table: "licences" },
	photos: { record: "player", action: "player.manage", table: "players" },
	"preset-photos": { record: "player", action: "player.manage", table: "players" },
};

/**
 * Lets one import of a kind go on at a time, in all processes, until the transaction ends: what is planned behind it is
 * still so when it is written.
 */
export const lockImports = (kind: BatchKind) =>
	sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${kind}))`.execute(db());

/**
 * Makes the other records that a row needs, and returns the values of its own. Used in the transaction that writes the
 * row.
 */
export type Preparation = (actor: Actor, row: PlannedRow, note: ExtraRecorder) => Promise<Record<string, unknown>>;

/**
 * Carries out a plan as one batch that can be undone, all of it or nothing (decision 44). What changed since the plan
 * was made is left alone. `prepare` makes the other records that a row needs. `ids` are the new records by line.
 */
export function applyBatch(
	actor: Actor,
	kind: BatchKind,
	fileName: string | null,
	plan: PlannedRow[],
	prepare: Preparation = async (_, { values = {} }) => values,
) {
	authorize(actor, batchKinds[kind].action);
	const { record, table } = batchKinds[kind];
	return asKind("import", () =>
		inTransaction(async () => {
			const acts = plan.flatMap(({ id, values }) => [id, values]);
			if (isAboutClubs(table)) await refuseOwn(actor, { [table]: acts });
			const batch = await openBatch(actor, { kind, record, fileName });
			if (!batch) throw new Error("A batch without an origin is always new.");
			const ids = new Map<number, number>();
			for (const row of plan) {
				if (row.verdict !== "new" && row.verdict !== "changed") continue;
				const values = await prepare(actor, row, noteExtra(batch.id));
				if (row.verdict === "new") ids.set(row.line, await batch.add(values, row.externalId));
				else if (row.id !== undefined) await batch.change(row.id, row.version ?? 0, values, row.externalId);
			}
			return { ...(await batch.close()), ids };
		}),
	);
}

/** The last batches of some kinds, latest first. */
export function latestBatches(kinds: readonly BatchKind[]) {
	return db()
		.selectFrom("import_batches")
		.leftJoin("accounts", "accounts.id", "import_batches.imported_by_id")
		.select([
			"import_batches.id",
			"kind",
			"file_name",
			"label",
			"label_ar",
			"created",
			"updated",
			"imported_at",
			"undone_at",
			"undoing_since",
			"undo_done",
			"undo_of",
			"kept",
			"accounts.email",
		])
		.where("kind", "in", kinds)
		.where((eb) => eb.or([eb("created", ">", 0), eb("updated", ">", 0)]))
		.orderBy("import_batches.id", "desc")
		.limit(20)
		.execute();
}

export const batchById = (id: number) =>
	db()
		.selectFrom("import_batches")
		.select(["id", "kind", "label", "label_ar", "undone_at"])
		.where("id", "=", id)
		.executeTakeFirst();
