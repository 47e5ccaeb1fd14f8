import type { Actor } from "../../access/actor.ts";
import type { Side } from "../../access/side.ts";
import { db } from "../../base/db/client.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { draftGroups, shownGroups } from "../competitions/competitions.server.ts";
import { published } from "../tie.ts";
import { type ShownTie, shownTie } from "../ties/tie/shown-tie.server.ts";
import { type NamedTie, named, tieColumns } from "../ties/ties.server.ts";
import { sidesOf } from "./sides/sides.server.ts";

/** A tie with the sides for which its reader acts: two where a captain has both squads. */
export type OwnTie<T = NamedTie & Within> = T & { sides: Side[] };
type Within = { group: Pick<ShownTie["group"], "competition" | "competition_ar"> };

/** How far back and ahead a captain's lists reach, in days. */
const [BACK, AHEAD] = [60, 365];
const day = (now: Date, plus: number) => riyadhDay(new Date(now.getTime() + plus * 86_400_000));

/** The ties of these squads from two months ago on, soonest first, each with the name of its competition. */
export async function tiesOfSquads(squadIds: number[], now: Date): Promise<OwnTie[]> {
	if (squadIds.length === 0) return [];
	const rows = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where((eb) => eb.or([eb("home_squad_id", "in", squadIds), eb("away_squad_id", "in", squadIds)]))
		.where("group_id", "not in", draftGroups())
		.where("match_date", ">=", day(now, -BACK))
		.where("match_date", "<=", day(now, AHEAD))
		.orderBy("match_date")
		.orderBy("match_time")
		.orderBy("id")
		.execute();
	const groups = new Map((await shownGroups()).map((group) => [group.id, group]));
	const within = (id: number) => {
		const { competition = "", competition_ar = "" } = groups.get(id) ?? {};
		return { competition, competition_ar };
	};
	return (await named(rows.map(published))).map((tie) => ({
		...tie,
		group: within(tie.group_id),
		sides: [
			...(squadIds.includes(tie.home_squad_id) ? (["home"] as const) : []),
			...(squadIds.includes(tie.away_squad_id) ? (["away"] as const) : []),
		],
	}));
}

/** The tie of an address under `/club/ties`, for an actor who acts for one of its sides; 404 for any other. */
export async function ownTie(actor: Actor, id: string | undefined): Promise<OwnTie<ShownTie>> {
	const tie = await shownTie(idParam(id));
	const sides = tie ? await sidesOf(actor, tie.id) : [];
	if (!tie || sides.length === 0) throw notFound();
	return { ...tie, sides };
}
