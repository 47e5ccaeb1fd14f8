import type { FormState } from "../../../base/forms/form-state.ts";
import { CheckField, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { placeOf } from "../../../league/seasons/copy-lines.ts";
import type { CopyPlan } from "../../../league/seasons/copy-season.server.ts";
import { namesInWords } from "../../../league/seasons/lines-text.ts";
import { chosenPlacements, type FinalGroup } from "../../../league/seasons/placements.ts";
import { copyText } from "../../../league/seasons/text.ts";
import { CopyLines } from "./copy-lines.tsx";
import { EndedGroupTable } from "./ended-group-table.tsx";

type Props = { from: string; to: string; plan: CopyPlan; state: FormState | undefined; isRefused: boolean };

/** The next season as it would be, with a choice for each squad; nothing is saved before the last button. */
export function CopyPreview({ from, to, plan, state, isRefused }: Props) {
	const locale = useLocale();
	const t = copyText(locale);
	const values = state?.values ?? {};
	const between: FinalGroup[] = plan.groups.map(({ id, edition_id, tier }) => ({
		id,
		edition: edition_id,
		tier,
		entries: [],
	}));
	const placements = chosenPlacements(plan.proposed, between, values);
	const undecided = placements.filter((each) => each.to === undefined).length;
	return (
		<form method="post" className="space-y-6" data-in-place="">
			<input type="hidden" name="from" value={from} />
			<input type="hidden" name="to" value={to} />
			<h3 className="text-xl font-bold">{t.preview(from, to)}</h3>
			{plan.groups.map((group) => (
				<EndedGroupTable
					key={group.id}
					group={group}
					groups={plan.groups}
					placements={placements.filter((each) => each.from === group.id)}
					isRefused={isRefused}
				/>
			))}
			<section className="card p-5">
				<h4 className="mb-2 font-bold">{t.sizes}</h4>
				<ul className="grid gap-1 sm:grid-cols-2">
					{plan.groups
						.filter(({ isFirst }) => isFirst)
						.map((group) => (
							<li key={group.id} data-size={placements.filter((each) => each.to === group.id).length}>
								{namesInWords(locale, placeOf(group))}:{" "}
								{t.sizeOf(placements.filter((each) => each.to === group.id).length, group.squads.length)}
							</li>
						))}
				</ul>
				{undecided > 0 && <p className="mt-2 font-semibold">{t.undecidedCount(undecided)}</p>}
			</section>
			<CopyLines lines={plan.lines} />
			{plan.counts.places > 0 && (
				<CheckField
					form="copy-as"
					name="rosters"
					label={t.withRosters(plan.counts.places)}
					state={state ?? { problems: {}, values: {} }}
				/>
			)}
			{plan.counts.captains > 0 && (
				<CheckField
					form="copy-as"
					name="captains"
					label={t.withCaptains(plan.counts.captains)}
					hint={t.captainsHint}
					state={state ?? { problems: {}, values: {} }}
				/>
			)}
			<div className="grid items-end gap-4 sm:grid-cols-[20rem_auto]">
				<SelectField
					form="copy-as"
					name="state"
					label={t.state}
					options={(["draft", "entries", "running"] as const).map((value) => ({ value, label: t[value] }))}
					state={state ?? { problems: {}, values: { state: "draft" } }}
				/>
				<p className="text-soft">{t.willAdd(plan.counts.groups, plan.counts.entries)}</p>
			</div>
			<div className="flex flex-wrap gap-3">
				<button type="submit" name="intent" value="copy" className="button">
					{t.copy(to)}
				</button>
				<button type="submit" name="intent" value="check" className="button-quiet">
					{t.check}
				</button>
			</div>
		</form>
	);
}
