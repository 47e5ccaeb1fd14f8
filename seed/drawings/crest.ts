import type { demoClubs } from "../clubs.ts";

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
