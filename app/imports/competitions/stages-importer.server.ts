import { z } from "zod";
import { db } from "../../base/db/client.server.ts";
import { isChosen, stageKinds, stageNumber } from "../../league/competitions/stage.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { listsOf } from "../columns/column.ts";
import { stageColumns } from "../columns/league-columns.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";
import { editionsByName } from "./edition-of-row.server.ts";

const form = z.object({ stage: stageNumber, kind: z.enum(stageKinds, "unknownChoice") });

/** Stages of competitions in a season, by their place in it. */
export const stagesImporter: Importer = {
	...listsOf(stageColumns),
	async open() {
		const { byId: editions, read: readEdition } = await editionsByName();
		const known = await db().selectFrom("stages").selectAll().orderBy("id").execute();
		const keyOf = ({ edition_id, ordinal }: { edition_id: number; ordinal: number }) => `${edition_id}|${ordinal}`;
		const byKey = new Map(known.map((stage) => [keyOf(stage), stage]));
		return {
			read(row) {
				const { stage = "", kind = "" } = row.fields;
				const read = check(form, { stage, kind });
				const { competition, season, edition } = readEdition(read, row.fields);
				if (competition && !edition && !read.problems?.season) read.problems = { ...read.problems, season: "notHeld" };
				const place = { edition_id: edition?.id ?? 0, ordinal: Number(read.values?.stage) };
				const record = byKey.get(keyOf(place));
				const given = stageKinds.find((each) => each === kind);
				if (given && !isChosen(given) && record?.kind !== given)
					read.problems = { ...read.problems, kind: "unknownChoice" };
				if (read.values) read.values = { ...place, kind };
				const name = `${row.fields.competition ?? ""} (${season}): ${stage}`;
				return { ...readRow(row, read, { name, key: keyOf(place) }), columns: ["kind"] };
			},
			byId: new Map(known.map((stage): [number, KnownRecord] => [stage.id, stage])),
			byExternalId: new Map(),
			candidatesOf: ({ key }) => [byKey.get(key)].filter((stage) => stage !== undefined),
			assign: (rows, claims) => assignOnce(rows, claims, "stage"),
			refuse: ({ values }) =>
				editions.get(Number(values?.edition_id))?.closed_at ? { stage: "openAgainFirst" } : undefined,
			nameOf: ({ ordinal }) => ({ name: String(ordinal), name_ar: String(ordinal) }),
		};
	},
};
