import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { depths } from "../../league/competitions/depth.ts";
import { editionStates } from "../../league/competitions/edition-form.ts";
import { checksField } from "../../league/competitions/groups/group-form.ts";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { listsOf } from "../columns/column.ts";
import { editionColumns } from "../columns/league-columns.ts";
import { namesUnknownCategory } from "../league/read-group.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, type ReadRow, readRow, yesOrNo } from "../plan/read-row.ts";
import { editionsByName } from "./edition-of-row.server.ts";

const form = z.object({
	state: z.enum(editionStates, "unknownChoice").default("running"),
	depth: z.enum(depths, "unknownChoice").default("score"),
	checks: checksField.transform((checks) => (checks === null || checks === "none" ? "" : checks)),
});
/** Columns that say nothing where they are empty. */
const silent = ["state", "depth", "keeps_half"];

/** Competitions in a season. A new one has a stage; its groups come in a file of their own. */
export const editionsImporter: Importer = {
	...listsOf(editionColumns),
	async open() {
		const { byId, read: readEdition } = await editionsByName();
		const categories = new Set((await allLicenceCategories()).map(({ code }) => code));
		return {
			read(row) {
				const { state = "", depth = "", checks = "", keeps_half = "" } = row.fields;
				const read = check(form, { state, depth, checks });
				const { competition, season, edition } = readEdition(read, row.fields);
				const keeps = yesOrNo(keeps_half);
				if (keeps === undefined) read.problems = { ...read.problems, keeps_half: "unknownChoice" };
				if (namesUnknownCategory(checks, categories)) read.problems = { ...read.problems, checks: "unknownCategory" };
				if (read.values) read.values = { ...read.values, keeps_half: keeps, competition_id: competition?.id, season };
				const name = `${row.fields.competition ?? ""} (${season})`;
				const key = edition ? String(edition.id) : `${competition?.id} ${season}`;
				const found = readRow(row, read, { name, key });
				const says = (column: string) => column in form.shape || column === "keeps_half";
				return {
					...found,
					columns: found.columns.filter((column) => says(column) && (row.fields[column] || !silent.includes(column))),
				};
			},
			byId,
			byExternalId: new Map(),
			candidatesOf: ({ key }) => [byId.get(Number(key))].filter((edition) => edition !== undefined),
			assign: (rows, claims) => assignOnce(rows, claims, "competition"),
			refuse: endsOrBegins,
			nameOf: ({ season }) => ({ name: String(season), name_ar: String(season) }),
			async complete(edition_id) {
				await db().insertInto("stages").values({ edition_id }).execute();
			},
		};
	},
};

/** An edition that is there is finished, and opened again, on the page that closes it. */
function endsOrBegins({ columns, values }: ReadRow, known: KnownRecord | undefined) {
	if (!known || !columns.includes("state") || values?.state === known.state) return undefined;
	if (values?.state === "finished") return { state: "closeInstead" };
	return known.state === "finished" ? { state: "openAgainFirst" } : undefined;
}
