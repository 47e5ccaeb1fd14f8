import { data } from "react-router";
import { accountById } from "../../../accounts/managing/account.server.ts";
import { managingText } from "../../../accounts/managing/text.ts";
import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { takeOffSecondFactor } from "../../../accounts/second-factor/take-off-second-factor.server.ts";
import { secondFactorText } from "../../../accounts/second-factor/text.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import type { Route } from "./+types/take-off-factor";

export const middleware = [requires("account.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, context }: Route.LoaderArgs) {
	const account = await accountById(actorOf(context), params.id);
	if (!account) throw notFound();
	return { email: account.email, refused: account.refusedFactor };
}

export async function action({ params, url, context }: Route.ActionArgs) {
	const outcome = await takeOffSecondFactor(actorOf(context), params.id);
	if (!outcome.ok) return data({ refused: outcome.refused }, { status: outcome.refused === "gone" ? 410 : 409 });
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/accounts"), flash: "factor-taken-off" });
}

/** Asks before a second factor is taken off: the owner has to know that the person lost it. */
export default function TakeOffFactor({ loaderData, actionData, params }: Route.ComponentProps) {
	const locale = useLocale();
	const t = secondFactorText(locale);
	const refused = actionData?.refused ?? loaderData.refused;
	return (
		<Confirm
			title={loaderData.email}
			close={pathIn(locale, "/admin/accounts/:id", { id: params.id })}
			consequences={[t.takeOffCheck, t.takeOffPasskeys, t.takeOffEnds, t.takeOffTold]}
			refused={refused && managingText(locale)[refused]}
			words={{ title: t.takeOffTitle, question: t.takeOffQuestion, act: t.takeOffNow }}
		/>
	);
}
