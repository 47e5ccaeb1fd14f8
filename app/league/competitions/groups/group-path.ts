import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";

type GroupAddress = { id: number; slug: string; season: string };

/** Where the table of a group is: on the page of its competition, which shows one group of many. */
export const groupPath = (locale: Locale, { id, slug, season }: GroupAddress, place = `group-${id}`) =>
	`${pathIn(locale, "/leagues/:competition/:season", { competition: slug, season: season.replace("/", "-") })}` +
	`?group=${id}#${place}`;
