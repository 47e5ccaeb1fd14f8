import type { z } from "zod";
import type { Writing } from "./writing-text.ts";

/** Lists that staff keep, by whose codes or names files name their rows. */
export type StaffList = "classes" | "formats" | "rule-sets" | "licence-categories" | "seasons";

/** A column of a kind of files, as its importer reads it and its guide shows it. */
export type Column = {
	/** A file cannot do without it. */
	needed?: true;
	/** Names a club, a group or the like, for which another name can be chosen. */
	named?: true;
	/** People's own words, in which digits stay as they were written. */
	words?: true;
	/** The values that it takes: all of them, those of a list that staff keep, or those of a field of a form. */
	values?: readonly string[] | StaffList | z.ZodType;
	/** How its cells are written. */
	as?: Writing;
};
export type Columns = Readonly<Record<string, Column>>;

/** Lists of columns as an importer has them. */
export function listsOf(columns: Columns) {
	const those = (trait: "needed" | "named" | "words") =>
		Object.entries(columns).flatMap(([name, column]) => (column[trait] ? name : []));
	return { columns: Object.keys(columns), needed: those("needed"), named: those("named"), texts: those("words") };
}
