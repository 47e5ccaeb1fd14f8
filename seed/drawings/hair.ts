import type { Face } from "./face.ts";
import { shade } from "./svg.ts";

/** Hair that falls behind the neck and the shoulders. */
export function hairBehind({ woman, hair, width: w, age }: Face, style: number): string {
	if (!woman) return "";
	if (age === "young" || style % 3 === 0)
		return `<path d="M${256 + w - 20} 150c90 10 70 130 40 190-20-10-30-60-34-100z" fill="${hair}"/>`; // a ponytail
	if (style % 3 === 1)
		return `<path d="M${256 - w - 22} 200C${256 - w - 30} 70 ${256 + w + 30} 70 ${256 + w + 22} 200c8 80 0 130-6 190H${256 - w - 16}c-8-60-14-110-6-190z" fill="${hair}"/>`;
	return `<circle cx="256" cy="92" r="44" fill="${hair}"/>`; // a bun
}

/** The ground between the hair and the face. */
export const scalp = ({ woman, hair, width: w, age }: Face, style: number) =>
	!woman && age === "old" && style < 3
		? ""
		: `<path d="M${256 - w - 4} 206C${256 - w - 16} 72 ${256 + w + 16} 72 ${256 + w + 4} 206z" fill="${hair}"/>`;

/** Hair around the face. */
export function hairInFront(face: Face, style: number, roll: () => number, trim: string): string {
	const { woman, hair, width: w, age } = face;
	const light = shade(hair, 0.14);
	const cap = (low: number, fringe: string) =>
		`<path d="M${256 - w - 4} ${low}C${256 - w - 16} 70 ${256 + w + 16} 70 ${256 + w + 4} ${low}${fringe}Z" fill="${hair}"/>`;
	const band =
		roll() < 0.14
			? `<path d="M${256 - w - 2} 172c50-34 ${2 * w - 96} -34 ${2 * w + 4} 0v20c-50-30 ${96 - 2 * w} -30 ${-2 * w - 4} 0z" fill="${trim}"/>`
			: "";
	if (woman) {
		const parts = [
			`c-14-60-50-84-80-92-40 16-70 44-${2 * w - 74} 92`,
			`c-6-50-30-70-60-74-50 6-80 20-${2 * w - 56} 74`,
			`c-10-44-40-66-${w + 4} -66s-${w - 6} 22-${w + 4} 66`,
		];
		return cap(210, parts[style % 3] ?? "") + band;
	}
	if (age === "old" && style < 3)
		return `<path d="M${256 - w - 6} 224c-8-40-6-60 8-84 6 30 4 60 4 84zM${256 + w + 6} 224c8-40 6-60-8-84-6 30-4 60-4 84z" fill="${hair}"/>`;
	const short = [
		// cropped close
		cap(196, `c-6-34-24-50-${w + 4} -50s-${w - 2} 16-${w + 4} 50`),
		// to one side
		`${cap(206, `c-8-40-20-58-34-66-40 22-96 18-${2 * w - 40} 4-12 14-18 34-14 62`)}<path d="M206 122c40-22 80-20 104 2" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
		// curls
		Array.from({ length: 13 }, (_, i) => {
			const at = Math.PI * (1 + i / 12);
			return `<circle cx="${(256 + Math.cos(at) * (w + 2)).toFixed(0)}" cy="${(176 + Math.sin(at) * 68).toFixed(0)}" r="25" fill="${i % 3 ? hair : light}"/>`;
		}).join("") + cap(180, `c-10-30-30-40-${w + 4} -40s-${w - 6} 10-${w + 4} 40`),
		// brushed up
		`<path d="M${256 - w - 2} 206c-8-70-4-110 30-132 40-22 110-20 132 10 22 22 22 70 ${w > 78 ? 14 : 8} 122-8-30-20-50-34-58-40 8-80 8-110-2-14 12-24 34-28 60z" fill="${hair}"/>`,
		// short sides
		`<path d="M${256 - w - 2} 214c-2-30-2-50 4-66h10c-2 20-6 40-6 66zM${256 + w + 2} 214c2-30 2-50-4-66h-10c2 20 6 40 6 66z" fill="${hair}" opacity=".5"/>${cap(168, `c-10-24-30-28-${w + 4} -28s-${w - 6} 4-${w + 4} 28`)}`,
		// a fringe
		cap(
			210,
			`c-4-24-10-40-20-50l-14 18-16-20-18 20-18-20-18 20-16-18c-14 12-20 28-${2 * w - 112 > 0 ? 2 * w - 112 : 20} 50`,
		),
		// thin in front
		cap(190, `c-8-50-26-66-40-72-30 14-60 14-${2 * w - 72} 0-16 10-26 30-32 72`),
	];
	return (short[style] ?? "") + band;
}
