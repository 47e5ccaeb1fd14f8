import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PersonName } from "../../../league/figures/person-name.tsx";
import type { ShownRubber } from "../../../league/sheets/rubbers.server.ts";
import { rubbersText } from "../../../league/sheets/rubbers-text.ts";
import { runningScore, winnerOf } from "../../../league/sheets/running-score.ts";
import { type BrokenRule, isAfterDecision } from "../../../league/sheets/sheet.ts";
import { playerName } from "../../../people/players/player-name.ts";

type Names = { name: string; name_ar: string };
type Props = {
	rubbers: ShownRubber[];
	/** The rules of play that the tie broke. */
	broken: readonly Pick<BrokenRule, "rule" | "rubber">[];
	sides: { home: Names; away: Names };
	correctedOn: string | null;
	/** The official score where it was typed and not summed up. */
	typed: { home: number | null; away: number | null } | undefined;
};

/**
 * The rubbers of a tie: who played, the games, and the points of each game; of one that goes on as far as it is written
 * down.
 */
export function RubberList({ rubbers, broken, sides, correctedOn, typed }: Props) {
	const locale = useLocale();
	const t = rubbersText(locale);
	if (rubbers.length === 0) return null;
	const won = runningScore(rubbers.filter(({ ordinal }) => !isAfterDecision(broken, ordinal)));
	const columns = Math.max(...rubbers.map(({ games }) => games.length));
	const isOther = typed && typed.home !== null && (typed.home !== won.home || typed.away !== won.away);
	return (
		<section aria-labelledby="rubbers">
			<h2 id="rubbers" className="mb-3 text-xl">
				{t.title}
			</h2>
			<ol className="card divide-y divide-line overflow-hidden">
				{rubbers.map((rubber) => (
					<li
						key={rubber.id}
						data-rubber={rubber.ordinal}
						className={`px-3 py-3 sm:px-4 ${rubber.outcome === "not played" ? "border-s-4 border-s-ball bg-sunken" : ""}`}
					>
						<RubberBoard rubber={rubber} sides={sides} columns={columns} />
						<WonBy rubber={rubber} sides={sides} />
						{rubber.outcome !== "played" && <p className="mt-1 text-sm text-soft">{endOf(locale, rubber, sides)}</p>}
						{isNotOrdered(broken, rubber) && <p className="mt-1 text-sm text-soft">{t.notOrdered}</p>}
						{isAfterDecision(broken, rubber.ordinal) && <p className="mt-1 text-sm text-soft">{t.notCounted}</p>}
					</li>
				))}
			</ol>
			{broken.length > 0 && (
				<p className="mt-2 text-sm text-soft" data-as-played="">
					{t.asPlayed}
				</p>
			)}
			{correctedOn && <p className="mt-2 text-sm text-soft">{t.corrected(formatDate(locale, correctedOn))}</p>}
			{isOther && <p className="mt-2 text-sm text-soft">{t.typed}</p>}
		</section>
	);
}

const isNotOrdered = (broken: Props["broken"], { ordinal }: ShownRubber) =>
	broken.some(({ rule, rubber }) => rule === "orderOfPlay" && rubber === ordinal);

type BoardProps = { rubber: ShownRubber; sides: Props["sides"]; columns: number };

/** A rubber as a screen shows it: a side a line, its games, and its points in a column for each game. */
function RubberBoard({ rubber, sides, columns }: BoardProps) {
	const t = rubbersText(useLocale());
	const games = Array.from({ length: columns }, (_, at) => ({ nth: at + 1, points: rubber.games[at] }));
	return (
		<table className="w-full digits">
			<caption className="sr-only">{t.nth(rubber.ordinal)}</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t.players}</th>
					<th scope="col">{t.score}</th>
					{games.map(({ nth, points }) =>
						points ? (
							<th key={nth} scope="col">
								{t.game(nth)}
							</th>
						) : (
							<td key={nth} />
						),
					)}
				</tr>
			</thead>
			<tbody>
				{(["home", "away"] as const).map((side, at) => (
					<tr key={side} className={winnerOf(rubber) === side ? "" : "text-soft"}>
						<th scope="row" className={`w-full py-0.5 text-start ${winnerOf(rubber) === side ? "" : "font-normal"}`}>
							<Players of={rubber[side]} otherwise={sides[side]} />
						</th>
						<td className="px-2.5 text-center text-lg font-bold text-ink">{rubber[`${side}_games`]}</td>
						{games.map(({ nth, points }) => (
							<td
								key={nth}
								className={`min-w-7 px-1 text-center ${points && isWon(points, at) ? "font-semibold text-ink" : "text-soft"}`}
							>
								{points?.[at]}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const isWon = ([home, away]: ShownRubber["games"][number], at: number) => (at === 0 ? home > away : away > home);

/** Who won, for those who do not see the bold name. */
function WonBy({ rubber, sides }: { rubber: ShownRubber; sides: Props["sides"] }) {
	const locale = useLocale();
	const winner = winnerOf(rubber);
	if (!winner) return null;
	return <span className="sr-only">{rubbersText(locale).wonBy(namesOf(locale, rubber[winner], sides[winner]))}</span>;
}

const namesOf = (locale: Locale, players: ShownRubber["home"], otherwise: Names) =>
	players.map((player) => playerName(locale, player)).join(" · ") || pick(locale, otherwise, "name");

function endOf(locale: Locale, { outcome, lost_by, home, away }: ShownRubber, sides: Props["sides"]): string {
	const t = rubbersText(locale);
	if (outcome === "played") return "";
	if (outcome === "not played") return t.inPlay;
	if (lost_by === null || lost_by === "both") return t[outcome](t.both);
	return t[outcome](namesOf(locale, lost_by === "home" ? home : away, sides[lost_by]));
}

function Players({ of, otherwise }: { of: ShownRubber["home"]; otherwise: Names }) {
	const locale = useLocale();
	return (
		<>
			{of.length === 0 && <bdi>{pick(locale, otherwise, "name")}</bdi>}
			{of.map((player) => (
				<span key={`${player.id} ${player.name}`} className="block">
					{player.id === null ? (
						<bdi>{playerName(locale, player)}</bdi>
					) : (
						<a className="hover:underline" href={pathIn(locale, "/player/:id", { id: String(player.id) })}>
							<PersonName person={player} />
						</a>
					)}
				</span>
			))}
		</>
	);
}
