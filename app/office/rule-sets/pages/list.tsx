import { requires } from "../../../accounts/sign-in/guards.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { orderInWords, pointsInWords } from "../../../league/ranking/rules/rule-words.ts";
import { allRuleSets, groupsByRuleSet, ruleToCopy } from "../../../league/rule-sets/rule-sets.server.ts";
import { ruleOfStored } from "../../../league/rule-sets/stored-rule.ts";
import { OwnAndUsual } from "../../parts/own-and-usual.tsx";
import { ruleSetsText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => ruleSetsText(locale).title };

export async function loader() {
	const [groups, spec] = [await groupsByRuleSet(), await ruleToCopy("spec")];
	const sets = (await allRuleSets()).map((set) => ({
		...set,
		...(set.code === "spec" && spec), // its points are those of the season
		groups: groups.get(set.code) ?? 0,
	}));
	return { own: sets.filter(({ id }) => id !== undefined), usual: sets.filter(({ id }) => id === undefined) };
}

export default function RuleSets({ loaderData: { own, usual } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = ruleSetsText(locale);
	return (
		<OwnAndUsual
			{...{ own, usual }}
			text={t}
			edit={(id) => pathIn(locale, "/admin/league/rule-sets/:id", { id })}
			remove={(id) => pathIn(locale, "/admin/league/rule-sets/:id/delete", { id })}
			note={({ groups }) => t.usedBy(groups)}
		>
			{(set) => {
				const rule = ruleOfStored(set);
				return (
					<p className="text-sm">
						{t.points}: {pointsInWords(locale, rule)}. {orderInWords(locale, rule)}
					</p>
				);
			}}
		</OwnAndUsual>
	);
}
