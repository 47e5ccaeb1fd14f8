import { pathIn } from "../../../base/locale/path.ts";
import { commonText } from "../../../base/ui/text.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type DeskFilter, withoutPlace, writeFilter } from "../../../complaints/case-list/desk-filter.ts";

/** Pages of a list that is read from a place on, not from a number: the last one opens as fast as the first. */
export function DeskPages({ filter, newer, older }: { filter: DeskFilter; newer?: string; older?: string }) {
	const locale = useLocale();
	const t = commonText(locale);
	if (!newer && !older) return null;
	const to = (place: Partial<DeskFilter>) =>
		pathIn(locale, "/complaints/admin") + writeFilter({ ...withoutPlace(filter), ...place });
	return (
		<nav aria-label={t.pages} className="mt-6 flex justify-center gap-3">
			{newer && (
				<a href={to({ before: newer })} rel="prev" className="button-quiet">
					{t.newer}
				</a>
			)}
			{older && (
				<a href={to({ after: older })} rel="next" className="button-quiet">
					{t.older}
				</a>
			)}
		</nav>
	);
}
