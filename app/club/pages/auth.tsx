import { redirect } from "react-router";
import { signInProof } from "../../accounts/credentials/sign-in-proof.server.ts";
import { accountFlashes } from "../../accounts/flash-text.ts";
import { SignInForm } from "../../accounts/parts/sign-in-form.tsx";
import { Alert, StepPage } from "../../accounts/parts/step-page.tsx";
import { sessionOfRequest } from "../../accounts/sessions/session.server.ts";
import { nextPage } from "../../accounts/sign-in/guards.server.ts";
import { signIn } from "../../accounts/sign-in/sign-in.server.ts";
import { hasStash } from "../../accounts/stash/typed-form.server.ts";
import { formAction, refused } from "../../base/forms/form-action.server.ts";
import type { FormState } from "../../base/forms/form-state.ts";
import { flashOf } from "../../base/http/flash.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { inDemo } from "../../installation/demo.server.ts";
import { captainFlashes } from "../../league/captains/flash-text.ts";
import { flashText } from "../../shell/flash-text.ts";
import { clubMeta } from "../club-meta.ts";
import { entryText } from "../entry-text.ts";
import type { Route } from "./+types/auth";

type State = FormState & { refused?: "badCredentials" | "notVerified" };

export const handle = { passkeys: true, maxBody: SHORT_FORM };

export async function loader({ request, url, context }: Route.LoaderArgs) {
	if (await sessionOfRequest(request, context)) throw redirect(nextPage(url), 303);
	return { demo: inDemo(), hasStash: hasStash(request), flash: flashOf(request) };
}

/** An account without a squad is let in too: the page that it reaches says what is missing. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values, locale }) => {
		const outcome = await signIn({ request, context, shared: values.shared === "on" }, signInProof(values));
		if (!outcome.ok) {
			if (!("refused" in outcome)) return refused(outcome, 401);
			const why = outcome.refused === "notVerified" ? "notVerified" : "badCredentials";
			return { status: 401, state: { refused: why } };
		}
		const target = nextPage(url);
		if (outcome.step === "done") return { to: target, flash: "signed-in", cookies: outcome.cookies };
		const code = `${pathIn(locale, "/club/auth/code")}?next=${encodeURIComponent(target)}`;
		return { to: code, cookies: outcome.cookies };
	});

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export const meta: Route.MetaFunction = (args) => clubMeta(args, (locale) => entryText(locale).signInTitle);

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = entryText(locale);
	const said = flashText(locale, loaderData.flash, [accountFlashes, captainFlashes]);
	return (
		<StepPage title={t.signInTitle} lead={t.signInLead}>
			{said?.error && <Alert>{said.title}</Alert>}
			{said && !said.error && (
				<p role="status" className="mb-6 rounded-xl border-2 border-win bg-win-tint p-4 font-semibold">
					{said.title}
				</p>
			)}
			{loaderData.hasStash && <p className="mb-6 rounded-xl bg-sunken p-4">{t.stashedNote}</p>}
			<SignInForm
				form="sign-in"
				state={actionData}
				words={t}
				forgot={pathIn(locale, "/club/auth/forgot")}
				refused={actionData?.refused && t[actionData.refused]}
			/>
			<p className="mt-6 text-sm text-soft">{t.byLink}</p>
			{loaderData.demo && <p className="mt-3 text-sm text-soft">{t.demoNote}</p>}
		</StepPage>
	);
}
