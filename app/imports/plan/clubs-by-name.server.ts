import { db } from "../../base/db/client.server.ts";
import { likeKeys, nameKey } from "../../base/search/fold.ts";
import { nearest } from "../../base/search/nearest.ts";
import { formerNames } from "../../people/clubs/former-names/former-names.server.ts";
import { readId, writtenId } from "../../records/ids/external-id.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { RowReading } from "./read-row.ts";

/** Names that one file may have and no club: for more of them nothing is suggested. */
const MAX_UNKNOWN = 100;

export type Clubs = Awaited<ReturnType<typeof clubsByName>>;

/** Clubs by id and by either name, however it is spelled, and the names that come near to one that no club has. */
export async function clubsByName() {
	const rows = await db().selectFrom("teams").selectAll().orderBy("id").execute();
	const byId = new Map(rows.map((club) => [club.id, club]));
	const byExternalId = await externalIds("team");
	const pairs = rows.flatMap((club) =>
		[...new Set([club.name, club.name_ar].map(nameKey))].map((key) => ({ key, club })),
	);
	const byName = Map.groupBy(pairs, ({ key }) => key);
	const called = (name: string) => (name === "" ? [] : (byName.get(nameKey(name)) ?? []).map(({ club }) => club));
	const former = [...(await formerNames())].flatMap(([id, all]) =>
		all.flatMap(({ name, name_ar }) => [...new Set([name, name_ar].map(nameKey))].map((key) => ({ key, id }))),
	);
	const byFormerName = Map.groupBy(former, ({ key }) => key);
	/** The one club that had a name which none has now. */
	const formerly = (name: string) => {
		const ids = new Set((byFormerName.get(nameKey(name)) ?? []).map(({ id }) => id));
		const [only] = ids;
		return ids.size === 1 ? byId.get(only ?? 0) : undefined;
	};
	const likes = rows.flatMap((club) => [club.name, club.name_ar].flatMap(likeKeys).map((key) => ({ key, club })));
	const byLike = Map.groupBy(likes, ({ key }) => key);
	const names = rows.flatMap(({ name, name_ar }) => [name, name_ar].map((text) => [text, text] as const));
	const suggested = new Map<string, string[]>();
	const near = (given: string) => {
		const known = suggested.get(given) ?? (suggested.size < MAX_UNKNOWN ? nearest(given, names) : []);
		if (suggested.size < MAX_UNKNOWN) suggested.set(given, known);
		return known;
	};
	const withId = (given: string) => {
		const id = readId(given);
		if (!id) return undefined;
		return byId.get("own" in id ? id.own : (byExternalId.get(writtenId(id.external)) ?? 0));
	};
	return {
		byId,
		byExternalId,
		/** All clubs with a name. */
		called,
		/** Those whose names differ from these in a letter, or in the order of their words. */
		like({ name, name_ar }: Readonly<Record<string, unknown>>) {
			const keys = [name, name_ar].flatMap((text) => likeKeys(String(text ?? "")));
			return [...new Set(keys.flatMap((key) => (byLike.get(key) ?? []).map(({ club }) => club)))];
		},
		/**
		 * The club that a file names, by a former name where no club is called so now; undefined when there is none, or
		 * more than one.
		 */
		get(given: string) {
			const found = called(given);
			return withId(given) ?? (found.length === 1 ? found[0] : found.length === 0 ? formerly(given) : undefined);
		},
		/** A club as a file names it: by its name, or by its id where others have the name too. */
		nameOf: (club: { id: number; name: string }) => (called(club.name).length === 1 ? club.name : String(club.id)),
		/** Notes a column that names no club, or more than one. */
		miss(read: RowReading, column: string, given: string) {
			const several = called(given).length > 1;
			const problem = given === "" ? "required" : several ? "severalClubs" : "unknownClub";
			read.problems = { ...read.problems, [column]: problem };
			if (problem === "unknownClub") read.unknown = { ...read.unknown, [column]: { given, nearest: near(given) } };
		},
	};
}
