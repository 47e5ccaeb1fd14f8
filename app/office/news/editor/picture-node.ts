import Image from "@tiptap/extension-image";
import { publicAddress, storedAddress } from "../../../base/files/pictures/picture-url.ts";

/**
 * Pictures, shown from where visitors find them; the text area gets the addresses that rows hold, also of those copied
 * from a page. One with a caption is a figure; one without is the picture alone, as it always was.
 */
export const pictureNode = (base: string | undefined) =>
	Image.extend({
		addAttributes() {
			return {
				...this.parent?.(),
				src: { default: null, parseHTML: (element) => storedAddress(attributeOf(element, "src"), base) },
				alt: { default: "", parseHTML: (element) => attributeOf(element, "alt") },
				caption: {
					default: "",
					rendered: false,
					parseHTML: (element) => element.querySelector("figcaption")?.textContent?.trim() ?? "",
				},
			};
		},
		parseHTML: () => [
			{ tag: "figure", getAttrs: (element) => (element.querySelector("img[src]") ? null : false) },
			{ tag: 'img[src]:not([src^="data:"])' },
		],
		renderHTML({ node, HTMLAttributes }) {
			const { caption } = node.attrs;
			return caption
				? ["figure", {}, ["img", HTMLAttributes], ["figcaption", {}, String(caption)]]
				: ["img", HTMLAttributes];
		},
		addNodeView:
			() =>
			({ node }) => {
				const dom = document.createElement("figure");
				const picture = document.createElement("img");
				const caption = document.createElement("figcaption");
				dom.append(picture, caption);
				const show = ({ attrs }: typeof node) => {
					picture.src = publicAddress(String(attrs.src ?? ""), base);
					picture.alt = String(attrs.alt ?? "");
					caption.textContent = String(attrs.caption ?? "");
				};
				show(node);
				return {
					dom,
					update(next) {
						if (next.type !== node.type) return false;
						show(next);
						return true;
					},
				};
			},
	});

const attributeOf = (element: HTMLElement, name: string) =>
	(element instanceof HTMLImageElement ? element : element.querySelector("img"))?.getAttribute(name) ?? "";
