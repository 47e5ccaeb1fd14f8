import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type ManagedClass, managedClasses } from "../../../league/classes/classes.server.ts";
import { classList } from "../../../league/classes/edit-classes.server.ts";
import { moveInList } from "../../../records/order/move-action.server.ts";
import { OrderedLine } from "../../../records/order/parts/ordered-line.tsx";
import { Panel } from "../../../records/parts/panel.tsx";
import { classesText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => classesText(locale).title };

export const loader = async ({ url }: Route.LoaderArgs) => ({ classes: await managedClasses(), query: url.search });

export const action = async (args: Route.ActionArgs) => {
	throw await moveInList(args, actorOf(args.context), classList.move);
};

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
						<OrderedLine
							key={each.id}
							id={each.id}
							name={pick(locale, each, "name")}
							facts={factsOf(locale, each)}
							isFirst={i === 0}
							isLast={i === classes.length - 1}
							edit={pathIn(locale, "/admin/league/classes/:id", { id: String(each.id) }) + query}
							remove={pathIn(locale, "/admin/league/classes/:id/delete", { id: String(each.id) }) + query}
						/>
					))}
				</ol>
			</div>
		</Panel>
	);
}

/** Who plays in a class, and how many competitions have it. */
function factsOf(locale: Locale, shown: ManagedClass): string[] {
	const t = classesText(locale);
	return [
		t[shown.sex] !== pick(locale, shown, "name") && t[shown.sex],
		shown.admits_women && t.admits_women,
		shown.age_from !== null && t.from(shown.age_from),
		shown.age_under !== null && t.under(shown.age_under),
		t.competitions(shown.competitions ?? 0),
	].filter((fact) => fact !== false);
}
