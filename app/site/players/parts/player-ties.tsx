import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { tiesText } from "../../../league/ties/text.ts";
import type { NamedTie } from "../../../league/ties/ties.server.ts";
import { TieList } from "../../ties/parts/tie-list.tsx";
import { playerText } from "../text.ts";
import type { Club } from "./player-header.tsx";

type Props = { club: Club } & Record<"results" | "now" | "next", NamedTie[]>;

/** The ties of a player's club in the season, said to be those of the club. */
export function PlayerTies({ club, results, now, next }: Props) {
	const locale = useLocale();
	const t = playerText(locale);
	const name = pick(locale, club, "name");
	const lists = [
		...(now.length > 0 ? [{ id: "now", title: tiesText(locale).now, ties: now }] : []),
		{ id: "results", title: t.results(name), ties: results },
		{ id: "next", title: t.next(name), ties: next },
	];
	return (
		<>
			<div className="grid gap-x-8 gap-y-7 lg:grid-cols-2">
				{lists.map(({ id, title, ties }) => (
					<section key={id} aria-labelledby={id}>
						<h2 id={id} className="mb-3 text-xl">
							{title}
						</h2>
						{ties.length === 0 ? <p className="card p-4 text-soft">{t.noTies}</p> : <TieList ties={ties} dated />}
					</section>
				))}
			</div>
			<p className="flex flex-wrap gap-x-6 gap-y-1">
				<span className="text-soft">{t.clubTies}</span>
				<a className="link" href={`${pathIn(locale, "/matches")}?team=${club.id}`}>
					{t.allTies}
				</a>
			</p>
		</>
	);
}
