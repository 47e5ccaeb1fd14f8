import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { caseText } from "../../case-text.ts";
import type { Status } from "../../complaint.ts";
import { deskText } from "../text.ts";

type Props = { reference: string; version: number; moves: Status[]; back: string };

/**
 * The selector beside a case, with only those states that can follow; none is chosen before somebody does. One that needs words leads to the page where they are written;
 * afterwards the list is there again, read anew.
 */
export function StatusSelector({ reference, version, moves, back }: Props) {
	const locale = useLocale();
	const t = deskText(locale);
	const c = caseText(locale);
	if (moves.length === 0) return <span className="text-soft">{t.noMoves}</span>;
	const labelOf = (status: Status) => (status === "incomplete_evidence" ? t.needMoreInfo : c[status]);
	return (
		<form
			method="post"
			action={pathIn(locale, "/complaints/admin/case/:caseReference", { caseReference: reference })}
			className="flex items-center gap-2"
		>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="back" value={back} />
			<div className="w-40">
				<select name="status" aria-label={t.newStatus(reference)} required className="control">
					<option value="">{t.chooseStatus}</option>
					{moves.map((status) => (
						<option key={status} value={status}>
							{labelOf(status)}
						</option>
					))}
				</select>
			</div>
			<button type="submit" className="button-quiet">
				{t.setStatus}
			</button>
		</form>
	);
}
