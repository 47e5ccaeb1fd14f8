import { between, oneOf, shade } from "./svg.ts";

/** Colours of a picture, which is 1280 by 720. */
export type Palette = { wall: string; floor: string; table: string; accent: string; home: string; away: string };

export const palettes: Palette[] = [
	{ wall: "#12362c", floor: "#a5452f", table: "#14685a", accent: "#ff8a3d", home: "#f4f1de", away: "#1d5d8f" },
	{ wall: "#15273f", floor: "#2f6f63", table: "#1f5fa8", accent: "#f2c14e", home: "#b3263a", away: "#e9eef3" },
	{ wall: "#2d2038", floor: "#7a3b52", table: "#1d4f7a", accent: "#ffb199", home: "#5b3a8c", away: "#f2c14e" },
	{ wall: "#33291d", floor: "#b7793f", table: "#1c5b4f", accent: "#ffd08a", home: "#0f6b5c", away: "#37474f" },
	{ wall: "#16343a", floor: "#8c3f35", table: "#15607a", accent: "#ff9f6b", home: "#e8c468", away: "#2f7d32" },
	{ wall: "#242945", floor: "#3f6b8a", table: "#10457a", accent: "#ffc857", home: "#ffffff", away: "#9d174d" },
];

/** A hall: lamps, rows of spectators, boards and a floor. */
export function hall(roll: () => number, p: Palette, isFull = true): string {
	const lamps = Array.from(
		{ length: 5 },
		(_, i) => `<path d="M${120 + i * 250} 0h90l30 26h-150z" fill="#fff" opacity=".75"/>`,
	).join("");
	const crowd = Array.from({ length: 2 }, (_, row) =>
		Array.from({ length: 17 }, (_, i) => {
			const colour = oneOf(roll, [shade(p.wall, 0.22), shade(p.wall, 0.14), shade(p.away, -0.45), shade(p.home, -0.5)]);
			const x = i * 78 + row * 38;
			const y = 250 + row * 78;
			return `<path d="M${x - 36} ${y + 26}q36 -84 72 0z" fill="${colour}"/><circle cx="${x}" cy="${y - 36}" r="20" fill="${shade(p.wall, 0.3)}"/>`;
		}).join(""),
	).join("");
	const boards = Array.from(
		{ length: 6 },
		(_, i) =>
			`<path d="M${i * 216 - 6} 352h208v62H${i * 216 - 6}z" fill="${i % 2 ? p.accent : shade(p.table, -0.1)}"/><path d="M${i * 216 + 40} 376h${between(roll, 70, 116)}v14H${i * 216 + 40}z" fill="#fff" opacity=".8"/>`,
	).join("");
	return `<rect width="1280" height="720" fill="${p.wall}"/><path d="M0 90h1280v270H0z" fill="${shade(p.wall, 0.08)}"/>${lamps}${isFull ? crowd : ""}<path d="M0 352h1280v62H0z" fill="${shade(p.wall, -0.3)}"/>${boards}<path d="M0 414h1280v306H0z" fill="${p.floor}"/><path d="M0 414h1280v18H0z" fill="#000" opacity=".18"/>`;
}

/** A room with a window and a wooden floor. */
export function room(roll: () => number, p: Palette): string {
	const light = shade(p.wall, 0.82);
	const windows = Array.from(
		{ length: 4 },
		(_, i) =>
			`<path d="M${70 + i * 310} 60h210v210H${70 + i * 310}z" fill="${shade(p.table, 0.75)}"/><path d="M${70 + i * 310} ${between(roll, 190, 220)}q60-50 105-10t105-10v80H${70 + i * 310}z" fill="${shade(p.table, 0.55)}"/><path d="M${175 + i * 310} 60v210M${70 + i * 310} 165h210" stroke="#fff" stroke-width="8"/>`,
	).join("");
	return `<rect width="1280" height="720" fill="${light}"/>${windows}<path d="M0 430h1280v290H0z" fill="${shade(p.floor, 0.35)}"/><path d="M0 424h1280v14H0z" fill="${shade(p.floor, 0.1)}"/>`;
}

/** A table seen from its long side, its top at `y`. */
export function table(p: Palette, x: number, y: number, width: number): string {
	const half = width / 2;
	const deep = width * 0.13;
	return (
		`<path d="M${x - half * 0.7} ${y + deep}v${width * 0.2}M${x + half * 0.7} ${y + deep}v${width * 0.2}" stroke="#20262b" stroke-width="${width / 60}"/>` +
		`<ellipse cx="${x}" cy="${y + deep + width * 0.21}" rx="${half}" ry="${width / 28}" fill="#000" opacity=".2"/>` +
		`<path d="M${x - half * 0.86} ${y - deep / 3}H${x + half * 0.86}L${x + half} ${y + deep}H${x - half}z" fill="${p.table}" stroke="#fff" stroke-width="${width / 130}" stroke-linejoin="round"/>` +
		`<path d="M${x - half * 0.93} ${y + deep / 3}H${x + half * 0.93}" stroke="#fff" stroke-width="${width / 260}" opacity=".7"/>` +
		`<path d="M${x - half} ${y + deep}h${width}v${width / 50}H${x - half}z" fill="${shade(p.table, -0.45)}"/>` +
		`<path d="M${x} ${y - deep / 3 - width * 0.05}L${x} ${y + deep}" stroke="#fff" stroke-width="${width / 110}"/><path d="M${x - width / 110} ${y - deep / 3 - width * 0.06}l${width / 55} ${width * 0.0} ${width / 80} ${deep * 1.3}h-${width / 30}z" fill="#fff" opacity=".3"/>`
	);
}

/** A ball and the way it came. */
export const rally = (
	from: readonly [number, number],
	over: readonly [number, number],
	to: readonly [number, number],
	size = 11,
) =>
	`<path d="M${from[0]} ${from[1]}Q${over[0]} ${over[1]} ${to[0]} ${to[1]}" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="1 15" stroke-linecap="round" opacity=".75"/><circle cx="${to[0]}" cy="${to[1]}" r="${size}" fill="#fff"/><circle cx="${to[0]}" cy="${to[1]}" r="${size}" fill="#ff8a3d" opacity=".85"/>`;
