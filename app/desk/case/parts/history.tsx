import { textNamed } from "../../../base/locale/text.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { Written } from "../../../base/ui/written.tsx";
import { eventWord, timelineText } from "../../../complaints/case/events/timeline-text.ts";
import { MovedDay } from "../../../complaints/case/parts/moved-day.tsx";
import { ReopeningGround } from "../../../complaints/case/parts/reopening-ground.tsx";
import { caseText, roleKey } from "../../../complaints/case/text.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { deskCaseText } from "../text.ts";

type Event = DeskCase["item"]["events"][number];

/** Events that are shown at once. */
const LATEST = 3;

/** Everything that happened to the case, what only officers see included; the latest first, earlier ones folded. */
export function History({ item }: { item: DeskCase["item"] }) {
	const t = useText(deskCaseText);
	const events = item.events.toReversed();
	const earlier = events.slice(LATEST);
	return (
		<section aria-labelledby="history">
			<h3 id="history" className="mb-4 text-xl">
				{t.history}
			</h3>
			<Events events={events.slice(0, LATEST)} />
			{earlier.length > 0 && (
				<details className="mt-3">
					<summary className="w-fit cursor-pointer py-2 font-semibold text-brand">{t.earlier(earlier.length)}</summary>
					<div className="mt-3">
						<Events events={earlier} />
					</div>
				</details>
			)}
		</section>
	);
}

function Events({ events }: { events: Event[] }) {
	const t = useText(deskCaseText);
	const c = useText(caseText);
	const words = useText(timelineText);
	return (
		<ol className="space-y-4 border-s-2 border-line ps-5">
			{events.map((event) => (
				<li
					key={event.id}
					className="relative before:absolute before:-start-[1.7rem] before:top-2 before:size-3 before:rounded-full before:bg-brand"
				>
					<p className="font-semibold">{eventWord(words, event.type)}</p>
					{event.to_status && event.type !== "case.submitted" && <p>{words.eventTo(c[event.to_status])}</p>}
					<Details event={event} />
					<p className="text-sm text-soft">
						{c[roleKey[event.actor_role]]} · <Moment at={event.at} />
						{!event.is_public && ` · ${t.private_}`}
					</p>
				</li>
			))}
		</ol>
	);
}

function Details({ event }: { event: Event }) {
	const words = useText(caseText);
	const events = useText(timelineText);
	const { details } = event;
	const { was, is, reason } = details;
	const wordOf = (key: unknown) => (typeof key === "string" ? textNamed(words, key) : undefined);
	const [before, after] = [wordOf(was), wordOf(is)];
	return (
		<>
			{before && after && <p>{events.eventWasIs(before, after)}</p>}
			<ReopeningGround details={details} />
			<MovedDay details={details} />
			{typeof details.with === "string" && <Ltr>{details.with}</Ltr>}
			{typeof reason === "string" && reason && <Written className="text-sm">{reason}</Written>}
		</>
	);
}
