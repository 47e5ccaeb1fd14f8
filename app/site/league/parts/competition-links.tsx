import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type EditionAddress, viewPath } from "../edition-path.ts";
import { editionText } from "../edition-text.ts";

type Edition = EditionAddress & { name: string; name_ar: string };

/** The competitions of a season as links; nothing while there is one. */
export function CompetitionLinks({ editions, shown }: { editions: Edition[]; shown?: string }) {
	const locale = useLocale();
	if (editions.length < 2) return null;
	return (
		<nav aria-label={editionText(locale).competitions} className="mb-5 flex flex-wrap gap-2 print:hidden">
			{editions.map((edition) => (
				<a
					key={edition.slug}
					href={viewPath(locale, edition, "table")}
					aria-current={edition.slug === shown ? "page" : undefined}
					className="chip aria-[current]:bg-brand aria-[current]:text-on-brand"
				>
					<bdi>{pick(locale, edition, "name")}</bdi>
				</a>
			))}
		</nav>
	);
}
