import { useLocale } from "../../base/ui/use-locale.ts";
import { recordsText } from "../text.ts";

/** Says that a form shows what was typed before the session ended, and was not sent. */
export function Restored() {
	const t = recordsText(useLocale());
	return (
		<div role="status" className="rounded-xl border-2 border-win bg-win-tint p-4">
			<p className="font-semibold">{t.restored}</p>
			<p>{t.restoredText}</p>
		</div>
	);
}
