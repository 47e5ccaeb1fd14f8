import { Outlet } from "react-router";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { scopesOf } from "../../../accounts/tokens/api-tokens.server.ts";
import { createOwnToken, ownTokens } from "../../../accounts/tokens/own-tokens.server.ts";
import { tokenText } from "../../../accounts/tokens/text.ts";
import { tokenForm } from "../../../accounts/tokens/token-form.ts";
import { type Answer, formAction, refused, validInput } from "../../../base/forms/form-action.server.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { TokenForm, TokenList } from "../parts/token-panels.tsx";
import type { Route } from "./+types/tokens";

export const middleware = [requires("own-account.manage"), stepUpToPost];
export const handle = { js: true, title: (locale: Locale) => tokenText(locale).title };
type State = FormState & { token?: string };

export async function loader({ context }: Route.LoaderArgs) {
	return { tokens: await ownTokens(context), scopes: scopesOf(sessionOf(context).roles) };
}

/** The token is in the answer to this post and nowhere else. */
export const action = ({ request, url, context }: Route.ActionArgs) =>
	formAction<State>({ request, url, context }, async ({ values }): Promise<Answer<State>> => {
		const { name, scopes, days } = validInput(tokenForm, values);
		const made = await createOwnToken(context, { name, scopes, days: Number(days) });
		if (made.ok) return { status: 200, state: { values: {}, token: made.token } };
		if ("wait" in made) return refused(made);
		if (made.refused === "tooMany") return { status: 409, state: { problems: { name: "tooManyTokens" } } };
		return { status: 422, state: { problems: { scopes: "unknownChoice" } } };
	});

export default function Tokens({ loaderData, actionData }: Route.ComponentProps) {
	const t = tokenText(useLocale());
	const { tokens, scopes } = loaderData;
	return (
		<>
			<h2 className="text-2xl">{t.title}</h2>
			<p className="mt-1 mb-6 text-soft">{t.lead}</p>
			{actionData?.token && (
				<div role="status" className="mb-6 rounded-xl border-2 border-win bg-win-tint p-4">
					<p className="font-semibold">{t.made}</p>
					<Ltr className="font-mono break-all">{actionData.token}</Ltr>
				</div>
			)}
			<div className="grid items-start gap-8 lg:grid-cols-2">
				<TokenList tokens={tokens} />
				{scopes.length > 0 ? <TokenForm scopes={scopes} state={actionData} /> : <p>{t.noScopes}</p>}
			</div>
			<Outlet />
		</>
	);
}
