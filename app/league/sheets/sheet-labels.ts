import { type Side, sides } from "../../access/side.ts";
import { isOneOf } from "../../base/literals.ts";
import { type Locale, pick } from "../../base/locale/locale.ts";
import { playerName } from "../../people/players/player-name.ts";
import type { Format } from "../formats/format.ts";
import { isSingles } from "../formats/order-of-play.ts";
import { placeLabel } from "./place-label.ts";
import { fieldOfPlace, fieldsOfOthers, placesOf } from "./sheet-fields.ts";
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
	for (const [nth, places] of format.rubbers.entries()) {
		const name = `r${nth + 1}`;
		const rubber = t.rubber(nth + 1, !isSingles(places.home));
		labels[`${name}_outcome`] = `${rubber} · ${t.outcome}`;
		labels[`${name}_lost_by`] = `${rubber} · ${t.lostBy}`;
		for (const side of sides)
			for (const [at, field] of fieldsOfOthers(format, nth + 1, side).entries())
				labels[field] = `${rubber} · ${who[side]}${isSingles(places.home) ? "" : ` ${at + 1}`}`;
		labels[`${name}_h`] = t.gamesWon(rubber, who.home);
		labels[`${name}_a`] = t.gamesWon(rubber, who.away);
		for (let game = 1; game <= format.bestOf; game++) {
			labels[`${name}_h${game}`] = t.points(rubber, game, who.home);
			labels[`${name}_a${game}`] = t.points(rubber, game, who.away);
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
		const [, of] = /^(?:r\d+_)?(home|away)_/.exec(field) ?? [];
		const side = of === "home" || of === "away" ? sides[of] : undefined;
		const player = side?.players.find((each) => each.value === value);
		return player && playerName(locale, player);
	};
}
