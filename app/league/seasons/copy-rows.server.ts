import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { EndedGroup } from "./final-groups.server.ts";
import type { Placement } from "./placements.ts";
import type { CopiedRows } from "./tables.ts";

type Table = Exclude<keyof CopiedRows, "season">;
/** Adds a row and returns its id. */
export type Writer = (table: Table, values: Record<string, unknown>) => Promise<number>;
type Names = { name: string; name_ar: string };
/** The rows that the season had already, which stay as they are. */
export type UnchangedRows = { groups: Names[]; squads: Names[] };

/** Writes nothing: the ids are of no row. */
export function dryWriter(): Writer {
	let last = 0;
	return async () => --last;
}

export const rowWriter: Writer = async (table, values) => {
	const columns = Object.keys(values).map((column) => sql.ref(column));
	const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(columns)})
		values (${sql.join(Object.values(values))}) returning id`.execute(db());
	if (!rows[0]) throw new Error(`The new row of ${table} has no id.`);
	return rows[0].id;
};

type Copy = {
	to: string;
	state: string;
	groups: readonly EndedGroup[];
	placements: readonly Placement[];
	/** Players of the rosters by squad: those of new squads get them. */
	rosters: ReadonlyMap<number, readonly RosterPlayer[]>;
};
type RosterPlayer = { player_id: number; rank: number };

/**
 * Copies the editions, stages and groups of a season, and enters its squads where their placements say. A group of the
 * same name in the same stage, a squad of the same club, class and letter, and a squad that the season has entered in
 * the edition already are kept as they are.
 */
export async function copyRows({ to, state, groups, placements, rosters }: Copy, write: Writer) {
	const made: Required<Omit<CopiedRows, "season">> = {
		editions: [],
		stages: [],
		groups: [],
		squads: [],
		entries: [],
		squad_players: [],
	};
	const kept: UnchangedRows = { groups: [], squads: [] };
	const add = async (table: Table, values: Record<string, unknown>) => {
		const id = await write(table, values);
		made[table].push(id);
		return id;
	};
	const there = await rowsOf(to);
	const before = [...there.entries];
	const copies = new Map<number, { group: number; edition: number }>();
	for (const group of groups) {
		const competition_id = group.competition_id;
		let edition = there.editions.find((each) => each.competition_id === competition_id);
		if (!edition) {
			edition = { id: await add("editions", { competition_id, season: to, state, ...group.edition }), competition_id };
			there.editions.push(edition);
		}
		const editionId = edition.id;
		let stage = there.stages.find(({ edition_id, ordinal }) => edition_id === editionId && ordinal === group.stage);
		if (!stage) {
			const values = { edition_id: editionId, ordinal: group.stage, kind: group.stage_kind };
			stage = { id: await add("stages", values), edition_id: editionId, ordinal: group.stage };
			there.stages.push(stage);
		}
		const stageId = stage.id;
		const known = there.groups.find(
			({ stage_id, name, is_default }) =>
				stage_id === stageId && (name === group.name || (is_default && group.is_default)),
		);
		if (known) kept.groups.push({ name: group.name, name_ar: group.name_ar });
		const id = known?.id ?? (await add("groups", { ...group.row, stage_id: stageId }));
		if (!known) there.groups.push({ id, stage_id: stageId, name: group.name, is_default: group.is_default });
		copies.set(group.id, { group: id, edition: editionId });
	}
	const squads = new Map(groups.flatMap((group) => group.squads.map((squad) => [squad.squad, squad])));
	for (const { squad: from, to: target } of placements) {
		const squad = squads.get(from);
		const copy = target && copies.get(target);
		if (!squad || !copy) continue;
		const known = there.squads.find(
			(each) => each.club_id === squad.club && each.class === squad.class && each.letter === squad.letter,
		);
		const id = known?.id ?? (await add("squads", { ...squad.row, season: to }));
		if (!known) {
			there.squads.push({ id, club_id: squad.club, class: squad.class, letter: squad.letter });
			for (const { player_id, rank } of rosters.get(from) ?? [])
				await add("squad_players", { squad_id: id, player_id, rank });
		}
		const isEntered = (entry: { squad_id: number }) => entry.squad_id === id;
		if (
			before.some((entry) => isEntered(entry) && entry.edition_id === copy.edition) ||
			there.entries.some((entry) => isEntered(entry) && entry.group_id === copy.group)
		) {
			kept.squads.push({ name: squad.name, name_ar: squad.name_ar });
			continue;
		}
		await add("entries", { group_id: copy.group, squad_id: id });
		there.entries.push({ squad_id: id, group_id: copy.group, edition_id: copy.edition });
	}
	return { made, kept };
}

/** The rows of a season. */
async function rowsOf(season: string) {
	const editions = await db()
		.selectFrom("editions")
		.select(["id", "competition_id"])
		.where("season", "=", season)
		.execute();
	const stages = await db()
		.selectFrom("stages as s")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["s.id", "s.edition_id", "s.ordinal"])
		.where("e.season", "=", season)
		.execute();
	const groups = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.id", "g.stage_id", "g.name", "g.is_default"])
		.where("e.season", "=", season)
		.execute();
	const squads = await db()
		.selectFrom("squads")
		.select(["id", "club_id", "class", "letter"])
		.where("season", "=", season)
		.execute();
	const entries = await db()
		.selectFrom("entries as n")
		.innerJoin("groups as g", "g.id", "n.group_id")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["n.squad_id", "n.group_id", "s.edition_id"])
		.where("e.season", "=", season)
		.execute();
	return { editions, stages, groups, squads, entries };
}
