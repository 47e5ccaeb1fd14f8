import { dice } from "../season.ts";

/** The demo's pictures are drawn here as SVG, in code of our own; the product turns them into what it serves. */

/** One of a list, by the dice. */
export const oneOf = <T>(roll: () => number, list: readonly T[]): T => list[Math.floor(roll() * list.length)]!;
/** A whole number from `from` to `to`. */
export const between = (roll: () => number, from: number, to: number) => Math.round(from + roll() * (to - from));

/** Dice of their own for each seed: neighbours have nothing in common. */
export function rollFor(seed: number) {
	let mixed = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
	mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
	return dice((mixed ^ (mixed >>> 13)) >>> 0);
}

/** A colour lighter (up to 1) or darker (down to -1). */
export function shade(hex: string, by: number): string {
	const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const toward = by > 0 ? 255 : 0;
	return `#${parts
		.map((part) =>
			Math.round(part + (toward - part) * Math.abs(by))
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

export const svg = (width: number, height: number, shown: { width: number; height: number }, inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${shown.width}" height="${shown.height}">${inside}</svg>`;

export const skins = ["#f0c9a4", "#e0b088", "#cf9a6e", "#b98358", "#9c6a43", "#7d5233"] as const;
export const hairs = ["#15100d", "#1f1611", "#2b1d15", "#3a2a1e"] as const;
