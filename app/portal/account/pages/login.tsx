import { redirect } from "react-router";
import { signInProof } from "../../../accounts/credentials/sign-in-proof.server.ts";
import { SignInForm } from "../../../accounts/parts/sign-in-form.tsx";
import { StepPage } from "../../../accounts/parts/step-page.tsx";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { nextPage } from "../../../accounts/sign-in/guards.server.ts";
import { hasStash } from "../../../accounts/stash/typed-form.server.ts";
import { formAction, refused } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { senderAddress } from "../../../base/mail/mail.server.ts";
import { maskedAddress } from "../../../base/mail/masked-address.ts";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leadsToProfile, profilePath } from "../../../complaints/add-profile/profile-path.ts";
import { addProfileText } from "../../../complaints/add-profile/text.ts";
import { enterPortal } from "../../../complaints/complainants/enter-portal.server.ts";
import { forgetRegistration, waitingRegistration } from "../../../complaints/complainants/registration.server.ts";
import { noticeText } from "../../../complaints/flash-text.ts";
import { inDemo } from "../../../installation/demo.server.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import { CheckEmail } from "../parts/check-email.tsx";
import { complainantText } from "../text.ts";
import type { Route } from "./+types/login";

type State = FormState & { refused?: "badCredentials" | "notVerified" | "noProfile" | "useFullForm" };

export const handle = { passkeys: true, maxBody: SHORT_FORM };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	if (actor.kind === "account" && actor.roles.includes("complainant")) throw redirect(nextPage(url), 303);
	const waiting = await waitingRegistration(request);
	return {
		demo: inDemo(),
		registers: url.searchParams.get("tab") === "register",
		next: url.searchParams.get("next") ?? undefined,
		addsProfile: leadsToProfile(nextPage(url)),
		hasStash: hasStash(request),
		// Others may use this browser.
		waiting: waiting && { email: maskedAddress(waiting.values.email ?? ""), isUnsent: waiting.isUnsent ?? false },
		sender: senderAddress(localeOf(url.pathname)),
	};
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values, locale }) => {
		// A registration with e-mail and password alone is not enough here (docs/rules/complaints.md#complainants).
		if ("confirm_password" in values) return { status: 422, state: { refused: "useFullForm" } };
		if ("forget" in values) return { to: url.pathname + url.search, cookies: [await forgetRegistration(request)] };
		const where = { request, context, shared: values.shared === "on" };
		const target = nextPage(url);
		const outcome = await enterPortal(where, signInProof(values), { locale, addsProfile: leadsToProfile(target) });
		if (!outcome.ok) {
			if (!("refused" in outcome)) return refused(outcome, 401);
			return { status: 401, state: { refused: outcome.refused }, cookies: outcome.cookies };
		}
		const code = `${pathIn(locale, "/complaints/login/code")}?next=${encodeURIComponent(target)}`;
		return { to: outcome.step === "done" ? target : code, flash: "logged-in", cookies: outcome.cookies };
	});

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => portalMeta(args, complainantText, (t) => t.loginTitle);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = complainantText(locale);
	const { registers, next, addsProfile, demo, hasStash, waiting, sender } = loaderData;
	const pathOf = (tab?: string) => {
		const query = new URLSearchParams({ ...(tab && { tab }), ...(next && { next }) });
		return pathIn(locale, "/complaints/login") + (query.size > 0 ? `?${query}` : "");
	};
	const tab =
		"flex-1 rounded-lg px-4 py-2.5 text-center font-semibold aria-selected:bg-brand aria-selected:text-on-brand";
	return (
		<StepPage title={t.loginTitle} lead={addsProfile ? addProfileText(locale).loginLead : undefined}>
			{hasStash && <p className="mb-6 rounded-xl bg-sunken p-4">{t.stashedNote}</p>}
			{waiting && (
				<section aria-labelledby="check-email" className="mb-6 rounded-xl border-s-4 border-ball bg-sunken p-4">
					<h2 id="check-email" className="text-lg">
						{t.waitingTitle}
					</h2>
					<CheckEmail {...waiting} sender={sender} />
					<form method="post" action={pathOf()} className="mt-3">
						<button type="submit" name="forget" value="on" className="link py-2">
							{t.notYou}
						</button>
					</form>
				</section>
			)}
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
	const said = { ...t, noProfile: noticeText(locale)["no-profile"] };
	const isEmpty = Object.values(state?.problems ?? {}).includes("required");
	return (
		<SignInForm
			form="login"
			state={state}
			words={{ ...t, signIn: t.login }}
			forgot={pathIn(locale, "/complaints/forgot")}
			refused={state?.refused && said[state.refused]}
			failed={{ title: t.loginFailed, text: commonText(locale).formFailedText }}
			title={isEmpty ? portal.fillAll : undefined}
		>
			{state?.refused === "notVerified" && (
				<p>
					<a href={pathIn(locale, "/complaints/verify")} className="link">
						{t.notVerifiedLink}
					</a>
				</p>
			)}
			{state?.refused === "noProfile" && (
				<p>
					<a href={profilePath(locale)} className="link">
						{addProfileText(locale).complete}
					</a>
				</p>
			)}
		</SignInForm>
	);
}
