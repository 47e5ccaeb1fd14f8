import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";
import { type Format, formatOf, type StoredFormat } from "./format.ts";
import { formatPresets } from "./presets.ts";

const columns = [
	"code",
	"name",
	"name_ar",
	"order_of_play",
	"wins_needed",
	"min_players",
	"max_players",
	"most_rubbers",
	"best_of",
	"points_to",
	"position_rules",
	"source",
] as const satisfies (keyof StoredFormat)[];

/** The usual formats, then the federation's own; those have an id. */
export async function allFormats(): Promise<(StoredFormat & { id?: number })[]> {
	return [...formatPresets, ...(await ownFormats())];
}

/** The same, as the choices of a form. */
export const formatChoices = async () =>
	(await allFormats()).map(({ code, name, name_ar }) => ({ code, name, name_ar }));

const ownFormats = () =>
	db()
		.selectFrom("formats")
		.select(["id", ...columns])
		.orderBy("name")
		.execute();

/** How the ties of a group are played; undefined for a group without a format. */
export async function formatByCode(code: string | null): Promise<(StoredFormat & { rules: Format }) | undefined> {
	if (code === null) return undefined;
	const stored = formatPresets.find((preset) => preset.code === code) ?? (await ownFormat(code));
	const rules = stored && formatOf(stored);
	return stored && rules && { ...stored, rules };
}

const ownFormat = (code: string) =>
	db().selectFrom("formats").select(columns).where("code", "=", code).executeTakeFirst();

/** The row of an own format as its form edits it. */
export const formatRow = (id: number) => db().selectFrom("formats").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a group's ties, or those of any group played in a format, have sheets. */
export async function hasSheetsIn(of: { group: number } | { format: string }): Promise<boolean> {
	const tie = await db()
		.selectFrom("matches as m")
		.innerJoin("groups as g", "g.id", "m.group_id")
		.select("m.id")
		.where((eb) => ("group" in of ? eb("g.id", "=", of.group) : eb("g.format", "=", of.format)))
		.where(sql<boolean>`has_sheet(m.id)`)
		.limit(1)
		.executeTakeFirst();
	return tie !== undefined;
}

/** How many groups are played in a format. */
export async function groupsIn(code: string): Promise<number> {
	const { count } = await db()
		.selectFrom("groups")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("format", "=", code)
		.executeTakeFirstOrThrow();
	return count;
}
