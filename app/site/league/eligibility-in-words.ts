import type { Locale } from "../../base/locale/locale.ts";
import type { GroupEligibility } from "../../league/competitions/groups/eligibility-of-groups.server.ts";
import { sheetProblems } from "../../league/sheets/problem-text.ts";
import { checksText } from "../../people/registrations/eligibility/checks-text.ts";

/** The needs of players of a group, a sentence each; none where nothing is asked. */
export function eligibilityInWords(
	locale: Locale,
	{ checks, quotas, positions }: Omit<GroupEligibility, "id">,
): string[] {
	const t = checksText(locale);
	const rules = sheetProblems(locale);
	return [
		...(["licence", "roster", "stint", "class", "order"] as const).flatMap((check) =>
			checks[check] ? [t[`check_${check}`]] : [],
		),
		...(checks.higher === undefined ? [] : [t.higher(checks.higher)]),
		...quotas.map(({ per, most, name, name_ar }) =>
			per === "squad" ? rules.quotaOfSquad(most, name, name_ar) : rules.quotaOfLineUp(most, name, name_ar),
		),
		...positions.map((rule) =>
			"class" in rule
				? rules.positionClass(rule.position, rule.name, rule.name_ar)
				: rules.positionBorn(rule.position, rule.bornFrom),
		),
	];
}
