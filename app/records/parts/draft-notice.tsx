import { useLocation } from "react-router";
import { DROP_DRAFT } from "../../base/forms/draft-intent.ts";
import { Moment } from "../../base/ui/moment.tsx";
import { useText } from "../../base/ui/use-locale.ts";
import { draftText } from "../draft-text.ts";

/** This person was typing here and did not save: offers to go on, or to let it go. */
export function DraftNotice({ savedAt, isShown }: { savedAt: Date; isShown: boolean }) {
	const t = useText(draftText);
	const query = new URLSearchParams(useLocation().search);
	query.set("draft", "");
	return (
		<form
			method="post"
			encType="multipart/form-data"
			className="flex flex-wrap items-center gap-3 border-b border-line bg-draw-tint px-5 py-3 sm:px-7"
		>
			<p className="me-auto font-semibold">
				{isShown ? t.draftShown : t.draftFound} · <Moment at={savedAt} />
			</p>
			{!isShown && (
				<a href={`?${query}`} data-first="" className="button">
					{t.draftUse}
				</a>
			)}
			<button type="submit" name="intent" value={DROP_DRAFT} className="button-quiet">
				{t.draftDrop}
			</button>
		</form>
	);
}
