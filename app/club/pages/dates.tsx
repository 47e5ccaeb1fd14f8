import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { acceptedIn } from "../../base/forms/questions/questions.ts";
import { badRequest } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { readAfterConflict } from "../../base/ui/line/read-after-conflict.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { stashedSideState } from "../../league/captains/stash/pass-form.server.ts";
import { answerDates, withdrawDates } from "../../league/dates/answer-dates.server.ts";
import { type DateState, refusedDates } from "../../league/dates/answer-form.server.ts";
import { askForDates } from "../../league/dates/ask-for-dates.server.ts";
import { askText } from "../../league/dates/ask-text.ts";
import { datesOfTie } from "../../league/dates/club-requests.server.ts";
import { RequestFacts } from "../../league/dates/parts/request-facts.tsx";
import { answerForm, askForm, proposalNumbers } from "../../league/dates/request/date-forms.ts";
import { isOpen, sideTaking } from "../../league/dates/request/steps.ts";
import { dateRequestText } from "../../league/dates/text.ts";
import { venueChoices } from "../../league/venues/venues.server.ts";
import { Restored } from "../../records/parts/restored.tsx";
import { UnsavedGuard } from "../../records/parts/unsaved-guard.tsx";
import { UnsentText } from "../../records/parts/unsent-text.tsx";
import { clubMeta } from "../club-meta.ts";
import { AnswerForm, WithdrawForm } from "../parts/answer-form.tsx";
import { AskForm } from "../parts/ask-form.tsx";
import { OwnTieHeading } from "../parts/own-tie-heading.tsx";
import { Part } from "../parts/part.tsx";
import type { Route } from "./+types/dates";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const stashed = await stashedSideState({ request, url, context }, tie.id, tie.sides);
	return { tie, ...(await datesOfTie(actor, tie.id, new Date())), venues: await venueChoices(), stashed };
}

export const action = (args: Route.ActionArgs) =>
	formAction<DateState>(args, async ({ values, locale }) => {
		const actor = actorOf(args.context);
		const tie = await ownTie(actor, args.params.id);
		const now = new Date();
		const accepted = acceptedIn(values);
		const done = async (flash: string) => ({
			to: pathIn(locale, "/club/ties/:id", { id: String(tie.id) }),
			flash,
			cookies: [await dropStash(args.request)],
		});
		if (values.intent === "ask") {
			const side = tie.sides.find((each) => each === values.side) ?? tie.sides[0];
			if (!side) throw badRequest();
			const outcome = await askForDates(
				actor,
				tie.id,
				side,
				validInput(askForm(riyadhDay(now)), values),
				accepted,
				now,
			);
			return outcome.ok ? done("dates-asked") : refusedDates(outcome);
		}
		const request = idParam(values.request);
		if (values.intent === "withdraw") {
			const outcome = await withdrawDates(actor, request, now);
			return outcome.ok ? done("dates-withdrawn") : refusedDates(outcome);
		}
		if (values.intent !== "answer") throw badRequest();
		const answer = validInput(answerForm, values);
		const outcome = await answerDates(actor, request, answer, accepted, now);
		const flash = answer.answer === "decline" ? "dates-declined" : "dates-accepted";
		return outcome.ok ? done(flash) : refusedDates(outcome);
	});

export const shouldRevalidate = readAfterConflict;

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => askText(locale).title);

/** Asks for another date of a tie, answers the other side, or takes a request back. */
export default function ClubDates({ loaderData, actionData }: Route.ComponentProps) {
	const { tie, canAsk, pending, over, venues, stashed } = loaderData;
	const locale = useLocale();
	const t = askText(locale);
	const teams = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	const state: DateState | undefined = actionData ?? stashed;
	const stateOf = (intent: string) => (state?.values.intent === intent ? state : undefined);
	const typed = actionData ? undefined : stashed?.values.intent;
	const answers = pending && isOpen("accept", pending.state) && tie.sides.includes(sideTaking("accept", pending.side));
	const isFormGone =
		state?.values.intent === "ask" ? pending || !canAsk : state?.values.intent === "answer" && !answers;
	return (
		<div className="space-y-8">
			<OwnTieHeading tie={tie} />
			<Part id="dates" title={t.title}>
				{((typed === "ask" && !pending && canAsk) || (typed === "answer" && answers)) && (
					<div className="mb-4">
						<Restored />
					</div>
				)}
				{actionData?.problems.request && (
					<p
						role="alert"
						tabIndex={-1}
						// biome-ignore lint/a11y/noAutofocus: without a script nothing else brings the reader to what went wrong
						autoFocus
						className="mb-4 rounded-xl border-2 border-ball bg-draw-tint p-4"
					>
						{t.changedSince}
					</p>
				)}
				{state && isFormGone && (
					<div className="mb-4">
						<UnsentText texts={typedIn(state.values)} />
					</div>
				)}
				<UnsavedGuard>
					{pending && (
						<div className="card mb-5 space-y-5 p-5">
							<RequestFacts request={pending} teams={teams} listsProposals={!answers} />
							{answers && <AnswerForm request={pending} state={stateOf("answer")} />}
							{tie.sides.includes(sideTaking("withdraw", pending.side)) && <WithdrawForm request={pending} />}
						</div>
					)}
					{!pending && canAsk && <AskForm tie={tie} teams={teams} venues={venues} state={stateOf("ask")} />}
				</UnsavedGuard>
				{!pending && !canAsk && <p>{t.closed}</p>}
			</Part>
			{over.length > 0 && (
				<Part id="earlier" title={dateRequestText(locale).history}>
					<ul className="space-y-4">
						{over.map((request) => (
							<li key={request.id} className="card p-4">
								<RequestFacts request={request} teams={teams} />
							</li>
						))}
					</ul>
				</Part>
			)}
			<p>
				<a href={pathIn(locale, "/club/ties/:id", { id: String(tie.id) })} className="link-alone">
					{t.backToTie}
				</a>
			</p>
		</div>
	);
}

/** The dates and the note of a form, each on a line. */
const typedIn = (values: Record<string, string>) => [
	...proposalNumbers.map((nth) => [values[`date_${nth}`], values[`time_${nth}`]].filter(Boolean).join(" ")),
	values.note,
];
