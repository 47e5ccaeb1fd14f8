import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RuleSetChoice } from "../../../league/rule-sets/rule-sets.server.ts";
import { type DayProblem, daysOf, isOfficial, type TableQuery } from "../../../league/season-table/asked.ts";
import { askedText } from "../asked-text.ts";

type Props = {
	season: string;
	isCurrent: boolean;
	asked: TableQuery;
	otherRules: RuleSetChoice[];
	problem?: DayProblem;
};

/** Asks for the table of another day or under another rule; folded until one is shown. */
export function AskedForm({ season, isCurrent, asked, otherRules, problem }: Props) {
	const locale = useLocale();
	const t = askedText(locale);
	const { first, last } = daysOf(season);
	return (
		<details className="mt-4 print:hidden" open={problem !== undefined || !isOfficial(asked)}>
			<summary className="cursor-pointer py-2 font-semibold text-brand">{t.fold}</summary>
			<form
				method="get"
				action={pathIn(locale, "/leagues")}
				className="mt-2 grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_2fr_auto]"
			>
				{!isCurrent && <input type="hidden" name="season" value={season} />}
				<div>
					<label htmlFor="on" className="mb-1 block text-sm font-semibold">
						{t.on}
					</label>
					<input
						id="on"
						name="on"
						type="date"
						min={first}
						max={last}
						defaultValue={asked.on}
						aria-invalid={problem ? true : undefined}
						aria-describedby={problem && "on-problem"}
						className="control"
					/>
				</div>
				<div>
					<label htmlFor="rule" className="mb-1 block text-sm font-semibold">
						{t.rule}
					</label>
					<select id="rule" name="rule" defaultValue={asked.rule ?? ""} className="control">
						<option value="">{t.officialRule}</option>
						{otherRules.map((rule) => (
							<option key={rule.code} value={rule.code}>
								{pick(locale, rule, "name")}
							</option>
						))}
					</select>
				</div>
				<button type="submit" className="button">
					{t.show}
				</button>
			</form>
		</details>
	);
}

/** Said above the table, where a reader looks first. */
export function AskedProblem({ season, problem }: { season: string; problem: DayProblem }) {
	const t = askedText(useLocale());
	return (
		<p id="on-problem" role="alert" className="card mb-4 border-loss px-4 py-3 font-semibold text-loss">
			{problem === "notADay" ? t.notADay : t.notInSeason(season)}
		</p>
	);
}
