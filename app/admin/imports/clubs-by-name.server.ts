import { db } from "../../base/db/client.server.ts";
import { fold } from "../../base/search/fold.ts";
import { nearest } from "../../base/search/nearest.ts";
import type { Read } from "./plan-row.ts";

/** Names that one file may have and no club: for more of them nothing is suggested. */
const MAX_UNKNOWN = 100;

/** Clubs by id and by either name, however it is spelled, and the names that come near to one that no club has. */
export async function clubsByName() {
	const rows = await db().selectFrom("teams").selectAll().execute();
	const index = new Map(
		rows.flatMap((club) => [String(club.id), fold(club.name), fold(club.name_ar)].map((key) => [key, club] as const)),
	);
	const names = rows.flatMap(({ name, name_ar }) => [name, name_ar].map((text) => [text, text] as const));
	const suggested = new Map<string, string[]>();
	const near = (given: string) => {
		const known = suggested.get(given) ?? (suggested.size < MAX_UNKNOWN ? nearest(given, names) : []);
		if (suggested.size < MAX_UNKNOWN) suggested.set(given, known);
		return known;
	};
	return {
		get: (name: string) => (name === "" ? undefined : index.get(fold(name))),
		byId: new Map(rows.map((club) => [club.id, club])),
		/** Notes a column that names no club. */
		miss(read: Read, column: string, given: string) {
			read.problems = { ...read.problems, [column]: given === "" ? "required" : "unknownClub" };
			if (given !== "") read.unknown = { ...read.unknown, [column]: { given, nearest: near(given) } };
		},
	};
}
