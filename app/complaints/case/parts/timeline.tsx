import { riyadhDay } from "../../../base/locale/format.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import type { FullCase } from "../../my-cases/cases.server.ts";
import { disputeTypes } from "../complaint.ts";
import { caseText, roleKey } from "../text.ts";
import { eventWord, timelineText } from "../timeline-text.ts";

/** Everything public that happened to a case, the latest last (docs/rules.md#timeline). */
export function Timeline({ item }: { item: Pick<FullCase, "created_at" | "last_updated_at" | "events"> }) {
	const t = useText(timelineText);
	const words = useText(caseText);
	return (
		<section aria-labelledby="timeline">
			<h2 id="timeline" className="mb-4 text-xl">
				{t.timeline}
			</h2>
			<ol className="space-y-5 border-s-2 border-line ps-5">
				<Entry title={t.created} at={item.created_at} />
				{withoutRepeats(item.events).map((event) => (
					<Entry key={event.id} title={eventWord(t, event.type)} at={event.at}>
						<Reclassified details={event.details} />
						{event.to_status && event.type !== "case.submitted" && <p>{t.eventTo(words[event.to_status])}</p>}
						<p className="text-sm text-soft">{words[roleKey[event.actor_role]]}</p>
					</Entry>
				))}
				<Entry title={t.updated} at={item.last_updated_at} />
			</ol>
		</section>
	);
}

type Event = FullCase["events"][number];

/** Officers open a case often: of consecutive views by one role on one day only the last one is shown. */
const withoutRepeats = (events: Event[]) =>
	events.filter((event, i) => {
		const next = events[i + 1];
		const isSame = next?.type === event.type && next.actor_role === event.actor_role;
		return !(event.type === "case.viewed" && isSame && riyadhDay(next.at) === riyadhDay(event.at));
	});

/** From which type of dispute to which. */
function Reclassified({ details }: { details: Event["details"] }) {
	const words = useText(caseText);
	const timelineWords = useText(timelineText);
	const [was, is] = [details.was, details.is].map((type) => disputeTypes.find((each) => each === type));
	return was && is ? <p>{timelineWords.eventWasIs(words[was], words[is])}</p> : null;
}

const Entry = ({ title, at, children }: { title: string; at: Date; children?: React.ReactNode }) => (
	<li className="relative before:absolute before:-start-[1.7rem] before:top-2 before:size-3 before:rounded-full before:bg-brand">
		<p className="font-semibold">{title}</p>
		{children}
		<p className="text-sm text-soft">
			<Moment at={at} />
		</p>
	</li>
);
