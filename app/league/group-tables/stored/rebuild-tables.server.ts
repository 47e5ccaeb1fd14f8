import { isDeepStrictEqual } from "node:util";
import { db } from "../../../base/db/client.server.ts";
import { groupContent } from "../content/group-content.server.ts";
import { groupRows } from "../content/group-rows.ts";
import { fullOf, rulesOf, ruleVersionOf } from "../content/group-rules.ts";
import { storedTables, storeTable } from "./stored-tables.server.ts";

/** Makes the tables of all groups from nothing. */
export async function rebuildTables(): Promise<number> {
	const groups = await allGroups();
	for (const { id } of groups) await storeTable(id, { waits: true });
	return groups.length;
}

/**
 * Groups whose kept table is another than their results make, by name; and how many have changed and are still to be
 * made.
 */
export async function compareTables() {
	const groups = await allGroups();
	const differ: string[] = [];
	let stale = 0;
	for (const { id, name, competition, season } of groups) {
		const answer = await compare(id);
		if (answer === "stale") stale += 1;
		if (answer === "other") differ.push(`${competition} ${season}, ${name} (group ${id})`);
	}
	return { groups: groups.length, differ, stale };
}

async function compare(id: number): Promise<"same" | "other" | "stale"> {
	const [kept] = await storedTables([id]);
	const content = await groupContent(id);
	const [after] = await storedTables([id]);
	// A change between the two readings is no difference.
	if (!kept || !after || !content || kept.is_stale || after.is_stale) return "stale";
	const version = ruleVersionOf(content);
	if (kept.rows.some(({ rule_version }) => rule_version !== version)) return "stale";
	const made = groupRows(content, rulesOf(content), fullOf(content)).map((row) => ({
		...row,
		why: row.why ?? null,
		rule_version: version,
	}));
	const columns = made[0] ? Object.keys(made[0]) : [];
	const found = kept.rows.map((row) => Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)])));
	return kept.rows.length === made.length && isDeepStrictEqual(found, made) ? "same" : "other";
}

const allGroups = () =>
	db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.innerJoin("competitions as c", "c.id", "e.competition_id")
		.select(["g.id", "g.name", "c.name as competition", "e.season"])
		.orderBy("g.id")
		.execute();
