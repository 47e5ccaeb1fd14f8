import { sides } from "../../../access/side.ts";
import { isOneOf } from "../../../base/literals.ts";
import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { Format } from "../../formats/format.ts";
import { Score } from "../../ties/parts/score.tsx";
import { isOnSheet, scoreOfSheet } from "../rules/sheet-score.ts";
import type { NamedPlayer } from "../sheet.ts";
import { documentOf, type NamedPlayers } from "../sheet-document.ts";
import { type Fields, readSheetFields } from "../sheet-fields.ts";
import { sheetText } from "../text.ts";
import { GamePoints } from "./game-points.tsx";
import type { SheetSide } from "./line-up-fields.tsx";

type Props = {
	fields: Fields;
	format: Format;
	sides: { home: SheetSide; away: SheetSide };
	withPoints: boolean;
};

/** A sheet as it is typed, in the way in which it is read once it is published. */
export function SheetLook({ fields, format, sides: of, withPoints }: Props) {
	const locale = useLocale();
	const { sheet } = readSheetFields(format, fields, withPoints);
	const score = scoreOfSheet(format, sheet.rubbers, "none").rubbers;
	const tie = { format: { code: "", order_of_play: "", rules: format } };
	const [home = "", away = ""] = sides.map((side) => pick(locale, of[side], "name"));
	const named = { home: namesIn(of.home), away: namesIn(of.away) };
	const { rubbers } = documentOf(tie, sheet, named, { score });
	const t = sheetText(locale);
	const row = "grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3";
	return (
		<>
			<p className={`${row} text-lg font-bold`}>
				<bdi>{home}</bdi>
				<Score home={score[0]} away={score[1]} />
				<bdi className="text-end">{away}</bdi>
			</p>
			<ol className="divide-y divide-line border-t border-line">
				{rubbers.map((rubber, nth) =>
					!isOnSheet(rubber) ? null : (
						// biome-ignore lint/suspicious/noArrayIndexKey: the order of play is fixed
						<li key={nth} className="py-2">
							<div className={row}>
								<Players players={rubber.home} otherwise={home} />
								<Score home={rubber.won[0]} away={rubber.won[1]} />
								<Players players={rubber.away} otherwise={away} isAway />
							</div>
							{rubber.games.length > 0 && <GamePoints games={rubber.games} className="justify-center" />}
							{isOneOf(ends, rubber.outcome) && (
								<p className="text-center text-sm text-soft">
									{t[rubber.outcome]} · {t.lostBy}: {{ home, away, both: t.both }[sheet.rubbers[nth]?.lostBy ?? "both"]}
								</p>
							)}
						</li>
					),
				)}
			</ol>
		</>
	);
}

const ends = ["walkover", "retired", "defaulted"] as const;

type PlayersProps = { players: NamedPlayer[]; otherwise: string; isAway?: boolean };

function Players({ players, otherwise, isAway = false }: PlayersProps) {
	const locale = useLocale();
	const names = players.length > 0 ? players.map((player) => playerName(locale, player)) : [otherwise];
	return (
		<span className={isAway ? "text-end" : undefined}>
			{names.map((name) => (
				<bdi key={name} className="block">
					{name}
				</bdi>
			))}
		</span>
	);
}

const namesIn = ({ players }: SheetSide): NamedPlayers =>
	new Map(
		players.map(({ value, name, name_ar }) => {
			const isWritten = value.startsWith("=");
			const id = isWritten ? null : Number(value);
			return [isWritten ? value.slice(1) : Number(value), { id, name, name_ar }] as const;
		}),
	);
