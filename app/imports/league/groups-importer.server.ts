import { z } from "zod";
import { optionalText, requiredText } from "../../base/forms/form-fields.ts";
import { nameKey } from "../../base/search/fold.ts";
import { competitionKinds } from "../../league/competitions/competition-form.ts";
import { groupForm } from "../../league/competitions/groups/group-form.ts";
import { allFormats, groupsWithSheets } from "../../league/formats/formats.server.ts";
import { allRuleSets } from "../../league/rule-sets/rule-sets.server.ts";
import { allLicenceCategories } from "../../people/registrations/categories/categories.server.ts";
import { readChecks } from "../../people/registrations/eligibility/checks.ts";
import type { KnownRecord } from "../../records/imports/plan.ts";
import { seasonName } from "../../settings/season-name.ts";
import { assignOnce } from "../plan/assign-names.ts";
import type { Importer } from "../plan/importer.ts";
import { check, readRow } from "../plan/read-row.ts";
import { leagueByName, type NamedGroup } from "./league-by-name.server.ts";
import { stageFor } from "./make-stage.server.ts";
import { refuseClosed, seasonOf } from "./read-group.ts";

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
});

const reasons = ["rule_reason", "rule_reason_ar"] as const;
const ruleNames = ["rule_set", "points_win", "points_draw", "points_loss", "points_walkover_loss"] as const;

/** The names of a group, within its competition and season. */
const keyOf = (competition: string | number, season: string, name: string) =>
	[competition, season, nameKey(name)].join("|");

export const groupsImporter: Importer = {
	columns: [
		"competition",
		"season",
		"group",
		"competition_ar",
		"group_ar",
		"tier",
		"rule_set",
		"points_win",
		"points_draw",
		"points_loss",
		"points_walkover_loss",
		"format",
		"legs",
		"zones",
		"checks",
		"class",
		"kind",
		...reasons,
	],
	needed: ["competition", "season", "group"],
	named: [],
	texts: ["competition", "competition_ar", "group", "group_ar", "class", ...reasons],
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
		return {
			read(row) {
				const { group = "", group_ar = "", competition = "", season = "", ...fields } = row.fields;
				const read = check(form, {
					...fields,
					competition,
					season: seasonOf(season),
					kind: fields.kind || undefined,
					name: group,
					name_ar: group_ar,
				});
				if (read.problems) {
					const { name, name_ar, ...others } = read.problems;
					read.problems = { ...others, ...(name && { group: name }), ...(name_ar && { group_ar: name_ar }) };
				}
				const given = league.competition(competition);
				const ofClass = fields.class ? league.classNamed(fields.class) : undefined;
				if (fields.class && !ofClass) read.problems = { ...read.problems, class: "unknownClass" };
				else if (given && ofClass && ofClass !== given.class) read.problems = { ...read.problems, class: "otherClass" };
				if (given && fields.kind && fields.kind !== given.kind) read.problems = { ...read.problems, kind: "otherKind" };
				if (read.values) read.values = { ...read.values, class: ofClass };
				if (fields.format && !formats.has(fields.format)) read.problems = { ...read.problems, format: "unknownChoice" };
				if (fields.rule_set && !ruleSets.has(fields.rule_set))
					read.problems = { ...read.problems, rule_set: "unknownChoice" };
				if (read.values && !league.seasons.has(String(read.values.season)))
					read.problems = { ...read.problems, season: "unknownSeason" };
				const unknown = readChecks(fields.checks === "none" ? "" : (fields.checks ?? ""))?.quotas?.some(
					({ category }) => !categories.has(category),
				);
				if (unknown) read.problems = { ...read.problems, checks: "unknownCategory" };
				const within = league.competition(competition)?.id ?? nameKey(competition);
				const key = keyOf(within, seasonOf(season), group);
				const record = byKey.get(key)?.[0]?.group;
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
					names: { group: "name", group_ar: "name_ar" },
				});
				return { ...found, columns: columnsOf(found.columns, row.fields, record, isOther ? [] : reasons) };
			},
			byId: new Map(league.groups.map((group) => [group.id, known(group)])),
			byExternalId: new Map(),
			candidatesOf: ({ key }) => (byKey.get(key) ?? []).map(({ group }) => known(group)),
			assign: (rows, claims) => assignOnce(rows, claims, "group"),
			refuse({ values }, record) {
				const { id } = league.competition(String(values?.competition)) ?? {};
				const edition = id === undefined ? undefined : { competition_id: id, season: String(values?.season) };
				return refuseClosed(league, [league.groupsById.get(record?.id ?? 0), edition]);
			},
			nameOf: ({ name, name_ar }) => ({ name: String(name), name_ar: String(name_ar) }),
			async prepare(actor, { values = {}, id }, note) {
				const { competition, competition_ar, season, class: of, kind, ...own } = values;
				if (id !== undefined) return own;
				for (const name of reasons) delete own[name];
				const stage = await stageFor(
					actor,
					{
						name: String(competition),
						name_ar: competition_ar ? String(competition_ar) : undefined,
						...(typeof of === "string" && { class: of }),
						...(typeof kind === "string" && { kind }),
					},
					String(season),
					note,
				);
				return { ...own, name_ar: own.name_ar ?? own.name, ...stage };
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
	const silent = new Set([...more, "competition", "competition_ar", "season", "class", "kind"]);
	if (!fields.group_ar) silent.add("name_ar");
	if (known && nameKey(known.name) !== nameKey(fields.group ?? "")) silent.add("name");
	return columns.filter((column) => !silent.has(column));
}
