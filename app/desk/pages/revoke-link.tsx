import { accessLinks, revokeAccessLink } from "../../accounts/guests/access-links.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { confirmPage } from "../../records/confirm-page.server.ts";
import { ConfirmPage } from "../../records/parts/confirm.tsx";
import { deskMeta } from "../desk-meta.ts";
import { linkText } from "../links-text.ts";
import { deskText } from "../text.ts";
import type { Route } from "./+types/revoke-link";

export const middleware = [requires("access-link.issue")];

/** Asks before a link is revoked: an officer may be working through it. */
const page = confirmPage<Route.LoaderArgs["params"]>({
	back: ({ locale }) => pathIn(locale, "/complaints/admin/links"),
	async read({ params, actor, locale }) {
		const link = (await accessLinks(actor)).find(({ id }) => id === params.id);
		const t = linkText(locale);
		return (
			link && {
				title: link.name || link.email,
				consequences: [t.revokeNote],
				words: { title: t.revokeTitle, question: t.revokeQuestion, act: t.revokeNow },
			}
		);
	},
	remove: async ({ params, actor }) => ({
		flash: (await revokeAccessLink(actor, params.id)) ? "link-revoked" : undefined,
	}),
});
export const loader = page.loader;
export const action = page.action;
export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.links);
export default ConfirmPage;
