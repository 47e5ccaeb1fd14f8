import { stepUpToPost } from "../../../accounts/second-factor/step-up.server.ts";
import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest, notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleWays } from "../../../news/newsletter/article-ways.server.ts";
import { sendIssue } from "../../../news/newsletter/newsletter-issue.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { manageNewsletterText } from "../newsletter-text.ts";
import { ShareLinks } from "../parts/share-links.tsx";
import { manageNewsText } from "../text.ts";
import type { Route } from "./+types/send";

export const middleware = [requires("newsletter.manage"), stepUpToPost];
export const handle = { js: true };

export async function loader({ params, url }: Route.LoaderArgs) {
	const ways = await articleWays(idParam(params.id), new Date());
	if (!ways) throw notFound();
	return { close: url.search, languages: ways.languages };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	if (values.language !== "ar" && values.language !== "en") throw badRequest();
	const outcome = await sendIssue(actorOf(context), idParam(params.id), values.language);
	const message = outcome.ok ? `issue-sent.${outcome.recipients}` : `issue-${outcome.refused}`;
	throw seeOther({ to: pathIn(localeOf(url.pathname), "/admin/news") + url.search, flash: message });
}

export default function Send({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const newsletter = manageNewsletterText(locale);
	return (
		<Panel title={t.share} close={pathIn(locale, "/admin/news") + loaderData.close}>
			<div className="space-y-6 p-5 sm:p-7">
				{loaderData.languages.map(({ language, title, isLive, readers, sent, ...way }) => (
					<form key={language} method="post" className="card space-y-3 p-5">
						<h3 className="font-semibold">{language === "ar" ? t.arabic : t.english}</h3>
						<p>
							<bdi lang={language}>{title}</bdi>
						</p>
						{way.at && <ShareLinks way={{ ...way, language, title, isLive }} />}
						{sent ? (
							<p className="font-semibold">
								{t.sentAt} <Moment at={sent.sent_at} /> ({sent.recipients})
							</p>
						) : !isLive ? (
							<p className="text-soft">{newsletter.notLive}</p>
						) : readers === 0 ? (
							<p className="text-soft">{newsletter.noReaders}</p>
						) : (
							<button type="submit" name="language" value={language} className="button">
								{newsletter.sendNow(readers)}
							</button>
						)}
					</form>
				))}
				<p className="text-soft">{newsletter.sendText}</p>
			</div>
		</Panel>
	);
}
