import { StepPage } from "../../../accounts/parts/step-page.tsx";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { senderAddress } from "../../../base/mail/mail.server.ts";
import { ErrorSummary } from "../../../base/ui/fields/form-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { resendConfirmation } from "../../../complaints/complainants/register-complainant.server.ts";
import { registrationOf, storeRegistration } from "../../../complaints/complainants/registration.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { CheckEmail } from "../parts/check-email.tsx";
import { complainantText } from "../text.ts";
import type { Route } from "./+types/verify";

/**
 * The registration that waits to be confirmed; without one there is nothing to say here
 * (docs/rules/complaints.md#complainants).
 */
async function waitingRegistration(request: Request, url: URL) {
	const registration = await registrationOf(request);
	if (registration?.waiting && registration.values.email) return registration;
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/complaints/login"), flash: "no-email" });
}

export const handle = { maxBody: SHORT_FORM };

export async function loader({ request, url }: Route.LoaderArgs) {
	const { values, isUnsent = false } = await waitingRegistration(request, url);
	return { email: values.email, isUnsent, sender: senderAddress(localeOf(url.pathname)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const waiting = await waitingRegistration(request, url);
	return formAction({ request, url, context }, async ({ locale, address }) => {
		const outcome = await resendConfirmation(waiting, { locale, address });
		if (!outcome.ok) return refused(outcome);
		const cookies = [await storeRegistration(request, { ...waiting, isUnsent: false })];
		return { to: pathIn(locale, "/complaints/verify"), flash: "resent", cookies };
	});
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, complainantText, (t) => t.verifyTitle);

export default function Verify({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = complainantText(locale);
	return (
		<StepPage title={t.verifyTitle}>
			<div className="space-y-6">
				<ErrorSummary form="verify" state={actionData} labels={{}} />
				<CheckEmail {...loaderData} />
				<p>
					<a href={pathIn(locale, "/complaints/login")} className="button">
						{t.goToLogin}
					</a>
				</p>
			</div>
		</StepPage>
	);
}
