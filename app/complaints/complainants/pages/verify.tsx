import { StepPage } from "../../../accounts/parts/step-page.tsx";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { ErrorSummary } from "../../../base/ui/form-parts.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { portalMeta } from "../../portal/page-meta.ts";
import { resendConfirmation } from "../register-complainant.server.ts";
import { registrationOf } from "../registration.server.ts";
import { complainantText } from "../text.ts";
import type { Route } from "./+types/verify";

/** The registration that waits to be confirmed; without one there is nothing to say here (docs/rules.md#complainants). */
async function waitingRegistration(request: Request, url: URL) {
	const registration = await registrationOf(request);
	if (registration?.waiting && registration.values.email) return registration;
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/complaints/login"), flash: "no-email" });
}

export const loader = async ({ request, url }: Route.LoaderArgs) => ({
	email: (await waitingRegistration(request, url)).values.email,
});

export async function action({ request, url, context }: Route.ActionArgs) {
	const waiting = await waitingRegistration(request, url);
	return formAction({ request, url, context }, async ({ locale, address }) => {
		const outcome = await resendConfirmation(waiting, { locale, address });
		return outcome.ok ? { to: pathIn(locale, "/complaints/verify"), flash: "resent" } : refused(outcome);
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
				<p>
					{t.verifyText}{" "}
					<strong>
						<Ltr>{loaderData.email}</Ltr>
					</strong>
				</p>
				<div>
					<h2 className="text-lg">{t.verifyNext}</h2>
					<ol className="mt-2 list-decimal ps-6">
						<li>{t.verifyNext1}</li>
						<li>{t.verifyNext2}</li>
					</ol>
				</div>
				<div>
					<h2 className="text-lg">{t.verifySpam}</h2>
					<ul className="mt-2 list-disc ps-6">
						<li>{t.verifySpam1}</li>
						<li>{t.verifySpam2}</li>
						<li>{t.verifySpam3}</li>
					</ul>
				</div>
				<form method="post" className="flex flex-wrap gap-3">
					<a href={pathIn(locale, "/complaints/login")} className="button">
						{t.goToLogin}
					</a>
					<button type="submit" className="button-quiet">
						{t.resend}
					</button>
				</form>
			</div>
		</StepPage>
	);
}
