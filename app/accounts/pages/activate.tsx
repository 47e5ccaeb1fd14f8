import { data, redirect } from "react-router";
import { flashCookie } from "../../base/http/flash.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pageMeta } from "../../base/ui/page-meta.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { site } from "../../site.ts";
import { doorOf, doorPaths } from "../doors.ts";
import { linkOwner } from "../links.server.ts";
import { BadLink } from "../parts/bad-link.tsx";
import { StepPage } from "../parts/step-page.tsx";
import { activate } from "../register.server.ts";
import { accountsText } from "../text.ts";
import type { Route } from "./+types/activate";

// A mail program that opens links to look at them consumes nothing: only the button does.
export const loader = async ({ params }: Route.LoaderArgs) => ({
	works: (await linkOwner(params.token, "activate")) !== undefined,
});

export async function action({ params, url }: Route.ActionArgs) {
	if (!(await activate(params.token))) return data({ used: true }, { status: 410 });
	throw redirect(doorPaths(doorOf(url.pathname), localeOf(url.pathname)).signIn, {
		status: 303,
		headers: { "set-cookie": flashCookie("activated") },
	});
}

export const meta: Route.MetaFunction = (args) => {
	const locale = localeOf(args.location.pathname);
	return pageMeta(args, { title: accountsText(locale).activateTitle, siteName: site.name[locale], index: false });
};

export default function Activate({ loaderData, actionData }: Route.ComponentProps) {
	const t = accountsText(useLocale());
	if (!loaderData.works || actionData?.used) return <BadLink />;
	return (
		<StepPage title={t.activateTitle} lead={t.activateText}>
			<form method="post">
				<button type="submit" className="button">
					{t.activateButton}
				</button>
			</form>
		</StepPage>
	);
}
