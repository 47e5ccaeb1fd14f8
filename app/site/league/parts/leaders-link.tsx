import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { leadersText } from "../leaders-text.ts";

type Props = { slug: string; season: string; name: string };

/** The way from a table to the players of its competition. */
export function LeadersLink({ slug, season, name }: Props) {
	const locale = useLocale();
	const params = { competition: slug, season: season.replace("/", "-") };
	return (
		<a className="link" href={pathIn(locale, "/leagues/:competition/:season/leaders", params)}>
			{leadersText(locale).titleOf(name, season)}
		</a>
	);
}
