import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { ownTokens, revokeOwnToken } from "../../../accounts/tokens/own-tokens.server.ts";
import { tokenText } from "../../../accounts/tokens/text.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/revoke-token";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

/** Asks before a token is revoked: a program may be at work with it. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/admin/account/tokens"),
	async read({ params, context, locale }) {
		const token = (await ownTokens(context)).find(({ id }) => id === params.id);
		const t = tokenText(locale);
		return (
			token && {
				title: token.name,
				consequences: [t.revokeNote],
				words: { title: t.revoke, question: t.revokeQuestion, act: t.revoke },
			}
		);
	},
	remove: async ({ params, context }) => ({
		flash: (await revokeOwnToken(context, params.id)) ? "token-revoked" : undefined,
	}),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
