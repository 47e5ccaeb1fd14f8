import { type Limb, type Point, type Pose, type PoseName, poses } from "./poses.ts";
import { hairs, oneOf, shade, skins } from "./svg.ts";

export type Look = {
	shirt: string;
	shorts: string;
	woman?: boolean;
	covered?: boolean;
	child?: boolean;
	suit?: boolean;
	wheels?: boolean;
};
type Place = { x: number; y: number; scale: number; mirror?: boolean };

const path = (points: Point[]) => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");
const stroke = (points: Point[], colour: string, width: number) =>
	`<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const middle = ([a, b]: Point, [c, d]: Point, at: number): Point => [a + (c - a) * at, b + (d - b) * at];

const pointsOf = ([jointX, jointY, endX, endY]: Limb): [joint: Point, end: Point] => [
	[jointX, jointY],
	[endX, endY],
];

/** A person in the middle of a movement: the hip is at `x`, `y`. */
export function figure(roll: () => number, name: PoseName, look: Look, { x, y, scale, mirror }: Place): string {
	const pose: Pose = poses[name];
	const skin = oneOf(roll, skins);
	const hair = oneOf(roll, hairs);
	const { shirt, shorts } = look;
	const sleeves = look.suit || look.covered ? 1 : 0.45;
	const trousers = look.suit || look.woman ? 1 : 0.42;
	const hip = [0, 0] as const;
	const arm = (limb: Limb, dark: number) => {
		const [joint, end] = pointsOf(limb);
		const from: Point = [pose.neck[0], pose.neck[1] + 14];
		const cut = sleeves === 1 ? end : middle(from, joint, 0.9);
		return (
			stroke([from, joint, end], shade(skin, dark), 15) +
			stroke(sleeves === 1 ? [from, joint, middle(joint, end, 0.82)] : [from, cut], shade(shirt, dark), 19) +
			`<circle cx="${end[0]}" cy="${end[1]}" r="9" fill="${shade(skin, dark)}"/>`
		);
	};
	const leg = (limb: Limb, dark: number) => {
		const [joint, end] = pointsOf(limb);
		const cut = trousers === 1 ? [hip, joint, middle(joint, end, 0.9)] : [hip, middle(hip, joint, 0.95)];
		return (
			stroke([hip, joint, end], shade(skin, dark), 19) +
			stroke(cut, shade(shorts, dark), trousers === 1 ? 24 : 30) +
			`<path d="M${end[0] - 12} ${end[1] - 6}h16q20 2 22 16h-40z" fill="${dark ? "#c9ced3" : "#fff"}"/>`
		);
	};
	const torso = `<path d="M${pose.neck[0] - 30} ${pose.neck[1] + 8}q30 -18 60 0L28 6q-28 14-56 0z" fill="${shirt}"/><path d="M${pose.neck[0] + 6} ${pose.neck[1] - 1}q16 2 24 9L28 6q-8 5-18 6z" fill="${shade(shirt, -0.2)}"/>`;
	const inside = [
		arm(pose.back, -0.14),
		pose.bat === "back" ? bat(pointsOf(pose.back)[1], -50) : "",
		look.wheels ? "" : leg(pose.backLeg, -0.16) + leg(pose.frontLeg, 0),
		look.wheels ? wheelchair(shorts, skin) : "",
		torso,
		stroke([[pose.neck[0], pose.neck[1] + 4], middle(pose.neck, pose.head, 0.5)], shade(skin, -0.12), 17),
		head(pose.head, skin, hair, look),
		name === "medal"
			? `<path d="M-14 -116L0 -70l14-46" fill="none" stroke="#b3263a" stroke-width="6"/><circle cx="0" cy="-62" r="12" fill="#f2c14e"/>`
			: "",
		arm(pose.front, 0),
		pose.bat === "front" ? bat(pointsOf(pose.front)[1], 40) : "",
	].join("");
	const size = look.child ? scale * 0.78 : scale;
	return `<g transform="translate(${x} ${y}) scale(${mirror ? -size : size} ${size})">${inside}</g>`;
}

const bat = ([x, y]: Point, turn: number) =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-4" y="-12" width="8" height="22" rx="3" fill="#b98a52"/><ellipse cy="-28" rx="19" ry="21" fill="#c22f2a"/><path d="M-16-18q16 10 32 0" fill="none" stroke="#2a1a14" stroke-width="3"/></g>`;

function head([x, y]: Point, skin: string, hair: string, { woman, covered, shirt, child }: Look): string {
	const r = child ? 27 : 23;
	const face = `<ellipse cx="${x}" cy="${y}" rx="${r - 3}" ry="${r}" fill="${skin}"/><circle cx="${x + 9}" cy="${y - 2}" r="2.4" fill="#22160f"/><path d="M${x + 4} ${y + 10}q7 4 12-1" fill="none" stroke="${shade(skin, -0.4)}" stroke-width="2.5" stroke-linecap="round"/>`;
	if (covered) {
		const scarf = shade(shirt, -0.3);
		return `<path d="M${x} ${y - r - 5}c-30 0-34 34-29 56q26 22 46 4c-8-10-8-24-2-40 6-14-4-20-15-20z" fill="${scarf}"/><ellipse cx="${x + 6}" cy="${y + 1}" rx="${r - 8}" ry="${r - 4}" fill="${skin}"/><circle cx="${x + 12}" cy="${y - 2}" r="2.4" fill="#22160f"/>`;
	}
	const cap = `<path d="M${x - r + 1} ${y + 4}C${x - r - 6} ${y - r - 12} ${x + r + 4} ${y - r - 14} ${x + r - 3} ${y - 6}q-12-12-26-10-8 6-8 20z" fill="${hair}"/>`;
	const tail = woman ? `<path d="M${x - r + 4} ${y - 8}q-26 8-22 40 14-6 22-24z" fill="${hair}"/>` : "";
	return tail + face + cap;
}

const wheelchair = (shorts: string, skin: string) =>
	`<path d="M-34 -70v76h62" fill="none" stroke="#2b3138" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>${stroke(
		[
			[-6, 6],
			[48, 10],
			[56, 92],
		],
		shorts,
		28,
	)}${stroke(
		[
			[56, 84],
			[60, 104],
		],
		skin,
		16,
	)}<path d="M52 100h34v12H52z" fill="#fff"/><circle cx="-6" cy="66" r="60" fill="none" stroke="#2b3138" stroke-width="9"/><circle cx="-6" cy="66" r="8" fill="#2b3138"/><path d="M-6 10v112M-62 66h112" stroke="#59636d" stroke-width="3"/><circle cx="76" cy="118" r="11" fill="#2b3138"/>`;
