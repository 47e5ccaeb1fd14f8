import { data, redirect } from "react-router";
import { signInForm } from "../../../accounts/credentials/account-form.ts";
import { SignInForm } from "../../../accounts/parts/sign-in-form.tsx";
import { StepPage } from "../../../accounts/parts/step-page.tsx";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { nextPage } from "../../../accounts/sign-in/guards.server.ts";
import { hasKept } from "../../../accounts/stash/stashed-form.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { problemsOf } from "../../../base/forms/problems.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { settingCookies } from "../../../base/http/cookies.ts";
import { flashCookie } from "../../../base/http/flash.server.ts";
import { requestContext } from "../../../base/http/request-context.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { logFailure } from "../../../base/log/log-rarely.server.ts";
import { pageMeta } from "../../../base/ui/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { inDemo } from "../../../installation/demo.server.ts";
import { site } from "../../../installation/site.ts";
import { enterDesk } from "../enter-desk.server.ts";
import { entryText } from "../entry-text.ts";
import type { Route } from "./+types/auth";

type State = FormState & { refused?: "badCredentials" | "notVerified" | "noRole" | "loginFailed" };

export function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const works = actor.kind === "account" && actor.roles.some((role) => role === "officer" || role === "head");
	if (works) throw redirect(nextPage(url), 303);
	return { demo: inDemo(), kept: hasKept(request) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<State>, cookies: string[] = []) =>
		data<State>(
			{ problems: {}, values: { email: values.email ?? "", shared: values.shared ?? "" }, ...state },
			{ status, headers: settingCookies(cookies) },
		);
	const parsed = signInForm.safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	try {
		const outcome = await enterDesk(
			{ request, context, shared: values.shared === "on" },
			parsed.data.email,
			parsed.data.password,
		);
		if (!outcome.ok) return "wait" in outcome ? again(429, outcome) : again(401, outcome);
		const target = nextPage(url);
		const code = `${pathIn(localeOf(url.pathname), "/complaints/admin/auth/code")}?next=${encodeURIComponent(target)}`;
		const isIn = outcome.step === "done";
		const cookies = isIn ? [...outcome.cookies, flashCookie("signed-in-desk")] : outcome.cookies;
		return redirect(isIn ? target : code, { status: 303, headers: settingCookies(cookies) });
	} catch (error) {
		logFailure("sign-in.failed", context.get(requestContext).id, error);
		return again(503, { refused: "loginFailed" });
	}
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: entryText(locale).signInTitle, siteName: site.name[locale], index: false });
};

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = entryText(locale);
	return (
		<StepPage title={t.signInTitle} lead={t.signInLead}>
			{loaderData.kept && <p className="mb-6 rounded-xl bg-sunken p-4">{t.keptNote}</p>}
			<SignInForm
				form="sign-in"
				state={actionData}
				words={t}
				forgot={pathIn(locale, "/admin/auth/forgot")}
				refused={actionData?.refused && t[actionData.refused]}
			/>
			{loaderData.demo && <p className="mt-6 text-sm text-soft">{t.demoNote}</p>}
		</StepPage>
	);
}
