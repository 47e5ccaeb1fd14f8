import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { ChipNav } from "../../parts/chip-nav.tsx";
import { type EditionAddress, viewPath } from "../edition-path.ts";
import { editionText } from "../edition-text.ts";

type Edition = EditionAddress & { name: string; name_ar: string };

/** The competitions of a season as links; nothing while there is one. */
export function CompetitionLinks({ editions, shown }: { editions: Edition[]; shown?: string }) {
	const locale = useLocale();
	if (editions.length < 2) return null;
	const chips = editions.map((edition) => ({
		key: edition.slug,
		path: viewPath(locale, edition, "table"),
		isShown: edition.slug === shown,
		label: <bdi>{pick(locale, edition, "name")}</bdi>,
	}));
	return <ChipNav label={editionText(locale).competitions} chips={chips} />;
}
