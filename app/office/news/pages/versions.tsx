import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { notFound } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import { localeOf } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { plainText } from "../../../base/rich-text/rich-text.server.ts";
import { Moment } from "../../../base/ui/moment.tsx";
import { Ltr } from "../../../base/ui/page-parts.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { articleById } from "../../../news/edit-articles.server.ts";
import { restoreVersion, versionsOf } from "../../../news/manage-articles.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { manageNewsText } from "../text.ts";

import type { Route } from "./+types/versions";

export const middleware = [requires("news.manage")];
export const handle = { js: true };

export async function loader({ params }: Route.LoaderArgs) {
	const id = idParam(params.id);
	if (!(await articleById(id))) throw notFound();
	const versions = await versionsOf(id);
	return {
		id,
		versions: versions.map(({ fields, ...version }) => ({
			...version,
			titles: [fields.title_ar, fields.title].flatMap((title) => title || []),
			opening: plainText(fields.content_ar || fields.content || "", 200),
		})),
	};
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	const id = idParam(params.id);
	const restored = await restoreVersion(actorOf(context), id, idParam(values.version));
	if (!restored) throw notFound();
	throw seeOther({
		to: pathIn(localeOf(url.pathname), "/admin/news/:id", { id: String(id) }),
		flash: ["restored", ...restored.withheld].join("-"),
	});
}

export default function Versions({ loaderData }: Route.ComponentProps) {
	const locale = useLocale();
	const t = manageNewsText(locale);
	const { id, versions } = loaderData;
	return (
		<Panel title={t.versions} close={pathIn(locale, "/admin/news/:id", { id: String(id) })}>
			<ol className="divide-y divide-line overflow-y-auto p-5 sm:p-7">
				{versions.length === 0 && <li>{t.noVersions}</li>}
				{versions.map((version, i) => (
					<li key={version.id} className="space-y-2 py-5">
						<p className="text-sm text-soft">
							<Moment at={version.saved_at} /> · <Ltr>{version.email}</Ltr>
						</p>
						{version.titles.map((title) => (
							<p key={title} dir="auto" className="font-semibold">
								{title}
							</p>
						))}
						<p dir="auto" className="text-soft">
							{version.opening}
						</p>
						{i > 0 && (
							<form method="post">
								<button type="submit" name="version" value={version.id} className="button-quiet">
									{t.restore}
								</button>
							</form>
						)}
					</li>
				))}
			</ol>
		</Panel>
	);
}
