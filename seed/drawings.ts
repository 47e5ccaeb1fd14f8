import type { demoClubs } from "./clubs.ts";
import { dice } from "./season.ts";

/** Crests, portraits and pictures of the demo, drawn here as SVG; the product turns them into what it serves. */
type Club = (typeof demoClubs)[number];

const outline = {
	shield: "M256 24l192 56v168c0 124-82 196-192 240C146 444 64 372 64 248V80z",
	round: "M256 24a232 232 0 110 464 232 232 0 010-464z",
	diamond: "M256 16l220 150-60 220-160 110-160-110-60-220z",
};

const emblems: Record<Club["emblem"], string> = {
	ball: '<circle cx="256" cy="230" r="72"/><rect x="120" y="330" width="272" height="22" rx="11"/>',
	palm: '<path d="M246 400c8-70 8-130 2-190h20c6 60 6 120-2 190z"/><path d="M256 214c-60-60-110-50-140-10 50-6 100 0 140 10zm0 0c60-60 110-50 140-10-50-6-100 0-140 10zm0 0c-30-70-70-90-112-80 44 14 84 40 112 80zm0 0c30-70 70-90 112-80-44 14-84 40-112 80z"/>',
	wave: '<g fill="none" stroke-width="26" stroke-linecap="round" class="s"><path d="M120 210q34-44 68 0t68 0 68 0 68 0"/><path d="M120 280q34-44 68 0t68 0 68 0 68 0"/><path d="M120 350q34-44 68 0t68 0 68 0 68 0"/></g>',
	peak: '<path d="M96 372l104-176 58 84 42-60 116 152z"/><circle cx="330" cy="150" r="34"/>',
	sun: '<circle cx="256" cy="262" r="66"/><g stroke-width="22" stroke-linecap="round" class="s"><path d="M256 130v36M256 358v36M124 262h36M352 262h36M162 168l26 26M324 330l26 26M350 168l-26 26M188 330l-26 26"/></g>',
	star: '<path d="M256 120l38 96 104 6-80 66 26 100-88-56-88 56 26-100-80-66 104-6z"/>',
	sail: '<path d="M244 120v220H136zM268 160c70 40 104 110 108 180H268zM116 362h284l-40 50H156z"/>',
};

