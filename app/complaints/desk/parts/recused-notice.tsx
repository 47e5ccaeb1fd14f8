import { useLocale } from "../../../base/ui/use-locale.ts";
import { deskText } from "../text.ts";

/** Shown to a recused officer in place of the case. */
export function RecusedNotice() {
	const t = deskText(useLocale());
	return (
		<div role="status" className="rounded-xl border-2 border-ball bg-draw-tint p-5">
			<p className="font-semibold">{t.recused}</p>
			<p>{t.recusedText}</p>
		</div>
	);
}
