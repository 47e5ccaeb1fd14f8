import { useText } from "../../../base/ui/use-locale.ts";
import { aroundText } from "../case-list-text.ts";

/** The complainant is under 18. */
export function MinorMark() {
	return (
		<span
			data-minor=""
			className="inline-block rounded-full bg-loss-tint px-2 text-xs leading-5 font-semibold text-loss"
		>
			{useText(aroundText).minor}
		</span>
	);
}
