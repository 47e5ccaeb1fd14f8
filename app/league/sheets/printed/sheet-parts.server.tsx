import { type Side, sides } from "../../../access/side.ts";
import { Text, View } from "../../../base/pdf/elements.ts";
import type { Style } from "../../../base/pdf/style.ts";
import type { PrintedRubber, PrintedSheet } from "./printed-sheet.server.ts";
import { columns, sheetStyles as s } from "./printed-styles.ts";
import { printedText } from "./printed-text.ts";

const [ar, en] = [printedText("ar"), printedText("en")];
type Names = { name: string; name_ar: string };

export const Arabic = ({ children, style = {} }: { children: string; style?: Style }) => (
	<Text style={{ direction: "rtl", textAlign: "right", ...style }}>{children}</Text>
);
export const English = ({ children, style = {} }: { children: string; style?: Style }) => (
	<Text style={{ direction: "ltr", textAlign: "left", ...style }}>{children}</Text>
);

/** A label in both languages on one line, English first. */
export const Both = ({ of, style = {} }: { of: Names; style?: Style }) => (
	<View style={{ ...s.row, gap: 6, ...style }}>
		<English style={{ flex: 1 }}>{of.name}</English>
		<Arabic style={{ flex: 1 }}>{of.name_ar}</Arabic>
	</View>
);

type Label = { [K in keyof typeof ar]: (typeof ar)[K] extends string ? K : never }[keyof typeof ar];
export const label = (key: Label): Names => ({ name: en[key], name_ar: ar[key] });

/** The mean width of a letter in a line, in parts of its size. */
const LETTER = 0.53;
/** The smallest letters that are read without effort. */
const SMALLEST = 5.6;

const USUAL = 8.5;
/** Bold letters are wider. */
const BOLD = 0.94;

/** The size at which a name fits in one line of so many points, no larger than usual. */
const sizeOf = (name: string, width: number, usual: number) =>
	Math.max(SMALLEST, Math.min(usual, width / (LETTER * name.length)));

/**
 * The names of one player or two, or of a team, in lines of their own, in both languages. A name that is alike in both
 * is written once.
 */
export function InLines({ of, width, usual = USUAL }: { of: readonly Names[]; width: number; usual?: number }) {
	return of.map(({ name, name_ar }) => (
		<View key={name}>
			<English style={{ fontSize: sizeOf(name, width, usual) }}>{name}</English>
			{name_ar !== name && <Arabic style={{ fontSize: sizeOf(name_ar, width, usual) }}>{name_ar}</Arabic>}
		</View>
	));
}

/** A fact: its label in both languages, its value in both, each in one line where it can be, or a line to write on. */
export function Fact({ of, value, width }: { of: Label; value?: Names; width: `${number}%` }) {
	const room = (columns.all * Number.parseFloat(width)) / 200 - 8;
	const longest = value && (value.name.length > value.name_ar.length ? value.name : value.name_ar);
	const size = sizeOf(longest ?? "", room, USUAL);
	const strong = { ...s.strong, ...(size < USUAL ? { fontSize: size } : {}) };
	return (
		<View style={{ ...s.cell, width, minHeight: 26, justifyContent: "flex-start" }}>
			<Both of={label(of)} style={s.soft} />
			{value &&
				(value.name === value.name_ar ? (
					<English style={s.strong}>{value.name}</English>
				) : (
					<Both of={value} style={strong} />
				))}
		</View>
	);
}

const placeWord = (place: string) => place.replace("/", " · ");

/** The places of both sides with their players, or lines for them. */
export function LineUps({ places, lineUps, tie }: PrintedSheet) {
	const rows = Math.max(places.home.length, places.away.length);
	const height = rows > 5 ? 20 : 26;
	return (
		<View style={{ ...s.table, marginBottom: 7 }}>
			<View style={s.row}>
				{sides.map((side) => (
					<View key={side} style={{ ...s.cell, ...s.headCell, width: "50%", justifyContent: "flex-start" }}>
						<Both of={label(side)} style={s.soft} />
						<Both of={side === "home" ? tie.home_team : tie.away_team} style={s.strong} />
					</View>
				))}
			</View>
			{[...Array(rows).keys()].map((nth) => (
				<View key={nth} style={s.row}>
					{sides.map((side) => {
						const place = places[side][nth];
						const player = place === undefined ? undefined : lineUps[side][place];
						return (
							<View key={side} style={{ ...s.row, width: "50%", minHeight: height }}>
								<View style={{ ...s.cell, width: 34 }}>
									<Text style={{ ...s.centre, ...s.strong }}>{place === undefined ? "" : placeWord(place)}</Text>
								</View>
								<View style={{ ...s.cell, flex: 1 }}>
									{player && <InLines of={[player]} width={columns.lineUp} usual={rows > 5 ? 7.6 : USUAL} />}
								</View>
							</View>
						);
					})}
				</View>
			))}
		</View>
	);
}

