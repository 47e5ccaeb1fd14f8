import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { PlayerFigures } from "../../../league/figures/player/player-figures.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";

type Period = PlayerFigures["clubs"][number];

/** The clubs of a player, each with its days, or with the seasons played for it. */
export function ClubPeriods({ clubs }: { clubs: Period[] }) {
	const locale = useLocale();
	const t = playerFiguresText(locale);
	if (clubs.length === 0) return null;
	return (
		<section aria-labelledby="clubs">
			<h2 id="clubs" className="mb-3 text-xl">
				{t.clubs}
			</h2>
			<ul className="card divide-y divide-line">
				{clubs.map(({ club, isLoan, seasons, ...days }) => (
					<li
						key={`${club.id} ${days.from} ${days.until}`}
						className="flex flex-wrap items-baseline gap-x-4 px-4 py-2.5"
					>
						<a className="link me-auto font-semibold" href={pathIn(locale, "/team/:id", { id: String(club.id) })}>
							<bdi>{pick(locale, club, "name")}</bdi>
						</a>
						{isLoan && <span className="text-sm text-soft">{t.onLoan}</span>}
						<span className="flex flex-wrap gap-x-3 text-soft">
							{seasons.map((season) => (
								<Ltr key={season}>{season}</Ltr>
							))}
							{daysInWords(locale, days)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function daysInWords(locale: Locale, { from, until }: Pick<Period, "from" | "until">) {
	const t = playerFiguresText(locale);
	const [first, last] = [from && formatDate(locale, from), until && formatDate(locale, until)];
	if (first && last) return `${first} – ${last}`;
	if (first) return t.since(first);
	return last ? t.until(last) : "";
}
