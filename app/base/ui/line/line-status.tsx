import { createPortal } from "react-dom";
import { commonText } from "../text.ts";
import { useLocale } from "../use-locale.ts";
import { useFilters } from "./use-filters.ts";
import { useLine } from "./use-line.ts";
import { useLinks } from "./use-links.ts";
import { usePlace } from "./use-place.ts";

/** Status text of the connection to the server; empty while all is well. */
export function LineStatus() {
	const t = commonText(useLocale());
	const { stale, unsent, isSending, isSavedOnce, sendAgain } = useLine();
	useLinks();
	useFilters();
	usePlace();
	// Beside an open dialog nothing can be pressed or heard: it is said inside.
	const dialog = unsent || stale || isSending ? document.querySelector("dialog[open]") : null;
	const said = (
		<div className="sticky bottom-0 z-50 px-4 empty:hidden" data-line="">
			{unsent && (
				<div role="alert" className="mb-4 rounded-xl border border-loss bg-loss-tint p-4 shadow-card">
					<p className="font-semibold">{t.notSentTitle}</p>
					<p>
						{t.notSentText} {isSavedOnce && t.savedOnce}
					</p>
					<button type="button" className="button-quiet mt-3" onClick={sendAgain}>
						{t.sendAgain}
					</button>
				</div>
			)}
			{(stale || isSending) && (
				<p role="status" className="mb-4 rounded-xl border border-line bg-surface p-3 text-sm text-soft shadow-card">
					{isSending ? t.sending : t.notRefreshed}
				</p>
			)}
		</div>
	);
	return dialog ? createPortal(said, dialog) : said;
}
