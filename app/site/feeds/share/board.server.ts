import type { OverlayOptions } from "sharp";
import type { Locale } from "../../../base/locale/locale.ts";
import { emblemPlate, flipCard } from "./plates.server.ts";
import { fittedWords, words } from "./words.server.ts";

type BoardSide = { name: string; logo_url: string | null; score: number | null };
export type ShareBoard = { home: BoardSide; away: BoardSide };

const CENTRE = 600;
const CREST = 190;
const CARD = { width: 150, height: 200 };
const TOP = 190;
/** From the middle of the picture to the middle of a card, and to that of a crest. */
const TO_CARD = 84;
const TO_CREST = 390;

/** A tie as the board of its hall: the crests with their names, the score on two cards, a line above. */
export async function drawBoard(locale: Locale, { home, away }: ShareBoard, { line, deep }: Colours) {
	// The home side is where reading begins.
	const towards = locale === "ar" ? 1 : -1;
	const layers: OverlayOptions[] = [];
	const above = await fittedWords(line, { size: 34, colour: "#ffd9bd", width: 860, height: 70, align: "centre" });
	layers.push({ input: above.data, left: centred(CENTRE, above.info.width), top: 104 });
	for (const [side, other, way] of [
		[home, away, towards],
		[away, home, -towards],
	] as const) {
		const crest = await emblemPlate({ url: side.logo_url, isCrest: true }, CREST);
		const middle = CENTRE + way * TO_CREST;
		if (crest) layers.push({ input: crest, left: centred(middle, CREST), top: TOP });
		const name = await fittedWords(side.name, {
			size: 44,
			colour: "#ffffff",
			width: 380,
			height: 100,
			align: "centre",
		});
		layers.push({ input: name.data, left: centred(middle, name.info.width), top: TOP + CREST + 26 });
		if (side.score === null) continue;
		const isWhite = side.score > (other.score ?? 0);
		const at = CENTRE + way * TO_CARD;
		layers.push({ input: flipCard({ ...CARD, isWhite, deep }), left: centred(at, CARD.width), top: TOP });
		const digits = await words(String(side.score), { size: 150, colour: isWhite ? deep : "#f4faf6", width: 200 });
		const top = TOP + Math.round((CARD.height - digits.info.height) / 2);
		layers.push({ input: digits.data, left: centred(at, digits.info.width), top });
	}
	if (home.score === null) {
		const versus = await words(locale === "ar" ? "×" : "vs", { size: 96, colour: "#f4faf6", width: 300 });
		layers.push({ input: versus.data, left: centred(CENTRE, versus.info.width), top: TOP + 40 });
	}
	return layers;
}
type Colours = { line: string; deep: string };

const centred = (middle: number, width: number) => Math.round(middle - width / 2);
