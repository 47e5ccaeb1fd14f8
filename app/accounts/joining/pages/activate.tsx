import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PasswordLinkPage } from "../../parts/password-link-page.tsx";
import { Registered } from "../../parts/registered.tsx";
import { aboutLink } from "../open-account.server.ts";
import { takePasswordLink } from "../password-link.server.ts";
import { joiningText } from "../text.ts";
import type { Route } from "./+types/activate";

export const handle = { js: true, maxBody: SHORT_FORM };

// A mail program that opens links to look at them consumes nothing: only the form does.
export const loader = async ({ params }: Route.LoaderArgs) => ({ about: await aboutLink(params.token, "activate") });

export const action = (args: Route.ActionArgs) => takePasswordLink("activate", "activated", args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: joiningText(locale).activateTitle, index: false });
};

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
	const t = joiningText(useLocale());
	const { about } = loaderData;
	const words = { title: t.activateTitle, lead: t.activateText, button: t.activateButton };
	return (
		<PasswordLinkPage purpose="activate" about={about} state={actionData} words={words}>
			{about?.email && <Registered {...about} />}
		</PasswordLinkPage>
	);
}
