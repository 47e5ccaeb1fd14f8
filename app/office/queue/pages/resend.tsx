import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { Confirm } from "../../../records/parts/confirm.tsx";
import { emailCount } from "../flash-text.ts";
import { resendable, resendEmails } from "../queue.server.ts";
import { queueText } from "../text.ts";
import type { Route } from "./+types/resend";

export const middleware = [requires("queue.manage")];
export const handle = { js: true };

export async function loader({ url, context }: Route.LoaderArgs) {
	return { count: await resendable(actorOf(context)), close: url.search };
}

export async function action({ url, context }: Route.ActionArgs) {
	const count = await resendEmails(actorOf(context));
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/queue") + url.search, flash: `emails-resent.${count}` });
}

/** Asks before all emails that were given up are sent again. */
export default function Resend({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = queueText(locale);
	return (
		<Confirm
			title={emailCount(locale, loaderData.count)}
			close={pathIn(locale, "/admin/queue") + loaderData.close}
			consequences={[t.resendFor]}
			refused={loaderData.count === 0 ? t.noEmails : undefined}
			words={{ title: t.resendAll, question: t.resendQuestion, act: t.resendNow }}
		/>
	);
}
