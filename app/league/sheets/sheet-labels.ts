import { type Side, sides } from "../../access/side.ts";
import { isOneOf } from "../../base/literals.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import type { Format } from "../formats/format.ts";
import { placeLabel } from "./place-label.ts";
import { fieldOfPlace, placesOf } from "./sheet-fields.ts";
import { sheetText } from "./text.ts";

type Names = { name: string; name_ar: string };
type SideInForm = Names & { players: (Names & { value: string })[] };

/** The names of all fields of a sheet, for the summary of problems and for changes by others. */
export function labelsOf(locale: Locale, format: Format, who: Record<Side, string>): Record<string, string> {
	const t = sheetText(locale);
	const labels: Record<string, string> = { reason: t.reason };
	for (const side of sides)
		for (const place of placesOf(format, side))
			labels[fieldOfPlace(side, place)] = `${who[side]} · ${placeLabel(place, t.pair)}`;
	for (const nth of format.rubbers.keys()) {
		const rubber = nth + 1;
		labels[`r${rubber}_outcome`] = `${t.rubber(rubber)} · ${t.outcome}`;
		labels[`r${rubber}_lost_by`] = `${t.rubber(rubber)} · ${t.lostBy}`;
		labels[`r${rubber}_h`] = t.gamesWon(rubber, who.home);
		labels[`r${rubber}_a`] = t.gamesWon(rubber, who.away);
		for (let game = 1; game <= format.bestOf; game++) {
			labels[`r${rubber}_h${game}`] = t.points(rubber, game, who.home);
			labels[`r${rubber}_a${game}`] = t.points(rubber, game, who.away);
		}
	}
	return labels;
}

const ends = ["played", "walkover", "retired", "defaulted"] as const;

/** The values of a sheet's lists as they are chosen, for changes by others. */
export function valueInSheet(locale: Locale, sides: Partial<Record<Side, SideInForm>>) {
	const t = sheetText(locale);
	return (field: string, value: string): string | undefined => {
		if (field.endsWith("_outcome")) return isOneOf(ends, value) ? t[value] : undefined;
		if (field.endsWith("_lost_by")) {
			if (value === "both") return t.both;
			const side = value === "home" || value === "away" ? sides[value] : undefined;
			return side && pick(locale, side, "name");
		}
		const side = field.startsWith("home_") ? sides.home : field.startsWith("away_") ? sides.away : undefined;
		const player = side?.players.find((each) => each.value === value);
		return player && pick(locale, player, "name");
	};
}
