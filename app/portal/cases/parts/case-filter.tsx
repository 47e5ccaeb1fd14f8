import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { type Status, statuses } from "../../../complaints/case/complaint.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { myCasesText } from "../text.ts";

/** Filters the list of own cases. */
export function CaseFilterForm({ q, status }: { q?: string; status?: Status }) {
	const locale = useLocale();
	const t = myCasesText(locale);
	const words = caseText(locale);
	const path = pathIn(locale, "/complaints/dashboard");
	return (
		<search>
			<form method="get" action={path} data-filter="" className="flex flex-wrap items-end gap-3">
				<div className="min-w-52 flex-1">
					<label htmlFor="case-q" className="mb-1 block font-semibold">
						{t.search}
					</label>
					<input id="case-q" name="q" type="search" defaultValue={q} maxLength={80} dir="auto" className="control" />
				</div>
				<div>
					<label htmlFor="case-status" className="mb-1 block font-semibold">
						{words.status}
					</label>
					<select id="case-status" name="status" defaultValue={status ?? ""} className="control">
						<option value="">{t.anyStatus}</option>
						{statuses
							.filter((each) => each !== "draft")
							.map((each) => (
								<option key={each} value={each}>
									{words[each]}
								</option>
							))}
					</select>
				</div>
				<button type="submit" className="button">
					{t.filter}
				</button>
				{(q || status) && (
					<a href={path} className="button-quiet">
						{t.clear}
					</a>
				)}
			</form>
		</search>
	);
}
