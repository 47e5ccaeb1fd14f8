import { data } from "react-router";
import { enterByLink, linkHolder } from "../../accounts/guests/access-pass.server.ts";
import { StepPage } from "../../accounts/parts/step-page.tsx";
import { browserToken, hashOfToken } from "../../base/http/browser-token.server.ts";
import { settingCookies } from "../../base/http/cookies.ts";
import { seeOther } from "../../base/http/see-other.server.ts";
import { SHORT_FORM } from "../../base/limits/short-form.ts";
import { localeOf } from "../../base/locale/locale.ts";
import { pathIn } from "../../base/locale/path.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { deskMeta } from "../desk-meta.ts";
import { entryText } from "../entry-text.ts";
import type { Route } from "./+types/enter";

export const handle = { maxBody: SHORT_FORM };

/** Says that a browser has opened the page of this link. */
const opened = browserToken("opened-link");
const openedBy = (token: string) => hashOfToken(`opened:${token}`).slice(0, 32);

/** Looking at the link uses nothing up: mail programs look at links too. */
export async function loader({ params }: Route.LoaderArgs) {
	const holder = await linkHolder(params.token);
	if (!holder) return data({ name: undefined }, 404);
	return data(
		{ name: holder.name || holder.email },
		{ headers: settingCookies([opened.sessionCookie(openedBy(params.token))]) },
	);
}

/** Programs that try the links of an email send their forms too, without the cookie of its page: no link is used up. */
export async function action({ request, params, url }: Route.ActionArgs) {
	if (opened.in(request) !== openedBy(params.token)) return data({ isAsked: true }, 403);
	const cookie = await enterByLink(params.token);
	if (!cookie) return data({ isAsked: false }, 404);
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/complaints/admin"),
		flash: "signed-in-desk",
		cookies: [cookie, opened.forget()],
	});
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, entryText, (t) => t.enterTitle);

export default function Enter({ loaderData, actionData }: Route.ComponentProps) {
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
			{actionData?.isAsked && (
				<p role="alert" className="mb-5 font-semibold">
					{t.enterAgain}
				</p>
			)}
			<form method="post">
				<button type="submit" className="button">
					{t.enterButton}
				</button>
			</form>
		</StepPage>
	);
}
