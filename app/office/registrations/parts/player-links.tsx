import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { detailsText } from "../details-text.ts";
import { stintsText } from "../stints-text.ts";

/** Further pages of a player for staff. */
export function PlayerLinks({ id, query }: { id: string; query: string }) {
	const locale = useLocale();
	const links = [
		{ href: pathIn(locale, "/admin/players/:id/stints", { id }), label: stintsText(locale).open },
		{ href: pathIn(locale, "/admin/players/:id/licences", { id }), label: licencesText(locale).open },
		{ href: pathIn(locale, "/admin/players/:id/transfer", { id }), label: transfersText(locale).open },
		{ href: pathIn(locale, "/admin/players/:id/details", { id }), label: detailsText(locale).open },
	];
	return (
		<ul className="flex flex-wrap gap-x-5 px-5 pt-4 sm:px-7">
			{links.map(({ href, label }) => (
				<li key={href}>
					<a href={href + query} className="link-alone">
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
