import type { Actor } from "../../access/actor.ts";
import { sides } from "../../access/side.ts";
import { db, whenCommitted } from "../../base/db/client.server.ts";
import { usualGroup } from "../../league/competitions/competitions.server.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { addRecord } from "../../records/change-record.server.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import type { makers } from "./make-squads.server.ts";

/** Columns that say where a tie belongs. */
const places = ["season", "group_id", ...sides.flatMap((side) => [`${side}_team_id`, `${side}_squad`])];

/**
 * The columns of a tie with the squads and the hall that its row names; both squads are entered in its group. What a
 * row leaves out, the database fills.
 */
export function placeTie(make: ReturnType<typeof makers>) {
	const entered = new Set<string>();
	const usual = new Map<string, number>();
	/** The group that a tie without one gets. */
	const usualIn = async (season: string) => {
		const known = usual.get(season);
		if (known !== undefined) return known;
		const found = await usualGroup(season);
		whenCommitted(() => usual.set(season, found));
		return found;
	};
	const enter = async (actor: Actor, group_id: number, squad_id: number, note: ExtraRecorder) => {
		const key = `${group_id}|${squad_id}`;
		if (entered.has(key)) return;
		const known = await db()
			.selectFrom("entries")
			.select("id")
			.where("group_id", "=", group_id)
			.where("squad_id", "=", squad_id)
			.executeTakeFirst();
		if (!known) await note("entry", await addRecord(actor, "entry", { group_id, squad_id }));
		whenCommitted(() => entered.add(key));
	};
	return async (actor: Actor, { values = {}, id }: PlannedRow, note: ExtraRecorder) => {
		const { venue, home_squad: _home, away_squad: _away, class: _class, ...own } = values;
		if (typeof venue === "string") own.venue_id = await make.venue(actor, venue, note);
		if (id !== undefined && !places.some((column) => column in values)) return own;
		const tie: Record<string, unknown> = { ...(id === undefined ? {} : await placeOf(id)), ...values };
		const group =
			"season" in values && !("group_id" in values) ? await usualIn(String(tie.season)) : Number(tie.group_id);
		for (const side of sides) {
			const [club, letter] = [Number(tie[`${side}_team_id`]), String(tie[`${side}_squad`])];
			const squad = await make.squad(club, group, letter, note);
			own[`${side}_squad_id`] = squad;
			await enter(actor, group, squad, note);
		}
		return own;
	};
}

/** The season and the group of a tie, its clubs and the letters of their squads. */
async function placeOf(id: number): Promise<Record<string, unknown>> {
	return db()
		.selectFrom("matches as m")
		.innerJoin("squads as h", "h.id", "m.home_squad_id")
		.innerJoin("squads as a", "a.id", "m.away_squad_id")
		.select([
			"m.season",
			"m.group_id",
			"m.home_team_id",
			"m.away_team_id",
			"h.letter as home_squad",
			"a.letter as away_squad",
		])
		.where("m.id", "=", id)
		.executeTakeFirstOrThrow();
}
