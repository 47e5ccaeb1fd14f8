import { useText } from "../../../base/ui/use-locale.ts";
import { timelineText } from "../events/timeline-text.ts";
import { reopeningGrounds } from "../stage.ts";

/** The ground of a reopening after an appeal, in the entry of the event that has one. */
export function ReopeningGround({ details }: { details: Record<string, unknown> }) {
	const t = useText(timelineText);
	const ground = reopeningGrounds.find((each) => each === details.ground);
	return ground ? <p>{t[ground]}</p> : null;
}
