import { type Locale, pick } from "../../../base/locale/locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { balanceOf, type CountedRubber, type Tally } from "../figures.ts";
import { figuresText } from "../text.ts";
import { playerFiguresText } from "./player-figures-text.ts";

type Names = { name: string; name_ar: string };
export type ShareText = { title: string; line?: string };

/** A player on the share picture: the name, and below it the club and what was won and lost in the latest season. */
export function playerInShare(
	locale: Locale,
	player: Names,
	club: Names | undefined,
	rubbers: CountedRubber[],
): ShareText {
	const season = rubbers[0]?.season;
	const own = rubbers.filter((rubber) => rubber.season === season);
	const parts = [
		club && pick(locale, club, "name"),
		season && season,
		own.length > 0 && balanceInWords(locale, own),
	].filter((part) => typeof part === "string");
	const title = playerName(locale, player);
	return parts.length > 0 ? { title, line: parts.join(" · ") } : { title };
}

function balanceInWords(locale: Locale, rubbers: CountedRubber[]) {
	const { won, lost } = balanceOf(rubbers);
	return figuresText(locale).balance(won, lost);
}

type Versus = { player: Names; other: Names; tally: Tally };

/** Two players on the share picture: what each has won between the names. */
export function versusInShare(locale: Locale, { player, other, tally }: Versus): ShareText {
	const { won, lost, played } = tally;
	const middle = played > 0 ? ` ${won} – ${lost} ` : " × ";
	return {
		title: playerName(locale, player) + middle + playerName(locale, other),
		line: `${playerFiguresText(locale).against} · ${figuresText(locale).count(played)}`,
	};
}
