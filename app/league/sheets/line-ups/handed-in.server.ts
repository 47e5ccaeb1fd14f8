import { sql } from "kysely";
import { sides } from "../../../access/side.ts";
import { db } from "../../../base/db/client.server.ts";
import { mergedPlayers } from "../../../people/players/merging/merged-players.server.ts";
import type { ChangedPlace, NamedPlaces, NamedPlayer, SheetDocument } from "../sheet.ts";

/** SHA-256 of what a side handed in, as the database keeps it, in hexadecimal digits. */
export const hashOfHandedIn = sql<string | null>`encode(sha256(convert_to(handed_in::text, 'UTF8')), 'hex')`;

/**
 * The document of a sheet with the places where it names other players than the sides handed in: they bind no side, and
 * what both read first is not what was played. Players of a pair that was handed in empty are named later, and a
 * pair has no order.
 */
export async function withChanges(matchId: number, document: SheetDocument): Promise<SheetDocument> {
	const rows = await db()
		.selectFrom("lineups")
		.select(["side", "handed_in"])
		.where("match_id", "=", matchId)
		.where("opened_at", "is not", null)
		.execute();
	const given = new Map(rows.map(({ side, handed_in }) => [side, handed_in]));
	const merged = await mergedPlayers();
	const changed = sides.flatMap((side) => {
		const handedIn = given.get(side);
		return handedIn ? changesOf(handedIn, document.lineUps[side], merged).map((each) => ({ side, ...each })) : [];
	});
	return { ...document, ...(changed.length > 0 && { changed }) };
}

function changesOf(handedIn: NamedPlaces, named: NamedPlaces, merged: ReadonlyMap<number, number>) {
	const places = [...new Set([...Object.keys(handedIn), ...Object.keys(named)])].sort();
	const pairOf = (of: NamedPlaces, place: string) => [of[place] ?? null, of[partnerOf(place)] ?? null] as const;
	return places.flatMap((place): Omit<ChangedPlace, "side">[] => {
		const [[before, beside], [after, other]] = [pairOf(handedIn, place), pairOf(named, place)];
		const isNamedLater = before === null && place.includes("/");
		const isTurned = place.includes("/") && isOne(before, other, merged) && isOne(beside, after, merged);
		const isSame = isNamedLater || isTurned || isOne(before, after, merged);
		return isSame ? [] : [{ place, handed_in: before, named: after }];
	});
}

/** The place of the other player of a pair: `D/2` beside `D/1`. */
const partnerOf = (place: string) => place.replace(/[12]$/, (nth) => (nth === "1" ? "2" : "1"));

/** A record that was deleted since is known by its name, one that was merged by the record that was kept. */
function isOne(one: NamedPlayer | null, other: NamedPlayer | null, merged: ReadonlyMap<number, number>) {
	if (!one || !other) return one === other;
	if (one.id === null || other.id === null) return one.name === other.name;
	return (merged.get(one.id) ?? one.id) === (merged.get(other.id) ?? other.id);
}
