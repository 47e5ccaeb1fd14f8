import type { Locale } from "../../../base/locale/locale.ts";
import { findNames } from "../../../base/search/names.server.ts";
import { searchedWords } from "../../../base/search/words.ts";
import { rubbersOfPlayer } from "../counted-rubbers.server.ts";
import { between, meetings, opponentsOf } from "../figures.ts";
import { peopleById } from "../people.server.ts";
import { opponents } from "./player-figures.server.ts";

const ON_PAGE = 50;
/** As far as a search can be read. */
const MAX_PAGES = 10;

type Question = { query: string; page: number; locale: Locale };

/**
 * The opponents of a player, or the players of a name with their meetings; undefined for a name of fewer than two
 * letters.
 */
export async function opponentsOnPage(id: number, { query, page, locale }: Question) {
	const rubbers = await rubbersOfPlayer(id);
	const skip = (page - 1) * ON_PAGE;
	if (query === "") {
		const pages = Math.max(1, Math.ceil(opponentsOf(rubbers).length / ON_PAGE));
		return { rows: await opponents(rubbers, skip, ON_PAGE), pages };
	}
	const words = searchedWords(query);
	if (!words) return undefined;
	const part = { skip: Math.min(skip, (MAX_PAGES - 1) * ON_PAGE), take: ON_PAGE };
	const { ids, total } = await findNames({ kind: "player", words, locale }, part);
	const people = await peopleById(ids);
	const rows = ids.flatMap((other) => {
		const person = people.get(other);
		return person && other !== id ? [{ person, ...meetings(between(rubbers, other)) }] : [];
	});
	return { rows, pages: Math.min(MAX_PAGES, Math.max(1, Math.ceil(total / ON_PAGE))) };
}
