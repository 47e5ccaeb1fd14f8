import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../base/ui/use-locale.ts";
import { editorText } from "../editor-text.ts";

type Props = { editor: Editor; onPicture: (file: File) => void };

/** Formatting of the text under the cursor. Buttons expose whether they are on. */
export function Toolbar({ editor, onPicture }: Props) {
	const t = editorText(useLocale());
	const [, redraw] = useState(0);
	const picker = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const look = () => redraw((times) => times + 1);
		editor.on("transaction", look);
		return () => void editor.off("transaction", look);
	}, [editor]);

	const run = () => editor.chain().focus();
	function link() {
		if (editor.isActive("link")) return run().unsetLink().run();
		const href = prompt(t.linkPrompt, "https://");
		return href && /^(https?:|mailto:|tel:)/.test(href) && run().setLink({ href }).run();
	}
	const buttons = [
		{ sign: "B", label: t.bold, on: editor.isActive("bold"), act: () => run().toggleBold().run() },
		{
			sign: "H2",
			label: t.heading,
			on: editor.isActive("heading", { level: 2 }),
			act: () => run().toggleHeading({ level: 2 }).run(),
		},
		{
			sign: "H3",
			label: t.subheading,
			on: editor.isActive("heading", { level: 3 }),
			act: () => run().toggleHeading({ level: 3 }).run(),
		},
		{ sign: "•", label: t.list, on: editor.isActive("bulletList"), act: () => run().toggleBulletList().run() },
		{ sign: "1.", label: t.numbered, on: editor.isActive("orderedList"), act: () => run().toggleOrderedList().run() },
		{ sign: "❝", label: t.quote, on: editor.isActive("blockquote"), act: () => run().toggleBlockquote().run() },
		{ sign: "↗", label: editor.isActive("link") ? t.unlink : t.link, on: editor.isActive("link"), act: link },
		{ sign: "▣", label: t.picture, on: false, act: () => picker.current?.click() },
		{ sign: "¶←", label: t.rtl, on: editor.isActive({ dir: "rtl" }), act: () => run().setTextDirection("rtl").run() },
		{ sign: "→¶", label: t.ltr, on: editor.isActive({ dir: "ltr" }), act: () => run().setTextDirection("ltr").run() },
		{ sign: "↶", label: t.undo, on: false, act: () => run().undo().run() },
		{ sign: "↷", label: t.redo, on: false, act: () => run().redo().run() },
	];
	return (
		<div
			role="toolbar"
			aria-label={t.toolbar}
			className="flex flex-wrap gap-1 rounded-t-lg border border-b-0 border-line bg-sunken p-1"
		>
			{buttons.map(({ sign, label, on, act }) => (
				<button
					key={sign}
					type="button"
					title={label}
					aria-label={/^[A-Z0-9]/.test(sign) ? `${sign} ${label}` : label}
					aria-pressed={on}
					onClick={act}
					className="grid size-10 cursor-pointer place-items-center rounded-md font-semibold hover:bg-surface aria-pressed:bg-brand aria-pressed:text-on-brand"
				>
					<span aria-hidden="true" dir="ltr">
						{sign}
					</span>
				</button>
			))}
			<input
				ref={picker}
				type="file"
				accept="image/*"
				hidden
				onChange={(event) => {
					const file = event.currentTarget.files?.[0];
					event.currentTarget.value = "";
					if (file) onPicture(file);
				}}
			/>
		</div>
	);
}
