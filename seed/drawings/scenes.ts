import { figure, type Look } from "./figure.ts";
import { hall, type Palette, rally, room, table } from "./hall.ts";
import type { PoseName } from "./poses.ts";
import { between, oneOf, shade } from "./svg.ts";
import { things } from "./things.ts";

type Painter = (roll: () => number, p: Palette) => string;

const player = (shirt: string, more: Partial<Look> = {}): Look => ({ shirt, shorts: shade(shirt, -0.55), ...more });
const suit: Look = { shirt: "#26303a", shorts: "#1c242c", suit: true };
const strokes = ["forehand", "backhand", "reach", "serve"] as const satisfies readonly PoseName[];

/** Two people at a table, each on their side. */
function duel(roll: () => number, p: Palette, left: Look, right: Look): string {
	const low = left.child ? 505 : 490;
	return (
		figure(roll, oneOf(roll, strokes), left, { x: 300, y: low, scale: 1.25 }) +
		figure(roll, oneOf(roll, strokes), right, { x: 980, y: low, scale: 1.25, mirror: true }) +
		table(p, 640, 470, 620) +
		rally([430, 400], [640, between(roll, 250, 330)], [between(roll, 780, 850), 425])
	);
}

/** People side by side, the first in the middle of the picture. */
const row = (roll: () => number, count: number, y: number, scale: number, look: (i: number) => [PoseName, Look]) =>
	Array.from({ length: count }, (_, i) => {
		const [pose, shown] = look(i);
		return figure(roll, pose, shown, { x: 640 + (i - (count - 1) / 2) * 132 * scale, y, scale, mirror: i % 2 === 1 });
	}).join("");

const banner = (p: Palette, y = 90) =>
	`<path d="M220 ${y}h840v92H220z" fill="${p.table}"/><path d="M250 ${y + 34}h360v22H250zM800 ${y + 24}h230v14H800zM800 ${y + 52}h150v14H800z" fill="#fff" opacity=".85"/><circle cx="700" cy="${y + 46}" r="26" fill="${p.accent}"/>`;

