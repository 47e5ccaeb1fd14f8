import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import type { MetOpponent } from "../../../league/figures/player/player-figures.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { WonLost } from "../../parts/figure-tiles.tsx";

/** Opponents of a player, each with the balance and the way to all meetings. */
export function OpponentLines({ id, opponents }: { id: number; opponents: MetOpponent[] }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	const f = figuresText(locale);
	return (
		<ul className="card divide-y divide-line">
			{opponents.map(({ person, singles, doubles, meetings }) => (
				<li
					key={person.id}
					data-opponent={person.id}
					className="relative flex items-center gap-3 px-3 py-2 hover:bg-sunken sm:px-4"
				>
					<span className="silhouette size-10 shrink-0 overflow-hidden rounded-full">
						<Picture url={person.photo_url} sizes="40px" className="size-full object-cover" />
					</span>
					<span className="min-w-0 flex-1 leading-snug">
						<a
							href={pathIn(locale, "/player/:id/against/:other", { id: String(id), other: String(person.id) })}
							className="font-semibold after:absolute after:inset-0"
						>
							<PersonName person={person} />
						</a>
						{person.club && <bdi className="block text-sm text-soft">{pick(locale, person.club, "name")}</bdi>}
					</span>
					<span className="grid text-end leading-snug">
						{singles.won + singles.lost > 0 && (
							<strong>
								<WonLost {...singles} />
							</strong>
						)}
						{doubles.won + doubles.lost > 0 && (
							<span className="text-sm text-soft">
								{f.doubles} <WonLost {...doubles} />
							</span>
						)}
						{meetings === 0 && <span className="text-sm text-soft">{t.noMeetings}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}

/** Finds any other player to be compared with this one. */
export function OpponentSearch({ id, query = "" }: { id: number; query?: string }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	return (
		<search>
			<form method="get" action={pathIn(locale, "/player/:id/against", { id: String(id) })}>
				<label htmlFor="opponent" className="mb-1 block text-sm font-semibold">
					{t.otherOpponent}
				</label>
				<span className="flex gap-2">
					<input
						id="opponent"
						name="q"
						type="search"
						dir="auto"
						defaultValue={query}
						placeholder={t.opponentName}
						maxLength={60}
						className="control"
					/>
					<button type="submit" className="button-quiet">
						{t.search}
					</button>
				</span>
			</form>
		</search>
	);
}
