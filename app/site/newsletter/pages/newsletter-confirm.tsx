import { data } from "react-router";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { canConfirm, confirmNewsletter } from "../../../news/newsletter/newsletter.server.ts";
import { NewsletterStep } from "../parts/newsletter-step.tsx";
import { newsletterText } from "../text.ts";
import type { Route } from "./+types/newsletter-confirm";

export const handle = { maxBody: SHORT_FORM };

// Opening the link changes nothing: mail programs open links by themselves. Only the button does.
export async function loader({ params }: Route.LoaderArgs) {
	const works = await canConfirm(params.token);
	return data({ works }, works ? undefined : { status: 410 });
}

export async function action({ params }: Route.ActionArgs) {
	const done = await confirmNewsletter(params.token);
	return data({ done }, done ? undefined : { status: 410 });
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, {
		title: newsletterText(locale).newsletterConfirmTitle,
		index: false,
	});
};

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
	const t = newsletterText(useLocale());
	return (
		<NewsletterStep
			works={loaderData.works}
			isDone={actionData?.done}
			asked={{ title: t.newsletterConfirmTitle, text: t.newsletterConfirmText, button: t.newsletterConfirmButton }}
			done={{ title: t.newsletterConfirmed, text: t.newsletterConfirmedText }}
		/>
	);
}
