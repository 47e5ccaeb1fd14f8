import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import type { FormerCaptain } from "./captains-to-copy.server.ts";
import { type CopyLine, type Names, placeOf } from "./copy-lines.ts";
import type { EndedGroup } from "./final-groups.server.ts";
import { choiceOf, type Placement } from "./placements.ts";
import { rowsOfSeason } from "./rows-of-season.server.ts";
import type { SeasonFrame } from "./season-frame.server.ts";
import type { CopiedRows } from "./tables.ts";

type Table = Exclude<keyof CopiedRows, "season" | "captains">;
/** Adds a row and returns its id. */
export type Writer = {
	row: (table: Table, values: Record<string, unknown>) => Promise<number>;
	captain: (squad: number, account: string) => Promise<void>;
};

/** Writes nothing: the ids are of no row. */
export function dryWriter(): Writer {
	let last = 0;
	return { row: async () => --last, captain: async () => undefined };
}

export const rowWriter = (grantedBy: string | null): Writer => ({
	async row(table, values) {
		const columns = Object.keys(values).map((column) => sql.ref(column));
		const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(columns)})
			values (${sql.join(Object.values(values))}) returning id`.execute(db());
		if (!rows[0]) throw new Error(`The new row of ${table} has no id.`);
		return rows[0].id;
	},
	async captain(squad_id, account_id) {
		await db().insertInto("captains").values({ squad_id, account_id, granted_by_id: grantedBy }).execute();
	},
});

type Copy = {
	to: string;
	state: string;
	frame: SeasonFrame;
	groups: readonly EndedGroup[];
	placements: readonly Placement[];
	/** Players of the rosters, and captains, by squad: those of new squads get them. */
	rosters: ReadonlyMap<number, readonly RosterPlayer[]>;
	captains: ReadonlyMap<number, readonly FormerCaptain[]>;
};
type RosterPlayer = { player_id: number; rank: number };
type Made = Required<Omit<CopiedRows, "season">>;

/**
 * Copies the editions, stages and groups of a season, and enters its squads where their placements say. A group of the
 * same name in the same stage, a squad of the same club, class and letter, and a squad that the season has entered in
 * the edition already are kept as they are. Each group and each placement has its line. A captain who works for the
 * federation by now is left out: no one gives such a person a squad but by an invitation.
 */
export async function copyRows(copy: Copy, write: Writer) {
	const { to, state, frame, groups } = copy;
	const made: Made = {
		editions: [],
		stages: [],
		groups: [],
		squads: [],
		entries: [],
		squad_players: [],
		captains: [],
	};
	const lines: CopyLine[] = [];
	const add = async (table: Table, values: Record<string, unknown>) => {
		const id = await write.row(table, values);
		made[table].push(id);
		return id;
	};
	const there = await rowsOfSeason(to);
	for (const { competition_id, checks, depth, keeps_half, stages } of frame.editions) {
		let edition = there.editions.find((each) => each.competition_id === competition_id)?.id;
		if (edition === undefined) {
			edition = await add("editions", { competition_id, season: to, state, checks, depth, keeps_half });
			there.editions.push({ id: edition, competition_id });
		}
		for (const { ordinal, kind } of stages) {
			if (there.stages.some((each) => each.edition_id === edition && each.ordinal === ordinal)) continue;
			there.stages.push({
				id: await add("stages", { edition_id: edition, ordinal, kind }),
				edition_id: edition,
				ordinal,
			});
		}
	}
	const copies = new Map<number, { group: number; edition: number } & Names>();
	for (const group of groups) {
		const { competition_id } = frame.editions.find(({ id }) => id === group.edition_id) ?? {};
		const edition = there.editions.find((each) => each.competition_id === competition_id)?.id ?? 0;
		const stage = there.stages.find((each) => each.edition_id === edition && each.ordinal === group.stage)?.id ?? 0;
		const known = there.groups.find(
			({ stage_id, name, is_default }) =>
				stage_id === stage && (name === group.name || (is_default && group.is_default)),
		);
		const { name, name_ar } = known ?? group;
		const id = known?.id ?? (await add("groups", { ...group.row, stage_id: stage }));
		if (!known) there.groups.push({ id, stage_id: stage, name, name_ar, is_default: group.is_default });
		lines.push({
			key: `group_${group.id}`,
			what: known ? "groupThere" : "groupAdded",
			name,
			name_ar,
			of: placeOf(group).slice(1),
		});
		copies.set(group.id, { group: id, edition, name, name_ar });
	}
	const squads = new Map(groups.flatMap((group) => group.squads.map((squad) => [squad.squad, squad])));
	const before = [...there.entries];
	for (const placement of copy.placements) {
		const squad = squads.get(placement.squad);
		const from = groups.find(({ id }) => id === placement.from);
		if (!squad || !from) continue;
		const { name, name_ar } = squad;
		const line = { key: choiceOf(placement), name, name_ar, of: placeOf(from) };
		const why = placement.isChosen ? "chosen" : placement.reason;
		const target = placement.to && copies.get(placement.to);
		if (!target) {
			lines.push({ ...line, what: placement.to === undefined ? "undecided" : "leftOut", why });
			continue;
		}
		const known = there.squads.find(
			(each) => each.club_id === squad.club && each.class === squad.class && each.letter === squad.letter,
		);
		const id = known?.id ?? (await add("squads", { ...squad.row, season: to }));
		if (!known) {
			there.squads.push({ id, club_id: squad.club, class: squad.class, letter: squad.letter });
			for (const { player_id, rank } of copy.rosters.get(placement.squad) ?? [])
				await add("squad_players", { squad_id: id, player_id, rank });
			const captains = Map.groupBy(copy.captains.get(placement.squad) ?? [], ({ is_staff }) => is_staff);
			for (const { account_id } of captains.get(false) ?? []) {
				await write.captain(id, account_id);
				made.captains.push({ squad_id: id, account_id });
			}
			if (captains.has(true)) lines.push({ ...line, key: `captain_${squad.squad}`, what: "staffCaptain" });
		}
		const own = there.entries.filter(({ squad_id }) => squad_id === id);
		if (own.some(({ group_id }) => group_id === target.group)) {
			lines.push({ ...line, what: "there", to: namesOf(target) });
			continue;
		}
		// Of a squad with an entry that no placement leads to, staff have moved one of its places there.
		const wanted = copy.placements.flatMap(
			(each) => (each.squad === squad.squad && copies.get(each.to ?? 0)?.group) || [],
		);
		const moved = before.findIndex(
			(each) => each.squad_id === id && each.edition_id === target.edition && !wanted.includes(each.group_id),
		);
		if (moved !== -1) {
			const [entry] = before.splice(moved, 1);
			const group = there.groups.find((each) => each.id === entry?.group_id) ?? target;
			lines.push({ ...line, what: "elsewhere", to: namesOf(group) });
			continue;
		}
		await add("entries", { group_id: target.group, squad_id: id });
		there.entries.push({ squad_id: id, group_id: target.group, edition_id: target.edition });
		lines.push({ ...line, what: "entered", to: namesOf(target), why });
	}
	return { made, lines };
}

const namesOf = ({ name, name_ar }: Names) => ({ name, name_ar });
