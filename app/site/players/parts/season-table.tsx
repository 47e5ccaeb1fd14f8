import { pick } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { RubberQuery } from "../../../league/figures/asked-rubbers.ts";
import type { Tally } from "../../../league/figures/figures.ts";
import type { PlayerFigures } from "../../../league/figures/player/player-figures.server.ts";
import { playerFiguresText } from "../../../league/figures/player/player-figures-text.ts";
import { figuresText } from "../../../league/figures/text.ts";
import { Ratio, WonLost } from "../../parts/figure-tiles.tsx";

type Season = PlayerFigures["seasons"][number];
type AddressBuilder = (asked: RubberQuery) => string;
const WIDE_ONLY = "max-sm:hidden";

/** The figures season by season and by competition; each number leads to its rubbers. */
export function SeasonTable({ seasons, to }: { seasons: Season[]; to: AddressBuilder }) {
	const locale = useLocale();
	const t = figuresText(locale);
	const has = (of: "doubles" | "points") => seasons.some(({ tally }) => tally[of].won + tally[of].lost > 0);
	const [hasDoubles, hasPoints] = [has("doubles"), has("points")];
	const columns = [
		{ label: t.played },
		{ label: t.won },
		{ label: t.lost },
		{ label: t.ratio },
		...(hasDoubles
			? [
					{ label: t.singles, look: WIDE_ONLY },
					{ label: t.doubles, look: WIDE_ONLY },
				]
			: []),
		{ label: t.games, look: WIDE_ONLY },
		...(hasPoints ? [{ label: t.points, look: WIDE_ONLY }] : []),
	];
	return (
		<section tabIndex={0} aria-label={playerFiguresText(locale).seasons} className="card relative overflow-x-auto">
			<table className="w-full text-center digits max-sm:text-sm">
				<thead className="text-sm text-soft max-sm:text-xs">
					<tr>
						<th scope="col" className="px-3 py-3 text-start font-semibold sm:px-4">
							{t.season}
						</th>
						{columns.map(({ label, look = "" }) => (
							<th key={label} scope="col" className={`px-1 py-3 font-semibold sm:px-2 ${look}`}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				{seasons.map((season) => (
					<SeasonRows key={season.season} {...{ season, to, hasDoubles, hasPoints }} />
				))}
			</table>
		</section>
	);
}

/** A season; its competitions have rows of their own where it has several. */
function SeasonRows({ season: { season, clubs, tally, editions }, ...cells }: RowsProps) {
	const locale = useLocale();
	const own = clubs.map((club) => pick(locale, club, "name"));
	const [only] = editions.length === 1 ? editions : [];
	const rows = only ? [] : editions;
	return (
		<tbody className="border-t border-line">
			<tr data-season={season}>
				<th scope="rowgroup" className="px-3 py-2.5 text-start font-bold sm:px-4">
					<Ltr>{season}</Ltr>
					<span className="block text-sm font-normal text-soft">
						{[...own, ...(only ? [pick(locale, nameOf(only), "name")] : [])].map((name, nth) => (
							<span key={name}>
								{nth > 0 && " · "}
								<bdi>{name}</bdi>
							</span>
						))}
					</span>
				</th>
				<Cells tally={tally} asked={{ season }} {...cells} />
			</tr>
			{rows.map((edition) => (
				<tr key={edition.slug} data-edition={edition.slug} className="text-soft">
					<th scope="row" className="py-1.5 ps-5 pe-2 text-start font-normal sm:ps-7">
						<bdi>{pick(locale, nameOf(edition), "name")}</bdi>
					</th>
					<Cells tally={edition.tally} asked={{ season, competition: edition.slug }} {...cells} />
				</tr>
			))}
		</tbody>
	);
}

type Columns = { to: AddressBuilder; hasDoubles: boolean; hasPoints: boolean };
type RowsProps = Columns & { season: Season };

const nameOf = ({ competition: name, competition_ar: name_ar }: Season["editions"][number]) => ({ name, name_ar });

type CellsProps = Columns & { tally: Tally; asked: RubberQuery };

function Cells({ tally, asked, to, hasDoubles, hasPoints }: CellsProps) {
	const cells = [
		{ col: "played", value: tally.played, asked },
		{ col: "won", value: tally.won, asked: { ...asked, result: "won" as const } },
		{ col: "lost", value: tally.lost, asked: { ...asked, result: "lost" as const } },
		{ col: "ratio", value: <Ratio {...tally} />, asked },
		...(hasDoubles
			? [
					{ col: "singles", value: <WonLost {...tally.singles} />, asked: { ...asked, kind: "singles" as const } },
					{ col: "doubles", value: <WonLost {...tally.doubles} />, asked: { ...asked, kind: "doubles" as const } },
				]
			: []),
		{ col: "games", value: <WonLost {...tally.games} />, asked },
		...(hasPoints ? [{ col: "points", value: <WonLost {...tally.points} />, asked }] : []),
	];
	return cells.map(({ col, value, asked }, nth) => (
		<td key={col} data-col={col} className={`px-1 sm:px-2 ${nth > 3 ? WIDE_ONLY : ""}`}>
			<a
				href={to(asked)}
				className="inline-grid min-h-11 min-w-9 place-items-center underline-offset-4 hover:underline"
			>
				<span>{value}</span>
			</a>
		</td>
	));
}
