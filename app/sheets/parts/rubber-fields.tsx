import type { FormState } from "../../base/forms/form-state.ts";
import { pick } from "../../base/locale/locale.ts";
import { SelectField } from "../../base/ui/fields.tsx";
import { useProblemText } from "../../base/ui/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
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
	state: FormState;
};

/** A rubber of a sheet: its games, and how it ended where it was not played to its end. */
export function RubberFields({ nth, format, sides, withPoints, players, state }: Props) {
	const locale = useLocale();
	const t = sheetText(locale);
	const inWords = useProblemText();
	const places = format.rubbers[nth - 1];
	const name = `r${nth}`;
	const problems = Object.entries(state.problems).filter(([field]) => field.startsWith(`${name}_`));
	const columns = Array.from({ length: withPoints ? format.bestOf : 1 }, (_, game) => game + 1);
	const who = { home: pick(locale, sides.home, "name"), away: pick(locale, sides.away, "name") };
	const grid = { gridTemplateColumns: `minmax(5rem, 1fr) repeat(${columns.length}, minmax(2.75rem, 3.5rem))` };
	const isOpen = (state.values[`${name}_outcome`] ?? "played") !== "played";
	return (
		<fieldset className="rounded-xl border border-line p-3 sm:p-4">
			<legend className="px-1 font-bold">
				{t.rubber(nth)} <bdi className="font-normal text-soft">{places && pairing(places.home, places.away)}</bdi>
			</legend>
			<div className="grid items-center gap-x-2 gap-y-2" style={grid}>
				{(["home", "away"] as const).map((side) => (
					<Row key={side} label={players[side] || who[side]}>
						{columns.map((game) => (
							<PointsField
								key={game}
								form="sheet"
								name={withPoints ? `${name}_${side[0]}${game}` : `${name}_${side[0]}`}
								label={withPoints ? t.points(nth, game, who[side]) : t.gamesWon(nth, who[side])}
								state={state}
							/>
						))}
					</Row>
				))}
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

function Row({ label, children }: { label: string; children: React.ReactNode }) {
	return (
		<>
			<span className="min-w-0 truncate leading-tight">
				<bdi>{label}</bdi>
			</span>
			{children}
		</>
	);
}

const placeName = (place: Place) =>
	place.kind === "singles" ? place.position : place.kind === "named pair" ? place.pair : place.positions.join("");
const pairing = (home: Place, away: Place) => `${placeName(home)}–${placeName(away)}`;
