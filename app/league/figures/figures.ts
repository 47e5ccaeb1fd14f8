/**
 * A player's rubbers summed up. Every figure of a page is counted from the same rubbers that it leads to
 * (docs/rules/league.md#figures).
 */

/** A rubber that counts, as one of its players sees it. */
export type CountedRubber = {
	id: number;
	match_id: number;
	/** The day of its tie. */
	match_date: string;
	season: string;
	edition: number;
	slug: string;
	competition: string;
	competition_ar: string;
	kind: "singles" | "doubles";
	won: boolean;
	/** The club for which it was played. */
	club_id: number;
	own_games: number;
	other_games: number;
	own_points: number;
	other_points: number;
	partners: number[];
	opponents: number[];
};

export type Balance = { won: number; lost: number };
export type Tally = Balance & {
	played: number;
	games: Balance;
	points: Balance;
	singles: Balance;
	doubles: Balance;
};

const sum = <T>(list: readonly T[], of: (each: T) => number) => list.reduce((all, each) => all + of(each), 0);

type WonRubber = Pick<CountedRubber, "won">;
export const balanceOf = (rubbers: readonly WonRubber[]): Balance => {
	const won = rubbers.filter((rubber) => rubber.won).length;
	return { won, lost: rubbers.length - won };
};

const ofKind = <T extends Pick<CountedRubber, "kind">>(rubbers: readonly T[], kind: CountedRubber["kind"]) =>
	rubbers.filter((rubber) => rubber.kind === kind);

export const tallyOf = (rubbers: readonly CountedRubber[]): Tally => ({
	played: rubbers.length,
	...balanceOf(rubbers),
	games: { won: sum(rubbers, (rubber) => rubber.own_games), lost: sum(rubbers, (rubber) => rubber.other_games) },
	points: { won: sum(rubbers, (rubber) => rubber.own_points), lost: sum(rubbers, (rubber) => rubber.other_points) },
	singles: balanceOf(ofKind(rubbers, "singles")),
	doubles: balanceOf(ofKind(rubbers, "doubles")),
});

export type SeasonFigures = {
	season: string;
	clubs: number[];
	/** The last day on which a rubber was played. */
	last: string;
	tally: Tally;
	editions: { slug: string; competition: string; competition_ar: string; tally: Tally }[];
};

/** The figures season by season, the latest first, and in each by competition. */
export function seasonsOf(rubbers: readonly CountedRubber[]): SeasonFigures[] {
	const seasons = [...Map.groupBy(rubbers, ({ season }) => season)].sort(([a], [b]) => (a < b ? 1 : -1));
	return seasons.map(([season, own]) => ({
		season,
		clubs: [...new Set(own.map(({ club_id }) => club_id))],
		last: lastDayOf(own),
		tally: tallyOf(own),
		editions: [...Map.groupBy(own, ({ edition }) => edition).values()]
			.map((of) => ({ ...nameOf(of), tally: tallyOf(of) }))
			.sort((a, b) => b.tally.played - a.tally.played || (a.slug < b.slug ? -1 : 1)),
	}));
}

export const lastDayOf = (rubbers: readonly Pick<CountedRubber, "match_date">[]) =>
	rubbers.reduce((last, { match_date }) => (match_date > last ? match_date : last), "");

function nameOf([first]: CountedRubber[]) {
	const { slug = "", competition = "", competition_ar = "" } = first ?? {};
	return { slug, competition, competition_ar };
}

export type Opponent = { id: number; singles: Balance; doubles: Balance; meetings: number };

/** Those a player met across the table, the most often met first; among equals the latest. */
export function opponentsOf(rubbers: readonly CountedRubber[]): Opponent[] {
	const met = new Map<number, CountedRubber[]>();
	for (const rubber of rubbers)
		for (const id of rubber.opponents) {
			const own = met.get(id);
			if (own) own.push(rubber);
			else met.set(id, [rubber]);
		}
	return [...met].map(([id, own]) => ({ id, ...meetings(own) })).sort((a, b) => b.meetings - a.meetings);
}

/** The rubbers that two players played against each other. */
export const between = <T extends Pick<CountedRubber, "opponents">>(rubbers: readonly T[], other: number) =>
	rubbers.filter(({ opponents }) => opponents.includes(other));

export const meetings = (rubbers: readonly CountedRubber[]) => ({
	singles: balanceOf(ofKind(rubbers, "singles")),
	doubles: balanceOf(ofKind(rubbers, "doubles")),
	meetings: rubbers.length,
});
