import { data, redirect } from "react-router";
import { flashCookie } from "../../base/http/flash.server.ts";
import { problemsOf } from "../../base/http/problems.ts";
import { readFields } from "../../base/http/read-fields.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { ErrorSummary, type FormState } from "../../base/ui/form-parts.tsx";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../site.ts";
import { resetForm } from "../account-form.ts";
import { doorOf, doorPaths } from "../doors.ts";
import { linkOwner } from "../links.server.ts";
import { BadLink } from "../parts/bad-link.tsx";
import { NewPassword } from "../parts/new-password.tsx";
import { StepPage } from "../parts/step-page.tsx";
import { leastPasswordOf, resetPassword } from "../register.server.ts";
import { accountsText } from "../text.ts";
import type { Route } from "./+types/reset";

export const handle = { js: true };
type State = FormState & { badLink?: boolean };

export async function loader({ params }: Route.LoaderArgs) {
	const owner = await linkOwner(params.token, "reset");
	return { works: owner !== undefined, least: await leastPasswordOf(owner) };
}

export async function action({ request, params, url }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<State>) =>
		data<State>({ problems: {}, values: {}, ...state }, { status });
	const parsed = resetForm(await leastPasswordOf(await linkOwner(params.token, "reset"))).safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	const outcome = await resetPassword(params.token, parsed.data.password);
	if (!outcome.ok) return "badLink" in outcome ? again(410, outcome) : again(422, outcome);
	throw redirect(doorPaths(doorOf(url.pathname), localeOf(url.pathname)).signIn, {
		status: 303,
		headers: { "set-cookie": flashCookie("password-reset") },
	});
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: accountsText(locale).resetTitle, siteName: site.name[locale], index: false });
};

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
	const t = accountsText(useLocale());
	if (!loaderData.works || actionData?.badLink) return <BadLink />;
	return (
		<StepPage title={t.resetTitle}>
			<form method="post" noValidate className="space-y-5">
				<ErrorSummary
					form="reset"
					state={actionData}
					labels={{ password: t.newPassword, confirm_password: t.confirmPassword }}
				/>
				<NewPassword form="reset" state={actionData} label={t.newPassword} least={loaderData.least} />
				<button type="submit" className="button">
					{t.resetButton}
				</button>
			</form>
		</StepPage>
	);
}
