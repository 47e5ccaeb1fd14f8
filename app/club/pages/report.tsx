import { asSide } from "../../access/league-scope.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { hasPoints } from "../../league/competitions/depth.ts";
import { openSheet } from "../../league/sheets/line-ups/open-line-ups.server.ts";
import { lineUpsText } from "../../league/sheets/line-ups/text.ts";
import { wrongNumber } from "../../league/sheets/parts/points-field.tsx";
import { SheetFields } from "../../league/sheets/parts/sheet-form-fields.tsx";
import { SheetLook } from "../../league/sheets/parts/sheet-look.tsx";
import { reportScore } from "../../league/sheets/reports/report-score.server.ts";
import { PUBLISHES, scoreForm, sheetForm } from "../../league/sheets/reports/score-form.ts";
import { shownForm } from "../../league/sheets/reports/shown-form.server.ts";
import { sideDraft, sideFormState, sideIn, tieOfSides } from "../../league/sheets/reports/side/side-form.server.ts";
import { stageInWords } from "../../league/sheets/reports/stage-in-words.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { reportSheet } from "../../league/sheets/saving/report-sheet.server.ts";
import { readSheetFields } from "../../league/sheets/sheet-fields.ts";
import { labelsOf, valueInSheet } from "../../league/sheets/sheet-labels.ts";
import { hasSheet } from "../../league/sheets/sheet-tie.server.ts";
import { sheetText } from "../../league/sheets/text.ts";
import { questionFields } from "../../league/ties/editing/tie-questions.server.ts";
import { recordAction } from "../../records/editing/record-action.server.ts";
import { RecordForm } from "../../records/parts/record-form.tsx";
import { clubMeta } from "../club-meta.ts";
import { LookFirst, PublishLabel } from "../parts/look-first.tsx";
import { ScoreFields, ScoreLook, scoreLabels, valueInScore } from "../parts/score-fields.tsx";
import { StepPage } from "../parts/step-page.tsx";
import type { Route } from "./+types/report";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const side = sideIn(url, tie.sides);
	const form = await asSide(actor, () => shownForm(tie.id, side, new Date()));
	if (!form) throw notFound();
	const { row, ...rest } = form;
	const edited = { ...row, id: tie.id, version: Number(row.version) };
	const shown = await sideFormState({ request, url, context }, { kind: "report", matchId: tie.id, side }, edited);
	return { tie, side: tie.sides.length > 1 ? side : undefined, form: rest, ...shown };
}

export async function action(args: Route.ActionArgs) {
	const { params, url, context } = args;
	const actor = actorOf(context);
	const { tie, sides } = await tieOfSides(actor, params.id);
	const of = { matchId: tie.id, side: sideIn(url, sides) };
	const path = pathIn(localeOf(url.pathname), "/club/ties/:id", { id: String(tie.id) });
	const draft = sideDraft(actor, { kind: "report", ...of });
	const done = { message: "result-reported", path };
	const accepted = { message: "result-accepted", path };
	if (!hasSheet(tie))
		return recordAction(args, {
			schema: scoreForm,
			about: questionFields,
			draft,
			done,
			async save(score, number, _, __, answers) {
				const saved = await reportScore(
					actor,
					of,
					{ ...score, number, accepted: answers, asksFirst: true },
					new Date(),
				);
				return saved.ok && saved.isConfirmed ? { ok: true, done: accepted } : saved;
			},
		});
	return recordAction(args, {
		schema: sheetForm,
		draft,
		done,
		async before({ intent }) {
			if (intent !== "open") return;
			const opened = await openSheet(actor, of, new Date());
			throw seeOther({ to: url.pathname + url.search, flash: opened.ok ? "sheet-opened" : undefined });
		},
		async save(_, number, __, values, answers) {
			const { sheet, problems } = readSheetFields(tie.format.rules, values, hasPoints(tie.depth));
			if (Object.keys(problems).length > 0) return { ok: false, problems };
			const sent = { sheet, number, reason: null, accepted: answers, asksFirst: true };
			const saved = await reportSheet(actor, of, sent, new Date());
			if (!saved.ok) return saved;
			if (saved.isComplete === false) return { ok: true, done: { message: "sheet-not-complete", path } };
			return { ok: true, done: saved.isConfirmed ? accepted : done };
		},
	});
}

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => reportsText(locale).reportNow);

