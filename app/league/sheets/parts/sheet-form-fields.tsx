import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Side } from "../../../access/side.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { Format } from "../../formats/format.ts";
import { isDecided } from "../rules/games.ts";
import { playersAt } from "../rules/players.ts";
import { scoreOfSheet } from "../rules/sheet-score.ts";
import { controlValue, type Fields, readSheetFields } from "../sheet-fields.ts";
import { sheetText } from "../text.ts";
import { LineUpFields, type SheetSide } from "./line-up-fields.tsx";
import { leadOn } from "./points-field.tsx";
import { RubberFields } from "./rubber-fields.tsx";
import { SheetScoreLine } from "./sheet-score-line.tsx";

type Props = {
	state: RecordState;
	format: Format;
	sides: { home: SheetSide; away: SheetSide };
	withPoints: boolean;
	/** Whether it is saved during play, with the game that goes on. */
	isDuringPlay: boolean;
	/** Whether it is in a page of its own, and not in a panel. */
	isOnPage?: boolean;
	/** Whether it is the form of staff, who enter a tie as it was played where that broke rules of play. */
	isOfStaff?: boolean;
	/** Whether it may need a reason. */
	isCorrection?: boolean;
};

/** The fields of a sheet. With a script score, players and rubbers that are still asked for follow what is typed. */
export function SheetFields(props: Props) {
	const { state, format, sides, withPoints, isDuringPlay, isOnPage = false } = props;
	const { isOfStaff = false, isCorrection = false } = props;
	const locale = useLocale();
	const t = sheetText(locale);
	const box = useRef<HTMLDivElement>(null);
	const [fields, setFields] = useState<Fields>(state.values);
	const [showsAll, setShowsAll] = useState(false);
	useEffect(() => setFields(state.values), [state.values]);
	const { sheet } = readSheetFields(format, fields, withPoints);
	const score = scoreOfSheet(format, sheet.rubbers, "none");
	const named = (side: Side, nth: number) =>
		playersAt(
			format.rubbers[nth]?.[side] ?? { kind: "singles", position: "" },
			sheet.lineUps[side],
			sheet.rubbers[nth]?.others?.[side],
		)
			.map((player) => sides[side].players.find(({ value }) => value === controlValue(player)))
			.map((player) => (player ? playerName(locale, player) : ""))
			.filter(Boolean)
			.join(" · ");
	const isAsked = (nth: number) =>
		score.decidedBy === undefined || nth < score.decidedBy || sheet.rubbers[nth]?.outcome !== "not played";
	const isShown = (nth: number) => isAsked(nth) || showsAll;
	const wantsReason =
		isCorrection || sheet.rubbers.some(({ others }) => others) || Boolean(fields.reason || state.problems.reason);
	const lastGameOf = (nth: number) => {
		const { games } = sheet.rubbers[nth] ?? { games: [] };
		return withPoints && isDecided(games, format) ? games.length : undefined;
	};
	return (
		<div
			ref={box}
			className="space-y-5"
			onInput={(event) => {
				const form = box.current?.closest("form");
				if (!form) return;
				const entries = [...new FormData(form)].filter(
					(entry): entry is [string, string] => typeof entry[1] === "string",
				);
				flushSync(() => setFields(Object.fromEntries(entries)));
				leadOn(event);
			}}
		>
			<section>
				<h3 className="mb-1 text-lg font-bold">{t.lineUps}</h3>
				<p className="mb-3 text-sm text-soft">{t.emptyPlaces}</p>
				<div className="flex flex-wrap gap-6">
					<LineUpFields side="home" of={sides.home} state={state} />
					<LineUpFields side="away" of={sides.away} state={state} />
				</div>
			</section>
			{isDuringPlay && <p className="text-sm text-soft">{t.duringPlay}</p>}
			<SheetScoreLine score={score} sides={sides} isOnPage={isOnPage} />
			{format.rubbers.map((_, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the order of play is fixed
				<div key={nth} className={isShown(nth) ? undefined : "hidden noscript:block"}>
					{!isAsked(nth) && <p className="mb-2 text-sm text-soft">{t.notNeeded}</p>}
					<RubberFields
						nth={nth + 1}
						players={{ home: named("home", nth), away: named("away", nth) }}
						lastGame={lastGameOf(nth)}
						namesOthers={isOfStaff}
						{...{ format, sides, withPoints, state }}
					/>
				</div>
			))}
			{isOfStaff && !format.rubbers.every((_, nth) => isShown(nth)) && (
				<button type="button" className="button-quiet noscript:hidden" onClick={() => setShowsAll(true)}>
					{t.showAll}
				</button>
			)}
			{isOfStaff && wantsReason && (
				<Field
					form="sheet"
					name="reason"
					label={t.reason}
					hint={isCorrection ? t.reasonHint : t.asPlayedHint}
					required={false}
					labelSaysOptional
					state={state}
					maxLength={300}
					rows={2}
				/>
			)}
		</div>
	);
}
