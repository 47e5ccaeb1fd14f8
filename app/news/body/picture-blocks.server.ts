import { pictureBase } from "../../base/config.server.ts";
import { storedAddress } from "../../base/files/pictures/picture-url.ts";
import { plainText } from "../../base/rich-text/rich-text.server.ts";

/** A picture in a body: its stored address, its description, its caption, and who took it. */
export type BodyPicture = { url: string; alt: string; caption: string; credit?: string };

const IMG = "<img [^>]*>";
const CAPTION = "(?:\\s*<figcaption[^>]*>(?:(?!</?fig)[^])*</figcaption>)?";
const ONE = `\\s*(?:<figure[^>]*>\\s*${IMG}${CAPTION}\\s*</figure>|${IMG}${CAPTION})`;
/** A picture alone, or a figure of one or several: several are a gallery. */
const BLOCK = new RegExp(`${IMG}|<figure[^>]*>(?:${ONE})+\\s*</figure>`, "y");
const EACH = new RegExp(`(${IMG})(${CAPTION})`, "g");

/** The pictures that begin at a place in safe HTML, and the length of their markup. */
export function picturesAt(html: string, index: number) {
	BLOCK.lastIndex = index;
	const block = BLOCK.exec(html)?.[0];
	if (!block) return undefined;
	const pictures = [...block.matchAll(EACH)].map(
		([, img = "", caption = ""]): BodyPicture => ({
			url: storedAddress(attributeOf(img, "src"), pictureBase()),
			alt: plainText(attributeOf(img, "alt")),
			caption: plainText(caption),
		}),
	);
	return { part: { pictures }, length: block.length };
}

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
