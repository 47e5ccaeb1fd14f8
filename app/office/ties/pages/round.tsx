import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { dropStash, stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { numberParam } from "../../../base/forms/params.ts";
import { acceptedIn } from "../../../base/forms/questions/questions.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { dayIn } from "../../../base/typed/day-time.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { enterRound, type Round, roundOf } from "../../../league/ties/round-results/round.server.ts";
import { controls, type RoundQuestion, readLines } from "../../../league/ties/round-results/round-form.ts";
import { formValuesOf } from "../../../league/ties/round-results/round-values.ts";
import { roundSaved, savedRound } from "../../../league/ties/round-results/saved-round.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { recordsText } from "../../../records/text.ts";
import { MissedTies } from "../parts/missed-ties.tsx";
import { RoundLines } from "../parts/round-lines.tsx";
import { RoundQuestions } from "../parts/round-questions.tsx";
import { SavedRound } from "../parts/saved-round.tsx";
import { roundText } from "../round-text.ts";
import type { Route } from "./+types/round";

export const middleware = [requires("match.manage")];
export const handle = { js: true };

/** `?group=` with `round=`, or with `day=` for ties without a round. */
function asked(url: URL): Round {
	const groupId = numberParam(url, "group");
	const round = numberParam(url, "round");
	const day = dayIn(url.searchParams.get("day"));
	if (groupId && round) return { groupId, round };
	if (groupId && day) return { groupId, day };
	throw notFound();
}

async function shownRound(url: URL) {
	const round = await roundOf(asked(url));
	if (!round) throw notFound();
	return round;
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const round = await shownRound(url);
	return {
		...round,
		title: pick(localeOf(url.pathname), { name: round.label, name_ar: round.label_ar }, "name"),
		stash: await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId),
		saved: await savedRound(request),
		close: closeOf(url),
	};
}

/**
 * Back to the first page of the administration, or to the list of all ties with this group and round, or to what is to
 * be entered.
 */
function closeOf(url: URL) {
	const locale = localeOf(url.pathname);
	const from = url.searchParams.get("from");
	if (from === "home") return pathIn(locale, "/admin");
	return pathIn(locale, "/admin/matches") + (from === "list" ? url.search.replace("from=list", "show=all") : "");
}

type State = FormState & { questions?: RoundQuestion[] };

export const action = (args: Route.ActionArgs) =>
	formAction<State>(args, async ({ values }) => {
		const { url, request, context } = args;
		const groupId = asked(url).groupId;
		const { label, label_ar, ties } = await shownRound(url);
		const { lines, problems } = readLines(
			ties.map(({ id }) => id),
			values,
		);
		if (Object.keys(problems).length > 0) return { status: 422, state: { problems } };
		const outcome = await enterRound(
			actorOf(context),
			{ groupId, label: { label, label_ar } },
			lines,
			acceptedIn(values),
			new Date(),
		);
		const inLines = (ids: number[], key: string) =>
			refused({ problems: Object.fromEntries(ids.map((id) => [controls(id).home_score, key])) });
		if ("locked" in outcome) return inLines(outcome.locked, "lockedResult");
		if ("own" in outcome) return inLines(outcome.own, "ownTie");
		if (!outcome.ok) return refused(outcome);
		const { ties: now } = await shownRound(url);
		if (outcome.changed.length > 0) {
			const typed = Object.fromEntries(
				outcome.changed.flatMap((id) =>
					[controls(id).home_score, controls(id).away_score, controls(id).missed].map((name) => [
						name,
						values[name] ?? "",
					]),
				),
			);
			const again = Object.fromEntries(outcome.changed.map((id) => [controls(id).home_score, "changedLine"]));
			return { status: 409, state: { problems: again, values: { ...formValuesOf(now), ...typed } } };
		}
		const isOver = now.every(({ status }) => status !== "scheduled");
		return {
			to: isOver ? closeOf(url) : url.pathname + url.search,
			flash: outcome.batch === undefined ? "saved" : roundSaved(outcome.batch, outcome.saved),
			cookies: [await dropStash(request)],
		};
	});

export default function EnterRound({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = roundText(locale);
	const { ties, close, saved, stash } = loaderData;
	const values = { ...formValuesOf(ties), ...stash, ...actionData?.values };
	const state = { problems: {}, questions: undefined, ...actionData, values };
	const left = ties.filter(({ status }) => status === "scheduled").length;
	const labels = Object.fromEntries(
		ties.flatMap((tie) => {
			const names = `${pick(locale, tie.home_team, "name")} – ${pick(locale, tie.away_team, "name")}`;
			return [controls(tie.id).home_score, controls(tie.id).away_score].map((name) => [name, names]);
		}),
	);
	return (
		<Panel title={loaderData.title} close={close}>
			{!actionData && (
				<div className="px-5 pt-4 empty:hidden sm:px-7">
					<SavedRound saved={saved} />
				</div>
			)}
			<form method="post" noValidate className="flex min-h-0 flex-1 flex-col">
				<div className="min-h-0 flex-1 space-y-5 overflow-y-auto p-5 sm:p-7">
					<ErrorSummary form="round" state={state} labels={labels} title={recordsText(locale).notSaved} />
					<RoundQuestions questions={state.questions} ties={ties} />
					<p className="text-sm text-soft">{t.lead}</p>
					<RoundLines ties={ties} state={state} />
					<MissedTies ties={ties} state={state} />
				</div>
				<div className="flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-4 sm:px-7">
					<button type="submit" className="button">
						{state.questions ? recordsText(locale).saveAnyway : t.save}
					</button>
					<a href={close} className="button-quiet">
						{recordsText(locale).cancel}
					</a>
					{left > 0 && <span className="text-sm text-soft">{t.left(left)}</span>}
				</div>
			</form>
		</Panel>
	);
}