export default function ReportResult({ loaderData, actionData }: Route.ComponentProps) {
	const { tie, side, form } = loaderData;
	const locale = useLocale();
	const t = reportsText(locale);
	const names = { home: pick(locale, tie.home_team, "name"), away: pick(locale, tie.away_team, "name") };
	const close = pathIn(locale, "/club/ties/:id", { id: String(tie.id) });
	const state = actionData ?? loaderData.state;
	const hasDraft = loaderData.draft !== undefined;
	const submitAnyway = (save: string) =>
		state.questions?.includes(PUBLISHES) ? <PublishLabel save={save} /> : undefined;
	const common = { state, close, draft: loaderData.draft };
	if (form.kind === "closed" && !actionData)
		return (
			<StepPage title={t.result} {...{ tie, side }}>
				<p className="card p-4">{stageInWords(locale, form.stage)}</p>
			</StepPage>
		);
	if (form.kind === "lineUpFirst" && !actionData)
		return (
			<StepPage title={sheetText(locale).title} {...{ tie, side }}>
				<div className="card space-y-4 p-4 sm:p-5" data-closed>
					<p>{t.lineUpFirst}</p>
					<a
						href={pathIn(locale, "/club/ties/:id/line-up", { id: String(tie.id) }) + (side ? `?side=${side}` : "")}
						className="button"
					>
						{lineUpsText(locale).name}
					</a>
				</div>
			</StepPage>
		);
	if (form.kind === "sealed" && !actionData)
		return (
			<StepPage title={sheetText(locale).title} {...{ tie, side }}>
				<form method="post" encType="multipart/form-data" className="card space-y-4 p-4 sm:p-5">
					<p>{t.opens}</p>
					<button type="submit" name="intent" value="open" className="button">
						{t.open}
					</button>
				</form>
			</StepPage>
		);
	if (form.sheet) {
		const sides = {
			home: { ...tie.home_team, ...form.sheet.choices.home },
			away: { ...tie.away_team, ...form.sheet.choices.away },
		};
		return (
			<StepPage title={sheetText(locale).title} {...{ tie, side }} hasDraft={hasDraft}>
				<p className="text-soft">{t.sheetHint}</p>
				<div className="card overflow-clip">
					<RecordForm
						form="sheet"
						focusesField={({ problems }) => wrongNumber(problems) !== undefined}
						schema={sheetForm}
						labels={{ ...labelsOf(locale, form.sheet.format, names), version: t.result }}
						valueInWords={valueInSheet(locale, sides)}
						submit={sheetText(locale).save}
						submitAnyway={submitAnyway(sheetText(locale).save)}
						{...common}
						isShort
					>
						{(shown) => (
							<LookFirst state={shown} look={<SheetLook fields={shown.values} {...form.sheet} sides={sides} />}>
								<SheetFields
									state={shown}
									format={form.sheet.format}
									withPoints={form.sheet.withPoints}
									isDuringPlay={form.sheet.isDuringPlay}
									sides={sides}
									isOnPage
								/>
							</LookFirst>
						)}
					</RecordForm>
				</div>
			</StepPage>
		);
	}
	return (
		<StepPage title={t.reportNow} {...{ tie, side }} hasDraft={hasDraft}>
			<p className="text-soft">{form.isReported ? t.scoreReplaces : t.scoreHint}</p>
			<div className="card overflow-hidden">
				<RecordForm
					form="score"
					schema={scoreForm}
					labels={{ ...scoreLabels(locale), version: t.result }}
					valueInWords={valueInScore(locale, names)}
					submit={t.send}
					submitAnyway={submitAnyway(t.send)}
					{...common}
					isShort
				>
					{(shown) => (
						<LookFirst state={shown} look={<ScoreLook values={shown.values} names={names} />}>
							<ScoreFields form="score" state={shown} names={names} withOutcome={form.withOutcome} />
						</LookFirst>
					)}
				</RecordForm>
			</div>
		</StepPage>
	);
}
