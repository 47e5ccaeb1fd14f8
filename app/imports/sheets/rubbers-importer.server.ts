import { db } from "../../base/db/client.server.ts";
import { mergedPlayers } from "../../people/players/merging/merged-players.server.ts";
import { readId, writtenId } from "../../records/ids/external-id.ts";
import { externalIds } from "../../records/ids/external-ids.server.ts";
import type { PlannedRow } from "../../records/imports/plan.ts";
import { listsOf } from "../columns/column.ts";
import { rubberColumns } from "../columns/tie-columns.ts";
import type { TogetherImporter } from "../plan/importer.ts";
import { type PlannedTie, planTie, wrong } from "./plan-sheets.server.ts";
import { type RubberRow, readRubber } from "./rubber-row.ts";
import { writeSheets } from "./write-sheets.server.ts";

/** Ties that are looked up in one statement. */
const AT_ONCE = 500;

/** Rubbers of a file are written tie by tie: together they are the sheet. */
export const rubbersImporter: TogetherImporter = {
	...listsOf(rubberColumns),
	async open() {
		const ties = new Map<number, PlannedTie>();
		return {
			async planAll(given, breathe) {
				const rows = given.map(readRubber);
				const tieOf = await tiesNamed(rows);
				const numbers = { external: await externalIds("player"), merged: await mergedPlayers() };
				const plans = new Map<RubberRow, PlannedRow>();
				for (const [match, some] of Map.groupBy(rows, tieOf)) {
					if (match === undefined)
						for (const row of some) plans.set(row, wrong(row, { match: "unknownMatch", ...row.problems }));
					else {
						const tie = await planTie(match, some, numbers);
						ties.set(match, tie);
						for (const [i, row] of some.entries()) {
							const plan = tie.rows[i];
							if (plan) plans.set(row, plan);
						}
					}
					await breathe();
				}
				return rows.flatMap((row) => plans.get(row) ?? []);
			},
			write: (run, work) => writeSheets(run, work, ties),
		};
	},
};

/** The ties that rows name, by their own id or that of another system. */
async function tiesNamed(rows: readonly RubberRow[]) {
	const byExternalId = await externalIds("match");
	const idOf = ({ match }: RubberRow) => {
		const id = readId(match);
		return id && ("own" in id ? id.own : byExternalId.get(writtenId(id.external)));
	};
	const ids = [...new Set(rows.map(idOf))].filter((id) => id !== undefined);
	const known = new Set<number>();
	for (let i = 0; i < ids.length; i += AT_ONCE) {
		const found = await db()
			.selectFrom("matches")
			.select("id")
			.where("id", "in", ids.slice(i, i + AT_ONCE))
			.execute();
		for (const { id } of found) known.add(id);
	}
	return (row: RubberRow) => {
		const id = idOf(row);
		return id !== undefined && known.has(id) ? id : undefined;
	};
}
