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

/** The federation's own formats, with whether ties that are played in one have sheets, or are of a closed edition. */
export const heldFormats = () =>
	db()
		.selectFrom("formats as f")
		.selectAll("f")
		.select(
			sql<boolean>`exists (select from matches m join groups g on g.id = m.group_id
				where g.format = f.code and has_sheet(m.id))`.as("has_sheets"),
		)
		.select(sql<boolean>`exists (select from groups g where g.format = f.code and is_closed(g.id))`.as("is_closed"))
		.orderBy("f.name");

/** The groups of which ties have sheets, or whether this one is: its format stays. */
export const groupsWithSheets = () =>
	db().selectFrom("matches as m").select("m.group_id").distinct().where(sql<boolean>`has_sheet(m.id)`);
export const hasSheetsIn = async (group: number) =>
	(await groupsWithSheets().where("m.group_id", "=", group).executeTakeFirst()) !== undefined;

/** How many groups are played in a format. */
export async function groupsIn(code: string): Promise<number> {
	const { count } = await db()
		.selectFrom("groups")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("format", "=", code)
		.executeTakeFirstOrThrow();
	return count;
}
