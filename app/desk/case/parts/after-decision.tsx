import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { DeskCase } from "../../../complaints/handling/desk-case.server.ts";
import { publishedText } from "../../../decisions/text.ts";
import { FollowedList } from "../../../league/ties/parts/followed-list.tsx";
import { publicationText } from "../publication-text.ts";

/** Whether the decision of a case is published, and the results and points that name it. */
export function AfterDecision({ found, mayPublish }: { found: DeskCase; mayPublish: boolean }) {
	const locale = useLocale();
	const t = publicationText(locale);
	const { item, isPublished, followed } = found;
	const hasFollowed = followed.ties.length + followed.adjustments.length > 0;
	if (item.decisions.length === 0 && !isPublished && !hasFollowed) return null;
	const reference = item.case_reference;
	return (
		<section aria-labelledby="after-decision" className="card space-y-3 p-6">
			<h3 id="after-decision" className="text-xl">
				{publishedText(locale).followed}
			</h3>
			<FollowedList {...followed} />
			<p>{isPublished ? t.isPublished : t.notPublished}</p>
			<p className="flex flex-wrap gap-x-6 gap-y-1">
				{isPublished && (
					<a href={pathIn(locale, "/decisions/:reference", { reference })} className="link">
						{t.publicPage}
					</a>
				)}
				{mayPublish && (
					<a
						href={pathIn(locale, "/complaints/admin/case/:caseReference/publication", { caseReference: reference })}
						className="link"
					>
						{t.publication}
					</a>
				)}
			</p>
		</section>
	);
}
