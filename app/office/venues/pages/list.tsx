import { actorOf } from "../../../accounts/sessions/session.server.ts";
import { requires } from "../../../accounts/sign-in/guards.server.ts";
import { riyadhDay } from "../../../base/locale/format.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { moveVenue } from "../../../league/venues/edit-venues.server.ts";
import { managedVenues } from "../../../league/venues/venues.server.ts";
import { moveInList } from "../../../records/order/move-action.server.ts";
import { Panel } from "../../../records/parts/panel.tsx";
import { VenueLine } from "../parts/venue-line.tsx";
import { venuesText } from "../text.ts";
import type { Route } from "./+types/list";

export const middleware = [requires("league.manage")];
export const handle = { js: true, title: (locale: Locale) => venuesText(locale).title };

export const loader = async ({ url }: Route.LoaderArgs) => ({
	venues: await managedVenues(riyadhDay(new Date())),
	query: url.search,
});

export const action = async (args: Route.ActionArgs) => {
	throw await moveInList(args, actorOf(args.context), moveVenue);
};

export default function Venues({ loaderData: { venues, query } }: Route.ComponentProps) {
	const locale = useLocale();
	const t = venuesText(locale);
	return (
		<Panel title={t.title} close={pathIn(locale, "/admin/league") + query}>
			<div className="min-h-0 space-y-5 overflow-y-auto p-5 sm:p-7">
				<div className="flex flex-wrap items-center justify-between gap-4">
					<p className="text-soft">{venues.length > 0 ? t.lead : t.none}</p>
					<a href={pathIn(locale, "/admin/league/venues/:id", { id: "new" }) + query} className="button" data-first="">
						{t.add}
					</a>
				</div>
				{venues.length > 0 && (
					<ol className="card divide-y divide-line">
						{venues.map((venue, i) => (
							<VenueLine
								key={venue.id}
								venue={venue}
								query={query}
								isFirst={i === 0}
								isLast={i === venues.length - 1}
							/>
						))}
					</ol>
				)}
			</div>
		</Panel>
	);
}
