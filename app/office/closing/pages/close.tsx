import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../../base/forms/form-action.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { acceptedIn, askedWith } from "../../../base/forms/questions/questions.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Problems } from "../../../base/ui/fields/problem-text.tsx";
import { readAfterConflict } from "../../../base/ui/line/read-after-conflict.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { endedRest } from "../../../league/closing/called-off.server.ts";
import { closeEdition, openAgain, openedAgain } from "../../../league/closing/close-edition.server.ts";
import { lostIn, openAgainForm, restForm } from "../../../league/closing/closing-form.ts";
import { endRest } from "../../../league/closing/end-rest.server.ts";
import { firstThree } from "../../../league/closing/honours.server.ts";
import { type DraftPlan, planDraft } from "../../../league/closing/into-draft.server.ts";
import { editionToClose, openWork, sidesThatLeft, tablesOfEdition } from "../../../league/closing/open-work.server.ts";
import { CloseForm } from "../parts/close-form.tsx";
import { ClosedNotice } from "../parts/closed-notice.tsx";
import { EndedRest } from "../parts/ended-rest.tsx";
import { OpenWorkList } from "../parts/open-work-list.tsx";
import { type ClosingState, Refusal } from "../parts/refusal.tsx";
import { RestForm } from "../parts/rest-form.tsx";
import { closingText } from "../text.ts";
import type { Route } from "./+types/close";

export const middleware = [requires("league.manage")];
export const shouldRevalidate = readAfterConflict;
export const handle = { js: true, title: (locale: Locale) => closingText(locale).title };

export async function loader({ request, params }: Route.LoaderArgs) {
	const edition = await editionToClose(idParam(params.id));
	if (!edition) throw notFound();
	const tables = await tablesOfEdition(edition.id);
	const work = await openWork(edition, tables);
	return {
		edition,
		work,
		gone: [...(await sidesThatLeft(work.ties))],
		plan: await planDraft(edition, {}, tables),
		three: firstThree(tables),
		history: await openedAgain(edition.id),
		ended: await endedRest(request),
	};
}

export const action = (args: Route.ActionArgs) =>
	formAction<ClosingState & { plan?: DraftPlan }>(args, async ({ values, locale }) => {
		const actor = actorOf(args.context);
		const id = idParam(args.params.id);
		const here = pathIn(locale, "/admin/league/editions/:id/close", { id: String(id) });
		const edition = await editionToClose(id);
		if (!edition) throw notFound();
		const isClosed = edition.closed_at !== null;
		if (values.intent === "rest" && isClosed) return { status: 409, state: { problems: { version: "closedRows" } } };
		if (values.intent === "open" && !isClosed) return { status: 409, state: { refused: "open" } };
		if (values.intent === "rest") {
			const ended = await endRest(actor, id, validInput(restForm, values), lostIn(values));
			if (ended.ok) return { to: here, flash: `rest-ended.${ended.batch}.${ended.count}` };
			if ("gone" in ended) throw notFound();
			return { status: 409, state: ended };
		}
		if (values.intent === "open") {
			const opened = await openAgain(actor, id, validInput(openAgainForm, values));
			if (!opened.ok) throw notFound();
			return { to: here, flash: "edition-opened-again" };
		}
		const plan = async () => ({ plan: await planDraft(edition, values, await tablesOfEdition(id)) });
		if (values.intent === "check") return { status: 200, state: await plan() };
		if (values.intent !== "close") throw badRequest();
		const closed = await closeEdition(actor, id, values, acceptedIn(values), new Date());
		if (closed.ok) return { to: here, flash: "edition-closed" };
		if ("gone" in closed) throw notFound();
		if ("refused" in closed) return { status: 409, state: { ...(await plan()), refused: closed.refused } };
		return { status: 422, state: { ...(await plan()), questions: closed.questions, asked: askedWith(values) } };
	});

export default function CloseEdition({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = closingText(locale);
	const { edition, work, gone, three, history, ended } = loaderData;
	const intent = actionData?.values.intent;
	const stateOf = (own: string) => (intent === own ? actionData : undefined);
	const plan = actionData?.plan ?? loaderData.plan;
	const name = pick(locale, edition, "name");
	const hasSummary = intent === "rest" ? !edition.closed_at : intent === "open" && edition.closed_at;
	return (
		<>
			<p className="mb-3">
				<a href={`${pathIn(locale, "/admin/league")}?season=${encodeURIComponent(edition.season)}`} className="link">
					{t.back}
				</a>
			</p>
			<h2 className="text-2xl font-bold">{t.of(name, `\u2066${edition.season}\u2069`)}</h2>
			<p className="mt-2 mb-5 max-w-prose text-soft">{t.lead}</p>
			<div className="max-w-4xl space-y-6">
				{actionData && !hasSummary && <Refusal state={actionData} />}
				{!actionData && <EndedRest batch={ended} edition={edition.id} />}
				<ClosedNotice edition={edition} history={history} state={stateOf("open")} />
				<OpenWorkList edition={edition} work={work} />
				{!edition.closed_at && (work.ties.length > 0 || stateOf("rest")) && (
					<Problems of={[closingText]}>
						<RestForm ties={work.ties} gone={new Map(gone)} state={stateOf("rest")} />
					</Problems>
				)}
				{!edition.closed_at && (
					<CloseForm
						plan={plan}
						season={edition.season}
						three={three}
						state={intent === "close" || intent === "check" ? actionData : undefined}
					/>
				)}
			</div>
		</>
	);
}
