import { useLocale } from "../../../base/ui/use-locale.ts";
import { deskText } from "../text.ts";

/** To somebody who is too close to a case to deal with it. */
export function Partial() {
	const t = deskText(useLocale());
	return (
		<div role="status" className="rounded-xl border-2 border-ball bg-draw-tint p-5">
			<p className="font-semibold">{t.partialTitle}</p>
			<p>{t.partial}</p>
			<p>{t.partialText}</p>
		</div>
	);
}
