import { redirect } from "react-router";
import { registerForm } from "../../accounts/credentials/account-form.ts";
import { signInProof } from "../../accounts/credentials/sign-in-proof.server.ts";
import { credentialsText } from "../../accounts/credentials/text.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { register } from "../../accounts/joining/register.server.ts";
import { NewPassword } from "../../accounts/parts/new-password.tsx";
import { SignInForm } from "../../accounts/parts/sign-in-form.tsx";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { passwordText } from "../../accounts/passwords/text.ts";
import { sessionOfRequest } from "../../accounts/sessions/session.server.ts";
import { nextPage } from "../../accounts/sign-in/guards.server.ts";
import { signIn } from "../../accounts/sign-in/sign-in.server.ts";
import { signInText } from "../../accounts/sign-in/text.ts";
import { hasStash } from "../../accounts/stash/typed-form.server.ts";
import { formAction, refused, validInput } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { flashOf } from "../../base/http/flash.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { Field } from "../../base/ui/fields/fields.tsx";
import { ErrorSummary } from "../../base/ui/fields/form-parts.tsx";
import { pageMeta } from "../../base/ui/head/page-meta.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { flashText } from "../../shell/flash-text.ts";
import type { Route } from "./+types/sign-in";

export const handle = { js: true, maxBody: SHORT_FORM };
type State = FormState & { refused?: "badCredentials" | "notVerified" | "badCode" };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const session = await sessionOfRequest(request, context);
	if (session) throw redirect(nextPage(url, session.roles), 303);
	return {
		demo: inDemo(),
		registers: url.searchParams.get("mode") === "register",
		next: url.searchParams.get("next") ?? undefined,
		hasStash: hasStash(request),
		flash: flashOf(request),
	};
}

/** Two forms on one page: the one with a repeated password registers. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values, locale, address }) => {
		if ("confirm_password" in values) {
			const { email, password } = validInput(registerForm, values);
			const outcome = await register(email, password, { locale, address });
			return outcome.ok ? { to: pathIn(locale, "/admin/auth"), flash: "activation-sent" } : refused(outcome);
		}
		const outcome = await signIn({ request, context, shared: values.shared === "on" }, signInProof(values));
		if (!outcome.ok) return refused(outcome, 401);
		const { cookies, roles } = outcome;
		if (outcome.step === "done") return { to: nextPage(url, roles), flash: "signed-in", cookies };
		const next = encodeURIComponent(url.searchParams.get("next") ?? "");
		return { to: `${pathIn(locale, "/admin/auth/code")}?next=${next}`, cookies };
	});

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: signInText(locale).title, index: false });
};

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = signInText(locale);
	const { registers, next, demo, hasStash, flash } = loaderData;
	const pathOf = (mode?: string) => {
		const query = new URLSearchParams({ ...(mode && { mode }), ...(next && { next }) });
		return pathIn(locale, "/admin/auth") + (query.size > 0 ? `?${query}` : "");
	};
	const said = flashText(locale, flash, [accountFlashes]);
	const mode = "rounded-lg px-4 py-2 font-semibold aria-[current]:bg-brand aria-[current]:text-on-brand";
	return (
		<StepPage title={t.title} lead={t.lead}>
			{flash === "activation-sent" && (
				<div role="status" className="mb-6 rounded-xl border-2 border-win bg-win-tint p-4">
					<p className="font-semibold">{t.activationSent}</p>
					<p>{t.activationSentText}</p>
				</div>
			)}
			{said && (
				<p role="status" className="mb-6 rounded-xl border-2 border-win bg-win-tint p-4 font-semibold">
					{said.title}
				</p>
			)}
			{hasStash && <p className="mb-6 rounded-xl bg-sunken p-4">{t.stashedNote}</p>}
			<nav aria-label={t.modes} className="mb-6 flex gap-2">
				<a href={pathOf()} aria-current={registers ? undefined : "page"} className={mode}>
					{t.signIn}
				</a>
				<a href={pathOf("register")} aria-current={registers ? "page" : undefined} className={mode}>
					{t.register}
				</a>
			</nav>
			{registers ? (
				<RegisterForm state={actionData} />
			) : (
				<SignInForm
					form="sign-in"
					state={actionData}
					words={{
						email: credentialsText(locale).email,
						password: passwordText(locale).password,
						signIn: t.signIn,
						forgot: t.forgot,
					}}
					forgot={pathIn(locale, "/admin/auth/forgot")}
					refused={actionData?.refused && t[actionData.refused]}
				/>
			)}
			{demo && <p className="mt-6 text-sm text-soft">{t.demoNote}</p>}
		</StepPage>
	);
}

function RegisterForm({ state }: { state?: State }) {
	const locale = useLocale();
	const t = credentialsText(locale);
	const signIn = signInText(locale);
	const passwords = passwordText(locale);
	const labels = { email: t.email, password: passwords.password, confirm_password: passwords.confirmPassword };
	return (
		<form method="post" noValidate className="space-y-5">
			<ErrorSummary form="register" state={state} labels={labels} />
			<Field
				form="register"
				state={state}
				name="email"
				label={t.email}
				type="email"
				autoComplete="username"
				maxLength={254}
			/>
			<NewPassword form="register" state={state} />
			<button type="submit" className="button">
				{signIn.register}
			</button>
		</form>
	);
}
