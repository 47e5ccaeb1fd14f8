import { formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { areaOf, areaPaths } from "../../areas.ts";
import { forgotForm } from "../../credentials/account-form.ts";
import { knownDevice } from "../../credentials/known-devices.server.ts";
import { credentialsText } from "../../credentials/text.ts";
import { requestReset } from "../../joining/register.server.ts";
import { StepPage } from "../../parts/step-page.tsx";
import { useArea } from "../../parts/use-area.ts";
import { signInText } from "../text.ts";
import type { Route } from "./+types/forgot";

export const handle = { maxBody: SHORT_FORM };

/** Known or not, the address gets the same answer. */
export const action = (args: Route.ActionArgs) =>
	formAction(args, async ({ values, locale, address }) => {
		const { email } = validInput(forgotForm, values);
		const area = areaOf(args.url.pathname);
		const device = await knownDevice(args.request, email);
		const outcome = await requestReset(email, { locale, address, device }, area);
		if (!outcome.ok && "wait" in outcome) return refused(outcome);
		return { to: areaPaths(area, locale).signIn, flash: "reset-sent" };
	});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: signInText(locale).forgotTitle, index: false });
};

export default function Forgot({ actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = signInText(locale);
	const credentials = credentialsText(locale);
	const area = useArea();
	return (
		<StepPage title={t.forgotTitle} lead={t.forgotText}>
			<form method="post" noValidate className="space-y-5">
				<ErrorSummary form="forgot" state={actionData} labels={{ email: credentials.email }} />
				<Field
					form="forgot"
					state={actionData}
					name="email"
					label={credentials.email}
					type="email"
					autoComplete="username"
				/>
				<div className="flex flex-wrap gap-3">
					<button type="submit" className="button">
						{t.forgotButton}
					</button>
					<a href={area.signIn} className="button-quiet">
						{t.backToSignIn}
					</a>
				</div>
			</form>
		</StepPage>
	);
}
