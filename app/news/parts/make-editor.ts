import { Editor, Extension } from "@tiptap/core";
import Image from "@tiptap/extension-image";
import StarterKit from "@tiptap/starter-kit";
import { publicAddress, storedAddress } from "../../base/files/picture-url.ts";

type Options = {
	labelId: string;
	describedBy: string;
	language: "ar" | "en";
	/** Base address of stored pictures, where it is not the site's own. */
	pictures: string | undefined;
};

/** Pictures, shown from where visitors find them; the text area gets the addresses that rows hold, also of what was copied from a page. */
const pictures = (base: string | undefined) =>
	Image.extend({
		addAttributes() {
			const attributes = this.parent?.() ?? {};
			const parseHTML = (element: HTMLElement) => storedAddress(element.getAttribute("src") ?? "", base);
			return { ...attributes, src: { default: null, parseHTML } };
		},
		addNodeView:
			() =>
			({ node }) => {
				const dom = document.createElement("img");
				dom.src = publicAddress(String(node.attrs.src ?? ""), base);
				dom.alt = String(node.attrs.alt ?? "");
				return { dom };
			},
	});

/** A paragraph or heading may be given a direction; one that was given none finds its own. */
const Direction = Extension.create({
	name: "direction",
	addGlobalAttributes: () => [
		{
			types: ["paragraph", "heading"],
			attributes: {
				dir: {
					default: null,
					parseHTML: (element) => (["ltr", "rtl"].includes(element.dir) ? element.dir : null),
					renderHTML: ({ dir }) => (dir ? { dir } : {}),
				},
			},
		},
	],
});

/** Plain paragraphs, as they are typed without a script, become paragraphs of the editor. */
const asHtml = (text: string) =>
	/<[a-z][^>]*>/i.test(text)
		? text
		: text
				.split(/\n\s*\n/)
				.map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
				.join("");

/** An editor that copies what is typed into the text area below it. It knows the tags that articles may have. */
export function makeEditor(element: HTMLElement, area: HTMLTextAreaElement, options: Options) {
	let writing = false;
	const made = new Editor({
		element,
		content: asHtml(area.value),
		injectCSS: false, // styles come from our own sheet: the page allows no others
		extensions: [
			StarterKit.configure({
				heading: { levels: [2, 3] },
				code: false,
				codeBlock: false,
				strike: false,
				underline: false,
				italic: false, // Arabic has none
				link: {
					openOnClick: false,
					protocols: ["http", "https", "mailto", "tel"],
					HTMLAttributes: { target: null, rel: null },
				},
			}),
			pictures(options.pictures),
			Direction,
		],
		editorProps: {
			attributes: {
				class: "prose",
				role: "textbox",
				"aria-multiline": "true",
				"aria-labelledby": options.labelId,
				"aria-describedby": options.describedBy,
				lang: options.language,
				dir: options.language === "ar" ? "rtl" : "ltr",
			},
		},
		onUpdate({ editor }) {
			writing = true;
			area.value = editor.getHTML();
			area.dispatchEvent(new Event("input", { bubbles: true }));
			writing = false;
		},
	});
	area.addEventListener("input", () => {
		if (!writing) made.commands.setContent(asHtml(area.value), { emitUpdate: false });
	});
	return made;
}
