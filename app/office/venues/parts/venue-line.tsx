import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedVenue } from "../../../league/venues/venues.server.ts";
import { OrderButtons } from "../../../records/order/parts/order-buttons.tsx";
import { recordsText } from "../../../records/text.ts";
import { venuesText } from "../text.ts";

type Props = { venue: ManagedVenue; query: string; isFirst: boolean; isLast: boolean };

/** A hall as staff see it: where and whose it is, its place in the list, its closures. */
export function VenueLine({ venue, query, isFirst, isLast }: Props) {
	const locale = useLocale();
	const t = venuesText(locale);
	const a = recordsText(locale);
	const id = String(venue.id);
	const name = pick(locale, venue, "name");
	const facts = [
		pick(locale, { club: venue.club ?? "", club_ar: venue.club_ar ?? "" }, "club"),
		venue.tables && t.tableCount(venue.tables),
		venue.closures ? t.closureCount(venue.closures) : "",
	].filter(Boolean);
	return (
		<li className="flex flex-wrap items-center gap-x-2 gap-y-2 p-3">
			<div className="min-w-0 flex-1 basis-full sm:basis-40">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">{facts.join(" · ")}</p>
			</div>
			<OrderButtons id={venue.id} name={name} isFirst={isFirst} isLast={isLast} />
			<RowLink
				to={pathIn(locale, "/admin/league/venues/:id/closures", { id }) + query}
				label={t.closures}
				of={name}
				className="button-quiet px-3"
			/>
			<RowLink
				to={pathIn(locale, "/admin/league/venues/:id", { id }) + query}
				label={a.edit}
				of={name}
				className="button-quiet px-3"
			/>
			<RowLink
				to={pathIn(locale, "/admin/league/venues/:id/delete", { id }) + query}
				label={a.delete}
				of={name}
				className="button-quiet px-3 text-loss"
			/>
		</li>
	);
}
