import { redirect } from "react-router";
import { signInProof } from "../../accounts/credentials/sign-in-proof.server.ts";
import { SignInForm } from "../../accounts/parts/sign-in-form.tsx";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { nextPage } from "../../accounts/sign-in/guards.server.ts";
import { hasStash } from "../../accounts/stash/typed-form.server.ts";
import { formAction, refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { pageMeta } from "../../base/ui/head/page-meta.ts";
import { commonText } from "../../base/ui/text.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { enterDesk } from "../../complaints/handling/enter-desk.server.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { entryText } from "../entry-text.ts";
import type { Route } from "./+types/auth";

type State = FormState & { refused?: "badCredentials" | "notVerified" | "noRole" };

export const handle = { passkeys: true, maxBody: SHORT_FORM };

export function loader({ request, url, context }: Route.LoaderArgs) {
	const actor = actorOf(context);
	const works = actor.kind === "account" && actor.roles.some((role) => role === "officer" || role === "head");
	if (works) throw redirect(nextPage(url), 303);
	return { demo: inDemo(), hasStash: hasStash(request) };
}

export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values, locale }) => {
		const outcome = await enterDesk({ request, context, shared: values.shared === "on" }, signInProof(values));
		if (!outcome.ok) return refused(outcome, 401);
		const target = nextPage(url);
		const code = `${pathIn(locale, "/complaints/admin/auth/code")}?next=${encodeURIComponent(target)}`;
		const isIn = outcome.step === "done";
		return { to: isIn ? target : code, flash: isIn ? "signed-in-desk" : undefined, cookies: outcome.cookies };
	});

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: entryText(locale).signInTitle, index: false });
};

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = entryText(locale);
	return (
		<StepPage title={t.signInTitle} lead={t.signInLead}>
			{loaderData.hasStash && <p className="mb-6 rounded-xl bg-sunken p-4">{t.stashedNote}</p>}
			<SignInForm
				form="sign-in"
				state={actionData}
				words={t}
				forgot={pathIn(locale, "/admin/auth/forgot")}
				refused={actionData?.refused && t[actionData.refused]}
				failed={{ title: t.loginFailed, text: commonText(locale).formFailedText }}
			/>
			{loaderData.demo && <p className="mt-6 text-sm text-soft">{t.demoNote}</p>}
		</StepPage>
	);
}
