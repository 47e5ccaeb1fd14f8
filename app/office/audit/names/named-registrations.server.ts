import { sql } from "kysely";
import { db } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { NamedThing } from "./thing.ts";

const paths = {
	stints: "/admin/players/:id/stints",
	licences: "/admin/players/:id/licences",
	squad_players: "/admin/players/:id",
	transfers: "/admin/players/:id",
} as const;

/** Rows of a table that belong to a player, by the player's name. */
export const ofPlayers =
	(table: keyof typeof paths) =>
	async (ids: number[], locale: Locale): Promise<NamedThing[]> => {
		const { rows } = await sql<{ id: number; player_id: number; name: string; name_ar: string }>`
			select r.id, r.player_id, p.name, p.name_ar from ${sql.table(table)} r join players p on p.id = r.player_id
			where r.id = any(${ids}::integer[])`.execute(db());
		return rows.map(({ id, player_id, ...player }) => [
			id,
			{ name: playerName(locale, player), path: pathIn(locale, paths[table], { id: String(player_id) }) },
		]);
	};
