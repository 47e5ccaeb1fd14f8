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
import { useLocale } from "../../../base/ui/use-locale.ts";
import { inDemo } from "../../../installation/demo.server.ts";
import { portalMeta } from "../../portal/page-meta.ts";
import { portalText } from "../../portal/text.ts";
import { enterPortal } from "../enter-portal.server.ts";
import { complainantText } from "../text.ts";
import type { Route } from "./+types/login";

type State = FormState & { refused?: "badCredentials" | "notVerified" | "noProfile" | "loginFailed" | "useFullForm" };

export function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	if (actor.kind === "account" && actor.roles.includes("complainant")) throw redirect(nextPage(url), 303);
	return {
		demo: inDemo(),
		registers: url.searchParams.get("tab") === "register",
		next: url.searchParams.get("next") ?? undefined,
		kept: hasKept(request),
	};
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const again = (status: number, state: Partial<State>, cookies: string[] = []) => {
		const headers = settingCookies(cookies);
		return data<State>(
			{ problems: {}, values: { email: values.email ?? "", shared: values.shared ?? "" }, ...state },
			{ status, headers },
		);
	};
	// A registration with e-mail and password alone is not enough here (docs/rules.md#complainants).
	if ("confirm_password" in values) return again(422, { refused: "useFullForm" });
	const parsed = signInForm.safeParse(values);
	if (!parsed.success) return again(422, { problems: problemsOf(parsed.error) });
	try {
		const locale = localeOf(url.pathname);
		const where = { request, context, shared: values.shared === "on" };
		const outcome = await enterPortal(where, parsed.data.email, parsed.data.password, locale);
		if (!outcome.ok)
			return "wait" in outcome ? again(429, outcome) : again(401, { refused: outcome.refused }, outcome.cookies);
		const target = nextPage(url);
		const code = `${pathIn(locale, "/complaints/login/code")}?next=${encodeURIComponent(target)}`;
		const headers = new Headers({ "set-cookie": flashCookie("logged-in") });
		for (const cookie of outcome.cookies) headers.append("set-cookie", cookie);
		return redirect(outcome.step === "done" ? target : code, { status: 303, headers });
	} catch (error) {
		logFailure("sign-in.failed", context.get(requestContext).id, error);
		return again(503, { refused: "loginFailed" });
	}
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => portalMeta(args, complainantText, (t) => t.loginTitle);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = complainantText(locale);
	const { registers, next, demo, kept } = loaderData;
	const pathOf = (tab?: string) => {
		const query = new URLSearchParams({ ...(tab && { tab }), ...(next && { next }) });
		return pathIn(locale, "/complaints/login") + (query.size > 0 ? `?${query}` : "");
	};
	const tab =
		"flex-1 rounded-lg px-4 py-2.5 text-center font-semibold aria-selected:bg-brand aria-selected:text-on-brand";
	return (
		<StepPage title={t.loginTitle}>
			{kept && <p className="mb-6 rounded-xl bg-sunken p-4">{t.keptNote}</p>}
			<div role="tablist" aria-label={t.tabs} className="mb-6 flex gap-2 rounded-xl bg-sunken p-1">
				<a
					role="tab"
					id="tab-login"
					aria-selected={!registers}
					aria-controls="tab-panel"
					href={pathOf()}
					className={tab}
				>
					{t.login}
				</a>
				<a
					role="tab"
					id="tab-register"
					aria-selected={registers}
					aria-controls="tab-panel"
					href={pathOf("register")}
					className={tab}
				>
					{t.register}
				</a>
			</div>
			<div role="tabpanel" id="tab-panel" aria-labelledby={registers ? "tab-register" : "tab-login"}>
				{registers ? (
					<>
						<p>{t.registerText}</p>
						<p className="mt-5">
							<a href={pathIn(locale, "/complaints/register")} className="button">
								{t.registerButton}
							</a>
						</p>
					</>
				) : (
					<LoginForm state={actionData} />
				)}
			</div>
			{demo && <p className="mt-6 text-sm text-soft">{t.demoNote}</p>}
		</StepPage>
	);
}

function LoginForm({ state }: { state?: State }) {
	const locale = useLocale();
	const t = complainantText(locale);
	const portal = portalText(locale);
	const isEmpty = Object.values(state?.problems ?? {}).includes("required");
	return (
		<SignInForm
			form="login"
			state={state}
			words={{ ...t, signIn: t.login }}
			forgot={pathIn(locale, "/complaints/forgot")}
			refused={state?.refused && t[state.refused]}
			title={isEmpty ? portal.fillAll : undefined}
		>
			{state?.refused === "notVerified" && (
				<p>
					<a href={pathIn(locale, "/complaints/verify")} className="link">
						{t.notVerifiedLink}
					</a>
				</p>
			)}
		</SignInForm>
	);
}
