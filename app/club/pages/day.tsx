import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { formAction, validInput } from "../../base/forms/form-action.server.ts";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { riyadhDay } from "../../base/locale/format.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { ownTie } from "../../league/captains/own-ties.server.ts";
import { correctDay, dayForm, sayDay } from "../../league/sheets/reports/say-day.server.ts";
import { sideIn } from "../../league/sheets/reports/side/side-form.server.ts";
import { sideView } from "../../league/sheets/reports/side/side-view.server.ts";
import { stageInWords } from "../../league/sheets/reports/stage-in-words.ts";
import { reportsText } from "../../league/sheets/reports/text.ts";
import { clubMeta } from "../club-meta.ts";
import { StepPage } from "../parts/step-page.tsx";
import type { Route } from "./+types/day";

export const middleware = [requires("squad.act")];
export const handle = { js: true, maxBody: SHORT_FORM };

export async function loader({ url, params, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const tie = await ownTie(actor, params.id);
	const side = sideIn(url, tie.sides);
	const now = new Date();
	const view = await sideView(actor, tie.id, [side], now);
	if (!view) throw notFound();
	return { tie, side: tie.sides.length > 1 ? side : undefined, view, today: riyadhDay(now) };
}

export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale }) => {
		const { params, url, context } = args;
		const actor = actorOf(context);
		const id = idParam(params.id);
		const { sides } = await ownTie(actor, params.id);
		const now = new Date();
		const { day } = validInput(dayForm(now), values);
		const isCorrection = values.intent === "correct";
		const give = isCorrection ? correctDay : sayDay;
		const outcome = await give(actor, { matchId: id, side: sideIn(url, sides) }, day, now);
		if ("gone" in outcome) throw notFound();
		if (!outcome.ok) return { status: 409, state: { problems: { day: outcome.refused } } };
		const of = { id: String(id) };
		if (isCorrection) return { to: pathIn(locale, "/club/ties/:id", of), flash: "day-corrected" };
		return { to: pathIn(locale, "/club/ties/:id/report", of) + url.search, flash: "day-said" };
	});

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => reportsText(locale).sayDay);

/**
 * The day of a tie that was played without one: it comes before the report, and the side that said it may correct it.
 */
export default function PlayedDay({ loaderData: { tie, side, view, today }, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = reportsText(locale);
	const isCorrection = view.sides.some(({ canCorrectDay }) => canCorrectDay);
	const isOpen = isCorrection || view.sides.some(({ canSayDay }) => canSayDay);
	return (
		<StepPage title={isCorrection ? t.correctDay : t.sayDay} {...{ tie, side }}>
			<ErrorSummary form="day" state={actionData} labels={{ day: t.day }} />
			{isOpen ? (
				<form method="post" className="card space-y-4 p-4 sm:p-5" noValidate>
					<Field
						form="day"
						name="day"
						type="date"
						label={t.day}
						hint={isCorrection ? t.correctDayHint : t.dayHint}
						state={actionData ?? { problems: {}, values: { day: isCorrection ? view.day : today } }}
					/>
					{isCorrection && <input type="hidden" name="intent" value="correct" />}
					<button type="submit" className="button">
						{isCorrection ? t.saveDay : t.goOn}
					</button>
				</form>
			) : (
				<p className="card p-4">{stageInWords(locale, view.stage)}</p>
			)}
		</StepPage>
	);
}
