import { formatShortDay, formatTime } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DryRun } from "../../../league/schedule/dry-run.server.ts";
import { isHard, type Problem } from "../../../league/schedule/planning/judge.ts";
import { scheduleText } from "../../../league/schedule/text.ts";
import { recordsText } from "../../../records/text.ts";
import { planProblemText } from "../problem-text.ts";
import { type NamedRecord, nameOf } from "./named.ts";

type Props = {
	group: string;
	tie: DryRun["ties"][number];
	squads: NamedRecord[];
	venues: NamedRecord[];
	swap: (one: string, other: string) => void;
};

/** A tie of a dry run. Dropped on another one, with a script, the two swap their dates. */
export function ProposedTie({ group, tie, squads, venues, swap }: Props) {
	const locale = useLocale();
	const t = scheduleText(locale);
	const id = String(tie.id);
	const [home, away] = [nameOf(locale, squads, tie.home_squad_id), nameOf(locale, squads, tie.away_squad_id)];
	return (
		<li
			id={`tie-${id}`}
			draggable
			onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				const other = event.dataTransfer.getData("text/plain");
				if (/^\d+$/.test(other) && other !== id) swap(other, id);
			}}
			className="grid items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[10rem_1fr_12rem_auto]"
		>
			<span className="text-sm text-soft">
				{formatShortDay(locale, tie.match_date)}
				{tie.match_time && ` · ${formatTime(locale, tie.match_time)}`}
			</span>
			<span>
				<span className="font-semibold">
					<bdi>{home}</bdi>
					{"\u00a0– "}
					<bdi>{away}</bdi>
				</span>
				<Problems problems={tie.problems} squads={squads} />
			</span>
			<span className="text-sm text-soft">
				<bdi>{tie.venue_id === null ? t.noHall : nameOf(locale, venues, tie.venue_id)}</bdi>
			</span>
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/schedule/:tie", { id: group, tie: id })}
				label={recordsText(locale).edit}
				of={`${home} – ${away}`}
				className="button-quiet justify-self-start px-3"
			/>
		</li>
	);
}

function Problems({ problems, squads }: { problems: Problem[]; squads: NamedRecord[] }) {
	const locale = useLocale();
	const t = planProblemText(locale);
	if (problems.length === 0) return null;
	const inWords = ({ kind, squad }: Problem) => {
		const text = t[kind];
		return typeof text === "function" ? text(`\u2068${nameOf(locale, squads, squad)}\u2069`) : text;
	};
	return (
		<ul className="text-sm">
			{problems.map((problem) => (
				<li
					key={`${problem.kind} ${problem.squad}`}
					data-problem={problem.kind}
					className={isHard(problem) ? "font-semibold text-loss" : "text-soft"}
				>
					{inWords(problem)}
				</li>
			))}
		</ul>
	);
}
