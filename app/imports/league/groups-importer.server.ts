import { z } from "zod";
import { optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { nameKey } from "../../base/search/fold.ts";
import { competitionKinds } from "../../league/competitions/competition-form.ts";
import { depths } from "../../league/competitions/depth.ts";
import { groupForm } from "../../league/competitions/groups/group-form.ts";
import { chosenKinds, stageNumber } from "../../league/competitions/stage.ts";
import { allFormats, groupsWithSheets } from "../../league/formats/formats.server.ts";
import { allRuleSets } from "../../league/rule-sets/rule-sets.server.ts";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { seasonName } from "../../settings/season-name.ts";
import { listsOf } from "../columns/column.ts";
import { groupColumns } from "../columns/league-columns.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";
import { frameOfRows } from "./frame-of-rows.ts";
import { leagueByName, type NamedGroup } from "./league-by-name.server.ts";
import { stageAt, stageFor } from "./make-stage.server.ts";
import { namesUnknownCategory, refuseClosed, seasonOf } from "./read-group.ts";

const rules = groupForm.omit({ name: true, name_ar: true }).shape;
const form = z.object({
	...rules,
	competition: requiredText(60),
	competition_ar: optionalText(60),
	season: seasonName(),
	name: requiredText(60),
	name_ar: optionalText(60),
	tier: rules.tier.default(1),
	legs: rules.legs.default(2),
	rule_set: rules.rule_set.default("spec"),
	kind: z.enum(competitionKinds, "unknownChoice").optional(),
	class: optionalText(60),
	stage: stageNumber.optional(),
	stage_kind: z.enum(chosenKinds, "unknownChoice").optional(),
	depth: z.enum(depths, "unknownChoice").optional(),
});
/** Columns that a file names otherwise than the record does. */
const names = { group: "name", group_ar: "name_ar", report_hours: "sheet_hours", confirm_hours: "confirmation_hours" };
const columnOf = new Map(Object.entries(names).map(([column, field]) => [field, column]));

const reasons = ["rule_reason", "rule_reason_ar"] as const;
const ruleNames = ["rule_set", "points_win", "points_draw", "points_loss", "points_walkover_loss"] as const;

/** The competition of a row, as it is made where there is none. */
const newCompetition = z.object({
	name: z.string(),
	name_ar: z.string().optional(),
	class: z.string().optional(),
	kind: z.string().optional(),
});

/** The names of a group, within its competition and season. */
const keyOf = (competition: string | number, season: string, name: string) =>
	[competition, season, nameKey(name)].join("|");

export const groupsImporter: Importer = {
	...listsOf(groupColumns),
	oneByOne: true, // the first group of an edition is its first page
	async open() {
		const league = await leagueByName();
		const formats = new Set((await allFormats()).map(({ code }) => code));
		const withSheets = new Set((await groupsWithSheets().execute()).map(({ group_id }) => group_id));
		const ruleSets = new Set((await allRuleSets()).map(({ code }) => code));
		const categories = new Set((await allLicenceCategories()).map(({ code }) => code));
		const known = (group: NamedGroup): KnownRecord => ({ ...group });
		const pairs = league.groups.flatMap((group) =>
			[...new Set([group.name, group.name_ar].map((name) => keyOf(group.competition_id, group.season, name)))].map(
				(key) => ({ key, group }),
			),
		);
		const byKey = Map.groupBy(pairs, ({ key }) => key);
		/** The group of a name: the one in that stage, where a row says which. */
		const groupAt = (key: string, stage: unknown) => {
			const all = (byKey.get(key) ?? []).map(({ group }) => group);
			return all.find((group) => group.stage === stage) ?? all[0];
		};
		const frame = frameOfRows(league);
		return {
			read(row) {
				const { group = "", group_ar = "", competition = "", season = "", ...fields } = row.fields;
				const read = check(form, {
					...fields,
					competition,
					season: seasonOf(season),
					name: group,
					name_ar: group_ar,
					sheet_hours: fields.report_hours ?? "",
					confirmation_hours: fields.confirm_hours ?? "",
				});
				if (read.problems)
					read.problems = Object.fromEntries(
						Object.entries(read.problems).map(([field, problem]) => [columnOf.get(field) ?? field, problem]),
					);
				const given = league.competition(competition);
				const ofClass = fields.class ? league.classNamed(fields.class) : undefined;
				if (fields.class && !ofClass) read.problems = { ...read.problems, class: "unknownClass" };
				else if (given && ofClass && ofClass !== given.class) read.problems = { ...read.problems, class: "otherClass" };
				if (given && fields.kind && fields.kind !== given.kind) read.problems = { ...read.problems, kind: "otherKind" };
				if (read.values) {
					read.values = { ...read.values, class: ofClass };
					const other = frame(given?.id ?? nameKey(competition), read.values, given && { competition_id: given.id });
					if (other) read.problems = { ...read.problems, ...other };
				}
				if (fields.format && !formats.has(fields.format)) read.problems = { ...read.problems, format: "unknownChoice" };
				if (fields.rule_set && !ruleSets.has(fields.rule_set))
					read.problems = { ...read.problems, rule_set: "unknownChoice" };
				if (read.values && !league.seasons.has(String(read.values.season)))
					read.problems = { ...read.problems, season: "unknownSeason" };
				const unknown = namesUnknownCategory(fields.checks ?? "", categories);
				if (unknown) read.problems = { ...read.problems, checks: "unknownCategory" };
				const within = league.competition(competition)?.id ?? nameKey(competition);
				const key = keyOf(within, seasonOf(season), group);
				const record = groupAt(key, read.values?.stage);
				const isOtherFormat = "format" in fields && (fields.format || null) !== record?.format;
				if (isOtherFormat && withSheets.has(record?.id ?? 0))
					read.problems = { ...read.problems, format: "formatOfSheets" };
				const isOther =
					record?.is_played && ruleNames.some((name) => name in fields && record[name] !== read.values?.[name]);
				if (isOther)
					for (const name of reasons)
						if (read.values && !read.values[name]) read.problems = { ...read.problems, [name]: "required" };
				const found = readRow(row, read, {
					name: `${competition}: ${group} (${season})`,
					key,
					names,
				});
				return { ...found, columns: columnsOf(found.columns, row.fields, record, isOther ? [] : reasons) };
			},
			byId: new Map(league.groups.map((group) => [group.id, known(group)])),
			byExternalId: new Map(),
			candidatesOf: ({ key, values }) => [groupAt(key, values?.stage)].flatMap((group) => (group ? known(group) : [])),
			assign: (rows, claims) => assignOnce(rows, claims, "group"),
			refuse({ values }, record) {
				const { id } = league.competition(String(values?.competition)) ?? {};
				const edition = id === undefined ? undefined : { competition_id: id, season: String(values?.season) };
				return refuseClosed(league, [league.groupsById.get(record?.id ?? 0), edition]);
			},
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			async prepare(actor, { values = {}, id }, note) {
				const { competition, competition_ar, season, class: of, kind, depth, stage, stage_kind, ...own } = values;
				const at = { ordinal: stageNumber.optional().parse(stage), kind: stage_kind };
				if (id !== undefined) {
					const edition = league.groupsById.get(id)?.edition_id;
					if (stage === undefined || edition === undefined) return own;
					return { ...own, stage_id: await stageAt(actor, edition, at, note) };
				}
				for (const name of reasons) delete own[name];
				const given = { name: competition, name_ar: competition_ar ?? undefined, class: of, kind };
				const place = await stageFor(
					actor,
					newCompetition.parse(given),
					{ season: String(season), depth, ...at },
					note,
				);
				return { ...own, name_ar: own.name_ar ?? own.name, ...place };
			},
		};
	},
};

/**
 * Columns that a row speaks of: an empty name in Arabic says nothing, nor does the name by which another one was found.
 */
function columnsOf(
	columns: readonly string[],
	fields: Record<string, string>,
	known: NamedGroup | undefined,
	more: readonly string[],
) {
	const silent = new Set([...more, "competition", "competition_ar", "season", "class", "kind", "depth", "stage_kind"]);
	if (!fields.stage) silent.add("stage");
	if (!fields.group_ar) silent.add("name_ar");
	if (known && nameKey(known.name) !== nameKey(fields.group ?? "")) silent.add("name");
	return columns.filter((column) => !silent.has(column));
}
