import { riyadhDay } from "../../../base/locale/format.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { disputeTypes } from "../../../complaints/case/complaint.ts";
import { eventWord, timelineText } from "../../../complaints/case/events/timeline-text.ts";
import { MovedDay } from "../../../complaints/case/parts/moved-day.tsx";
import { ReopeningGround } from "../../../complaints/case/parts/reopening-ground.tsx";
import { caseText, roleKey } from "../../../complaints/case/text.ts";
import type { FullCase } from "../../../complaints/my-cases/cases.server.ts";

/** Everything public that happened to a case, the latest last (docs/rules/complaints.md#timeline). */
export function Timeline({ item }: { item: Pick<FullCase, "created_at" | "last_updated_at" | "events"> }) {
	const t = useText(timelineText);
	const events = withoutRepeats(item.events);
	const earlier = events.length > SHOWN + 1 ? events.slice(0, -SHOWN) : [];
	return (
		<section aria-labelledby="timeline">
			<h2 id="timeline" className="mb-3 text-xl">
				{t.timeline}
			</h2>
			{earlier.length > 0 && (
				<details className="mb-4">
					<summary className="cursor-pointer py-2 font-semibold">{t.earlier(earlier.length + 1)}</summary>
					<ol className={line}>
						<Entry title={t.created} at={item.created_at} />
						<Events events={earlier} />
					</ol>
				</details>
			)}
			<ol className={line}>
				{earlier.length === 0 && <Entry title={t.created} at={item.created_at} />}
				<Events events={events.slice(earlier.length)} />
				<Entry title={t.updated} at={latestOf(item)} />
			</ol>
		</section>
	);
}

/** Events without a change of the case, such as the notice of a decision, are later than its last update. */
const latestOf = ({ events, last_updated_at: updated }: Pick<FullCase, "events" | "last_updated_at">) =>
	new Date(Math.max(updated.getTime(), ...events.map(({ at }) => at.getTime())));

/** So many of the latest events are seen at once; those before them are folded. */
const SHOWN = 4;
const line = "space-y-3 border-s-2 border-line ps-5";

function Events({ events }: { events: Event[] }) {
	const t = useText(timelineText);
	const words = useText(caseText);
	return events.map((event) => (
		<Entry key={event.id} title={eventWord(t, event.type)} at={event.at} by={words[roleKey[event.actor_role]]}>
			<Reclassified details={event.details} />
			<ReopeningGround details={event.details} />
			<MovedDay details={event.details} />
			{event.to_status && event.type !== "case.submitted" && <p>{t.eventTo(words[event.to_status])}</p>}
		</Entry>
	));
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

type EntryProps = { title: string; at: Date; by?: string; children?: React.ReactNode };
const Entry = ({ title, at, by, children }: EntryProps) => (
	<li className="relative before:absolute before:-start-[1.7rem] before:top-2 before:size-3 before:rounded-full before:bg-brand">
		<p className="font-semibold">{title}</p>
		{children}
		<p className="text-sm text-soft">
			<Moment at={at} />
			{by && ` · ${by}`}
		</p>
	</li>
);
