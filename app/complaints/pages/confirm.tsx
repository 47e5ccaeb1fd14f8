import { data, redirect } from "react-router";
import { linkOwner } from "../../accounts/links.server.ts";
import { BadLink } from "../../accounts/parts/bad-link.tsx";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { accountsText } from "../../accounts/text.ts";
import { flashCookie } from "../../base/http/flash.server.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { portalMeta } from "../page-meta.ts";
import { confirmAddress } from "../register-complainant.server.ts";
import type { Route } from "./+types/confirm";

// A mail program that opens links to look at them consumes nothing: only the button does.
export const loader = async ({ params }: Route.LoaderArgs) => ({
	works: (await linkOwner(params.token, "activate")) !== undefined,
});

export async function action({ params, url }: Route.ActionArgs) {
	if (!(await confirmAddress(params.token))) return data({ used: true }, { status: 410 });
	throw redirect(pathIn(localeOf(url.pathname), "/complaints/login"), {
		status: 303,
		headers: { "set-cookie": flashCookie("activated") },
	});
}

export const meta: Route.MetaFunction = (args) => portalMeta(args, (t) => t.verifyTitle);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
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
