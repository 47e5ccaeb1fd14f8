import { textNamed } from "../../../../base/locale/text.ts";
import { Moment } from "../../../../base/ui/moment.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { type CaseWords, caseText, eventWord, handKey } from "../../../case/case-text.ts";
import { deskText } from "../../text.ts";
import type { DeskCase } from "../desk-case.server.ts";

type Event = DeskCase["item"]["events"][number];

/** Everything that happened to the case, what only officers see included; the latest first. */
export function History({ item }: { item: DeskCase["item"] }) {
	const locale = useLocale();
	const t = deskText(locale);
	const c = caseText(locale);
	return (
		<section aria-labelledby="history">
			<h3 id="history" className="mb-4 text-xl">
				{t.history}
			</h3>
			<ol className="space-y-4 border-s-2 border-line ps-5">
				{item.events.toReversed().map((event) => (
					<li
						key={event.id}
						className="relative before:absolute before:-start-[1.7rem] before:top-2 before:size-3 before:rounded-full before:bg-brand"
					>
						<p className="font-semibold">{eventWord(c, event.type)}</p>
						{event.to_status && event.type !== "case.submitted" && <p>{c.eventTo(c[event.to_status])}</p>}
						<Details event={event} words={c} />
						<p className="text-sm text-soft">
							{c[handKey[event.actor_role]]} · <Moment at={event.at} />
							{!event.is_public && ` · ${t.private_}`}
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Details({ event, words }: { event: Event; words: CaseWords }) {
	const { was, is, reason } = event.details;
	const wordOf = (key: unknown) => (typeof key === "string" ? textNamed(words, key) : undefined);
	const [before, after] = [wordOf(was), wordOf(is)];
	return (
		<>
			{before && after && <p>{words.eventWasIs(before, after)}</p>}
			{typeof reason === "string" && reason && (
				<p dir="auto" className="text-sm">
					{reason}
				</p>
			)}
		</>
	);
}
