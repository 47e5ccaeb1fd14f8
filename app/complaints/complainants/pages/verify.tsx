import { data, redirect } from "react-router";
import { StepPage } from "../../../accounts/parts/step-page.tsx";
import type { FormState } from "../../../base/forms/form-state.ts";
import { flashCookie } from "../../../base/http/flash.server.ts";
import { requestContext } from "../../../base/http/request-context.ts";
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
	throw redirect(pathIn(localeOf(url.pathname), "/complaints/login"), {
		status: 303,
		headers: { "set-cookie": flashCookie("no-email") },
	});
}

export const loader = async ({ request, url }: Route.LoaderArgs) => ({
	email: (await waitingRegistration(request, url)).values.email,
});

export async function action({ request, url, context }: Route.ActionArgs) {
	const waiting = await waitingRegistration(request, url);
	const locale = localeOf(url.pathname);
	const outcome = await resendConfirmation(waiting, { locale, address: context.get(requestContext).address });
	if (!outcome.ok) return data<FormState>({ problems: {}, values: {}, wait: outcome.wait }, { status: 429 });
	throw redirect(pathIn(locale, "/complaints/verify"), {
		status: 303,
		headers: { "set-cookie": flashCookie("resent") },
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
