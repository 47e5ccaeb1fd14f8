import { data, redirect } from "react-router";
import type { FormState } from "../../../base/forms/form-state.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { flashCookie } from "../../../base/http/flash.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { Field } from "../../../base/ui/fields.tsx";
import { ErrorSummary } from "../../../base/ui/form-parts.tsx";
import { pageMeta } from "../../../base/ui/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { site } from "../../../installation/site.ts";
import { areaOf } from "../../areas.ts";
import { codeForm } from "../../credentials/account-form.ts";
import { Alert, StepPage } from "../../parts/step-page.tsx";
import { secondFactorText } from "../../second-factor/text.ts";
import { nextPage } from "../guards.server.ts";
import { enterSecondFactor } from "../sign-in.server.ts";
import { signInText } from "../text.ts";
import type { Route } from "./+types/code";

type State = FormState & { refused?: string };

export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<State>) =>
		data<State>({ problems: {}, values: {}, ...state }, { status });
	const parsed = codeForm.safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const outcome = await enterSecondFactor({ request, context }, parsed.data.code);
	if (!outcome.ok) return "wait" in outcome ? again(429, outcome) : again(401, outcome);
	const isDesk = areaOf(url.pathname) === "desk";
	const headers = new Headers({ "set-cookie": flashCookie(isDesk ? "signed-in-desk" : "signed-in") });
	for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
	throw redirect(nextPage(url, outcome.roles), { status: 303, headers });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: signInText(locale).codeTitle, siteName: site.name[locale], index: false });
};

export default function Code({ actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = signInText(locale);
	const factor = secondFactorText(locale);
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
