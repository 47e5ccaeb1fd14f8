import { db } from "../../../base/db/client.server.ts";
import { allLicenceCategories } from "../../../people/registrations/categories/categories.server.ts";
import { readChecks } from "../../../people/registrations/eligibility/checks.ts";
import { readPositionRules } from "../../../people/registrations/eligibility/position-rules.ts";
import { allClasses } from "../../classes/classes.server.ts";

export type GroupEligibility = Awaited<ReturnType<typeof eligibilityOfGroups>>[number];

/** The needs of players of groups, of an edition, of a season or of one: checks, quotas with names, and positions. */
export async function eligibilityOfGroups(of: { edition: number } | { group: number } | { season: string }) {
	const rows = await db()
		.selectFrom("groups as g")
		.innerJoin("stages as s", "s.id", "g.stage_id")
		.innerJoin("editions as e", "e.id", "s.edition_id")
		.leftJoin("formats as f", "f.code", "g.format")
		.select(["g.id", "g.checks as own", "e.checks", "f.position_rules"])
		.where((eb) =>
			"edition" in of
				? eb("e.id", "=", of.edition)
				: "group" in of
					? eb("g.id", "=", of.group)
					: eb("e.season", "=", of.season),
		)
		.execute();
	const [categories, classes] = [await allLicenceCategories(), await allClasses()];
	return rows.map(({ id, own, checks, position_rules }) => {
		const { quotas = [], ...on } = readChecks(own === "none" ? "" : (own ?? checks)) ?? {};
		return {
			id,
			checks: on,
			quotas: quotas.map((quota) => ({ ...quota, ...namesOf(categories, quota.category) })),
			positions: (readPositionRules(position_rules ?? "") ?? []).map((rule) =>
				"class" in rule ? { ...rule, ...namesOf(classes, rule.class) } : rule,
			),
		};
	});
}

const namesOf = (rows: readonly { code: string; name: string; name_ar: string }[], code: string) => {
	const { name, name_ar } = rows.find((row) => row.code === code) ?? { name: code, name_ar: code };
	return { name, name_ar };
};
