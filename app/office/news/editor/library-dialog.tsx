import { useEffect, useRef, useState } from "react";
import { pathIn } from "../../../base/locale/path.ts";
import { Picture } from "../../../base/ui/picture/picture.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { libraryText } from "../library-text.ts";

/** A picture of the library, with its words in both languages. */
export type LibraryPicture = {
	id: number;
	image_url: string;
	alt: string | null;
	alt_ar: string | null;
	caption: string | null;
	caption_ar: string | null;
};

type Props = { onChoose: (picture: LibraryPicture) => void; close: () => void };

/** The newest pictures of the library, and a search for others. Choosing one closes it. */
export function LibraryDialog({ onChoose, close }: Props) {
	const locale = useLocale();
	const t = libraryText(locale);
	const dialog = useRef<HTMLDialogElement>(null);
	const [q, setQ] = useState("");
	const [pictures, setPictures] = useState<LibraryPicture[]>();
	const [failed, setFailed] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		const stop = new AbortController();
		const timer = setTimeout(() => {
			fetch(`${pathIn(locale, "/admin/news/pictures/choose")}?q=${encodeURIComponent(q)}`, { signal: stop.signal })
				.then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
				.then((found: { pictures: LibraryPicture[] }) => {
					setPictures(found.pictures);
					setFailed(false);
				})
				.catch(() => setFailed(!stop.signal.aborted));
		}, 250);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [q, locale]);
	const nameOf = ({ id, alt, alt_ar }: LibraryPicture) =>
		(locale === "ar" ? [alt_ar, alt] : [alt, alt_ar]).find(Boolean) ?? t.picture(id);
	return (
		<dialog
			ref={dialog}
			aria-label={t.chooseTitle}
			onClose={close}
			onKeyDown={(event) => event.stopPropagation()}
			className="m-auto max-h-[85dvh] w-[min(60rem,94vw)] overflow-y-auto rounded-2xl border border-line bg-surface p-5 text-ink backdrop:bg-black/50"
		>
			<div className="mb-4 flex items-end gap-3">
				<label className="min-w-0 flex-1 font-semibold">
					{t.search}
					<input
						type="search"
						dir="auto"
						value={q}
						onChange={(event) => setQ(event.currentTarget.value)}
						onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
						className="control mt-1"
					/>
				</label>
				<button type="button" onClick={() => dialog.current?.close()} className="button-quiet">
					{t.close}
				</button>
			</div>
			<p role="status" className="text-soft">
				{failed ? t.failed : pictures?.length === 0 && t.nothing}
			</p>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
				{pictures?.map((picture) => (
					<li key={picture.id}>
						<button
							type="button"
							onClick={() => {
								onChoose(picture);
								dialog.current?.close();
							}}
							className="block w-full cursor-pointer rounded-xl border border-line p-1 text-start hover:border-brand"
						>
							<Picture
								url={picture.image_url}
								sizes="14rem"
								className="aspect-[3/2] w-full rounded-lg bg-sunken object-contain"
							/>
							<span dir="auto" className="line-clamp-2 px-1 py-1 text-sm">
								{nameOf(picture)}
							</span>
						</button>
					</li>
				))}
			</ul>
		</dialog>
	);
}
