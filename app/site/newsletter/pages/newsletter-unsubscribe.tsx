import { data } from "react-router";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { readToken, unsubscribe } from "../../../news/newsletter/newsletter.server.ts";
import { NewsletterStep } from "../parts/newsletter-step.tsx";
import { newsletterText } from "../text.ts";
import type { Route } from "./+types/newsletter-unsubscribe";

export const handle = { maxBody: SHORT_FORM };

export function loader({ params }: Route.LoaderArgs) {
	const works = readToken("unsubscribe", params.token) !== undefined;
	return data({ works }, works ? undefined : { status: 410 });
}

/** The button, and the one click of a mail program (RFC 8058), which posts here without a browser. */
export async function action({ params }: Route.ActionArgs) {
	const done = await unsubscribe(params.token);
	return data({ done }, done ? undefined : { status: 410 });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, {
		title: newsletterText(locale).newsletterLeaveTitle,
		index: false,
	});
};

export default function NewsletterUnsubscribe({ loaderData, actionData }: Route.ComponentProps) {
	const t = newsletterText(useLocale());
	return (
		<NewsletterStep
			works={loaderData.works}
			isDone={actionData?.done}
			asked={{ title: t.newsletterLeaveTitle, text: t.newsletterLeaveText, button: t.newsletterLeaveButton }}
			done={{ title: t.newsletterLeft, text: t.newsletterLeftText }}
		/>
	);
}
