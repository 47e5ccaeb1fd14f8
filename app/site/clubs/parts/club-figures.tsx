import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { queryOf, type RubberQuery } from "../../../league/figures/asked-rubbers.ts";
import type { ClubFigures as Figures } from "../../../league/figures/club/club-figures.server.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import type { ResultWord } from "../../../league/ties/fixtures/fixtures-query.ts";
import { FigureTiles, WonLost } from "../../parts/figure-tiles.tsx";
import { clubFiguresText } from "../figures-text.ts";
import { SeasonCourse } from "./season-course.tsx";

type Props = { clubId: number; figures: Figures };

/** The season of a club in figures, each with the way to what it counts. */
export function ClubFigures({ clubId, figures: { season, ties, course, players, pairs } }: Props) {
	const locale = useLocale();
	const t = clubFiguresText(locale);
	const pathOf = (status: ResultWord | "completed" = "completed") =>
		`${pathIn(locale, "/matches")}?${new URLSearchParams({ season, team: String(clubId), status })}`;
	const lists = [
		{ id: "best-players", title: t.bestPlayers, lines: players },
		{ id: "best-pairs", title: t.bestPairs, lines: pairs },
	].filter(({ lines }) => lines.length > 0);
	return (
		<section aria-labelledby="figures">
			<h2 id="figures" className="mb-3 text-xl">
				{t.season(season)}
			</h2>
			<FigureTiles
				tiles={[
					{ label: t.played, value: ties.played, path: pathOf() },
					{ label: t.won, value: ties.won, path: pathOf("won") },
					...(ties.drawn > 0 ? [{ label: t.drawn, value: ties.drawn, path: pathOf("drawn") }] : []),
					{ label: t.lost, value: ties.lost, path: pathOf("lost") },
					{ label: t.rubbers, value: <WonLost {...ties.rubbers} />, path: pathOf() },
				]}
			/>
			<SeasonCourse course={course} balance={ties.rubbers} />
			<div className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-2">
				{lists.map(({ id, title, lines }) => (
					<div key={id}>
						<h3 id={id} className="mb-2 font-semibold">
							{title}
						</h3>
						<ol className="card divide-y divide-line" aria-labelledby={id}>
							{lines.map((line) => (
								<BestLine
									key={line.players.map((player) => player.id).join(" ")}
									line={line}
									of={{ season, club: clubId }}
								/>
							))}
						</ol>
					</div>
				))}
			</div>
		</section>
	);
}

function BestLine({ line: { players, ...balance }, of }: { line: Figures["players"][number]; of: RubberQuery }) {
	const locale = useLocale();
	const [first, second] = players;
	if (!first) return null;
	const path = pathIn(locale, "/player/:id/rubbers", { id: String(first.id) });
	const asked = { ...of, ...(second ? { kind: "doubles" as const, partner: second.id } : {}) };
	return (
		<li className="flex items-center gap-3 px-4">
			<span className="me-auto py-1.5 leading-snug">
				{players.map((player, nth) => (
					<span key={player.id}>
						{nth > 0 && " · "}
						<a
							className="font-semibold underline-offset-4 hover:underline"
							href={pathIn(locale, "/player/:id", { id: String(player.id) })}
						>
							<PersonName person={player} />
						</a>
					</span>
				))}
			</span>
			<a
				href={path + queryOf(asked)}
				className="grid min-h-11 min-w-14 place-items-center font-bold underline-offset-4 hover:underline"
			>
				<WonLost {...balance} />
			</a>
		</li>
	);
}
