import { z } from "zod";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { dropStash } from "../../accounts/stash/stashed-form.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { requiredText, wholeNumber } from "../../base/forms/form-fields.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { formatMoment } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { readAfterConflict } from "../../base/ui/line/read-after-conflict.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { stashedSideState } from "../../league/captains/stash/pass-form.server.ts";
import { SheetVersion } from "../../league/sheets/parts/sheet-version.tsx";
import { acceptReport, disputeReport } from "../../league/sheets/reports/answer-report.server.ts";
import { sideIn } from "../../league/sheets/reports/side/side-form.server.ts";
import { sideView } from "../../league/sheets/reports/side/side-view.server.ts";
import { stageInWords } from "../../league/sheets/reports/stage-in-words.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { latestVersion } from "../../league/sheets/saving/versions.server.ts";
import { Score } from "../../league/ties/parts/score.tsx";
import { outcomeInWords } from "../../league/ties/tie/outcome.ts";
import { Restored } from "../../records/parts/restored.tsx";
import { UnsentText } from "../../records/parts/unsent-text.tsx";
import { clubMeta } from "../club-meta.ts";
import { StepPage } from "../parts/step-page.tsx";
import type { Route } from "./+types/answer";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const side = sideIn(url, tie.sides);
	const view = await sideView(actor, tie.id, [side], new Date());
	if (!view) throw notFound();
	const sheet = view.report?.sheetVersion ? await latestVersion(tie.id) : undefined;
	const stashed = await stashedSideState({ request, url, context }, tie.id, [side]);
	return { tie, side: tie.sides.length > 1 ? side : undefined, view, sheet, stashed };
}

const numbered = z.object({ report: wholeNumber(1, 2_147_483_647) });
const disputed = numbered.extend({ body: requiredText(2000) });

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const { params, url, context } = args;
		const actor = actorOf(context);
		const id = idParam(params.id);
		const { sides } = await ownTie(actor, params.id);
		const of = { matchId: id, side: sideIn(url, sides) };
		const isDispute = values.intent === "dispute";
		const outcome = isDispute
			? await disputeReport(actor, { ...of, ...validInput(disputed, values) }, new Date())
			: await acceptReport(actor, { ...of, ...validInput(numbered, values) }, new Date());
		if ("gone" in outcome) throw notFound();
		if (!outcome.ok) return { status: 409, state: { problems: { report: outcome.refused } } };
		const to = pathIn(locale, "/club/ties/:id", { id: String(id) });
		const flash = isDispute ? "result-disputed" : "result-accepted";
		return { to, flash, cookies: [await dropStash(args.request)] };
	});

export const shouldRevalidate = readAfterConflict;

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => reportsText(locale).answer);

export default function AnswerReport({ loaderData, actionData }: Route.ComponentProps) {
	const { tie, side, view, sheet, stashed } = loaderData;
	const locale = useLocale();
	const t = reportsText(locale);
	const { report } = view;
	const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	const isOpen = view.sides.some(({ canAnswer }) => canAnswer);
	const isRestored = !actionData && Boolean(stashed?.values.body);
	const body = (isRestored && stashed?.values.body) || report?.dispute || "";
	const ended = outcomeInWords(locale, tie, names);
	return (
		<StepPage title={t.answer} {...{ tie, side }}>
			{isRestored && isOpen && <Restored />}
			<ErrorSummary form="answer" state={actionData} labels={{ body: t.body }} />
			{!report || !isOpen ? (
				<>
					<p className="card p-4">{stageInWords(locale, view.stage)}</p>
					<UnsentText texts={[actionData?.values.body ?? stashed?.values.body]} />
				</>
			) : (
				<>
					<div className="card space-y-3 p-4 sm:p-5">
						<p>{t.reported(names[report.side], formatMoment(locale, report.at))}</p>
						{sheet ? (
							<SheetVersion document={sheet} />
						) : (
							<p className="text-lg">
								<bdi>{names.home}</bdi> <Score home={tie.home_score ?? 0} away={tie.away_score ?? 0} />{" "}
								<bdi>{names.away}</bdi>
							</p>
						)}
						{ended && <p>{ended}</p>}
						<form method="post" className="space-y-2">
							<input type="hidden" name="report" value={report.number} />
							<button type="submit" name="intent" value="accept" className="button w-full sm:w-auto">
								{t.accept}
							</button>
							<p className="text-sm text-soft">{t.acceptHint}</p>
						</form>
					</div>
					<form method="post" className="card space-y-4 p-4 sm:p-5" noValidate>
						<input type="hidden" name="report" value={report.number} />
						<Field
							form="answer"
							name="body"
							label={t.body}
							hint={t.bodyHint}
							state={actionData ?? { problems: {}, values: { body } }}
							maxLength={2000}
							rows={4}
						/>
						<button type="submit" name="intent" value="dispute" className="button-quiet">
							{t.dispute}
						</button>
					</form>
				</>
			)}
		</StepPage>
	);
}
