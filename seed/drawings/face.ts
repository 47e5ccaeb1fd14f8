import { oneOf, shade } from "./svg.ts";

/** Measures of a face around x = 256; the eyes are at y = 222, the chin near y = 318. */
export type Face = {
	skin: string;
	woman: boolean;
	age: "young" | "adult" | "old";
	hair: string;
	width: number;
	jaw: number;
	length: number;
	brow: number;
	eye: number;
	nose: number;
	smile: number;
};

const chinOf = ({ length }: Face) => 308 + length;

const outline = (face: Face) => {
	const { width: w, jaw } = face;
	const chin = chinOf(face);
	return `M${256 - w} 200C${256 - w} 96 ${256 + w} 96 ${256 + w} 200C${256 + w} 256 ${256 + jaw} ${chin} 256 ${chin}C${256 - jaw} ${chin} ${256 - w} 256 ${256 - w} 200Z`;
};

/** The head, lit from one side. */
export function faceShape(face: Face): string {
	const { skin, width: w, jaw } = face;
	const chin = chinOf(face);
	const dark = shade(skin, -0.13);
	return `<path d="${outline(face)}" fill="${skin}"/><path d="M${256 + w} 196C${256 + w} 256 ${256 + jaw} ${chin} 256 ${chin}c40-30 44-60 46-112C304 160 ${256 + w - 30} 150 ${256 + w} 196Z" fill="${dark}" opacity=".55"/>`;
}

export const ear = ({ skin, width }: Face, side: 1 | -1) =>
	`<ellipse cx="${256 + side * (width + 3)}" cy="226" rx="13" ry="22" fill="${shade(skin, -0.1)}"/><path d="M${256 + side * (width + 5)} 214q${side * 5} 12 0 22" stroke="${shade(skin, -0.3)}" stroke-width="3" fill="none"/>`;

export function eyes({ skin, hair, woman, brow, eye, age }: Face, roll: () => number): string {
	const iris = oneOf(roll, ["#2a1a10", "#3b2414", "#4a3018", "#24201c"]);
	const line = woman ? 5 : 3.5;
	const one = (x: number, side: 1 | -1) => {
		const lash = woman ? `M${x + side * 15} 219l${side * 8} -5` : "";
		return (
			`<path d="M${x - 16} 222q16 ${-12 - eye} 32 0q-16 ${9 + eye / 2} -32 0z" fill="#fdfaf5"/>` +
			`<circle cx="${x}" cy="221" r="${7 + eye / 4}" fill="${iris}"/><circle cx="${x + 2.5}" cy="218" r="2.2" fill="#fff"/>` +
			`<path d="M${x - 17} 222q17 ${-13 - eye} 34 0${lash}" fill="none" stroke="#1c120c" stroke-width="${line}" stroke-linecap="round"/>` +
			`<path d="M${x - side * 19} ${196 + brow / 2}q${side * 16} ${-9 - brow} ${side * 40} ${2 + brow}" fill="none" stroke="${shade(hair, age === "old" ? -0.25 : 0)}" stroke-width="${woman ? 5.5 : 8}" stroke-linecap="round"/>`
		);
	};
	const lens = (x: number) => `<rect x="${x - 25}" y="204" width="50" height="36" rx="13"/>`;
	const wears = roll() < (age === "old" ? 0.55 : 0.16);
	const glasses = wears
		? `<g fill="#fff" fill-opacity=".16" stroke="${oneOf(roll, ["#20252b", "#5b3a24", "#3d5a73"])}" stroke-width="5">${lens(224)}${lens(288)}<path d="M249 218q7-6 14 0" fill="none"/></g>`
		: "";
	const tired =
		age === "old"
			? `<path d="M208 242q14 8 30 3M304 242q-14 8-30 3M214 172q42-9 84 0M222 158q34-7 68 0" fill="none" stroke="${shade(skin, -0.24)}" stroke-width="3" stroke-linecap="round"/>`
			: "";
	return one(224, -1) + one(288, 1) + tired + glasses;
}

/** Nose, mouth and what grows around it. */
export function features(face: Face, roll: () => number): string {
	const { skin, woman, nose, smile, age } = face;
	const dark = shade(skin, -0.28);
	const base = 256 + nose;
	const theNose = `<path d="M251 226c-4 ${16 + nose} -10 24 -8 30c4 7 20 8 27 0" fill="none" stroke="${dark}" stroke-width="4.5" stroke-linecap="round"/>`;
	const y = base + 26;
	const lip = woman ? shade(oneOf(roll, ["#b5525a", "#a8474b", "#c06a62"]), 0) : shade(skin, -0.36);
	const mouth =
		smile > 0.55
			? `<path d="M230 ${y - 3}q26 10 52 0q-8 24-26 24t-26-24z" fill="#6d2226"/><path d="M233 ${y - 1}q23 8 46 0q-3 8-23 8t-23-8z" fill="#fff"/>`
			: `<path d="M234 ${y}q22 ${6 + smile * 14} 44 0" fill="none" stroke="${lip}" stroke-width="${woman ? 7 : 5.5}" stroke-linecap="round"/>`;
	const cheeks = `<circle cx="212" cy="256" r="13" fill="#d9715c" opacity="${woman || age === "young" ? 0.16 : 0.08}"/><circle cx="300" cy="256" r="13" fill="#d9715c" opacity="${woman || age === "young" ? 0.16 : 0.08}"/>`;
	return beard(face, roll, y) + cheeks + theNose + mouth;
}

function beard({ woman, age, width: w, jaw, length, hair }: Face, roll: () => number, y: number): string {
	const kind = roll();
	if (woman || age === "young" || kind < 0.3) return "";
	const chin = 308 + length;
	const full = `M${256 - w} 222C${256 - w + 4} 262 ${256 - jaw} ${chin} 256 ${chin}C${256 + jaw} ${chin} ${256 + w - 4} 262 ${256 + w} 222C${256 + w - 12} 252 300 ${y - 20} 256 ${y - 16}C212 ${y - 20} ${256 - w + 12} 252 ${256 - w} 222Z`;
	const moustache = `<path d="M222 ${y - 4}q34 -22 68 0q-34 -7 -68 0z" fill="${hair}"/>`;
	const mouthFree = `<ellipse cx="256" cy="${y + 3}" rx="27" ry="11" fill="${shade(hair, 0.18)}" opacity=".35"/>`;
	if (kind < 0.5) return `<path d="${full}" fill="${hair}" opacity=".26"/>`;
	if (kind < 0.72) return `<path d="${full}" fill="${hair}" opacity=".92"/>${mouthFree}${moustache}`;
	if (kind < 0.86)
		return `${moustache}<path d="M232 ${y + 8}q24 34 48 0q4 ${chin - y - 6} -24 ${chin - y - 6}t-24 ${6 - chin + y}z" fill="${hair}" opacity=".9"/>`;
	return moustache;
}