export function crest({ colours: [ground, figure], shape, emblem }: Club): string {
	const drawn = emblems[emblem].replaceAll('class="s"', `stroke="${figure}"`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<path d="${outline[shape]}" fill="${ground}" stroke="${figure}" stroke-width="18"/>
<path d="${outline[shape]}" fill="none" stroke="${ground}" stroke-width="6" transform="translate(-10 -10) scale(1.04)"/>
<g fill="${figure}">${drawn}</g></svg>`;
}

const skins = ["#e8c3a0", "#d2a379", "#b98358", "#9c6a43"];

/** An invented player in the club's shirt. */
export function portrait(i: number, [shirt, trim]: readonly [string, string], covered = false): string {
	const roll = dice(i * 7919 + 13);
	const skin = skins[Math.floor(roll() * skins.length)];
	const hair = ["#1c1512", "#2b1d15", "#3a2a1e"][Math.floor(roll() * 3)];
	const sky = `hsl(${Math.floor(150 + roll() * 50)} 28% ${Math.floor(78 + roll() * 10)}%)`;
	const beard =
		!covered && roll() > 0.55
			? `<path d="M184 232c6 70 40 96 72 96s66-26 72-96c-20 34-44 40-72 40s-52-6-72-40z" fill="${hair}"/>`
			: "";
	const head = covered
		? `<path d="M256 84c-84 0-116 68-112 150 3 62 24 120 48 146h128c24-26 45-84 48-146 4-82-28-150-112-150z" fill="${shirt}"/><ellipse cx="256" cy="226" rx="68" ry="88" fill="${skin}"/>`
		: `<path d="M224 292h64v70h-64z" fill="${skin}"/><ellipse cx="256" cy="222" rx="74" ry="94" fill="${skin}"/>${beard}<path d="M180 214c-6-80 30-112 78-112s84 30 76 112c-10-40-26-56-40-62-30 16-70 14-92 4-12 12-20 30-22 58z" fill="${hair}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="480" height="480">
<rect width="512" height="512" fill="${sky}"/>
<path d="M60 512c6-108 76-166 196-166s190 58 196 166z" fill="${shirt}"/>
<path d="M206 348l50 56 50-56" fill="none" stroke="${trim}" stroke-width="16" stroke-linejoin="round"/>${head}</svg>`;
}

const scenes: ((roll: () => number, a: string, b: string) => string)[] = [
	// The table from above, and a rally
	(roll, a) =>
		`<g transform="rotate(${-14 + roll() * 10} 640 360)"><rect x="190" y="140" width="900" height="460" rx="10" fill="${a}" stroke="#fff" stroke-width="12"/><path d="M640 120v500" stroke="#fff" stroke-width="10"/><path d="M190 370h900" stroke="#fff" stroke-width="5" opacity=".7"/></g><path d="M250 520Q${500 + roll() * 200} ${80 + roll() * 80} 1010 ${260 + roll() * 120}" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="2 22" stroke-linecap="round"/><circle cx="1010" cy="${300 + roll() * 60}" r="34" fill="#ff8a3d"/>`,
	// A bat and a ball
	(roll, a, b) =>
		`<g transform="rotate(${-40 + roll() * 30} 560 360)"><circle cx="560" cy="300" r="200" fill="${b}"/><path d="M400 420a200 200 0 00320 0l-90 70h-140z" fill="#2b1d15" opacity=".35"/><rect x="520" y="470" width="80" height="210" rx="26" fill="#c99a5b"/></g><circle cx="${880 + roll() * 120}" cy="${180 + roll() * 120}" r="48" fill="#fff"/><circle cx="940" cy="520" r="14" fill="${a}"/>`,
	// A podium
	(roll, a, b) =>
		`<path d="M300 640V470h220v-120h240v160h220v130z" fill="${a}"/><path d="M520 350h240v26H520zM300 470h220v26H300zM760 510h220v26H760z" fill="#fff" opacity=".85"/><circle cx="640" cy="${230 + roll() * 20}" r="70" fill="#f2c14e"/><path d="M600 150l-30-90M680 150l30-90" stroke="${b}" stroke-width="22"/>`,
	// A hall full of tables
	(roll, a) =>
		Array.from({ length: 9 }, (_, i) => {
			const [x, y] = [170 + (i % 3) * 330, 150 + Math.floor(i / 3) * 170];
			return `<g transform="translate(${x} ${y}) skewX(-18)"><rect width="230" height="96" rx="6" fill="${a}" opacity="${0.65 + roll() * 0.35}"/><path d="M115 -8v112" stroke="#fff" stroke-width="6"/></g>`;
		}).join(""),
	// Balls on their way
	(roll, a, b) =>
		Array.from(
			{ length: 14 },
			(_, i) =>
				`<circle cx="${80 + roll() * 1120}" cy="${60 + roll() * 600}" r="${16 + roll() * 46}" fill="${i % 3 === 0 ? b : i % 3 === 1 ? "#fff" : a}" opacity="${0.55 + roll() * 0.45}"/>`,
		).join(""),
];
const palettes = [
	["#0b4636", "#12705a", "#ff8a3d"],
	["#12324f", "#1d5d8f", "#f2c14e"],
	["#4a1f3d", "#8a2b6b", "#ffb199"],
	["#3b2a1a", "#8a5a2b", "#ffd08a"],
	["#173b3f", "#1b7f8c", "#ff9f6b"],
	["#2a2f4f", "#4b56a0", "#ffc857"],
] as const;

/** Picture of an article: a scene in one of a few palettes. */
export function newsPicture(i: number): string {
	const [ground, first, second] = palettes[i % palettes.length]!;
	const scene = scenes[i % scenes.length]!;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${first}"/></linearGradient></defs>
<rect width="1280" height="720" fill="url(#g)"/>${scene(dice(i * 31 + 7), first, second)}</svg>`;
}
