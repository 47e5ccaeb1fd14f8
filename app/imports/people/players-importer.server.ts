import { db } from "../../base/db/client.server.ts";
import { allRows } from "../../base/db/queries/all-rows.server.ts";
import { likeKeys, nameKey } from "../../base/search/fold.ts";
import { mergedPlayers } from "../../people/players/merging/merged-players.server.ts";
import { nationalityCode } from "../../people/players/nationalities.ts";
import { playerForm, sexNamed } from "../../people/players/player-form.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import type { CsvRow } from "../../records/row-files/csv.server.ts";
import { listsOf } from "../columns/column.ts";
import { playerColumns } from "../columns/people-columns.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer } from "../plan/importer.ts";
import { check, type ReadRow, readRow } from "../plan/read-row.ts";
import { assignPlayers, mayBeSame, playerKeys } from "./player-keys.ts";

const oneName = playerForm.shape.name.optional().transform((name) => name ?? "");
/** A player is shown by one name until the other is filled in; an empty cell leaves it as it is. */
const form = playerForm
	.omit({ photo_url: true })
	.extend({ name: oneName, name_ar: oneName })
	.superRefine(({ name, name_ar }, { addIssue }) => {
		if (name === "" && name_ar === "") addIssue({ code: "custom", path: ["name"], message: "required" });
	});
/** Namesakes that an editor chooses from. */
const MAX_NAMESAKES = 5;
const nowhere = { name: "–", name_ar: "–" };

export const playersImporter: Importer = {
	...listsOf(playerColumns),
	async open() {
		const clubs = await clubsByName();
		const byExternalId = await externalIds("player");
		const players: KnownRecord[] = await allRows((after, most) =>
			db().selectFrom("players").selectAll().where("id", ">", after).orderBy("id").limit(most).execute(),
		);
		const withMerged = new Map(players.map((player) => [player.id, player]));
		const names = await namesOf(withMerged);
		const byName = byKeys(names, (text) => [nameKey(text)]);
		let byLike: typeof byName | undefined;
		/** Of names that differ in a letter or in the order of their words. */
		const alike = ({ values = {} }: ReadRow) => {
			byLike ??= byKeys(names, likeKeys);
			const keys = [values.name, values.name_ar].flatMap((text) => likeKeys(String(text ?? "")));
			return [...new Set(keys.flatMap((key) => byLike?.get(key) ?? []))];
		};
		for (const [merged, kept] of await mergedPlayers()) {
			const player = withMerged.get(kept);
			if (player) withMerged.set(merged, player);
		}
		const namesakes = ({ values = {} }: ReadRow) => [
			...new Set(playerKeys(values).flatMap((key) => byName.get(key) ?? [])),
		];
		const ofClub = (row: ReadRow) => namesakes(row).filter(({ team_id }) => team_id === row.values?.team_id);
		const clubOf = ({ team_id }: KnownRecord) => clubs.byId.get(Number(team_id)) ?? nowhere;
		const read = (row: CsvRow) => {
			const { team = "", name = "", ...fields } = row.fields;
			const club = clubs.get(team);
			const read = check(form, {
				...fields,
				name,
				team_id: club?.id ?? "",
				nationality: nationalityCode(fields.nationality ?? ""),
				sex: sexNamed(fields.sex ?? ""),
			});
			if (team && !club) clubs.miss(read, "team", team);
			const shown = name || (fields.name_ar ?? "");
			const [key = "", ...otherKeys] = playerKeys(read.values ?? {}).map((each) => `${each}@${club?.id ?? ""}`);
			const found = readRow(row, read, { name: shown, key, names: { team: "team_id" } });
			const columns = found.columns.filter((column) => !column.startsWith("name") || row.fields[column]);
			return { ...found, otherKeys, columns };
		};
		return {
			read,
			byId: withMerged,
			byExternalId,
			candidatesOf: (row) => ofClub(row).filter((player) => mayBeSame(player, row.values ?? {})),
			assign: (rows, claims) => assignPlayers(rows, claims, ofClub),
			askFurther(row, claims) {
				const [here, all] = [claims.free(row, ofClub(row)), claims.free(row, namesakes(row))];
				const why = here.length > 0 ? "otherName" : "sameNameElsewhere";
				if (all.length > 0) return claims.ask(row, why, [...new Set([...here, ...all])].slice(0, MAX_NAMESAKES));
				claims.askLike(row, alike(row));
			},
			nameOf: (player) => ({
				name: `${player.name || player.name_ar}, ${clubOf(player).name}`,
				name_ar: `${player.name_ar || player.name}، ${clubOf(player).name_ar}`,
			}),
			nameInWarning: ({ team_id }) => clubs.byId.get(Number(team_id))?.name ?? "",
		};
	},
};

/** All names that players have, or that a record had which was merged with theirs. */
async function namesOf(players: ReadonlyMap<number, KnownRecord>) {
	const former = await db().selectFrom("player_names").select(["player_id", "name", "name_ar"]).orderBy("id").execute();
	const named: [text: string, player: KnownRecord][] = [];
	for (const player of players.values()) for (const text of textsOf(player)) named.push([text, player]);
	for (const { player_id, ...names } of former) {
		const player = players.get(player_id);
		if (player) for (const text of textsOf(names)) named.push([text, player]);
	}
	return named;
}

const textsOf = ({ name, name_ar }: Readonly<Record<string, unknown>>) =>
	[...new Set([name, name_ar].map((text) => String(text ?? "")))].filter((text) => text !== "");

function byKeys(named: readonly (readonly [string, KnownRecord])[], keysOf: (text: string) => string[]) {
	const found = new Map<string, KnownRecord[]>();
	for (const [text, player] of named)
		for (const key of keysOf(text)) found.set(key, [...(found.get(key) ?? []), player]);
	return found;
}
