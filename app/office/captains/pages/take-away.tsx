import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { takeSquad } from "../../../league/captains/managing/captains.server.ts";
import { captainsOf, managedSquad } from "../../../league/captains/managing/squads-with-captains.server.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { managingText } from "../text.ts";
import type { Route } from "./+types/take-away";

export const middleware = [requires("captain.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const squad = await managedSquad(idParam(params.squad));
	const captain = squad && (await captainsOf(squad.id)).find(({ id }) => id === params.account);
	if (!squad || !captain) throw notFound();
	return { squad, email: captain.email, query: url.search };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const isTaken = await takeSquad(actorOf(context), idParam(params.squad), params.account);
	const path = pathIn(localeOf(url.pathname), "/admin/league/captains/:squad", { squad: params.squad });
	throw seeOther({ to: path + url.search, flash: isTaken ? "captain-removed" : undefined });
}

/** Asks before a squad is taken from its captain. */
export default function TakeAway({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = managingText(locale);
	const { squad, email, query } = loaderData;
	return (
		<Confirm
			title={email}
			close={pathIn(locale, "/admin/league/captains/:squad", { squad: String(squad.id) }) + query}
			consequences={[t.takeEffect(pick(locale, squad, "name")), t.takeKept]}
			words={{ title: t.takeTitle, question: t.takeQuestion, act: t.takeNow }}
		/>
	);
}
