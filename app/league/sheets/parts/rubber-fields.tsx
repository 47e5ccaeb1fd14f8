import { Fragment } from "react";
import { sides } from "../../../access/side.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Format } from "../../formats/format.ts";
import { isSingles, type Place } from "../../formats/order-of-play.ts";
import { sheetText } from "../text.ts";
import type { SheetSide } from "./line-up-fields.tsx";
import { OthersPlayed } from "./others-played.tsx";
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
	/** Whether it may name others than the order of play says. */
	namesOthers: boolean;
};

/** Names, then a column for each game; on a narrow phone the games are rows, and the sides columns. */
const columns: Record<number, string> = {
	1: "min-[25rem]:grid-cols-[minmax(0,1fr)_4rem] sm:grid-cols-[16rem_4rem]",
	3: "min-[25rem]:grid-cols-[minmax(5rem,1fr)_repeat(3,minmax(0,4rem))] sm:grid-cols-[16rem_repeat(3,4rem)]",
	5: "min-[25rem]:grid-cols-[4.5rem_repeat(5,minmax(0,1fr))] sm:grid-cols-[16rem_repeat(5,4rem)]",
	7: "min-[25rem]:grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] sm:grid-cols-[16rem_repeat(7,4rem)]",
};
const rows = "grid-cols-[auto_repeat(2,minmax(4rem,1fr))] min-[25rem]:grid-flow-col min-[25rem]:grid-rows-2";

const narrowName = "max-[24.999rem]:px-1 max-[24.999rem]:text-center";

/** A rubber of a sheet: its games, and how it ended where it was not played to its end. */
export function RubberFields(props: Props) {
	const { nth, format, sides: squads, withPoints, players, lastGame, state } = props;
	const locale = useLocale();
	const t = sheetText(locale);
	const inWords = useProblemText();
	const places = format.rubbers[nth - 1];
	const name = `r${nth}`;
	const isDoubles = places !== undefined && !isSingles(places.home);
	const rubber = t.rubber(nth, isDoubles);
	const problems = problemsOf(state, name).map(([field, problem]) => ({ game: gameOf(field), text: inWords(problem) }));
	const games = Array.from({ length: withPoints ? format.bestOf : 1 }, (_, game) => game + 1);
	const who = { home: pick(locale, squads.home, "name"), away: pick(locale, squads.away, "name") };
	const whoPlays = { home: players.home || who.home, away: players.away || who.away };
	const isOpen = (state.values[`${name}_outcome`] ?? "played") !== "played";
	return (
		<fieldset className="rounded-xl border border-line p-3 sm:p-4">
			<legend className="px-1 font-bold">
				{rubber} <bdi className="font-normal text-soft">{places && pairing(places.home, places.away)}</bdi>
			</legend>
			<div className={`grid items-center gap-x-1.5 gap-y-2 ${rows} ${columns[games.length]}`}>
				{sides.map((side) => (
					<span
						key={side}
						className={`line-clamp-2 text-sm leading-tight first:col-start-2 min-[25rem]:first:col-start-1 ${narrowName}`}
					>
						<bdi>{whoPlays[side]}</bdi>
					</span>
				))}
				{games.map((game) => {
					const fields = sides.map((side) => (withPoints ? `${name}_${side[0]}${game}` : `${name}_${side[0]}`));
					const own = problems.filter((problem) => problem.game === (withPoints ? game : undefined));
					const isAsked = lastGame === undefined || game <= lastGame;
					return (
						<Fragment key={game}>
							<span aria-hidden="true" className="text-sm whitespace-nowrap text-soft min-[25rem]:hidden">
								{withPoints ? t.game(game) : t.games}
							</span>
							{sides.map((side, at) => (
								<PointsField
									key={side}
									form="sheet"
									name={fields[at] ?? ""}
									label={withPoints ? t.points(rubber, game, whoPlays[side]) : t.gamesWon(rubber, whoPlays[side])}
									state={state}
									problemId={own.length > 0 ? `sheet-${fields[0]}-problem` : undefined}
									pointsTo={withPoints ? format.pointsTo : 0}
									isAsked={isAsked}
								/>
							))}
							{own.length > 0 && (
								<p
									id={`sheet-${fields[0]}-problem`}
									className="col-span-3 text-sm font-semibold text-loss min-[25rem]:hidden"
								>
									{unlike(own)}
								</p>
							)}
						</Fragment>
					);
				})}
			</div>
			{problems.length > 0 && (
				<div className="mt-2 hidden text-sm font-semibold text-loss min-[25rem]:block">
					{games
						.filter((game) => problems.some((problem) => problem.game === (withPoints ? game : undefined)))
						.map((game) => (
							<p key={game}>
								{withPoints && `${t.game(game)}: `}
								{unlike(problems.filter((problem) => problem.game === (withPoints ? game : undefined)))}
							</p>
						))}
				</div>
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
			<OthersPlayed rubber={nth} isChosen={props.namesOthers} {...{ format, sides: squads, state }} />
		</fieldset>
	);
}

/** The problems of the numbers of a rubber; its lists show their own. */
const problemsOf = (state: FormState, name: string) =>
	Object.entries(state.problems).filter(([field]) => new RegExp(`^${name}_[ha]\\d?$`).test(field));
const gameOf = (field: string) => Number(/\d$/.exec(field.split("_")[1] ?? "")?.[0] ?? 0) || undefined;
const unlike = (problems: { text: string }[]) => [...new Set(problems.map(({ text }) => text))].join(" · ");

const placeName = (place: Place) =>
	place.kind === "singles" ? place.position : place.kind === "named pair" ? place.pair : place.positions.join("");
const pairing = (home: Place, away: Place) => `${placeName(home)}–${placeName(away)}`;
