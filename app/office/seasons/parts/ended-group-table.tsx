import { pick } from "../../../base/locale/locale.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { EndedGroup } from "../../../league/seasons/final-groups.server.ts";
import { choiceOf, type Placement } from "../../../league/seasons/placements.ts";
import { copyText } from "../../../league/seasons/text.ts";

type Props = { group: EndedGroup; groups: EndedGroup[]; placements: Placement[]; isRefused: boolean };

/** The final table of a group, with a choice of the next season's group for each squad. */
export function EndedGroupTable({ group, groups, placements, isRefused }: Props) {
	const locale = useLocale();
	const t = copyText(locale);
	const competition = pick(locale, { name: group.competition, name_ar: group.competition_ar }, "name");
	const name = pick(locale, group, "name");
	return (
		<section className="card p-4 sm:p-5">
			<h4 className="text-lg font-bold">
				<bdi>{competition}</bdi>
				{name !== competition && (
					<>
						{" · "}
						<bdi>{name}</bdi>
					</>
				)}
			</h4>
			{group.open > 0 && <p className="font-semibold text-loss">{t.openTies(group.open)}</p>}
			{!group.isFirst && <p className="text-soft">{t.laterStage}</p>}
			{group.isFirst && group.zones === "" && <p className="text-soft">{t.noZones}</p>}
			<ul className="mt-3 divide-y divide-line">
				{placements.map((placement) => (
					<SquadLine key={placement.squad} {...{ group, groups, placement, isRefused }} />
				))}
			</ul>
		</section>
	);
}

type LineProps = Omit<Props, "placements"> & { placement: Placement };

function SquadLine({ group, groups, placement, isRefused }: LineProps) {
	const locale = useLocale();
	const t = copyText(locale);
	const inWords = useProblemText();
	const { place, reason, to } = placement;
	const squad = group.squads.find((each) => each.squad === placement.squad);
	const name = squad ? pick(locale, squad, "name") : "";
	const id = choiceOf(placement);
	const isMissing = isRefused && to === undefined;
	const options = groups.filter(({ edition_id, isFirst }) => isFirst && edition_id === group.edition_id);
	return (
		<li className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[2rem_1fr_12rem_16rem]" data-reason={reason}>
			<span className="hidden text-soft sm:block">{place ?? ""}</span>
			<span className="font-semibold">
				<span className="text-soft sm:hidden">{place !== null && `${place}. `}</span>
				<bdi>{name}</bdi>
			</span>
			<span className={reason === "stays" ? "text-soft" : "font-semibold"}>{t[reason]}</span>
			<span>
				<select
					name={id}
					id={id}
					aria-label={t.nextOf(name)}
					aria-invalid={isMissing || undefined}
					aria-describedby={isMissing ? `${id}-problem` : undefined}
					className="control"
					defaultValue={to === null ? "out" : (to ?? "")}
				>
					{to === undefined && <option value="">{t.choose}</option>}
					{options.map((each) => (
						<option key={each.id} value={each.id}>
							{pick(locale, each, "name")}
						</option>
					))}
					<option value="out">{t.out}</option>
				</select>
				{isMissing && (
					<span id={`${id}-problem`} className="text-sm font-semibold text-loss">
						{inWords("required")}
					</span>
				)}
			</span>
		</li>
	);
}
