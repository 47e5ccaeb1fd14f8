import { Moment } from "../../base/ui/moment.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { manageNewsText } from "../manage-text.ts";

/** This editor was writing here and did not save: offers to go on, or to let it go. */
export function DraftNotice({ savedAt, shown }: { savedAt: Date; shown: boolean }) {
	const t = manageNewsText(useLocale());
	return (
		<form
			method="post"
			encType="multipart/form-data"
			className="flex flex-wrap items-center gap-3 border-b border-line bg-draw-tint px-5 py-3 sm:px-7"
		>
			<p className="me-auto font-semibold">
				{shown ? t.draftShown : t.draftFound} · <Moment at={savedAt} />
			</p>
			{!shown && (
				<a href="?draft" className="button">
					{t.draftUse}
				</a>
			)}
			<button type="submit" name="intent" value="drop-draft" className="button-quiet">
				{t.draftDrop}
			</button>
		</form>
	);
}
