import { allClasses } from "../../league/classes/classes.server.ts";
import { allFormats } from "../../league/formats/formats.server.ts";
import { allRuleSets } from "../../league/rule-sets/rule-sets.server.ts";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import { seasonNames } from "../../settings/seasons.server.ts";
import { type Allowed, allowedIn } from "../columns/allowed.ts";
import type { StaffList } from "../columns/column.ts";
import type { ImportKind } from "../importers.server.ts";
import { columnsOf } from "./columns.ts";

type Coded = { code: string };
const codes = (rows: readonly Coded[]) => rows.map(({ code }) => code);

/** The values of each list now. */
const valuesOf: Record<StaffList, () => Promise<string[]>> = {
	classes: async () => codes(await allClasses()),
	formats: async () => codes(await allFormats()),
	"rule-sets": async () => codes(await allRuleSets()),
	"licence-categories": async () => codes(await allLicenceCategories()),
	seasons: seasonNames,
};

export type Guide = Awaited<ReturnType<typeof guidesOf>>[number];

/** The columns of kinds of files with what each takes now. */
export async function guidesOf(kinds: readonly ImportKind[]) {
	const lists = new Map<StaffList, string[]>();
	const now = async (allowed: Allowed | undefined): Promise<Allowed | undefined> => {
		if (!allowed?.list) return allowed;
		const values = lists.get(allowed.list) ?? (await valuesOf[allowed.list]());
		lists.set(allowed.list, values);
		return { values };
	};
	const guides = [];
	for (const kind of kinds) {
		const columns = [];
		for (const [name, column] of Object.entries(columnsOf[kind])) {
			const { needed = false, as } = column;
			columns.push({ name, needed, as, allowed: await now(allowedIn(column)) });
		}
		guides.push({ kind, columns });
	}
	return guides;
}

/** The values that columns of a kind take now, by their names. */
export async function allowedOf(kind: ImportKind): Promise<Record<string, Allowed>> {
	const [guide] = await guidesOf([kind]);
	return Object.fromEntries((guide?.columns ?? []).flatMap(({ name, allowed }) => (allowed ? [[name, allowed]] : [])));
}
