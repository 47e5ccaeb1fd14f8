import { useLocation } from "react-router";
import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { codeForm } from "../../credentials/account-form.ts";
import { Alert, StepPage } from "../../parts/step-page.tsx";
import { secondFactorText } from "../../second-factor/text.ts";
import { nextPage } from "../guards.server.ts";
import { enterSecondFactor } from "../sign-in.server.ts";
import { signInText } from "../text.ts";
import type { Route } from "./+types/code";

type State = FormState & { refused?: string };

export const handle = { maxBody: SHORT_FORM };

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>(
		{ request, url, context },
		async ({ values }) => {
			const outcome = await enterSecondFactor({ request, context }, validInput(codeForm, values).code);
			if (!outcome.ok) return refused(outcome, 401);
			const flash = areaOf(url.pathname) === "desk" ? "signed-in-desk" : "signed-in";
			return { to: nextPage(url, outcome.roles), flash, cookies: outcome.cookies };
		},
		{ shown: () => ({}) },
	);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: signInText(locale).codeTitle, index: false });
};

export default function Code({ actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = signInText(locale);
	const factor = secondFactorText(locale);
	if (actionData?.refused === "signInAgain") return <SignInAgain />;
	return (
		<StepPage title={t.codeTitle} lead={t.codeText}>
			<form method="post" noValidate className="space-y-5">
				{actionData?.refused && <Alert>{t.badCode}</Alert>}
				<ErrorSummary form="code" state={actionData} labels={{ code: factor.code }} />
				<Field form="code" state={actionData} name="code" label={factor.code} autoComplete="one-time-code" dir="ltr" />
				<button type="submit" className="button">
					{t.codeButton}
				</button>
			</form>
		</StepPage>
	);
}

/** The library ends a half sign-in after a while, or after five wrong recovery codes: no code is taken any more. */
function SignInAgain() {
	const locale = useLocale();
	const t = signInText(locale);
	const { signIn } = areaPaths(areaOf(useLocation().pathname), locale);
	return (
		<StepPage title={t.codeTitle}>
			<Alert>{t.signInAgain}</Alert>
			<a href={signIn} className="button">
				{t.backToSignIn}
			</a>
		</StepPage>
	);
}