const Head = ({ of, width, flex }: { of: Names; width?: number; flex?: number }) => (
	<View style={{ ...s.cell, ...s.headCell, ...(width ? { width } : { flex }) }}>
		<Text style={{ ...s.centre, ...s.soft }}>{of.name}</Text>
		{of.name_ar !== of.name && <Text style={{ ...s.centre, ...s.soft, direction: "rtl" }}>{of.name_ar}</Text>}
	</View>
);
const same = (name: string): Names => ({ name, name_ar: name });

/** The rubbers in the order of play, a column for each game. */
export function Rubbers({ rubbers, format }: PrintedSheet) {
	const games = Array.from({ length: format.best_of }, (_, nth) => nth + 1);
	const height = rubbers.length > 11 ? 22 : rubbers.length > 7 ? 27 : 40;
	return (
		<View style={{ ...s.table, marginBottom: 7 }}>
			<View style={s.row}>
				<Head of={same("#")} width={columns.nth} />
				<Head of={label("home")} flex={1} />
				<Head of={label("away")} flex={1} />
				{games.map((game) => (
					<Head key={game} of={same(String(game))} width={columns.game} />
				))}
				<Head of={label("games")} width={columns.won} />
				<Head of={label("score")} width={columns.score} />
			</View>
			{[...rubbers.entries()].map(([nth, rubber]) => (
				<Rubber key={nth} rubber={rubber} nth={nth + 1} games={games} height={height} isShort={rubbers.length < 9} />
			))}
		</View>
	);
}

type RubberProps = { rubber: PrintedRubber; nth: number; games: number[]; height: number; isShort: boolean };

function Rubber({ rubber, nth, games, height, isShort }: RubberProps) {
	const { result } = rubber;
	const width =
		(columns.all - columns.nth - columns.won - columns.score - games.length * columns.game) / 2 - columns.place - 6;
	const usual = (isShort ? USUAL : 7.6) - (rubber.isPair ? 1.6 : 0);
	const side = (of: Side) => (
		<View
			style={{
				...s.cell,
				...(result?.winner === of ? s.won : {}),
				flex: 1,
				flexDirection: "row",
				alignItems: "center",
				justifyContent: "flex-start",
			}}
		>
			<Text style={{ width: columns.place, ...s.strong }}>{rubber.places[of]}</Text>
			<View style={{ flex: 1 }}>
				<InLines of={rubber.players[of]} width={result?.winner === of ? width * BOLD : width} usual={usual} />
			</View>
		</View>
	);
	const box = (key: string, width: number, text: string, strong = false, ended?: Names) => (
		<View key={key} style={{ ...s.cell, width }}>
			<Text style={{ ...s.centre, ...(strong ? s.strong : {}) }}>{ended ? `${text} ${ended.name}` : text}</Text>
			{ended && <Text style={{ ...s.centre, fontSize: 6.5, direction: "rtl" }}>{ended.name_ar}</Text>}
		</View>
	);
	return (
		<View style={{ ...s.row, minHeight: height }} wrap={false}>
			{box("nth", columns.nth, String(nth))}
			{side("home")}
			{side("away")}
			{games.map((game) => {
				const points = rubber.games[game - 1];
				return box(`g${game}`, columns.game, points ? points.join("-") : "");
			})}
			{box("won", columns.won, result ? result.won.join("-") : "", true, result && endings[result.outcome])}
			{box("score", columns.score, result ? result.running.join("-") : "", true)}
		</View>
	);
}

const endings: Partial<Record<string, Names>> = {
	walkover: label("walkover"),
	retired: label("retired"),
	defaulted: label("defaulted"),
};
