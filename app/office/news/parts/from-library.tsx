import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { LibraryDialog, type LibraryPicture } from "../editor/library-dialog.tsx";
import { libraryText } from "../library-text.ts";

/** The fields of an article that a picture of the library fills in where they are empty. */
const words = {
	image_alt: "alt",
	image_alt_ar: "alt_ar",
	image_caption: "caption",
	image_caption_ar: "caption_ar",
} as const;

/** Takes the picture of an article from the library. It needs a script; without one the library begins the article. */
export function FromLibrary({ onUrl }: { onUrl: (url: string) => void }) {
	const t = libraryText(useLocale());
	const here = useRef<HTMLButtonElement>(null);
	const [isReady, setReady] = useState(false);
	const [isOpen, setOpen] = useState(false);
	useEffect(() => setReady(true), []);
	function take(picture: LibraryPicture) {
		onUrl(picture.image_url);
		const fields = here.current?.form?.elements;
		for (const [name, column] of Object.entries(words)) {
			const field = fields?.namedItem(name);
			if (field instanceof HTMLInputElement && !field.value) field.value = picture[column] ?? "";
		}
	}
	return (
		<>
			<button
				ref={here}
				type="button"
				onClick={() => setOpen(true)}
				className={`button-quiet needs-script ${isReady ? "ready" : ""}`}
			>
				{t.choose}
			</button>
			{isOpen && <LibraryDialog onChoose={take} close={() => setOpen(false)} />}
		</>
	);
}