/** Scenes of the news, by the name that an article asks for. */
export const scenes = {
	match: (roll, p) => hall(roll, p) + duel(roll, p, player(p.home), player(p.away)),
	women: (roll, p) =>
		hall(roll, p) +
		duel(
			roll,
			p,
			player(p.home, { woman: true, covered: true }),
			player(p.away, { woman: true, covered: roll() > 0.4 }),
		),
	doubles: (roll, p) =>
		hall(roll, p) +
		figure(roll, "backhand", player(p.home), { x: 190, y: 470, scale: 1.1 }) +
		figure(roll, "backhand", player(p.away), { x: 1110, y: 470, scale: 1.1, mirror: true }) +
		duel(roll, p, player(p.home), player(p.away)),
	para: (roll, p) =>
		hall(roll, p) + duel(roll, p, player(p.home, { wheels: true }), player(p.away, { wheels: true, woman: true })),
	youth: (roll, p) =>
		hall(roll, p) +
		duel(roll, p, player(p.home, { child: true }), player(p.away, { child: true, woman: roll() > 0.5 })),
	draw: (roll, p) =>
		hall(roll, p) +
		table(p, 640, 500, 560) +
		figure(roll, "shake", player(p.home), { x: 540, y: 430, scale: 1.45 }) +
		figure(roll, "shake", player(p.away), { x: 752, y: 430, scale: 1.45, mirror: true }),
	win: (roll, p) =>
		hall(roll, p) +
		table(p, 980, 520, 480) +
		figure(roll, "stand", player(p.home), { x: 210, y: 450, scale: 1.35 }) +
		figure(roll, "medal", suit, { x: 640, y: 450, scale: 1.3, mirror: true }) +
		figure(roll, "cheer", player(p.home), { x: 420, y: 470, scale: 1.7 }),
	podium: (roll, p) => {
		const step = (x: number, top: number, label: string) =>
			`<path d="M${x - 120} ${top}h240v${720 - top}h-240z" fill="${shade(p.table, label === "1" ? 0.12 : -0.05)}"/><path d="M${x - 120} ${top}h240v14h-240z" fill="#fff" opacity=".85"/><text x="${x}" y="${top + 92}" font-size="72" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="#fff">${label}</text>`;
		const woman = roll() > 0.5;
		const winner = (shirt: string) => player(shirt, woman ? { woman, covered: true } : {});
		const confetti = Array.from(
			{ length: 24 },
			() =>
				`<rect x="${between(roll, 20, 1260)}" y="${between(roll, 20, 500)}" width="11" height="18" rx="2" fill="${oneOf(roll, [p.accent, "#fff", p.home, p.away])}" transform="rotate(${between(roll, -14, 14)})"/>`,
		).join("");
		return (
			hall(roll, p) +
			confetti +
			step(390, 570, "2") +
			step(890, 600, "3") +
			step(640, 510, "1") +
			figure(roll, "medal", winner(p.away), { x: 390, y: 418, scale: 1.12 }) +
			figure(roll, "medal", winner(p.accent), { x: 890, y: 448, scale: 1.12, mirror: true }) +
			figure(roll, "medal", winner(p.home), { x: 640, y: 352, scale: 1.18 })
		);
	},
	squad: (roll, p) => {
		const woman = roll() > 0.6;
		return (
			room(roll, p) +
			banner(p) +
			row(roll, 4, 420, 1.3, () => ["stand", player(p.table, { suit: true, woman })]) +
			row(roll, 3, 510, 1.4, (i) => [
				i % 2 ? "stand" : "shake",
				player(p.table, { suit: true, woman, covered: woman && i % 3 !== 1 }),
			])
		);
	},
	training: (roll, p) =>
		hall(roll, p, false) +
		[0, 1].map((i) => table(p, 380 + i * 560, 440 + i * 26, 380)).join("") +
		figure(roll, "forehand", player(p.home), { x: 150, y: 420, scale: 1.05 }) +
		figure(roll, "backhand", player(p.away), { x: 640, y: 410, scale: 1.02, mirror: true }) +
		figure(roll, "serve", player(p.home), { x: 710, y: 470, scale: 1.15 }) +
		figure(roll, "reach", player(p.accent), { x: 1190, y: 460, scale: 1.1, mirror: true }) +
		figure(roll, "point", suit, { x: 470, y: 545, scale: 1.2 }) +
		rally([240, 370], [380, 300], [500, 400], 9),
	camp: (roll, p) =>
		room(roll, p) +
		table(p, 640, 500, 620) +
		figure(roll, "point", { ...suit, shirt: p.table }, { x: 640, y: 400, scale: 1.35 }) +
		row(roll, 6, 560, 1.1, (i) => [
			"stand",
			player(i % 2 ? p.home : p.away, { child: true, woman: i % 3 === 0, covered: i % 6 === 0 }),
		]),
	school: (roll, p) =>
		room(roll, p) +
		row(roll, 5, 400, 1.1, (i) => [
			i % 2 ? "cheer" : "stand",
			player(i % 3 ? p.accent : p.table, { child: true, woman: i % 2 === 0 }),
		]) +
		duel(roll, p, player(p.home, { child: true }), player(p.away, { child: true, woman: true })),
	course: (roll, p) => {
		const board = `<path d="M300 70h680v300H300z" fill="#fff" stroke="${shade(p.wall, 0.3)}" stroke-width="14"/><path d="M370 140h300v160H370z" fill="none" stroke="${p.table}" stroke-width="8"/><path d="M520 124v192" stroke="${p.table}" stroke-width="6"/><path d="M740 150h170M740 196h130M740 242h170M740 288h90" stroke="${shade(p.wall, 0.5)}" stroke-width="12" stroke-linecap="round"/><path d="M390 280q120-180 250-60" fill="none" stroke="${p.accent}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"/>`;
		const seated = Array.from({ length: 2 }, (_, line) =>
			Array.from({ length: 7 }, (_, i) => {
				const [x, y] = [110 + i * 180 + line * 60, 560 + line * 110];
				const covered = roll() > 0.62;
				const shirt = oneOf(roll, [p.home, p.away, p.table, shade(p.wall, 0.3), "#e9ecef"]);
				return `<path d="M${x - 74} 760q4-${200 - line * 80} 74-${200 - line * 80}t74 ${200 - line * 80}z" transform="translate(0 ${y - 620})" fill="${shirt}"/><circle cx="${x}" cy="${y - 86}" r="40" fill="${covered ? shade(shirt, -0.35) : "#231812"}"/>`;
			}).join(""),
		).join("");
		return room(roll, p) + board + figure(roll, "point", suit, { x: 200, y: 400, scale: 1.3 }) + seated;
	},
	meeting: (roll, p) => {
		const people = Array.from({ length: 6 }, (_, i) =>
			figure(
				roll,
				"stand",
				{
					...suit,
					shirt: oneOf(roll, ["#26303a", "#f4f1e8", "#3a3230", p.table]),
					covered: i % 3 === 1,
					woman: i % 3 === 1,
				},
				{ x: 190 + i * 180, y: 470, scale: 1.2 },
			),
		).join("");
		const sheets = Array.from(
			{ length: 6 },
			(_, i) =>
				`<path d="M${150 + i * 180} 506h80l10 30h-100z" fill="#fff"/><path d="M${246 + i * 180} 488h14v30h-14z" fill="${p.accent}"/>`,
		).join("");
		return `${room(roll, p) + banner(p, 70) + people}<path d="M60 490h1160l60 66H0z" fill="${shade(p.floor, -0.2)}"/><path d="M0 556h1280v164H0z" fill="${shade(p.floor, -0.4)}"/>${sheets}`;
	},
	talk: (roll, p) =>
		`${room(roll, p)}<path d="M0 0h1280v430H0z" fill="${p.wall}"/>${banner(p, 80)}${figure(roll, "shake", player(p.home, { woman: true, covered: true, suit: true }), { x: 520, y: 480, scale: 1.9 })}${figure(roll, "stand", suit, { x: 860, y: 470, scale: 1.85, mirror: true })}<path d="M672 372l36-40" stroke="#20262b" stroke-width="12" stroke-linecap="round"/><circle cx="716" cy="322" r="18" fill="${p.accent}"/>`,
	seniors: (roll, p) =>
		room(roll, p) + duel(roll, p, player("#8fa3ad", { suit: true }), player("#b58b6a", { suit: true })),
	...things,
} satisfies Record<string, Painter>;
export type SceneName = keyof typeof scenes;
