import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Icon } from "./icons.tsx";
import { editorText } from "./text.ts";
import { type Bar, type Tool, toolsOf } from "./tools.ts";

type Props = {
	/** Undefined until it has loaded: the buttons then have their places, and do nothing. */
	editor: Editor | undefined;
	language: "ar" | "en";
	bar: Bar | undefined;
	onBar: (bar: Bar) => void;
	onPictures: (files: File[]) => void;
	onLibrary: () => void;
};

/** "Mod" of a shortcut is the command key of a Mac. */
const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/**
 * Formatting of the text under the cursor, in the direction of that text. One Tab stop: the arrow keys move along it,
 * Home and End to its ends, Escape back to the text.
 */
export function Toolbar({ editor, language, bar, onBar, onPictures, onLibrary }: Props) {
	const t = editorText(useLocale());
	const [, redraw] = useState(0);
	const [current, setCurrent] = useState(0);
	const row = useRef<HTMLDivElement>(null);
	const picker = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (!editor) return;
		const look = () => redraw((times) => times + 1);
		editor.on("transaction", look);
		const enter = (event: KeyboardEvent) => {
			if (event.key !== "F10" || !event.altKey) return;
			event.preventDefault();
			row.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
		};
		editor.view.dom.addEventListener("keydown", enter);
		return () => {
			editor.off("transaction", look);
			if (!editor.isDestroyed) editor.view.dom.removeEventListener("keydown", enter);
		};
	}, [editor]);

	const tools = toolsOf(editor, { bar, onBar, choosePicture: () => picker.current?.click(), openLibrary: onLibrary });
	const isRtl = language === "ar";
	function move(event: React.KeyboardEvent) {
		const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
		const to = event.key === "Home" ? 0 : event.key === "End" ? tools.length - 1 : step && current + step;
		if (event.key === "Escape") editor?.commands.focus();
		else if (to === undefined) return;
		else {
			const next = (to + tools.length) % tools.length;
			setCurrent(next);
			row.current?.querySelectorAll("button")[next]?.focus();
		}
		event.preventDefault();
	}
	const shortcut = ({ keys }: Tool) => (editor ? keys?.replace("Mod", isMac() ? "Meta" : "Control") : undefined);
	const titleOf = (tool: Tool) =>
		editor && tool.keys ? `${t[tool.label]} (${tool.keys.replace("Mod", isMac() ? "⌘" : "Ctrl")})` : t[tool.label];
	return (
		<div
			ref={row}
			role="toolbar"
			tabIndex={-1}
			aria-label={t.toolbar}
			dir={isRtl ? "rtl" : "ltr"}
			onKeyDown={move}
			className="flex flex-wrap gap-1 rounded-t-lg lg:gap-px border border-b-0 border-line bg-sunken p-1 noscript:hidden"
		>
			{tools.map((tool, i) => (
				<button
					key={tool.icon}
					type="button"
					disabled={!editor}
					title={titleOf(tool)}
					aria-label={t[tool.label]}
					aria-keyshortcuts={shortcut(tool)}
					aria-pressed={tool.on}
					tabIndex={i === current ? 0 : -1}
					onFocus={() => setCurrent(i)}
					onClick={tool.act}
					className="grid size-11 cursor-pointer lg:size-10 place-items-center rounded-md hover:bg-surface disabled:opacity-50 aria-pressed:bg-brand aria-pressed:text-on-brand"
				>
					<Icon name={tool.icon} isRtl={isRtl} />
				</button>
			))}
			<input
				ref={picker}
				type="file"
				accept="image/*"
				multiple
				hidden
				onChange={(event) => {
					const files = [...(event.currentTarget.files ?? [])];
					event.currentTarget.value = "";
					if (files.length > 0) onPictures(files);
				}}
			/>
		</div>
	);
}
