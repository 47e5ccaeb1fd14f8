import { db } from "../../base/db/client.server.ts";
import { fieldsOfChecks } from "../../people/registrations/eligibility/checks.ts";
import { fieldsOfGroup } from "./groups/group-fields.ts";

export type ManagedCompetition = Awaited<ReturnType<typeof competitionsIn>>[number];

/** All competitions with their groups in a season, each with the number of its squads and ties. */
export async function competitionsIn(season: string) {
	const competitions = await db()
		.selectFrom("competitions as c")
		.innerJoin("classes as k", "k.code", "c.class")
		.select(["c.id", "c.slug", "c.name", "c.name_ar", "c.kind", "c.is_default"])
		.select(["k.name as class_name", "k.name_ar as class_name_ar"])
		.orderBy("c.is_default", "desc")
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.execute();
	const editions = await db()
		.selectFrom("editions")
		.select(["id", "competition_id"])
		.where("season", "=", season)
		.execute();
	const groups = await countedGroups(season);
	return competitions.map((competition) => {
		const edition = editions.find(({ competition_id }) => competition_id === competition.id)?.id;
		return { ...competition, edition, groups: groups.filter(({ edition_id }) => edition_id === edition) };
	});
}

const countedGroups = (season: string) =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.select(["g.id", "g.name", "g.name_ar", "g.tier", "g.rule_set", "g.is_default", "e.id as edition_id"])
		.select((eb) => [
			eb
				.selectFrom("entries")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("entries.group_id", "=", "g.id")
				.as("squads"),
			eb
				.selectFrom("matches")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("matches.group_id", "=", "g.id")
				.as("ties"),
		])
		.where("e.season", "=", season)
		.orderBy("s.ordinal")
		.orderBy("g.is_default", "desc")
		.orderBy("g.tier")
		.orderBy("g.sort_order")
		.orderBy("g.id")
		.execute();

export const competitionById = (id: number) =>
	db().selectFrom("competitions").selectAll().where("id", "=", id).executeTakeFirst();

/** An edition with the names of its competition. */
export const editionById = (id: number) =>
	db()
		.selectFrom("editions as e")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["e.id", "e.season", "c.name", "c.name_ar"])
		.where("e.id", "=", id)
		.executeTakeFirst();

/** An edition as its form shows it. */
export async function editionRow(id: number) {
	const row = await db()
		.selectFrom("editions")
		.select(["id", "version", "state", "depth", "checks", "keeps_half"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	const { checks, keeps_half, ...edition } = row;
	return { ...edition, keeps_half: keeps_half ? "on" : "", ...fieldsOfChecks(checks) };
}

export async function editionOfGroup(groupId: number): Promise<number | undefined> {
	const row = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.select("s.edition_id")
		.where("g.id", "=", groupId)
		.executeTakeFirst();
	return row?.edition_id;
}
/** A group as its form edits it. */
export async function groupRow(id: number) {
	const row = await db().selectFrom("groups").selectAll().where("id", "=", id).executeTakeFirst();
	return row && fieldsOfGroup({ ...row, rule_reason: null, rule_reason_ar: null });
}
export const adjustmentRow = (id: number) =>
	db().selectFrom("adjustments").selectAll().where("id", "=", id).executeTakeFirst();
