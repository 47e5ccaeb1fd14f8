import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { NearbyCase } from "../../../complaints/case-list/cases-around.server.ts";
import { aroundText } from "../case-list-text.ts";
import { useListQuery } from "../use-list-query.ts";

type Props = { previous?: NearbyCase; next?: NearbyCase };

/** Back to the list, and on to the cases before and after this one in it. */
export function CaseNav({ previous, next }: Props) {
	const locale = useLocale();
	const t = aroundText(locale);
	const query = useListQuery();
	const to = (found: NearbyCase) =>
		pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: found.case_reference ?? "" }) + query;
	return (
		<nav aria-label={t.move} className="flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
			<a href={`${pathIn(locale, "/complaints/admin")}${query}`} data-shortcut="/" className="link me-auto py-2">
				{t.backToList}
			</a>
			{previous && (
				<a href={to(previous)} rel="prev" className="link py-2">
					{t.previous}
				</a>
			)}
			{next && (
				<a href={to(next)} rel="next" className="link py-2">
					{t.next}
				</a>
			)}
		</nav>
	);
}
