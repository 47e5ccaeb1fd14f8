import type { Editor } from "@tiptap/core";
import { useEffect, useId, useRef, useState } from "react";
import type { FormState } from "../../base/forms/form-state.ts";
import { useProblemText } from "../../base/ui/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { usePictureBase } from "../../base/ui/use-picture-base.ts";
import { uploadPicture } from "../../records/parts/upload-picture.ts";
import { recordsText } from "../../records/text.ts";
import { editorText } from "../editor-text.ts";
import { Toolbar } from "./toolbar.tsx";

type Props = { form: string; name: string; label: string; language: "ar" | "en"; state: FormState; required: boolean };

/**
 * The body of an article. Without a script it is a text area that takes plain paragraphs or HTML; with one it becomes an
 * editor over that same text area, which is what the form sends.
 */
export function RichEditor({ form, name, label, language, state, required }: Props) {
	const inWords = useProblemText();
	const locale = useLocale();
	const pictures = usePictureBase();
	const area = useRef<HTMLTextAreaElement>(null);
	const mount = useRef<HTMLDivElement>(null);
	const [editor, setEditor] = useState<Editor>();
	const [failed, setFailed] = useState(false);
	const labelId = useId();
	const id = `${form}-${name}`;
	const problem = state.problems[name];

	useEffect(() => {
		let made: Editor | undefined;
		let gone = false;
		import("./make-editor.ts").then(({ makeEditor }) => {
			if (gone || !mount.current || !area.current) return;
			made = makeEditor(mount.current, area.current, { labelId, describedBy: `${id}-problem`, language, pictures });
			setEditor(made);
		});
		return () => {
			gone = true;
			made?.destroy();
		};
	}, [labelId, id, language, pictures]);

	async function addPicture(file: File) {
		setFailed(false);
		const sent = await uploadPicture(file, "news-images", locale, () => {});
		if (!sent.ok) return setFailed(true);
		const alt = prompt(editorText(locale).picturePrompt) ?? "";
		editor?.chain().focus().setImage({ src: sent.url, alt }).run();
	}

	return (
		<div>
			<label id={labelId} htmlFor={id} className="mb-1 block font-semibold">
				{label}
			</label>
			{editor && <Toolbar editor={editor} onPicture={addPicture} />}
			<div ref={mount} className={editor ? "rich-editor" : "hidden"} data-invalid={problem ? true : undefined} />
			<textarea
				ref={area}
				id={id}
				name={name}
				rows={14}
				required={required || undefined}
				dir={language === "ar" ? "rtl" : "ltr"}
				defaultValue={state.values[name]}
				// Kept within reach of programs that fill in forms; people meet the editor in its place.
				tabIndex={editor ? -1 : undefined}
				aria-invalid={problem ? true : undefined}
				aria-describedby={problem ? `${id}-problem` : undefined}
				className={editor ? "sr-only" : "control"}
			/>
			{failed && (
				<p role="alert" className="mt-1 font-semibold text-loss">
					{recordsText(locale).uploadFailed}
				</p>
			)}
			{problem && (
				<p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-loss">
					{inWords(problem)}
				</p>
			)}
		</div>
	);
}
