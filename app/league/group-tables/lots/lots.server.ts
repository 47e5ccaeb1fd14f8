import { jsonArrayFrom } from "kysely/helpers/postgres";
import { db } from "../../../base/db/client.server.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import type { Group } from "../../competitions/competitions.server.ts";
import { isToCome } from "../../ranking/rank.ts";
import type { RuleSet } from "../../ranking/rule-set.ts";
import { type GroupTable, groupTable } from "../group-table.server.ts";
import { levelKey } from "./lot-form.ts";

/**
 * Who is level to the end in a group, so that a lot decides, and the lots that were drawn there, the last one first.
 */
export async function groupLots(group: Group) {
	const table = await groupTable(group);
	const { rule, rows, hasTies } = table;
	const drawn = await lotsOf(group.id);
	const deciding = rows.flatMap(({ why }) => (why && "drawnOn" in why ? [keyOf(why.level)] : []));
	const seen = new Set<string>();
	const lots = drawn.map((lot) => {
		const key = levelKey(lot.squads);
		const isLast = !seen.has(key);
		seen.add(key);
		const use = !deciding.includes(key)
			? ("notApplied" as const)
			: isLast
				? ("applied" as const)
				: ("replaced" as const);
		return { ...lot, use };
	});
	return { endsWith: rule.levelToTheEnd, endsWithLot: hasLots(rule), hasTies, levels: levelsIn(table), lots };
}

/** Who is level to the end in a table, those of each place together. */
export function levelsIn({ rows }: Pick<GroupTable, "rows">) {
	const firstRows = rows.filter(({ why }, nth) => !isToCome(why) && isToCome(rows[nth + 1]?.why));
	return firstRows.map((first) => {
		const why = rows[rows.indexOf(first) + 1]?.why;
		const squads = rows.filter(({ squad_id }) => why?.level.includes(squad_id));
		return { rank: first.rank ?? 0, squads: squads.map(({ squad_id, club }) => ({ id: squad_id, ...club })) };
	});
}

/** Whether an order that is written down decides between those who are level to the end. */
export const hasLots = ({ levelToTheEnd: end }: RuleSet) => end === "lot" || end === "play-off";

export type GroupLots = Awaited<ReturnType<typeof groupLots>>;

const keyOf = (ids: readonly number[]) => levelKey(ids.map((id) => ({ id })));

async function lotsOf(groupId: number) {
	const lots = await db()
		.selectFrom("lots as l")
		.select((eb) => [
			...(["l.id", "l.drawn_on", "l.drawn_by", "l.witness"] as const),
			jsonArrayFrom(
				eb
					.selectFrom("lot_places as p")
					.innerJoin("squads as q", "q.id", "p.squad_id")
					.innerJoin("teams as t", "t.id", "q.club_id")
					.select(["q.id", "q.letter", "q.name as own_name", "q.name_ar as own_name_ar", "t.name", "t.name_ar"])
					.whereRef("p.lot_id", "=", "l.id")
					.orderBy("p.place"),
			).as("squads"),
		])
		.where("l.group_id", "=", groupId)
		.orderBy("l.drawn_on", "desc")
		.orderBy("l.id", "desc")
		.execute();
	return lots.map((lot) => ({ ...lot, squads: lot.squads.map((squad) => ({ id: squad.id, ...squadName(squad) })) }));
}

export const lotById = (id: number) => db().selectFrom("lots").selectAll().where("id", "=", id).executeTakeFirst();
