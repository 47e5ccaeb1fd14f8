import type { Actor } from "../../../access/actor.ts";
import { asSide } from "../../../access/league-scope.server.ts";
import { type Side, sides } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { placesOf } from "../sheet-fields.ts";
import { hasSheet } from "../sheet-tie.server.ts";
import { isOpen } from "../tie/steps.ts";
import { partOf, tieAtWork } from "../tie/tie-at-work.server.ts";
import { lineUpOf } from "./line-up.server.ts";

/** How far a side is with its line-up. */
export type LineUpState = "none" | "saved" | "handedIn" | "open";

export type OwnLineUps = NonNullable<Awaited<ReturnType<typeof ownLineUps>>>;

/**
 * The line-ups of a tie that its captains may see, and how far their own sides are; undefined for a tie without a
 * sheet.
 */
export function ownLineUps(actor: Actor, matchId: number, ownSides: readonly Side[], now: Date) {
	return asSide(actor, async () => {
		const tie = await tieAtWork(matchId, now);
		if (!tie || !hasSheet(tie)) return undefined;
		const places = await placesIn(matchId);
		const seen = sides.map((side) => ({
			side,
			places: placesOf(tie.format.rules, side).flatMap((place) => {
				const found = places.find((each) => each.side === side && each.place === place);
				return found ? [{ place, name: found.name, name_ar: found.name_ar }] : [];
			}),
		}));
		const own = [];
		for (const side of ownSides) {
			const row = await lineUpOf({ matchId, side });
			const state: LineUpState = !row ? "none" : row.opened_at ? "open" : row.sealed_at ? "handedIn" : "saved";
			const isNamed = state !== "open" && isOpen("nameLineUp", tie.stage, partOf(tie, side));
			own.push({ side, state, isNamed });
		}
		return { seen: seen.filter(({ places: named }) => named.length > 0), own };
	});
}

const placesIn = (matchId: number) =>
	db()
		.selectFrom("lineup_places as p")
		.innerJoin("lineups as l", "l.id", "p.lineup_id")
		.select(["l.side", "p.place", "p.name", "p.name_ar"])
		.where("l.match_id", "=", matchId)
		.execute();
