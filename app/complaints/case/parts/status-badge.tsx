import { useText } from "../../../base/ui/use-locale.ts";
import type { Status } from "../complaint.ts";
import { caseText } from "../text.ts";

const tints: Partial<Record<Status, string>> = {
	resolved: "bg-win-tint text-win",
	rejected: "bg-loss-tint text-loss",
	pending_information: "bg-draw-tint text-draw",
	incomplete_evidence: "bg-draw-tint text-draw",
	appealed: "bg-draw-tint text-draw",
};

/** The status of a case in a word; colour only repeats it. */
export const StatusBadge = ({ status }: { status: Status }) => (
	<span
		data-status={status}
		className={`inline-block whitespace-nowrap rounded-full px-3 py-0.5 text-sm font-semibold ${tints[status] ?? "bg-sunken text-ink"}`}
	>
		{useText(caseText)[status]}
	</span>
);
