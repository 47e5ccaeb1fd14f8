import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { confirmPage } from "../../../records/confirm-page.server.ts";
import { homeOr } from "../../../records/from-home.ts";
import { ConfirmPage } from "../../../records/parts/confirm.tsx";
import { emailCount } from "../flash-text.ts";
import { resendable, resendEmails } from "../queue.server.ts";
import { queueText } from "../text.ts";
import type { Route } from "./+types/resend";

export const middleware = [requires("queue.manage")];
export const handle = { js: true };

/** Asks before all emails that were given up are sent again. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale, url }) => homeOr(url, pathIn(locale, "/admin/queue") + url.search),
	async read({ actor, locale }) {
		const count = await resendable(actor);
		const t = queueText(locale);
		return {
			title: emailCount(locale, count),
			consequences: [t.resendFor],
			refused: count === 0 ? t.noneToResend : undefined,
			words: { title: t.resendAll, question: t.resendQuestion, act: t.resendNow },
		};
	},
	remove: async ({ actor }) => ({ flash: `emails-resent.${await resendEmails(actor)}` }),
});
export const loader = page.loader;
export const action = page.action;
export default ConfirmPage;
