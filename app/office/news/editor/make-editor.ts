import { Editor, Extension } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { dropped } from "./dropped.ts";
import { GalleryNode } from "./gallery-node.ts";
import { pictureNode } from "./picture-node.ts";
import { pastedNodes } from "./table-nodes.ts";
import { VideoNode } from "./video-node.ts";

type Options = {
	labelId: string;
	describedBy: string;
	language: "ar" | "en";
	/** Base address of stored pictures, where it is not the site's own. */
	pictures: string | undefined;
	onFiles: (files: File[], at: number) => void;
	onLost: (lost: "foreign" | "dropped") => void;
	onLink: () => void;
};

/** The keys of the toolbar that no other extension listens to. */
const linkKey = (onLink: () => void) =>
	Extension.create({
		name: "linkKey",
		addKeyboardShortcuts: () => ({
			"Mod-k": ({ editor }) => {
				if (!editor.isActive("link")) onLink();
				return editor.isActive("link") ? editor.commands.unsetLink() : true;
			},
		}),
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
	/<[a-z][^<>]*>/i.test(text)
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
				underline: false,
				italic: false, // Arabic has none
				link: {
					openOnClick: false,
					protocols: ["http", "https", "mailto", "tel"],
					HTMLAttributes: { target: null, rel: null },
				},
			}),
			pictureNode(options.pictures),
			...pastedNodes,
			GalleryNode,
			VideoNode,
			Direction,
			dropped({ base: options.pictures, onFiles: options.onFiles, onLost: options.onLost }),
			linkKey(options.onLink),
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
