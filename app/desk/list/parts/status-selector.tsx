import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { Status } from "../../../complaints/case/complaint.ts";
import type { Transition } from "../../../complaints/case/flow/case-flow.ts";
import { caseText } from "../../../complaints/case/text.ts";
import { listText } from "../text.ts";
import { useListQuery } from "../use-list-query.ts";

/** The selector has these five (docs/rules/complaints.md#desk); the page of a case offers the others as well. */
const selectable: readonly Status[] = ["submitted", "under_review", "incomplete_evidence", "resolved", "closed"];

type Props = { reference: string; version: number; transitions: Transition[]; back: string };

/**
 * The selector beside a case, with its allowed transitions; none is chosen at first. One that needs a text leads to the
 * page where it is written; the others lead back to the list.
 */
export function StatusSelector({ reference, version, transitions, back }: Props) {
	const locale = useLocale();
	const t = listText(locale);
	const c = caseText(locale);
	const query = useListQuery();
	const offered = transitions.filter(({ to }) => selectable.includes(to));
	if (offered.length === 0) return <span className="text-soft">{t.noTransitions}</span>;
	const labelOf = (status: Status) => (status === "incomplete_evidence" ? t.needMoreInfo : c[status]);
	return (
		<form
			method="post"
			action={pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: reference }) + query}
			data-in-place=""
			className="flex items-center gap-2"
		>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="back" value={back} />
			<div className="w-42">
				<select
					name="status"
					aria-label={t.newStatus(reference)}
					required
					className="control min-h-9! py-0! text-sm leading-8!"
				>
					<option value="">{t.chooseStatus}</option>
					{offered.map(({ to }) => (
						<option key={to} value={to}>
							{labelOf(to)}
						</option>
					))}
				</select>
			</div>
			<button type="submit" className="button-quiet min-h-9 px-3 py-1">
				{t.setStatus}
			</button>
		</form>
	);
}
