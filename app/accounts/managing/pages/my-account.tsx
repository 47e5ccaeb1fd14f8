import { localeOf } from "../../../base/locale/locale.ts";
import { pageMeta } from "../../../base/ui/head/page-meta.ts";
import { AccountPanels } from "../../parts/account-panels.tsx";
import { requires } from "../../sign-in/guards.server.ts";
import { changeOwnAccount, ownAccount } from "../own-account.server.ts";
import { managingText } from "../text.ts";
import type { Route } from "./+types/my-account";

export const middleware = [requires("own-account.manage")];
export const handle = { js: true };

export const loader = (args: Route.LoaderArgs) => ownAccount(args);
export const action = (args: Route.ActionArgs) => changeOwnAccount(args);

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: managingText(locale).myAccount, index: false });
};

export default function MyAccount({ loaderData, actionData }: Route.ComponentProps) {
	return <AccountPanels account={loaderData} state={actionData} />;
}
