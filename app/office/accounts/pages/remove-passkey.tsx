import { areaOf, areaPaths } from "../../../accounts/areas.ts";
import { passkeysOf, removePasskey } from "../../../accounts/passkeys/own-passkeys.server.ts";
import { passkeyText } from "../../../accounts/passkeys/text.ts";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { lacksSecondFactor, sessionOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/remove-passkey";

export const middleware = [requires("own-account.manage"), stepUpToPost];
export const handle = { js: true };

/** Asks before a passkey is removed: without another way its holder may be shut out. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ url, locale }) => areaPaths(areaOf(url.pathname), locale).passkeys,
	async read({ params, context, locale }) {
		const session = sessionOf(context);
		const own = await passkeysOf(session.accountId);
		const passkey = own.find(({ id }) => id === params.id);
		const t = passkeyText(locale);
		const leavesNone = own.length === 1 && (await lacksSecondFactor({ ...session, byPasskey: false }));
		return (
			passkey && {
				title: passkey.name,
				consequences: [t.removeEnds, t.removeThere, ...(leavesNone ? [t.removeLast] : [])],
				words: { title: t.remove, question: t.removeQuestion, act: t.remove },
			}
		);
	},
	remove: async ({ params, context }) => (await removePasskey(context, params.id)) && { flash: "passkey-removed" },
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
