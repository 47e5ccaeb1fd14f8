import { data } from "react-router";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { hasStash } from "../../accounts/stash/typed-form.server.ts";
import { formAction, refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { formatDate } from "../../base/locale/format.ts";
import { pick } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { Problems } from "../../base/ui/fields/problem-text.tsx";
import { useLocale } from "../../base/ui/use-locale.ts";
import { enterTie, tieOfLink } from "../../league/captains/passes/enter-tie.server.ts";
import { lastDayOf } from "../../league/captains/passes/pass-form.ts";
import { captainProblems } from "../../league/captains/problem-text.ts";
import { clubMeta } from "../club-meta.ts";
import { enterText } from "../enter-text.ts";
import type { Route } from "./+types/enter";

type State = FormState & { isGone?: boolean; isClosed?: boolean };
const problems = [captainProblems];

export const handle = { maxBody: SHORT_FORM };

/** Looking at the link uses nothing up: programs that show messages look at links too. */
export async function loader({ request, params }: Route.LoaderArgs) {
	const found = await tieOfLink(params.token);
	if (!found) return data({ found: undefined }, 404);
	const { tie, side, until, isClosed } = found;
	const sides = [tie.home_team, tie.away_team].map(({ name, name_ar }) => ({ name, name_ar }));
	const shown = side === "home" ? sides : sides.reverse();
	return data({ found: { sides: shown, until, isClosed, hasStash: hasStash(request) } }, 200);
}

export const action = ({ params, ...args }: Route.ActionArgs) =>
	formAction<State>(
		args,
		async ({ values, locale, address }) => {
			const outcome = await enterTie(params.token, values.pin ?? "", address);
			if (outcome.ok)
				return {
					to: pathIn(locale, "/club/ties/:id", { id: String(outcome.matchId) }),
					flash: "tie-entered",
					cookies: [outcome.cookie],
				};
			if ("closed" in outcome) return { status: 403, state: { isClosed: true } };
			return "gone" in outcome ? { status: 404, state: { isGone: true } } : refused(outcome);
		},
		{ shown: () => ({}) },
	);

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => enterText(locale).title);

export default function Enter({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = enterText(locale);
	const { found } = loaderData;
	const [own, other] = found?.sides ?? [];
	const isGone = !found || !own || !other || actionData?.isGone;
	if (isGone || found.isClosed || actionData?.isClosed)
		return (
			<StepPage title={isGone ? t.gone : t.closed} lead={isGone ? t.goneText : t.closedText}>
				<a href={pathIn(locale, "/club/auth")} className="button-quiet">
					{t.signIn}
				</a>
			</StepPage>
		);
	return (
		<StepPage title={t.title} lead={t.lead(pick(locale, own, "name"), pick(locale, other, "name"))}>
			{found.hasStash && <p className="mb-6 rounded-xl bg-sunken p-4">{t.stashedNote}</p>}
			<Problems of={problems}>
				<form method="post" noValidate className="space-y-5">
					<ErrorSummary form="enter" state={actionData} labels={{ pin: t.pin }} />
					<Field
						form="enter"
						state={actionData}
						name="pin"
						label={t.pin}
						hint={t.pinHint}
						autoComplete="one-time-code"
						maxLength={12}
						dir="ltr"
						numeric
					/>
					<button type="submit" className="button">
						{t.enter}
					</button>
				</form>
			</Problems>
			<p className="mt-6 text-sm text-soft">{t.oneBrowser(formatDate(locale, lastDayOf(found.until)))}</p>
		</StepPage>
	);
}
