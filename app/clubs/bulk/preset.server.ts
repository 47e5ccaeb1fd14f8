import type { Actor } from "../../access/actor.ts";
import { authorize } from "../../access/authorize.ts";
import { db } from "../../base/db/client.server.ts";
import { storeDrawing } from "../../base/files/pictures.server.ts";
import { addRecord, changeRecord } from "../../records/change-record.server.ts";
import { nameKey } from "./entry-name.ts";
import type { Line, Work } from "./outcome.ts";
import { presetPlayers } from "./preset-players.ts";
import { beginRun } from "./runs.server.ts";

const drawings = import.meta.glob<string>("./preset/*.svg", { query: "?raw", import: "default", eager: true });

/** Begins to add the eight preset photos; undefined while that is going on already. */
export function startPreset(actor: Actor) {
	authorize(actor, "player.manage");
	return beginRun(actor, "preset-photos");
}

export const addPresetPhotos: Work = async (_, actor) => ({ total: presetPlayers.length, lines: addAll(actor) });

async function* addAll(actor: Actor): AsyncGenerator<Line> {
	const clubs = new Map(
		(await db().selectFrom("teams").select(["id", "name"]).execute()).map((club) => [nameKey(club.name), club.id]),
	);
	for (const preset of presetPlayers) yield { name: preset.name, ...(await addOne(actor, preset, clubs)) };
}

type Preset = (typeof presetPlayers)[number];

/** A player of the club gets the photo; a missing one is added. A second run adds no duplicate. */
async function addOne(actor: Actor, preset: Preset, clubs: Map<string, number>): Promise<Omit<Line, "name">> {
	const team_id = clubs.get(nameKey(preset.club));
	if (team_id === undefined) return { outcome: "failed", message: "unknownClub" };
	const squad = await db()
		.selectFrom("players")
		.select(["id", "name", "name_ar", "version"])
		.where("team_id", "=", team_id)
		.execute();
	const known = squad.find(
		(player) => nameKey(player.name) === nameKey(preset.name) || nameKey(player.name_ar) === nameKey(preset.name_ar),
	);
	const photo_url = await storeDrawing("player-photos", drawings[`./preset/${preset.picture}.svg`] ?? "");
	if (known) {
		const saved = await changeRecord(actor, "player", known.id, known.version, { photo_url });
		return saved.ok ? { outcome: "updated" } : { outcome: "failed", message: "databaseFailed" };
	}
	const { name, name_ar } = preset;
	await addRecord(actor, "player", { name, name_ar, nationality: "KSA", ranking: null, team_id, photo_url });
	return { outcome: "created" };
}
