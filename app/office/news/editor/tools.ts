import type { Editor } from "@tiptap/core";
import type { IconName } from "./icons.tsx";

/** Marks the lines below the toolbar. */
export const BAR = "data-bar";

/** The line below the toolbar in which an address is typed. */
export type Bar = "link" | "video";
/** `keys` are those of the editor: its extensions listen to them. `on` is undefined for what is done once. */
export type Tool = { icon: IconName; label: IconName; keys?: string; on?: boolean; act: () => unknown };
type ToolContext = {
	bar: Bar | undefined;
	onBar: (bar: Bar) => void;
	choosePicture: () => void;
	openLibrary: () => void;
};

/**
 * The buttons of the toolbar, in their order, as they are for the text under the cursor; without an editor they do
 * nothing yet.
 */
export function toolsOf(editor: Editor | undefined, { bar, onBar, choosePicture, openLibrary }: ToolContext): Tool[] {
	const run = () => editor?.chain().focus();
	const isLink = editor?.isActive("link");
	const heading = (level: 2 | 3) => ({
		on: editor?.isActive("heading", { level }),
		act: () => run()?.toggleHeading({ level }).run(),
	});
	const direction = (dir: "rtl" | "ltr") => ({
		on: editor?.isActive({ dir }),
		act: () => run()?.setTextDirection(dir).run(),
	});
	const tool = (icon: IconName, rest: Omit<Tool, "icon" | "label">): Tool => ({ icon, label: icon, ...rest });
	return [
		tool("bold", { keys: "Mod+B", on: editor?.isActive("bold"), act: () => run()?.toggleBold().run() }),
		tool("heading", { keys: "Mod+Alt+2", ...heading(2) }),
		tool("subheading", { keys: "Mod+Alt+3", ...heading(3) }),
		tool("list", {
			keys: "Mod+Shift+8",
			on: editor?.isActive("bulletList"),
			act: () => run()?.toggleBulletList().run(),
		}),
		tool("numbered", {
			keys: "Mod+Shift+7",
			on: editor?.isActive("orderedList"),
			act: () => run()?.toggleOrderedList().run(),
		}),
		tool("quote", {
			keys: "Mod+Shift+B",
			on: editor?.isActive("blockquote"),
			act: () => run()?.toggleBlockquote().run(),
		}),
		isLink
			? tool("unlink", { keys: "Mod+K", on: true, act: () => run()?.unsetLink().run() })
			: tool("link", { keys: "Mod+K", on: bar === "link", act: () => onBar("link") }),
		tool("picture", { act: choosePicture }),
		tool("library", { act: openLibrary }),
		tool("video", { on: bar === "video", act: () => onBar("video") }),
		tool("rtl", direction("rtl")),
		tool("ltr", direction("ltr")),
		tool("undo", { keys: "Mod+Z", act: () => run()?.undo().run() }),
		tool("redo", { keys: "Mod+Shift+Z", act: () => run()?.redo().run() }),
	];
}
