import { formatDate } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { PersonName } from "../../league/figures/person-name.tsx";
import type { RubberLine } from "../../league/figures/rubber-lines.server.ts";
import { figuresText } from "../../league/figures/text.ts";
import { Score, ScoreNote } from "../../league/ties/parts/score.tsx";
import { playerName } from "../../people/players/player-name.ts";
import { ResultMark } from "./form-marks.tsx";

/** Rubbers of a player, a line each: the result, the games with the player's first, against who, and in which tie. */
export function RubberLines({ lines }: { lines: RubberLine[] }) {
	return (
		<ol className="card divide-y divide-line">
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</ol>
	);
}

function Line({ line }: { line: RubberLine }) {
	const locale = useLocale();
	const t = figuresText(locale);
	const { won, own_games, other_games, games, tie, outcome } = line;
	const isUnfinished = outcome === "retired" || outcome === "defaulted";
	return (
		<li data-rubber={line.id} data-result={won ? "won" : "lost"} className="flex items-start gap-3 px-3 py-2.5 sm:px-4">
			<span className="pt-1">
				<ResultMark won={won} />
			</span>
			<div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
				<p className="leading-snug">
					<People people={line.opponents} />
					{line.partners.length > 0 && (
						<span className="text-sm text-soft">
							{" "}
							{t.with} <People people={line.partners} />
						</span>
					)}
				</p>
				<p className="flex flex-wrap items-baseline gap-x-3 sm:justify-end">
					<Score home={own_games} away={other_games} />
					{games.length > 0 && <Games games={games} />}
					{isUnfinished && <span className="text-sm text-soft">{t[outcome]}</span>}
				</p>
				<p className="flex flex-wrap gap-x-3 text-sm text-soft sm:col-span-2">
					<time dateTime={tie.match_date}>{formatDate(locale, tie.match_date)}</time>
					<a className="underline-offset-4 hover:underline" href={pathIn(locale, "/match/:id", { id: String(tie.id) })}>
						<bdi>{pick(locale, tie.home_team, "name")}</bdi> <Score home={tie.home_score} away={tie.away_score} />{" "}
						<bdi>{pick(locale, tie.away_team, "name")}</bdi> <ScoreNote tie={tie} />
					</a>
					<bdi>{pick(locale, { name: line.competition, name_ar: line.competition_ar }, "name")}</bdi>
				</p>
			</div>
		</li>
	);
}

/** Players with the names they had on the day. */
function People({ people }: { people: RubberLine["opponents"] }) {
	const locale = useLocale();
	if (people.length === 0) return figuresText(locale).unnamed;
	return people.map((person, nth) => (
		<span key={`${person.id} ${person.name}`}>
			{nth > 0 && " · "}
			{person.id === null ? (
				<bdi>{playerName(locale, person)}</bdi>
			) : (
				<a
					className="font-semibold underline-offset-4 hover:underline"
					href={pathIn(locale, "/player/:id", { id: String(person.id) })}
				>
					<PersonName person={person} />
				</a>
			)}
		</span>
	));
}

function Games({ games }: { games: RubberLine["games"] }) {
	const t = figuresText(useLocale());
	return (
		<span className="flex flex-wrap gap-x-2.5 text-sm text-soft digits">
			<span className="sr-only">{t.points}: </span>
			{games.map(([own, other], nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: games have no other name
				<span key={nth} className="whitespace-nowrap">
					<bdi>{own}</bdi>–<bdi>{other}</bdi>
				</span>
			))}
		</span>
	);
}
