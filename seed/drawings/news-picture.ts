import { palettes } from "./hall.ts";
import { type SceneName, scenes } from "./scenes.ts";
import { rollFor, svg } from "./svg.ts";

export type { SceneName };

/** The picture of an article: its scene, in colours and with people that no other has. */
export function newsPicture(scene: SceneName, i: number): string {
	const palette = palettes[i % palettes.length]!;
	return svg(1280, 720, { width: 832, height: 468 }, scenes[scene](rollFor(900 + i * 3), palette));
}
