import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedVenue } from "../../../league/venues/venues.server.ts";
import { OrderedLine } from "../../../records/order/parts/ordered-line.tsx";
import { venuesText } from "../text.ts";

type Props = { venue: ManagedVenue; query: string; isFirst: boolean; isLast: boolean };

/** A hall as staff see it: where and whose it is, its place in the list, its closures. */
export function VenueLine({ venue, query, ...place }: Props) {
	const locale = useLocale();
	const t = venuesText(locale);
	const id = String(venue.id);
	const name = pick(locale, venue, "name");
	const facts = [
		pick(locale, { club: venue.club ?? "", club_ar: venue.club_ar ?? "" }, "club"),
		venue.tables && t.tableCount(venue.tables),
		venue.closures && t.closureCount(venue.closures),
	];
	return (
		<OrderedLine
			id={venue.id}
			{...{ name, facts, ...place }}
			edit={pathIn(locale, "/admin/league/venues/:id", { id }) + query}
			remove={pathIn(locale, "/admin/league/venues/:id/delete", { id }) + query}
		>
			<RowLink
				to={pathIn(locale, "/admin/league/venues/:id/closures", { id }) + query}
				label={t.closures}
				of={name}
				className="button-quiet px-3"
			/>
		</OrderedLine>
	);
}
