import { accountIdOf } from "../../../../access/actor.ts";
import { can } from "../../../../access/policy.ts";
import { actorOf, sessionOf } from "../../../../accounts/sessions/session.server.ts";
import { requires } from "../../../../accounts/sign-in/guards.server.ts";
import { stashedForm } from "../../../../accounts/stash/stashed-form.server.ts";
import { notFound } from "../../../../base/http/http-errors.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { siteSettings } from "../../../../settings/settings.server.ts";
import { statuses } from "../../../case/complaint.ts";
import { caseText } from "../../../case/text.ts";
import { urgencyOf } from "../../../deadlines/deadlines.ts";
import { MAX_FILE_BYTES } from "../../../evidence/rules/evidence-rules.ts";
import { deskMeta } from "../../desk-meta.ts";
import { RecusedNotice } from "../../parts/recused-notice.tsx";
import { answerDeskForm } from "../answer-desk-form.server.ts";
import { type DeskState, isDeskIntent } from "../desk-actions.ts";
import { deskCase } from "../desk-case.server.ts";
import { CaseAside } from "../parts/case-aside.tsx";
import { CaseHead } from "../parts/case-head.tsx";
import { CaseMain } from "../parts/case-main.tsx";
import { deskCaseText } from "../text.ts";
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
	return {
		found,
		asked: found.recused ? undefined : found.transitions.find(({ to }) => to === asked)?.to,
		answerDays: answer_days,
		urgency: found.recused ? undefined : urgencyOf(found.item.due_at, holidays, new Date()),
		may: {
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
	const locale = useLocale();
	const t = deskCaseText(locale);
	const words = caseText(locale);
	const { found, asked, answerDays, urgency, may, me, restored } = loaderData;
	const state = actionData ?? restored;
	return (
		<>
			<a href={pathIn(locale, "/complaints/admin")} className="link">
				{t.backToList}
			</a>
			{found.recused ? (
				<div className="mt-4 max-w-2xl space-y-4">
					<h2 className="text-3xl">{words.caseTitle(found.brief.case_reference)}</h2>
					<RecusedNotice />
				</div>
			) : (
				<>
					<CaseHead found={found} urgency={urgency} canTake={may.handOver} />
					<div className="grid gap-8 lg:grid-cols-[1.8fr_1fr]">
						<CaseMain found={found} asked={asked} answerDays={answerDays} may={may} state={state} />
						<CaseAside found={found} me={me} may={may} state={state} />
					</div>
				</>
			)}
		</>
	);
}
