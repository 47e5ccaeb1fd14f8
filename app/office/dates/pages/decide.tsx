import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { dropStash } from "../../../accounts/stash/stashed-form.server.ts";
import { stashedState } from "../../../accounts/stash/stashed-state.server.ts";
import { formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { acceptedIn } from "../../../base/forms/questions/questions.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { decideDates } from "../../../league/dates/answer-dates.server.ts";
import { type DateState, refusedDates } from "../../../league/dates/answer-form.server.ts";
import { Choices } from "../../../league/dates/parts/choices.tsx";
import { DateQuestions } from "../../../league/dates/parts/date-questions.tsx";
import { dayInWords, RequestFacts } from "../../../league/dates/parts/request-facts.tsx";
import { decideForm } from "../../../league/dates/request/date-forms.ts";
import { MAX_NOTE } from "../../../league/dates/request/date-request.ts";
import { shownRequest } from "../../../league/dates/shown-requests.server.ts";
import { dateRequestText } from "../../../league/dates/text.ts";
import { venueChoices } from "../../../league/venues/venues.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { Restored } from "../../../records/parts/restored.tsx";
import type { Route } from "./+types/decide";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

const listOf = (url: URL) => homeOr(url, pathIn(localeOf(url.pathname), "/admin/matches/dates"));

export async function loader({ params, ...args }: Route.LoaderArgs) {
	const shown = await shownRequest(idParam(params.request), new Date());
	if (!shown) throw notFound();
	return { ...shown, close: listOf(args.url), venues: await venueChoices(), stashed: await stashedState(args) };
}

export const action = (args: Route.ActionArgs) =>
	formAction<DateState>(args, async ({ values }) => {
		const now = new Date();
		const decision = validInput(decideForm(riyadhDay(now)), values);
		const id = idParam(args.params.request);
		const outcome = await decideDates(actorOf(args.context), id, decision, acceptedIn(values), now);
		if (!outcome.ok) return refusedDates(outcome);
		const flash = decision.choice === "keep" ? "dates-kept" : "dates-decided";
		return { to: listOf(args.url), flash, cookies: [await dropStash(args.request)] };
	});

export default function Decide({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = dateRequestText(locale);
	const { request, isToDecide, others, stashed, close } = loaderData;
	const { tie } = request;
	const teams = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	return (
		<Panel title={t.decideTitle} close={close}>
			<div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-5 sm:p-7">
				<p className="text-lg font-semibold">
					{teams.home} – {teams.away}
				</p>
				<p suppressHydrationWarning>
					{t.now}: {tie.date_known ? dayInWords(locale, tie) : t.notAgreed}
				</p>
				<RequestFacts request={request} teams={teams} listsProposals={!isToDecide} />
				{isToDecide && !actionData && stashed && <Restored />}
				{isToDecide && <DecisionForm {...loaderData} state={actionData ?? stashed} />}
				{others.length > 0 && (
					<details>
						<summary className="min-h-11 cursor-pointer content-center font-semibold">{t.history}</summary>
						<ul className="space-y-4">
							{others.map((other) => (
								<li key={other.id} className="border-t border-line pt-3">
									<RequestFacts request={other} teams={teams} />
								</li>
							))}
						</ul>
					</details>
				)}
			</div>
		</Panel>
	);
}

type FormProps = Pick<Route.ComponentProps["loaderData"], "request" | "venues"> & { state?: DateState };

function DecisionForm({ request, venues, state }: FormProps) {
	const locale = useLocale();
	const t = dateRequestText(locale);
	const choices = [
		...request.proposals.map((proposal) => ({ value: String(proposal.id), label: dayInWords(locale, proposal) })),
		{ value: "keep", label: t.keep },
		{ value: "other", label: t.other },
	];
	const field = { form: "decide", state, required: false };
	return (
		<form method="post" noValidate className="space-y-5">
			<ErrorSummary
				form="decide"
				state={state}
				labels={{ request: t.title, choice: t.choice, date: t.date, time: t.time, venue: t.venue, note: t.note }}
			/>
			<DateQuestions questions={state?.questions} />
			<Choices form="decide" name="choice" legend={t.choice} state={state} choices={choices} />
			<fieldset className="grid gap-5 rounded-xl border border-line p-4 sm:grid-cols-2">
				<legend className="px-1 font-semibold">{t.other}</legend>
				<Field {...field} name="date" label={t.date} type="date" />
				<Field {...field} name="time" label={t.time} type="time" />
				{venues.length > 0 && (
					<SelectField
						{...field}
						name="venue"
						label={t.venue}
						empty={t.sameVenue}
						options={venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") }))}
					/>
				)}
			</fieldset>
			<Field {...field} name="note" label={t.note} rows={3} maxLength={MAX_NOTE} hint={t.noteHint} />
			<button type="submit" className="button">
				{state?.questions ? t.saveAnyway : t.save}
			</button>
		</form>
	);
}
