import { accessLinks, revokeAccessLink } from "../../accounts/guests/access-links.server.ts";
import { actorOf } from "../../accounts/sessions/session.server.ts";
import { requires } from "../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { Confirm } from "../../records/parts/confirm.tsx";
import { deskMeta } from "../desk-meta.ts";
import { linkText } from "../links-text.ts";
import { deskText } from "../text.ts";
import type { Route } from "./+types/revoke-link";

export const middleware = [requires("access-link.issue")];

export async function loader({ params, context }: Route.LoaderArgs) {
	const link = (await accessLinks(actorOf(context))).find(({ id }) => id === params.id);
	if (!link) throw notFound();
	return { name: link.name || link.email };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const isRevoked = await revokeAccessLink(actorOf(context), params.id);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/complaints/admin/links"),
		flash: isRevoked ? "link-revoked" : undefined,
	});
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, deskText, (t) => t.links);

/** Asks before a link is revoked: an officer may be working through it. */
export default function RevokeLink({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = linkText(locale);
	return (
		<Confirm
			title={loaderData.name}
			close={pathIn(locale, "/complaints/admin/links")}
			consequences={[t.revokeNote]}
			words={{ title: t.revokeTitle, question: t.revokeQuestion, act: t.revokeNow }}
		/>
	);
}
