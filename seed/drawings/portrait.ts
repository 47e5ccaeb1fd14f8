import { ear, eyes, type Face, faceShape, features } from "./face.ts";
import { hairBehind, hairInFront, scalp } from "./hair.ts";
import { between, hairs, oneOf, rollFor, shade, skins, svg } from "./svg.ts";

type Colours = readonly [shirt: string, trim: string];
export type Person = { seed: number; woman?: boolean; age?: "young" | "adult" | "old"; colours: Colours };

const scarves = ["#0b4636", "#1f2d4d", "#5a1f33", "#3d3d42", "#f0ece2", "#7b5a3a", "#2f5d62", "#8c6a8f"] as const;

/** An invented person from the shoulders up, in the colours of a club. The same seed is the same person. */
export function portrait({ seed, woman = false, age = "adult", colours: [shirt, trim] }: Person): string {
	const roll = rollFor(seed);
	const skin = oneOf(roll, skins);
	const face: Face = {
		skin,
		woman,
		age,
		hair: age === "old" ? oneOf(roll, ["#8f8a85", "#b9b4ae", "#d8d4ce"]) : oneOf(roll, hairs),
		width: between(roll, woman ? 70 : 74, woman ? 78 : 86) + (age === "young" ? 3 : 0),
		jaw: between(roll, woman ? 34 : 44, woman ? 44 : 62),
		length: between(roll, 0, 16) - (age === "young" ? 12 : 0),
		brow: between(roll, -4, 4),
		eye: between(roll, 0, 4) + (age === "young" ? 2 : 0),
		nose: between(roll, -3, 6),
		smile: roll(),
	};
	const covered = woman && roll() < 0.62;
	const scarf = covered ? oneOf(roll, [...scarves, shirt, trim === "#ffffff" ? "#f0ece2" : trim]) : undefined;
	const style = Math.floor(roll() * 7);
	const turn = between(roll, -5, 5);
	const inside = [
		background(roll, shirt),
		`<g transform="translate(256 270) scale(1.16) rotate(${turn / 2}) translate(-256 -250)">`,
		scarf ? "" : hairBehind(face, style),
		`<path d="M${256 - 34} 290h68v60c0 30-68 30-68 0z" fill="${shade(skin, -0.16)}"/>`,
		body(roll, shirt, trim, woman),
		`<g transform="rotate(${turn} 256 300)">`,
		scarf ? "" : scalp(face, style),
		scarf ? "" : ear(face, -1) + ear(face, 1),
		faceShape(face),
		features(face, roll),
		eyes(face, roll),
		scarf ? headscarf(scarf, face, roll) : hairInFront(face, style, roll, trim),
		"</g></g>",
	].join("");
	return svg(512, 512, { width: 480, height: 480 }, inside);
}

/** A wall, a hall out of focus, or the light of a window. */
function background(roll: () => number, shirt: string): string {
	const ground = oneOf(roll, ["#dfe7e2", "#e9e2d6", "#d9e2ea", "#e6dcdc", "#cfdcd4", "#dcd7e6"]);
	const dark = shade(ground, -0.16);
	const kind = Math.floor(roll() * 4);
	const behind = [
		`<circle cx="${between(roll, 120, 390)}" cy="210" r="190" fill="${shade(ground, 0.45)}"/>`,
		`<path d="M0 0h512v150H0z" fill="${dark}"/><path d="M0 330h512v182H0z" fill="${shade(ground, -0.08)}"/><path d="M0 326h512v10H0z" fill="#fff" opacity=".6"/>`,
		`<path d="M0 0h150L20 512H0zM512 0H360L490 512h22z" fill="${shade(ground, 0.4)}"/>`,
		`<path d="M0 512L512 90v422z" fill="${shade(shirt, 0.72)}"/>`,
	][kind];
	return `<rect width="512" height="512" fill="${ground}"/>${behind}`;
}

const shoulders = "M40 540c4-96 42-150 128-172l52-22c22 26 50 26 72 0l52 22c86 22 124 76 128 172z";

function body(roll: () => number, shirt: string, trim: string, woman: boolean): string {
	const narrow = woman ? 'transform="translate(256 0) scale(.9 1) translate(-256 0)"' : "";
	const kinds = [
		// A polo shirt
		`<path d="M214 344l42 60-40 22-24-66zM298 344l-42 60 40 22 24-66z" fill="${trim}"/><path d="M256 404v70" stroke="${shade(shirt, -0.3)}" stroke-width="4"/><circle cx="256" cy="430" r="4" fill="${trim}"/>`,
		// A round collar and stripes on the shoulders
		`<path d="M208 346c20 44 76 44 96 0" fill="none" stroke="${trim}" stroke-width="16"/><path d="M150 376l-50 40M362 376l50 40" stroke="${trim}" stroke-width="16"/>`,
		// A jacket with a zip
		`<path d="M202 340l20 62h68l20-62 14 4-18 84H206l-18-84z" fill="${trim}"/><path d="M256 402v130" stroke="${shade(shirt, 0.5)}" stroke-width="5" stroke-dasharray="8 5"/>`,
		// A yoke in the second colour
		`<path d="M168 368l52-22c22 26 50 26 72 0l52 22 14 40c-60 30-144 30-204 0z" fill="${trim}"/>`,
	];
	return `<g ${narrow}><path d="${shoulders}" fill="${shirt}"/><path d="M330 366c70 30 100 80 102 174h-60c4-80-10-130-42-174z" fill="${shade(shirt, -0.22)}"/>${oneOf(roll, kinds)}</g>`;
}

/** A scarf that leaves the face free: closed at the chin, over the shoulder, or close as players wear it. */
function headscarf(colour: string, { width, length }: Face, roll: () => number): string {
	const w = width - 4;
	const chin = 306 + length;
	const opening = `M${256 - w} 214C${256 - w} 140 ${256 + w} 140 ${256 + w} 214C${256 + w} 268 ${256 + 40} ${chin} 256 ${chin}C${256 - 40} ${chin} ${256 - w} 268 ${256 - w} 214Z`;
	const fold = shade(colour, -0.2);
	const light = shade(colour, 0.16);
	const outer =
		"M256 84C166 84 150 160 154 226c4 60 10 96-4 150 40 40 172 40 212 0-14-54-8-90-4-150 4-66-12-142-102-142z";
	const folds = [
		`<path d="M170 300c30 50 80 66 150 60" fill="none" stroke="${fold}" stroke-width="9" stroke-linecap="round"/><path d="M160 340c40 44 110 52 180 34" fill="none" stroke="${light}" stroke-width="7" stroke-linecap="round"/>`,
		`<path d="M350 250c-10 70-60 110-150 124 60 30 120 20 160-6z" fill="${fold}"/><path d="M346 300c-20 40-60 60-110 70" fill="none" stroke="${light}" stroke-width="6"/>`,
		`<path d="M186 330c40 30 100 30 140 0" fill="none" stroke="${fold}" stroke-width="7"/><path d="M176 130c40-40 120-40 160 0" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
	];
	return `<path d="${outer} ${opening}" fill="${colour}" fill-rule="evenodd"/><path d="M${256 - w} 200C${256 - w} 138 ${256 + w} 138 ${256 + w} 200" fill="none" stroke="${fold}" stroke-width="9" stroke-linecap="round"/>${oneOf(roll, folds)}`;
}
