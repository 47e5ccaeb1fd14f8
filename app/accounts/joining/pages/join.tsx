import { roleText } from "../../../access/text.ts";
import { SHORT_FORM } from "../../../base/limits/short-form.ts";
import { localeOf, pick } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { PasswordLinkPage } from "../../parts/password-link-page.tsx";
import { aboutLink } from "../open-account.server.ts";
import { takePasswordLink } from "../password-link.server.ts";
import { joiningText } from "../text.ts";
import type { Route } from "./+types/join";

export const handle = { js: true, maxBody: SHORT_FORM };

export const loader = async ({ params }: Route.LoaderArgs) => ({ about: await aboutLink(params.token, "invite") });

export const action = (args: Route.ActionArgs) => takePasswordLink("invite", "activated", args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: joiningText(locale).joinTitle, index: false });
};

/** Where an invitation leads. */
export default function Join({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = joiningText(locale);
	const names = roleText(locale);
	const { about } = loaderData;
	const squads = (about?.squads ?? []).map((squad) => pick(locale, squad, "name")).join(t.and);
	const role = about?.role && names[about.role] + (squads && ` (${squads})`);
	const lead = about?.consents
		? t.consentText(squads)
		: role && about.email
			? t.joinText(about.email, role)
			: undefined;
	return (
		<PasswordLinkPage
			purpose="invite"
			about={about}
			state={actionData}
			words={{ title: t.joinTitle, lead, button: about?.consents ? t.consentButton : t.joinButton }}
		/>
	);
}
