import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { passesOf, revokePass } from "../../../league/captains/passes/issue-pass.server.ts";
import { shownTie } from "../../../league/ties/tie/shown-tie.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { passText } from "../passes-text.ts";
import type { Route } from "./+types/revoke-pass";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = idParam(params.id);
	const pass = (await passesOf(actorOf(context), id)).find((each) => each.id === params.pass);
	if (!pass) throw notFound();
	const tie = await shownTie(id);
	return { id, squad: pass.side === "home" ? tie?.home_team : tie?.away_team, query: url.search };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const isRevoked = await revokePass(actorOf(context), idParam(params.id), params.pass);
	const path = pathIn(localeOf(url.pathname), "/admin/matches/:id/passes", { id: params.id });
	throw seeOther({ to: path + url.search, flash: isRevoked ? "tie-pass-revoked" : undefined });
}

/** Asks before a link is revoked: a captain may be working through it. */
export default function RevokePass({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = passText(locale);
	const { id, squad, query } = loaderData;
	return (
		<Confirm
			title={squad ? pick(locale, squad, "name") : t.title}
			close={pathIn(locale, "/admin/matches/:id/passes", { id: String(id) }) + query}
			consequences={[t.revokeNote]}
			words={{ title: t.revokeTitle, question: t.revokeQuestion, act: t.revokeNow }}
		/>
	);
}
