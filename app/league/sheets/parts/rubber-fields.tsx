import { sides } from "../../../access/side.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Format } from "../../formats/format.ts";
import type { Place } from "../../formats/order-of-play.ts";
import { sheetText } from "../text.ts";
import type { SheetSide } from "./line-up-fields.tsx";
import { PointsField } from "./points-field.tsx";

type Props = {
	/** Counts from 1. */
	nth: number;
	format: Format;
	sides: { home: SheetSide; away: SheetSide };
	withPoints: boolean;
	/** Its players by side, as far as the line-ups name them. */
	players: { home: string; away: string };
	/** The last game, of a rubber that is decided. */
	lastGame: number | undefined;
	state: FormState;
};

/** Names, then a column for each game. */
const columns: Record<number, string> = {
	1: "grid-cols-[minmax(0,1fr)_4rem] sm:grid-cols-[16rem_4rem]",
	3: "grid-cols-[minmax(5rem,1fr)_repeat(3,minmax(0,4rem))] sm:grid-cols-[16rem_repeat(3,4rem)]",
	5: "grid-cols-[4.5rem_repeat(5,minmax(0,1fr))] sm:grid-cols-[16rem_repeat(5,4rem)]",
	7: "grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] sm:grid-cols-[16rem_repeat(7,4rem)]",
};

/** A rubber of a sheet: its games, and how it ended where it was not played to its end. */
export function RubberFields({ nth, format, sides: squads, withPoints, players, lastGame, state }: Props) {
	const locale = useLocale();
	const t = sheetText(locale);
	const inWords = useProblemText();
	const places = format.rubbers[nth - 1];
	const name = `r${nth}`;
	const problems = Object.entries(state.problems).filter(([field]) => field.startsWith(`${name}_`));
	const games = Array.from({ length: withPoints ? format.bestOf : 1 }, (_, game) => game + 1);
	const who = { home: pick(locale, squads.home, "name"), away: pick(locale, squads.away, "name") };
	const isOpen = (state.values[`${name}_outcome`] ?? "played") !== "played";
	return (
		<fieldset className="rounded-xl border border-line p-3 sm:p-4">
			<legend className="px-1 font-bold">
				{t.rubber(nth)} <bdi className="font-normal text-soft">{places && pairing(places.home, places.away)}</bdi>
			</legend>
			<div className={`grid grid-flow-col grid-rows-2 items-center gap-x-1.5 gap-y-2 ${columns[games.length]}`}>
				{sides.map((side) => (
					<span key={side} className="line-clamp-2 text-sm leading-tight">
						<bdi>{players[side] || who[side]}</bdi>
					</span>
				))}
				{games.flatMap((game) =>
					sides.map((side) => (
						<PointsField
							key={`${side}${game}`}
							form="sheet"
							name={withPoints ? `${name}_${side[0]}${game}` : `${name}_${side[0]}`}
							label={withPoints ? t.points(nth, game, who[side]) : t.gamesWon(nth, who[side])}
							state={state}
							pointsTo={withPoints ? format.pointsTo : 0}
							isAsked={lastGame === undefined || game <= lastGame}
						/>
					)),
				)}
			</div>
			{problems.length > 0 && (
				<p id={`sheet-${name}-problems`} className="mt-2 text-sm font-semibold text-loss">
					{[...new Set(problems.map(([, problem]) => inWords(problem)))].join(" · ")}
				</p>
			)}
			<details open={isOpen} className="mt-1">
				<summary className="min-h-11 cursor-pointer content-center text-sm text-soft">{t.notFinished}</summary>
				<div className="grid gap-4 pb-2 sm:grid-cols-2">
					<SelectField
						form="sheet"
						name={`${name}_outcome`}
						label={t.outcome}
						state={state}
						options={(["played", "walkover", "retired", "defaulted"] as const).map((value) => ({
							value,
							label: t[value],
						}))}
					/>
					<SelectField
						form="sheet"
						name={`${name}_lost_by`}
						label={t.lostBy}
						labelSaysOptional
						required={false}
						state={state}
						empty={t.nobody}
						options={[
							{ value: "home", label: who.home },
							{ value: "away", label: who.away },
							{ value: "both", label: t.both },
						]}
					/>
				</div>
			</details>
		</fieldset>
	);
}

const placeName = (place: Place) =>
	place.kind === "singles" ? place.position : place.kind === "named pair" ? place.pair : place.positions.join("");
const pairing = (home: Place, away: Place) => `${placeName(home)}–${placeName(away)}`;
