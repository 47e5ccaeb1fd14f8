import { useText } from "../../../base/ui/use-locale.ts";
import { aroundText } from "../case-list-text.ts";

/** Something arrived in the case since this officer last opened it: a dot, and the word beside it. */
export function UnreadMark() {
	return (
		<span
			data-unread=""
			className="inline-flex items-center gap-1.5 rounded-full bg-brand px-2 py-0.5 text-xs font-semibold text-on-brand"
		>
			<span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
			{useText(aroundText).unread}
		</span>
	);
}
