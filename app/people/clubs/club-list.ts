import { type Locale, pick } from "../../base/locale/locale.ts";
import { fold } from "../../base/search/fold.ts";
import { TOP_DIVISION } from "./club-form.ts";

type ListedClub = {
	name: string;
	name_ar: string;
	region: string;
	region_ar: string;
	division: string;
	division_ar: string;
	newcomers: string | null;
	newcomers_ar: string | null;
};

/** The filters of the list of clubs; the region by its English name, so that both languages share an address. */
export type ClubQuery = { q: string; region: string; newcomers: boolean };

export const clubQuery = (params: URLSearchParams): ClubQuery => ({
	q: (params.get("q") ?? "").trim(),
	region: params.get("region") ?? "",
	newcomers: params.get("newcomers") === "1",
});

/** The part of an address after the path, without what is not asked. */
export function queryString({ q, region, newcomers }: Partial<ClubQuery>, more: Record<string, string> = {}): string {
	const params = new URLSearchParams({
		...(q ? { q } : {}),
		...(region ? { region } : {}),
		...(newcomers ? { newcomers: "1" } : {}),
		...more,
	});
	return params.size > 0 ? `?${params}` : "";
}

/** The clubs that fit; names and regions are compared as the search compares them. */
export function filterClubs<C extends ListedClub>(clubs: C[], { q, region, newcomers }: ClubQuery): C[] {
	const words = fold(q).split(" ").filter(Boolean);
	return clubs.filter((club) => {
		const text = fold([club.name, club.name_ar, club.region, club.region_ar].join(" "));
		return (
			(q === "" || (words.length > 0 && words.every((word) => text.includes(word)))) &&
			(region === "" || fold(club.region) === fold(region)) &&
			(!newcomers || Boolean(club.newcomers || club.newcomers_ar))
		);
	});
}

/** The regions that have clubs, in the order of the language. */
export function regionsOf(clubs: ListedClub[], locale: Locale) {
	const regions = new Map(clubs.map((club) => [fold(club.region), club]));
	return [...regions.values()]
		.map((club) => ({ value: club.region, label: pick(locale, club, "region") }))
		.sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The clubs under their division, the top one first, each by name in the language. */
export function byDivision<C extends ListedClub>(clubs: C[], locale: Locale) {
	const rank = (division: string) => (fold(division) === fold(TOP_DIVISION) ? 0 : 1);
	const sorted = clubs.toSorted((a, b) => pick(locale, a, "name").localeCompare(pick(locale, b, "name"), locale));
	return [...Map.groupBy(sorted, (club) => fold(club.division))]
		.flatMap(([key, [first, ...rest]]) =>
			first ? [{ key, division: first.division, name: pick(locale, first, "division"), clubs: [first, ...rest] }] : [],
		)
		.sort((a, b) => rank(a.division) - rank(b.division) || a.division.localeCompare(b.division));
}
