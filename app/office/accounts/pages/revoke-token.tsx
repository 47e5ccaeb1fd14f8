import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { ownTokens, revokeOwnToken } from "../../../accounts/tokens/own-tokens.server.ts";
import { tokenText } from "../../../accounts/tokens/text.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/revoke-token";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const token = (await ownTokens(context)).find(({ id }) => id === params.id);
	if (!token) throw notFound();
	return { name: token.name };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const isRevoked = await revokeOwnToken(context, params.id);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/admin/account/tokens"),
		flash: isRevoked ? "token-revoked" : undefined,
	});
}

/** Asks before a token is taken back: a program may be at work with it. */
export default function RevokeToken({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = tokenText(locale);
	return (
		<Confirm
			title={loaderData.name}
			close={pathIn(locale, "/admin/account/tokens")}
			consequences={[t.revokeNote]}
			words={{ title: t.revoke, question: t.revokeQuestion, act: t.revoke }}
		/>
	);
}
