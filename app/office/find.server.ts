import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { can } from "../access/policy.ts";
import { db } from "../base/db/client.server.ts";
import { riyadhDay } from "../base/locale/format.ts";
import { findNames, type NamedKind } from "../base/search/names.server.ts";
import { searchedWords } from "../base/search/words.ts";
import { findTies } from "../league/ties/find-ties.server.ts";

/** How many of each kind are shown. */
const FOUND = 8;
const part = { skip: 0, take: FOUND };

export type FoundRecords = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * Records that hold all words of a query, however they are spelled, of the kinds that the actor edits; undefined for
 * fewer than two letters.
 */
export async function find(actor: Actor, query: string, now: Date) {
	authorize(actor, "dashboard.open");
	const words = searchedWords(query);
	if (!words) return undefined;
	return {
		ties: (await findTies(query, riyadhDay(now), part, { drafts: true })).rows,
		clubs: can(actor, "team.manage")
			? await named("club", words, (ids) =>
					db().selectFrom("teams").select(["id", "name", "name_ar"]).where("id", "in", ids).execute(),
				)
			: [],
		players: await named("player", words, (ids) =>
			db().selectFrom("players").select(["id", "name", "name_ar"]).where("id", "in", ids).execute(),
		),
		competitions: await named("competition", words, (ids) =>
			db().selectFrom("competitions").select(["id", "name", "name_ar"]).where("id", "in", ids).execute(),
		),
		articles: can(actor, "news.manage")
			? await named("article", words, (ids) =>
					db().selectFrom("news_articles").select(["id", "title", "title_ar"]).where("id", "in", ids).execute(),
				)
			: [],
	};
}

/** The records of a kind whose names match best. */
async function named<Row extends { id: number }>(
	kind: NamedKind,
	words: string[],
	read: (ids: number[]) => Promise<Row[]>,
) {
	const { ids } = await findNames({ kind, words }, part);
	const rows = ids.length > 0 ? await read(ids) : [];
	return ids.flatMap((id) => rows.filter((row) => row.id === id));
}
