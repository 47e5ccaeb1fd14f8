import { QuestionList } from "../../../base/forms/questions/question-list.tsx";
import { isKeyOf } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DraftPlan } from "../../../league/closing/into-draft.server.ts";
import { seasonAfter } from "../../../league/seasons/placements.ts";
import { EndedGroupTable } from "../../seasons/parts/ended-group-table.tsx";
import { closingText } from "../text.ts";
import type { ClosingState } from "./refusal.tsx";

type Names = { name: string; name_ar: string };
type Props = {
	plan: DraftPlan;
	season: string;
	three: readonly (Names & { group: Names; group_id: number; place: number })[];
	state: ClosingState | undefined;
};

/** The first three, what goes into the draft of the next season, and the button that closes the season. */
export function CloseForm({ plan, season, three, state }: Props) {
	const locale = useLocale();
	const t = closingText(locale);
	const groups = Map.groupBy(three, ({ group_id }) => group_id);
	return (
		<form method="post" noValidate className="space-y-6" data-in-place="">
			<section className="card p-5">
				<h3 className="mb-2 font-bold">{t.honours}</h3>
				{three.length === 0 && <p className="text-soft">{t.noHonours}</p>}
				{[...groups].map(([id, rows]) => (
					<div key={id} className="mt-2">
						{groups.size > 1 && rows[0] && (
							<h4 className="font-semibold">
								<bdi>{pick(locale, rows[0].group, "name")}</bdi>
							</h4>
						)}
						<ul>
							{rows.map((row) => (
								<li key={`${row.place} ${row.name}`}>
									{row.place}. <bdi>{pick(locale, row, "name")}</bdi>
								</li>
							))}
						</ul>
					</div>
				))}
			</section>
			<section className="card space-y-3 p-5">
				<h3 className="font-bold">{t.draftTitle(`\u2066${seasonAfter(season)}\u2069`)}</h3>
				{!plan.draft && <p className="text-soft">{t.noDraft}</p>}
				{plan.draft && plan.steps.length === 0 && <p className="text-soft">{t.noMoves}</p>}
				<ul className="list-disc ps-5 empty:hidden">
					{plan.steps.map((step) => (
						<li key={`${step.former} ${step.what} ${step.group}`} data-step={step.what}>
							<bdi>{pick(locale, step, "name")}</bdi>: {stepInWords(t, locale, step)}
						</li>
					))}
				</ul>
			</section>
			{plan.draft &&
				plan.groups.map((group) => (
					<EndedGroupTable
						key={group.id}
						group={group}
						groups={plan.groups}
						placements={plan.placements.filter((each) => each.from === group.id)}
						isRefused={state?.refused === "undecided"}
					/>
				))}
			<QuestionList
				title={t.asked}
				questions={state?.questions}
				sentence={(key) => (isKeyOf(t, key) ? String(t[key]) : key)}
				asked={state?.asked}
				autoFocus
			/>
			<div className="flex flex-wrap gap-3">
				<button type="submit" name="intent" value="close" className="button">
					{state?.questions ? t.closeAnyway : t.close}
				</button>
				{plan.draft && (
					<button type="submit" name="intent" value="check" className="button-quiet">
						{t.check}
					</button>
				)}
			</div>
		</form>
	);
}

function stepInWords(
	t: ReturnType<typeof closingText>,
	locale: Parameters<typeof pick>[0],
	step: DraftPlan["steps"][number],
) {
	const isolated = (names: Names) => `\u2068${pick(locale, names, "name")}\u2069`;
	if (step.what === "moved") return t.moved(isolated(step.from), isolated(step.to));
	if (step.what === "out") return t.out(isolated(step.from));
	return step.what === "entered" ? t.entered(isolated(step.to)) : t.noGroup(isolated(step.to));
}
