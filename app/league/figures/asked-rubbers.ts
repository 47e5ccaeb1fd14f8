import { numberIn } from "../../base/forms/params.ts";
import { isOneOf } from "../../base/literals.ts";
import type { CountedRubber } from "./figures.ts";

const results = ["won", "lost"] as const;
export const kinds = ["singles", "doubles"] as const;

/** Which rubbers of a player a list shows: those behind a figure. */
export type RubberQuery = {
	season?: string | undefined;
	/** The slug of a competition. */
	competition?: string | undefined;
	result?: (typeof results)[number] | undefined;
	kind?: (typeof kinds)[number] | undefined;
	/** The other player of a doubles pair. */
	partner?: number | undefined;
	/** The club for which they were played. */
	club?: number | undefined;
};

/** The query parameters by which a list of rubbers differs from another. */
export function readAsked(query: URLSearchParams): RubberQuery {
	const text = (name: string) => query.get(name) || undefined;
	const [result, kind] = [text("result"), text("kind")];
	return {
		season: text("season"),
		competition: text("competition"),
		result: isOneOf(results, result) ? result : undefined,
		kind: isOneOf(kinds, kind) ? kind : undefined,
		partner: numberIn(query, "partner"),
		club: numberIn(query, "club"),
	};
}

export const isAsked = (asked: RubberQuery) => Object.values(asked).some((value) => value !== undefined);

export const among = <T extends CountedRubber>(rubbers: readonly T[], asked: RubberQuery): T[] =>
	rubbers.filter(
		({ season, slug, won, kind, partners, club_id }) =>
			(asked.season ?? season) === season &&
			(asked.competition ?? slug) === slug &&
			(asked.result === undefined || (asked.result === "won") === won) &&
			(asked.kind ?? kind) === kind &&
			(asked.club ?? club_id) === club_id &&
			(asked.partner === undefined || partners.includes(asked.partner)),
	);

/** The query of such a list; empty for all rubbers. */
export function queryOf(asked: RubberQuery, page = 1): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(asked)) if (value !== undefined) query.set(name, String(value));
	if (page > 1) query.set("page", String(page));
	return query.size > 0 ? `?${query}` : "";
}
