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
	hall: string | null;
	hall_ar: string | null;
	address: string | null;
	address_ar: string | null;
	/** The classes in which it has squads this season. */
	classes: readonly { code: string }[];
};

/**
 * The filters of the list of clubs; the region by its English name and the class by its code, so that both languages
 * share an address.
 */
export type ClubQuery = { q: string; region: string; playing: string; newcomers: boolean };

export const clubQuery = (params: URLSearchParams): ClubQuery => ({
	q: (params.get("q") ?? "").trim(),
	region: params.get("region") ?? "",
	playing: params.get("class") ?? "",
	newcomers: params.get("newcomers") === "1",
});

/** The part of an address after the path, without what is not asked. */
export function queryString(
	{ q, region, playing, newcomers }: Partial<ClubQuery>,
	more: Record<string, string> = {},
): string {
	const params = new URLSearchParams({
		...(q ? { q } : {}),
		...(region ? { region } : {}),
		...(playing ? { class: playing } : {}),
		...(newcomers ? { newcomers: "1" } : {}),
		...more,
	});
	return params.size > 0 ? `?${params}` : "";
}

/** The clubs that fit; names and places are compared as the search compares them. */
export function filterClubs<C extends ListedClub>(clubs: C[], { q, region, playing, newcomers }: ClubQuery): C[] {
	const words = fold(q).split(" ").filter(Boolean);
	return clubs.filter((club) => {
		const places = [club.region, club.region_ar, club.hall, club.hall_ar, club.address, club.address_ar];
		const text = fold([club.name, club.name_ar, ...places].join(" "));
		return (
			(q === "" || (words.length > 0 && words.every((word) => text.includes(word)))) &&
			(region === "" || fold(club.region) === fold(region)) &&
			(playing === "" || club.classes.some(({ code }) => code === playing)) &&
			(!newcomers || Boolean(club.newcomers || club.newcomers_ar))
		);
	});
}

/** The regions that have clubs, in the order of the language. */
export function regionsOf(clubs: Pick<ListedClub, "region" | "region_ar">[], locale: Locale) {
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
