import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { GroupEligibility } from "../../../league/competitions/groups/eligibility-of-groups.server.ts";
import type { RuleSet } from "../../../league/ranking/rule-set.ts";
import type { RuleChange } from "../../../league/rule-sets/rule-changes.server.ts";
import { eligibilityInWords } from "../eligibility-in-words.ts";
import { rulesPageText } from "../rules-text.ts";
import { RulePoints, RuleSteps } from "./rule-in-words.tsx";

type Props = {
	id: number;
	rule: RuleSet;
	groups?: string;
	changes?: RuleChange[];
	keepsHalf?: boolean;
	eligibility?: Omit<GroupEligibility, "id"> | undefined;
};

/** The points and the order of a table, and the needs of players, under its groups where a page has several rules. */
export function RulesOfTable({ id, rule, groups, changes = [], keepsHalf = false, eligibility }: Props) {
	const locale = useLocale();
	const t = rulesPageText(locale);
	const needs = eligibility ? eligibilityInWords(locale, eligibility) : [];
	const Title = groups ? "h3" : "h2";
	return (
		<div>
			{groups && (
				<h2 className="mb-4 border-b border-line pb-2 text-2xl">
					<bdi>{groups}</bdi>
				</h2>
			)}
			<div className="grid max-w-4xl gap-x-10 gap-y-8 lg:grid-cols-2">
				<section aria-labelledby={`points-${id}`}>
					<Title id={`points-${id}`} className="mb-2 text-xl">
						{t.points}
					</Title>
					<RulePoints rule={rule} />
					<p className="mt-3">{rule.unplayedScore === "typed" ? t.counted : t.countedUnplayed}</p>
					<p className="mt-2">{rule.unplayedScore === "typed" ? t.typed : t[rule.unplayedScore]}</p>
					{keepsHalf && <p className="mt-2">{t.keepsHalf}</p>}
				</section>
				<section aria-labelledby={`order-${id}`}>
					<Title id={`order-${id}`} className="mb-2 text-xl">
						{t.order}
					</Title>
					<RuleSteps rule={rule} />
					<p className="mt-3">{t.shown}</p>
				</section>
			</div>
			{needs.length > 0 && (
				<section aria-labelledby={`players-${id}`} className="mt-8 max-w-4xl">
					<Title id={`players-${id}`} className="mb-2 text-xl">
						{t.players}
					</Title>
					<ul className="list-disc space-y-1 ps-5">
						{needs.map((need) => (
							<li key={need}>{need}</li>
						))}
					</ul>
				</section>
			)}
			{changes.length > 0 && (
				<section aria-labelledby={`changes-${id}`} className="mt-8 max-w-4xl">
					<Title id={`changes-${id}`} className="mb-2 text-xl">
						{t.changes}
					</Title>
					<ul className="card divide-y divide-line">
						{changes.map((change) => (
							<li key={`${change.from_on} ${change.reason}`} className="px-4 py-2.5">
								<strong>{t.since(formatDate(locale, change.from_on))}</strong>{" "}
								<bdi>{pick(locale, change, "reason")}</bdi>
							</li>
						))}
					</ul>
					<p className="mt-2 text-sm text-soft">{t.changesNote}</p>
				</section>
			)}
		</div>
	);
}
