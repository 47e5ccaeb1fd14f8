import { db } from "../../base/db/client.server.ts";
import { optionalText } from "../../base/forms/form-fields.ts";
import { isoDay } from "../../base/typed/day-time.ts";
import { adjustmentForm } from "../../league/competitions/entries/entry-form.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { siteSettings } from "../../settings/settings.server.ts";
import { listsOf } from "../columns/column.ts";
import { adjustmentColumns } from "../columns/league-columns.ts";
import { assignByName } from "../plan/assign-names.ts";
import { clubsByName } from "../plan/clubs-by-name.server.ts";
import type { Importer } from "../plan/importer.ts";
import { check, type RowReading, readRow } from "../plan/read-row.ts";
import { leagueByName, squadKey } from "./league-by-name.server.ts";
import { refuseClosed } from "./read-group.ts";
import { readSquad } from "./read-squad.ts";

/** A reason that is known in one language is shown in both until the other is filled in. */
const form = adjustmentForm
	.omit({ squad_id: true })
	.extend({ reason: optionalText(500), reason_ar: optionalText(500) })
	.transform(({ reason, reason_ar, ...rest }) => ({
		...rest,
		reason: reason ?? reason_ar ?? "",
		reason_ar: reason_ar ?? reason ?? "",
	}))
	.superRefine(({ reason }, { addIssue }) => {
		if (reason === "") addIssue({ code: "custom", path: ["reason"], message: "required" });
	});

const keyOf = (adjustment: Record<string, unknown>) =>
	[adjustment.group_id, adjustment.squad_id, adjustment.decided_on].join("|");

export const adjustmentsImporter: Importer = {
	...listsOf(adjustmentColumns),
	async open() {
		const [league, clubs, { season: current }] = [await leagueByName(), await clubsByName(), await siteSettings()];
		const adjustments: KnownRecord[] = await db().selectFrom("adjustments").selectAll().orderBy("id").execute();
		const entries = await db().selectFrom("entries").select(["group_id", "squad_id"]).execute();
		const entered = new Set(entries.map(({ group_id, squad_id }) => `${group_id}|${squad_id}`));
		const byKey = Map.groupBy(adjustments, keyOf);
		return {
			read(row) {
				const read: RowReading = check(form, { ...row.fields, decided_on: isoDay(row.fields.decided_on ?? "") });
				const { group, club, letter, season } = readSquad(read, { league, clubs, current }, row.fields);
				const squad =
					club && group && league.squadIds.get(squadKey({ club_id: club.id, season, class: group.class, letter }));
				if (group && club && !entered.has(`${group.id}|${squad}`))
					read.problems = { ...read.problems, team: "notEntered" };
				if (read.values) read.values = { ...read.values, group_id: group?.id, squad_id: squad };
				const name = `${row.fields.team ?? ""} ${letter}: ${row.fields.points ?? ""} (${season})`;
				const found = readRow(row, read, { name, key: keyOf(read.values ?? {}) });
				const own = ["points", "reason", "reason_ar", "decided_on", "case_reference"];
				return { ...found, columns: found.columns.filter((column) => own.includes(column) && row.fields[column]) };
			},
			byId: new Map(adjustments.map((adjustment) => [adjustment.id, adjustment])),
			byExternalId: new Map(),
			candidatesOf: ({ key }) => byKey.get(key) ?? [],
			assign: (rows, claims) => assignByName(rows, claims),
			refuse: ({ values }) => refuseClosed(league, [league.groupsById.get(Number(values?.group_id))]),
			nameOf: ({ points, reason, reason_ar }) => ({ name: `${points}: ${reason}`, name_ar: `${points}: ${reason_ar}` }),
		};
	},
};
