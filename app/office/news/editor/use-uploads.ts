import type { Editor } from "@tiptap/core";
import type { Transaction } from "@tiptap/pm/state";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { uploadPicture } from "../../../records/pictures/parts/upload-picture.ts";
import { BAR } from "./tools.ts";

/**
 * A file on its way into the text. `problem` is why it is not there; empty when the line was cut. `since` counts what
 * was written before it was put there.
 */
export type Upload = { key: number; file: File; since: number; progress: number; problem?: string };

/** Marks the steps that are not the writer's. */
const OWN = "upload";

/**
 * Uploads of pictures into a text, several at once. Each appears at the place it was put at, which moves with the
 * text around it. The cursor stays with a writer who went on. One that failed keeps its file and can be tried again.
 */
export function useUploads(editor: Editor | undefined) {
	const locale = useLocale();
	const [uploads, setUploads] = useState<Upload[]>([]);
	const places = useRef(new Map<number, number>());
	const last = useRef(0);
	const written = useRef(0);
	useEffect(() => {
		if (!editor) return;
		const follow = ({ transaction }: { transaction: Transaction }) => {
			if (!transaction.getMeta(OWN) && (transaction.docChanged || transaction.selectionSet)) written.current += 1;
			// Text that is written at the place comes after the picture; pictures of one place come as they arrive.
			const side = transaction.getMeta(OWN) ? 1 : -1;
			for (const [key, at] of places.current) places.current.set(key, transaction.mapping.map(at, side));
		};
		editor.on("transaction", follow);
		return () => void editor.off("transaction", follow);
	}, [editor]);

	const forget = useCallback((key: number) => {
		places.current.delete(key);
		setUploads((all) => all.filter((upload) => upload.key !== key));
	}, []);

	const send = useCallback(
		async (upload: Upload) => {
			const { key, file } = upload;
			const change = (to: Partial<Upload>) =>
				setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
			change({ progress: 0, problem: undefined });
			const sent = await uploadPicture(file, "news-images", locale, (progress) => change({ progress }));
			if (!sent.ok) return change({ problem: sent.problem ?? "" });
			const at = places.current.get(key);
			forget(key);
			if (at === undefined || !editor || editor.isDestroyed) return;
			const picture = { type: "image", attrs: { src: sent.url } };
			editor.chain().setMeta(OWN, true).insertContentAt(at, picture, { updateSelection: false }).run();
			const found = pictureWith(editor, sent.url);
			const isFree = written.current === upload.since && !isInBar(document.activeElement);
			// Its description is asked for.
			if (found !== undefined && isFree) editor.chain().setMeta(OWN, true).setNodeSelection(found).run();
		},
		[editor, locale, forget],
	);

	const add = useCallback(
		(files: File[], at: number) => {
			const since = written.current;
			const added = files.map((file) => ({ key: ++last.current, file, since, progress: 0 }));
			for (const { key } of added) places.current.set(key, at);
			setUploads((all) => [...all, ...added]);
			for (const upload of added) void send(upload);
		},
		[send],
	);
	return { uploads, add, retry: send, forget };
}

const isInBar = (element: Element | null) => Boolean(element?.closest(`[${BAR}]`));

function pictureWith(editor: Editor, src: string): number | undefined {
	let found: number | undefined;
	editor.state.doc.descendants((node, at) => {
		if (node.type.name === "image" && node.attrs.src === src) found = at;
	});
	return found;
}
