import sharp from "sharp";
import { cutText } from "../../../base/locale/cut-text.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { storedLogo } from "../../../settings/brand/logo.server.ts";
import { themeOf } from "../../../settings/brand/theme.ts";
import type { Settings } from "../../../settings/defaults.ts";
import { siteSettings } from "../../../settings/settings.server.ts";
import { drawBoard, type ShareBoard } from "./board.server.ts";
import { type Photograph, photographGround } from "./photograph.server.ts";
import { type Emblem, emblemPlate } from "./plates.server.ts";
import { drawFaces, drawRows, type ShareRow } from "./rows.server.ts";
import { fittedWords } from "./words.server.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const MAX_TITLE = 110;
/** Where the name of the federation begins, and the words above it. */
const NAME = 520;
const TOP = 150;

type Ground = { table: string; deep: string; ball: string };

const court = ({
	table,
	deep,
	ball,
}: Ground) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="g" x2="0" y2="1">
<stop stop-color="${table}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<path d="M600 0V630M0 560H1200" stroke="#fff" stroke-opacity=".12" stroke-width="4"/>
<rect y="618" width="1200" height="12" fill="${ball}"/></svg>`;

const LOGO = 96;
const ballOf = (ball: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
<circle cx="32" cy="32" r="30" fill="${ball}"/></svg>`,
	);

/** The federation's logo on a white plate, or the ball while it has none. */
async function mark({ logo_url }: Settings, ball: string) {
	const stored = await storedLogo(logo_url);
	if (!stored) return { input: ballOf(ball), width: 64 };
	const white = { background: "#ffffff" };
	const input = await sharp(stored)
		.resize({ width: LOGO - 16, height: LOGO - 16, fit: "contain", ...white })
		.extend({ top: 8, bottom: 8, left: 8, right: 8, ...white })
		.flatten(white)
		.png()
		.toBuffer();
	return { input, width: LOGO };
}

export type ShareItem = {
	title: string;
	line?: string;
	photograph?: Photograph;
	/** Beside the words: a portrait or a crest. */
	emblem?: Emblem;
	/** A tie is a board with both crests. */
	board?: ShareBoard;
	/** Beside the title: the first lines of a table or a list, or portraits. */
	rows?: ShareRow[];
	faces?: (string | null)[];
};

const EMBLEM = 340;
/** The width of lines or portraits beside a title. */
const BESIDE = 640;

/**
 * The picture that others show beside a link to a page: its title, and a line under it, over the table or a photograph;
 * 1200 × 630. A tie is shown as the board of its hall.
 */
export async function sharePicture(
	locale: Locale,
	{ title, line, photograph, emblem, board, rows = [], faces = [] }: ShareItem,
) {
	const settings = await siteSettings();
	const theme = themeOf(settings);
	const [table = "", deep = "", soft = "", ball = ""] = ["table", "table-deep", "on-table-soft", "ball"].map(
		(colour) => theme[colour]?.[0],
	);
	const startOf = (width: number) => (locale === "ar" ? WIDTH - MARGIN - width : MARGIN);
	const sign = await mark(settings, ball);
	const room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - NAME - 20 };
	const name = await fittedWords(pick(locale, settings, "name"), { size: 34, colour: soft, ...room });
	const photo = photograph && (await photographGround(photograph, { width: WIDTH, height: HEIGHT }, deep));
	const plate = emblem && (await emblemPlate(emblem, EMBLEM));
	const beside = [...(await drawRows(locale, rows)), ...(await drawFaces(locale, faces))];
	const taken = plate ? EMBLEM + 60 : beside.length > 0 ? BESIDE : 0;
	const content = board
		? await drawBoard(locale, board, { line: line ?? "", deep })
		: await headline({ title, line, width: WIDTH - 2 * MARGIN - taken, startOf });
	const picture = sharp(photo ?? Buffer.from(court({ table, deep, ball }))).composite([
		{ input: sign.input, left: startOf(sign.width), top: 48 },
		...content,
		...beside,
		...(plate ? [{ input: plate, left: locale === "ar" ? MARGIN : WIDTH - MARGIN - EMBLEM, top: 120 }] : []),
		{ input: name.data, left: startOf(name.info.width), top: NAME },
	]);
	// A photograph as PNG is three times as large as what messengers show.
	return photo
		? { type: "image/jpeg", bytes: await picture.jpeg({ quality: 80 }).toBuffer() }
		: { type: "image/png", bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer() };
}

type Headline = { title: string; line?: string; width: number; startOf: (width: number) => number };

async function headline({ title, line, width, startOf }: Headline) {
	const short = cutText(title, MAX_TITLE);
	const below = line ? await fittedWords(line, { size: 34, colour: "#ffd9bd", width, height: 90 }) : undefined;
	const height = NAME - TOP - 16 - (below ? below.info.height + 24 : 0);
	const size = short.length > 60 ? 56 : 72;
	const head = await fittedWords(short, { size, colour: "#ffffff", width, height });
	const top = Math.max(TOP, Math.round((HEIGHT - 60 - head.info.height) / 2));
	const first = Math.min(top, TOP + height - head.info.height);
	return [
		{ input: head.data, left: startOf(head.info.width), top: first },
		...(below ? [{ input: below.data, left: startOf(below.info.width), top: first + head.info.height + 24 }] : []),
	];
}

export const pictureResponse = ({ type, bytes }: Awaited<ReturnType<typeof sharePicture>>) =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": type,
			"cache-control": "public, max-age=3600",
			"cross-origin-resource-policy": "cross-origin",
		},
	});
