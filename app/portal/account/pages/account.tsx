import { changeOwnAccount, ownAccount } from "../../../accounts/managing/own-account.server.ts";
import { AccountPanels } from "../../../accounts/parts/account-panels.tsx";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { PageHeader, useHomeCrumb } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { portalMeta } from "../../page-meta.ts";
import { portalText } from "../../text.ts";
import type { Route } from "./+types/account";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

export const loader = (args: Route.LoaderArgs) => ownAccount(args);
export const action = (args: Route.ActionArgs) => changeOwnAccount(args);

export const meta: Route.MetaFunction = (args) => portalMeta(args, portalText, (t) => t.account);

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = portalText(locale);
	const crumbs = [useHomeCrumb(), { label: t.title, path: pathIn(locale, "/complaints") }, { label: t.account }];
	return (
		<>
			<PageHeader crumbs={crumbs} title={t.account} />
			<div className="wide py-10">
				<AccountPanels account={loaderData} state={actionData} />
			</div>
		</>
	);
}
