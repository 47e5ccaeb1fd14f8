import { pick } from "../../../base/locale/locale.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { doubtText } from "../../../imports/doubt-text.ts";
import { recordChoice } from "../../../imports/runs/read-answers.ts";
import type { Choice, Doubt } from "../../../records/imports/plan.ts";
import { isolated } from "../../../records/parts/isolated.ts";

/** The kinds of rows, as the choices name them. */
type DoubtKind = "teams" | "players" | "matches" | "record";

type Props = { nth: number; line: number; doubt: Doubt; choice: Choice | null; kind: DoubtKind };

/** Asks which record a row is: one of those that it may be, a new one, or none. */
export function Question({ nth, line, doubt, choice, kind }: Props) {
	const locale = useLocale();
	const t = doubtText(locale);
	const same = doubt.moves && kind !== "record" ? t[`move_${kind}`] : t[`same_${kind}`];
	return (
		<select
			name={`decide-${nth}`}
			aria-label={`${t.which} (${line})`}
			defaultValue={choice === null ? "" : recordChoice(choice)}
			className="control my-1 w-full max-w-md"
		>
			<option value="">{t.leaveOut}</option>
			{doubt.candidates.map((each) => (
				<option key={each.id} value={recordChoice(each.id)}>
					{same(isolated(`${pick(locale, each, "name")} (${each.id})`))}
				</option>
			))}
			<option value={recordChoice("new")}>{t[`new_${kind}`]}</option>
		</select>
	);
}

/** One choice for all rows that ask and have none of their own. */
export function ForAll({ count, chosen }: { count: number; chosen: string }) {
	const t = doubtText(useLocale());
	return (
		<label className="flex flex-wrap items-center gap-3 font-semibold">
			{t.forAll(count)}
			<select name="doubts" defaultValue={chosen} className="control max-w-md">
				<option value="">{t.forAllNone}</option>
				<option value="same">{t.forAllSame}</option>
				<option value="new">{t.forAllNew}</option>
			</select>
		</label>
	);
}
