import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { idParam } from "../../../base/forms/params.ts";
import { readFields } from "../../../base/forms/read-fields.ts";
import { badRequest } from "../../../base/http/http-errors.ts";
import { seeOther } from "../../../base/http/see-other.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { managedClasses } from "../../../league/classes/classes.server.ts";
import { moveClass } from "../../../league/classes/edit-classes.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { ClassLine } from "../parts/class-line.tsx";
import { classesText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => classesText(locale).title };

export const loader = async ({ url }: Route.LoaderArgs) => ({ classes: await managedClasses(), query: url.search });

/** One place up or down: each button is a form of its own. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { values } = await readFields(request);
	if (values.intent !== "up" && values.intent !== "down") throw badRequest();
	const moved = await moveClass(actorOf(context), idParam(values.id), values.intent === "up" ? -1 : 1);
	throw seeOther({ to: url.pathname + url.search, flash: moved ? "order-saved" : undefined });
}

export default function Classes({ loaderData: { classes, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = classesText(locale);
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/league") + query}>
			<div className="min-h-0 space-y-5 overflow-y-auto p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="max-w-prose text-soft">{t.lead}</p>
					<a href={pathIn(locale, "/admin/league/classes/:id", { id: "new" }) + query} className="button" data-first="">
						{t.add}
					</a>
				</div>
				<ol className="card divide-y divide-line">
					{classes.map((each, i) => (
						<ClassLine key={each.id} shown={each} query={query} isFirst={i === 0} isLast={i === classes.length - 1} />
					))}
				</ol>
			</div>
		</Panel>
	);
}
