import { accountIdOf } from "../../../access/actor.ts";
import { can } from "../../../access/policy.ts";
import { actorOf, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../accounts/stash/stashed-form.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { useText } from "../../../base/ui/use-locale.ts";
import { statuses } from "../../../complaints/case/complaint.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { casesAround } from "../../../complaints/case-list/cases-around.server.ts";
import { readFilter, readRank } from "../../../complaints/case-list/desk-filter.ts";
import { deskUrgency } from "../../../complaints/deadlines/deadlines.ts";
import { MAX_FILE_BYTES } from "../../../complaints/evidence/rules/evidence-rules.ts";
import { type DeskState, isDeskIntent } from "../../../complaints/handling/desk-actions.ts";
import { deskCase } from "../../../complaints/handling/desk-case.server.ts";
import { templates } from "../../../complaints/templates/templates.server.ts";
import { UnsavedGuard } from "../../../records/parts/unsaved-guard.tsx";
import { siteSettings } from "../../../settings/settings.server.ts";
import { deskMeta } from "../../desk-meta.ts";
import { CaseList } from "../../list/parts/case-list.tsx";
import { CaseNav } from "../../list/parts/case-nav.tsx";
import { RecusedNotice } from "../../parts/recused-notice.tsx";
import { answerDeskForm } from "../answer-desk-form.server.ts";
import { CaseAside } from "../parts/case-aside.tsx";
import { CaseHead } from "../parts/case-head.tsx";
import { CaseMain } from "../parts/case-main.tsx";
import type { Route } from "./+types/case";

export const middleware = [requires("case.read")];
export const handle = { js: true, maxBody: MAX_FILE_BYTES + 1024 * 1024 };

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const found = await deskCase(actor, params.caseReference);
	if (!found) throw notFound();
	const { holidays, answer_days } = await siteSettings();
	const asked = statuses.find((each) => each === url.searchParams.get("to"));
	const stashed = await stashedForm(request, url.pathname + url.search, sessionOf(context).accountId);
	const restored: DeskState | undefined =
		stashed && isDeskIntent(stashed.intent) ? { intent: stashed.intent, problems: {}, values: stashed } : undefined;
	const now = new Date();
	const urgent = <C extends { due_at: Date | null; answer_due_at: Date | null }>(item: C) => ({
		...item,
		urgency: deskUrgency(item, holidays, now),
	});
	const list = readFilter(url.searchParams);
	const around = found.recused
		? undefined
		: await casesAround(actor, list, { id: found.item.id, rank: readRank(url.searchParams) }, holidays, now);
	return {
		found,
		around: around && { before: around.before.map(urgent), after: around.after.map(urgent) },
		asked: found.recused ? undefined : found.transitions.find(({ to }) => to === asked)?.to,
		answerDays: answer_days,
		templates: can(actor, "case.handle") && !found.recused ? await templates(actor) : [],
		urgency: found.recused ? undefined : deskUrgency(found.item, holidays, now),
		may: {
			write: can(actor, "case.write") && !(found.recused || found.isBarred),
			handle: can(actor, "case.handle") && !(found.recused || found.isBarred),
			handOver: can(actor, "case.handle"),
			lift: can(actor, "case.decide"),
			hold: can(actor, "case.hold") && can(actor, "case.handle"),
		},
		me: accountIdOf(actor) ?? "",
		restored,
	};
}

export const action = (args: Route.ActionArgs) => answerDeskForm(args, args.params.caseReference);

export const meta: Route.MetaFunction = (args) =>
	deskMeta(args, caseText, (t) => t.caseTitle(args.loaderData?.found.brief.case_reference ?? ""));

export default function Case({ loaderData, actionData }: Route.ComponentProps) {
	const { found, around, urgency, may, restored, ...rest } = loaderData;
	const words = useText(caseText);
	const state = actionData ?? restored;
	if (found.recused || !around)
		return (
			<>
				<CaseNav />
				<div className="mt-4 max-w-2xl space-y-4">
					<h2 className="text-3xl">{words.caseTitle(found.brief.case_reference)}</h2>
					<RecusedNotice />
				</div>
			</>
		);
	const { item, person } = found;
	const cases = [...around.before, { ...person, ...item, urgency }, ...around.after];
	return (
		<div className="xl:grid xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-8">
			<CaseList cases={cases} current={item.case_reference} />
			<div className="min-w-0">
				<CaseNav previous={around.before.at(-1)} next={around.after[0]} />
				<CaseHead found={found} urgency={urgency} />
				<UnsavedGuard>
					<div className="grid gap-6 lg:grid-cols-[1.8fr_1fr]">
						<CaseMain found={found} may={may} state={state} {...rest} />
						<CaseAside found={found} may={may} state={state} />
					</div>
				</UnsavedGuard>
			</div>
		</div>
	);
}
