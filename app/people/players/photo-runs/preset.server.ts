import type { Actor } from "../../../access/actor.ts";
import { authorize } from "../../../access/authorize.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { storeDrawing } from "../../../base/files/pictures/pictures.server.ts";
import { type Batch, openBatch } from "../../../records/batches/batch-rows.server.ts";
import { photoKey } from "../photo-archive/unpack/entry-name.ts";
import type { Line, Work } from "./outcome.ts";
import { presetPlayers } from "./preset-players.ts";
import { beginRun } from "./runs.server.ts";

const drawings = import.meta.glob<string>("./preset/*.svg", { query: "?raw", import: "default", eager: true });

/** Begins to add the eight preset photos; undefined while that is going on already. */
export function startPreset(actor: Actor) {
	authorize(actor, "player.manage");
	return beginRun(actor, "preset-photos");
}

/**
 * One batch that can be taken back. A run that stopped with its server after the batch was written finds it, and only
 * reports.
 */
export const addPresetPhotos: Work = async ({ id }, actor) => {
	const photos = await Promise.all(
		presetPlayers.map(({ picture }) => storeDrawing("player-photos", drawings[`./preset/${picture}.svg`] ?? "")),
	);
	const lines = await inTransaction(async () => {
		const origin = { bulk_run_id: id };
		const batch = await openBatch(actor, {
			kind: "preset-photos",
			record: "player",
			fileName: null,
			origin,
			byColumn: true,
		});
		if (!batch) return alreadyAdded(id);
		const clubs = await clubsByKey();
		const found: Line[] = [];
		for (const [i, preset] of presetPlayers.entries())
			found.push({ name: preset.name, ...(await addOne(batch, preset, photos[i] ?? "", clubs)) });
		await batch.close();
		return found;
	});
	return { total: presetPlayers.length, lines: each(lines) };
};

async function* each(lines: Line[]): AsyncGenerator<Line> {
	yield* lines;
}

async function clubsByKey() {
	const clubs = await db().selectFrom("teams").select(["id", "name"]).execute();
	return new Map(clubs.map((club) => [photoKey(club.name), club.id]));
}

async function alreadyAdded(run: number): Promise<Line[]> {
	const rows = await db()
		.selectFrom("import_batch_rows as row")
		.innerJoin("import_batches as batch", "batch.id", "row.import_batch_id")
		.innerJoin("players", "players.id", "row.record")
		.select(["players.name", "row.before"])
		.where("batch.bulk_run_id", "=", run)
		.orderBy("row.id")
		.execute();
	return rows.map(({ name, before }) => ({ name, outcome: before ? "updated" : "created" }));
}

type Preset = (typeof presetPlayers)[number];
type Result = Omit<Line, "name">;

/** A player of the club gets the photo; a missing one is added. A second run adds no duplicate. */
async function addOne(batch: Batch, preset: Preset, photo_url: string, clubs: Map<string, number>): Promise<Result> {
	const team_id = clubs.get(photoKey(preset.club));
	if (team_id === undefined) return { outcome: "failed", message: "unknownClub" };
	const squad = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "version"])
		.where("team_id", "=", team_id)
		.execute();
	const known = squad.find(
		(player) =>
			photoKey(player.name) === photoKey(preset.name) || photoKey(player.name_ar) === photoKey(preset.name_ar),
	);
	if (known) {
		const saved = await batch.change(known.id, known.version, { photo_url });
		return saved.ok ? { outcome: "updated" } : { outcome: "failed", message: "databaseFailed" };
	}
	const { name, name_ar } = preset;
	await batch.add({ name, name_ar, nationality: "KSA", ranking: null, team_id, photo_url });
	return { outcome: "created" };
}
