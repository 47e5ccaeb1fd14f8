import { data } from "react-router";
import { enterByLink, linkHolder } from "../../accounts/guests/access-pass.server.ts";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { seeOther } from "../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { deskMeta } from "../desk-meta.ts";
import { entryText } from "../entry-text.ts";
import type { Route } from "./+types/enter";

export const handle = { maxBody: SHORT_FORM };

/** Looking at the link uses nothing up: mail programs look at links too. */
export async function loader({ params }: Route.LoaderArgs) {
	const holder = await linkHolder(params.token);
	return data({ name: holder && (holder.name || holder.email) }, holder ? 200 : 404);
}

export async function action({ params, url }: Route.ActionArgs) {
	const cookie = await enterByLink(params.token);
	if (!cookie) return data({ gone: true }, 404);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/complaints/admin"),
		flash: "signed-in-desk",
		cookies: [cookie],
	});
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, entryText, (t) => t.enterTitle);

export default function Enter({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = entryText(locale);
	const { name } = loaderData;
	if (!name)
		return (
			<StepPage title={t.enterGone} lead={t.enterGoneText}>
				<a href={pathIn(locale, "/complaints/admin/auth")} className="button">
					{t.signIn}
				</a>
			</StepPage>
		);
	return (
		<StepPage title={t.enterTitle} lead={t.enterText(name)}>
			<form method="post">
				<button type="submit" className="button">
					{t.enterButton}
				</button>
			</form>
		</StepPage>
	);
}
