import type { PixelPicture } from "../elements.ts";
import { pdfNumber } from "../pdf-file.server.ts";
import type { Face } from "./faces.server.ts";
import { type FontUse, fontUse } from "./font-use.ts";
import type { Line } from "./lines.ts";
import { joinedUnits, slotsOf } from "./slots.ts";

/** The names of pictures in the file. */
type Pictures = Map<PixelPicture, string>;
/** The fonts and pictures in the pages of a document. */
export type Used = { fonts: Map<Face, FontUse>; pictures: Pictures };
type TextPlace = { x: number; y: number; size: number; color: string };

/** The drawing of one page, as the operators of a PDF. Places are points from the top left corner of the page. */
export class Canvas {
	readonly fonts: Map<Face, FontUse>;
	readonly #pictures: Pictures;
	readonly #height: number;
	readonly #parts: string[] = [];

	constructor(height: number, { fonts, pictures }: Used) {
		this.#height = height;
		this.fonts = fonts;
		this.#pictures = pictures;
	}

	get content(): string {
		return this.#parts.join("\n");
	}

	rectangle(x: number, y: number, width: number, height: number, color: string) {
		const place = [x, this.#height - y - height, width, height].map(pdfNumber).join(" ");
		this.#parts.push(`${colorOf(color)} rg ${place} re f`);
	}

	picture(picture: PixelPicture, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
		const name = this.#pictures.get(picture) ?? `P${this.#pictures.size}`;
		this.#pictures.set(picture, name);
		const [w, h, left, bottom] = [width, height, x, this.#height - y - height].map(pdfNumber);
		this.#parts.push(`q ${w} 0 0 ${h} ${left} ${bottom} cm /${name} Do Q`);
	}

	/**
	 * Draws a line with its letters in the order of the text, each at its place: who copies or reads the text of the file
	 * out has it in that order. `y` is the base of the letters.
	 */
	line({ units }: Line, { x, y, size, color }: TextPlace) {
		if (units.length === 0) return;
		const start = `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(this.#height - y)} Tm`;
		this.#parts.push(`${colorOf(color)} rg BT ${start}`);
		const shapes: string[] = [];
		let use: FontUse | undefined;
		let open = "";
		let pen = 0;
		let rise = 0;
		const close = () => {
			if (open) this.#parts.push(`[${open}]TJ`);
			open = "";
		};
		for (const { unit, x: place } of joinedUnits(units)) {
			if (use?.face !== unit.face) {
				close();
				use = fontUse(this.fonts, unit.face);
				this.#parts.push(`/${use.name} ${pdfNumber(size)} Tf`);
			}
			const slots = slotsOf(unit);
			for (const slot of slots.letters) {
				const at = Math.round((place + slot.x) * 1000);
				if (slot.y !== rise) {
					close();
					rise = slot.y;
					this.#parts.push(`${pdfNumber(rise * size)} Ts`);
				}
				if (at !== pen) open += pen - at;
				const { cid, width } = use.code(slot);
				open += `<${cid}>`;
				pen = at + width;
			}
			for (const { id, x: dx, y: dy } of slots.shapes) {
				use.shapes.add(id);
				const at = [x + (place + dx) * size, this.#height - y + dy * size].map(pdfNumber).join(" ");
				shapes.push(`q ${pdfNumber(size)} 0 0 ${pdfNumber(size)} ${at} cm /${use.name}G${id} Do Q`);
			}
		}
		close();
		this.#parts.push(rise === 0 ? "ET" : "0 Ts ET", ...shapes);
	}
}

const colorOf = (hex: string) =>
	[1, 3, 5].map((at) => pdfNumber(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(" ");
