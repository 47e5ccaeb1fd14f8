import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { nameKey } from "../../base/search/fold.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { addRecord } from "../../records/change-record.server.ts";

/** A competition as a file names it: a new one is of that class and kind. */
type Named = { name: string; name_ar?: string | undefined; class?: string; kind?: string };

/**
 * The stage in which a file's group of a competition is: the first of the season. Competition, edition and stage are
 * made where they are absent; the first group of an edition is the one that its page shows first.
 */
export async function stageFor(actor: Actor, competition: Named, season: string, note: ExtraRecorder) {
	const id = await competitionFor(actor, competition, note);
	const edition = await editionFor(actor, id, season, note);
	await db()
		.insertInto("stages")
		.values({ edition_id: edition })
		.onConflict((oc) => oc.doNothing())
		.execute();
	const { id: stage_id } = await db()
		.selectFrom("stages")
		.select("id")
		.where("edition_id", "=", edition)
		.orderBy("ordinal")
		.limit(1)
		.executeTakeFirstOrThrow();
	const first = await db()
		.selectFrom("groups")
		.select("id")
		.where("stage_id", "=", stage_id)
		.where("is_default", "=", true)
		.executeTakeFirst();
	return { stage_id, is_default: first === undefined };
}

async function competitionFor(
	actor: Actor,
	{ name, name_ar = name, ...more }: Named,
	note: ExtraRecorder,
): Promise<number> {
	await sql`lock table competitions in share row exclusive mode`.execute(db());
	const all = await db().selectFrom("competitions").select(["id", "slug", "name", "name_ar", "sort_order"]).execute();
	const key = nameKey(name);
	const known = all.find((each) => each.slug === name || nameKey(each.name) === key || nameKey(each.name_ar) === key);
	if (known) return known.id;
	const slug = freeSlug(
		slugOf(name) || "competition",
		all.map((each) => each.slug),
	);
	const sort_order = Math.max(0, ...all.map((each) => each.sort_order)) + 1;
	const id = await addRecord(actor, "competition", { name, name_ar, slug, sort_order, ...more });
	await note("competition", id);
	return id;
}

function freeSlug(wanted: string, taken: string[]): string {
	for (let n = 1; ; n++) {
		const slug = n === 1 ? wanted : `${wanted.slice(0, 50)}-${n}`;
		if (!taken.includes(slug)) return slug;
	}
}

async function editionFor(actor: Actor, competition_id: number, season: string, note: ExtraRecorder): Promise<number> {
	const made = await db()
		.insertInto("editions")
		.values({ competition_id, season })
		.onConflict((oc) => oc.doNothing())
		.returning("id")
		.executeTakeFirst();
	if (made) {
		await audit(actor, "competition.opened", `competition:${competition_id}`, { season });
		await note("edition", made.id);
		return made.id;
	}
	const { id } = await db()
		.selectFrom("editions")
		.select("id")
		.where("competition_id", "=", competition_id)
		.where("season", "=", season)
		.executeTakeFirstOrThrow();
	return id;
}
