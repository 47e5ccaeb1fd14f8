import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PasswordLinkPage } from "../../parts/password-link-page.tsx";
import { Registered } from "../../parts/registered.tsx";
import { aboutLink } from "../open-account.server.ts";
import { takePasswordLink } from "../password-link.server.ts";
import { joiningText } from "../text.ts";
import type { Route } from "./+types/reset";

export const handle = { js: true, maxBody: SHORT_FORM };

export const loader = async ({ params }: Route.LoaderArgs) => ({ about: await aboutLink(params.token, "reset") });

export const action = (args: Route.ActionArgs) => takePasswordLink("reset", "password-reset", args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: joiningText(locale).resetTitle, index: false });
};

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
	const t = joiningText(useLocale());
	const { about } = loaderData;
	return (
		<PasswordLinkPage
			purpose="reset"
			about={about}
			state={actionData}
			words={{ title: t.resetTitle, button: t.resetButton }}
		>
			{about?.email && <Registered {...about} />}
		</PasswordLinkPage>
	);
}
