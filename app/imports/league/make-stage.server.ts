import { sql } from "kysely";
import type { Actor } from "../../access/actor.ts";
import { audit } from "../../audit/audit.server.ts";
import { db } from "../../base/db/client.server.ts";
import { slugOf } from "../../base/locale/slug.ts";
import { nameKey } from "../../base/search/fold.ts";
import { depths } from "../../league/competitions/depth.ts";
import type { ExtraRecorder } from "../../records/batches/batch-extras.server.ts";
import { addRecord } from "../../records/change-record.server.ts";

/** A competition as a file names it: a new one is of that class and kind. */
type Named = { name: string; name_ar?: string | undefined; class?: string | undefined; kind?: string | undefined };
/** The season of a row, with how much a new edition of it writes down, and the stage by its place. */
type Place = { season: string; depth: unknown } & StagePlace;
/** Without a place it is the first stage. */
type StagePlace = { ordinal: number | undefined; kind: unknown };

/**
 * The stage in which a file's group of a competition is. Competition, edition and stage are made where they are absent;
 * the first group of a stage is the one that its page shows first.
 */
export async function stageFor(
	actor: Actor,
	competition: Named,
	{ season, depth, ...place }: Place,
	note: ExtraRecorder,
) {
	const id = await competitionFor(actor, competition, note);
	const edition = await editionFor(actor, id, { season, depth }, note);
	const stage_id = await stageAt(actor, edition, place, note);
	const first = await db()
		.selectFrom("groups")
		.select("id")
		.where("stage_id", "=", stage_id)
		.where("is_default", "=", true)
		.executeTakeFirst();
	return { stage_id, is_default: first === undefined };
}

/** The stage of an edition at a place; it is made where there is none. */
export async function stageAt(actor: Actor, edition_id: number, { ordinal, kind }: StagePlace, note: ExtraRecorder) {
	const stages = await db()
		.selectFrom("stages")
		.select(["id", "ordinal"])
		.where("edition_id", "=", edition_id)
		.orderBy("ordinal")
		.execute();
	const known = ordinal === undefined ? stages[0] : stages.find((stage) => stage.ordinal === ordinal);
	if (known) return known.id;
	const id = await addRecord(actor, "stage", { edition_id, ordinal, kind });
	await note("stage", id);
	return id;
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

type NewEdition = Pick<Place, "season" | "depth">;

async function editionFor(
	actor: Actor,
	competition_id: number,
	{ season, depth }: NewEdition,
	note: ExtraRecorder,
): Promise<number> {
	const made = await db()
		.insertInto("editions")
		.values({ competition_id, season, depth: depths.find((each) => each === depth) })
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
