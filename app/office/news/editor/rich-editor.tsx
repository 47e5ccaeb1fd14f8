import type { Editor } from "@tiptap/core";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { FormState } from "../../../base/forms/form-state.ts";
import { useProblemText } from "../../../base/ui/fields/problem-text.tsx";
import { usePictureBase } from "../../../base/ui/picture/use-picture-base.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { AddressBar, type ChosenPicture, PictureBar } from "./editor-bars.tsx";
import { LibraryDialog, type LibraryPicture } from "./library-dialog.tsx";
import { editorText } from "./text.ts";
import { Toolbar } from "./toolbar.tsx";
import type { Bar } from "./tools.ts";
import { UploadLines } from "./upload-lines.tsx";
import { useNothingLost } from "./use-nothing-lost.ts";
import { useUploads } from "./use-uploads.ts";

type Props = { form: string; name: string; label: string; language: "ar" | "en"; state: FormState; required: boolean };

/**
 * The body of an article. Without a script it is a text area that takes plain paragraphs or HTML; with one it becomes
 * an editor over that same text area, which is what the form sends. The editor takes the room of the text area: nothing
 * below moves under the finger of a person who presses while it loads.
 */
export function RichEditor({ form, name, label, language, state, required }: Props) {
	const inWords = useProblemText();
	const t = editorText(useLocale());
	const pictures = usePictureBase();
	const area = useRef<HTMLTextAreaElement>(null);
	const mount = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor>();
	const [bar, setBar] = useState<Bar>();
	const [isLibraryOpen, setLibraryOpen] = useState(false);
	const [note, setNote] = useState<"foreign" | "dropped" | "wait">();
	const [picture, setPicture] = useState<ChosenPicture>();
	const { uploads, add, retry, forget } = useUploads(editor);
	const handlers = useRef({ onFiles: add });
	handlers.current.onFiles = add;
	const labelId = useId();
	const id = `${form}-${name}`;
	const problem = state.problems[name];
	useNothingLost(
		area,
		uploads.some((upload) => upload.problem === undefined),
		useCallback(() => setNote("wait"), []),
	);

	useEffect(() => {
		let made: Editor | undefined;
		let gone = false;
		import("./make-editor.ts").then(({ makeEditor }) => {
			if (gone || !mount.current || !area.current) return;
			made = makeEditor(mount.current, area.current, {
				labelId,
				describedBy: `${id}-keys ${id}-problem`,
				language,
				pictures,
				onFiles: (files, at) => handlers.current.onFiles(files, at),
				onLost: setNote,
				onLink: () => setBar("link"),
			});
			made.on("transaction", ({ editor }) => setPicture(pictureIn(editor)));
			setEditor(made);
		});
		return () => {
			gone = true;
			made?.destroy();
		};
	}, [labelId, id, language, pictures]);

	return (
		<div>
			<label id={labelId} htmlFor={id} className="mb-1 block font-semibold">
				{label}
			</label>
			<Toolbar
				editor={editor}
				language={language}
				bar={bar}
				onBar={(asked) => setBar(asked === bar ? undefined : asked)}
				onPictures={(files) => editor && add(files, editor.state.selection.from)}
				onLibrary={() => setLibraryOpen(true)}
			/>
			{editor && isLibraryOpen && (
				<LibraryDialog
					close={() => setLibraryOpen(false)}
					onChoose={(picture) => insertPicture(editor, language, picture)}
				/>
			)}
			{editor && (
				<>
					{bar && <AddressBar bar={bar} editor={editor} language={language} close={() => setBar(undefined)} />}
					{picture && <PictureBar editor={editor} language={language} picture={picture} />}
				</>
			)}
			<div ref={mount} className={editor ? "rich-editor" : "hidden"} data-invalid={problem ? true : undefined} />
			<textarea
				ref={area}
				id={id}
				name={name}
				required={required || undefined}
				dir={language === "ar" ? "rtl" : "ltr"}
				defaultValue={state.values[name]}
				// Kept within reach of programs that fill in forms; people meet the editor in its place.
				tabIndex={editor ? -1 : undefined}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${id}-problem` : undefined}
				className={editor ? "sr-only" : "control rich-source"}
			/>
			<UploadLines uploads={uploads} retry={retry} forget={forget} />
			{note && (note !== "wait" || uploads.length > 0) && (
				<p role="alert" className="mt-1 text-sm font-semibold">
					{t[note]}
				</p>
			)}
			<p id={`${id}-keys`} className="mt-1 text-sm text-soft noscript:hidden">
				{t.pictureHint} {t.keys}
			</p>
			{problem && (
				<p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
		</div>
	);
}

/** A picture of the library comes with its words in the language of the text. */
function insertPicture(editor: Editor, language: "ar" | "en", picture: LibraryPicture) {
	const [alt, caption] = language === "ar" ? [picture.alt_ar, picture.caption_ar] : [picture.alt, picture.caption];
	const attrs = { src: picture.image_url, alt: alt ?? "", caption: caption ?? "" };
	editor.chain().focus().insertContentAt(editor.state.selection.to, { type: "image", attrs }).run();
}

function pictureIn(editor: Editor): ChosenPicture | undefined {
	if (!editor.isActive("image")) return undefined;
	const { alt, caption } = editor.getAttributes("image");
	return { at: editor.state.selection.from, alt: String(alt ?? ""), caption: String(caption ?? "") };
}
