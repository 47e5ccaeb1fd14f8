import { useSubmit } from "react-router";
import { formatDay } from "../../../base/locale/format.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DryRun } from "../../../league/schedule/dry-run.server.ts";
import { scheduleText } from "../../../league/schedule/text.ts";
import { DiscardForm } from "./discard-form.tsx";
import { Figures } from "./figures.tsx";
import type { NamedRecord } from "./named.ts";
import { ProposedTie } from "./proposed-tie.tsx";

type Props = { group: string; plan: DryRun; squads: NamedRecord[]; venues: NamedRecord[] };

/**
 * A dry run: the figures, every round with its ties and the conditions they do not keep, and the buttons that decide.
 */
export function DryRunView({ group, plan, squads, venues }: Props) {
	const locale = useLocale();
	const t = scheduleText(locale);
	const submit = useSubmit();
	const rounds = [...Map.groupBy(plan.ties, ({ round }) => round)];
	const swap = (one: string, other: string) =>
		void submit({ intent: "swap", one, other }, { method: "post", preventScrollReset: true });
	return (
		<div className="space-y-6">
			<section className="card space-y-4 p-5">
				<h3 className="text-lg font-bold">{t.dryRun}</h3>
				<p data-hard={plan.hard} className={plan.hard > 0 ? "font-semibold text-loss" : "font-semibold text-win"}>
					{plan.hard > 0 ? t.hardCount(plan.hard) : t.allGood}
				</p>
				<Figures plan={plan} />
				<div className="flex flex-wrap gap-3">
					<form method="post">
						<button type="submit" name="intent" value="apply" className="button">
							{t.apply}
						</button>
					</form>
					<DiscardForm label={t.again} />
				</div>
				<p className="text-sm text-soft">
					{t.applyHint}
					<br />
					{t.againHint}
				</p>
			</section>
			<p className="text-sm text-soft noscript:hidden">{t.dragHint}</p>
			{rounds.map(([round, ties]) => (
				<section key={round} className="card p-4 sm:p-5">
					<h3 className="mb-2 font-bold">
						{t.round(round)}{" "}
						<span className="text-sm font-normal text-soft">
							{[...new Set(ties.map(({ match_date }) => formatDay(locale, match_date)))].join(" · ")}
						</span>
					</h3>
					<ul className="divide-y divide-line">
						{ties.map((tie) => (
							<ProposedTie key={tie.id} group={group} tie={tie} squads={squads} venues={venues} swap={swap} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
