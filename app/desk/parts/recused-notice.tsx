import { useText } from "../../base/ui/use-locale.ts";
import { refusalText } from "../case/refusal-text.ts";

/** Shown to a recused officer in place of the case. */
export function RecusedNotice() {
	const t = useText(refusalText);
	return (
		<div role="status" className="rounded-xl border-2 border-ball bg-draw-tint p-5">
			<p className="font-semibold">{t.recused}</p>
			<p>{t.recusedText}</p>
		</div>
	);
}
