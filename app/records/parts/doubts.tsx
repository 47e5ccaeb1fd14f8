import { pick } from "../../base/locale/locale.ts";
import { useLocale } from "../../base/ui/use-locale.ts";
import { doubtText } from "../doubt-text.ts";
import type { Choice, Doubt } from "../import-plan.ts";
import { isolated } from "./isolated.ts";

/** The kinds of rows, as the choices name it. */
export type DoubtKind = "teams" | "players" | "matches" | "record";

type Props = {
	line: number;
	doubt: Doubt;
	form: string;
	kind: DoubtKind;
	choiceOf: (line: number, choice: Choice) => string;
};

/** Asks which record a row is: one of those that it may be, a new one, or none. */
export function Question({ line, doubt, form, kind, choiceOf }: Props) {
	const locale = useLocale();
	const t = doubtText(locale);
	const { candidates, moves, chosen, isOwn } = doubt;
	const same = moves && kind !== "record" ? t[`move_${kind}`] : t[`same_${kind}`];
	return (
		<select
			name="decide"
			form={form}
			aria-label={`${t.which} (${line})`}
			defaultValue={isOwn && chosen !== undefined ? choiceOf(line, chosen) : ""}
			className="control my-1 w-full max-w-md"
		>
			<option value="">{t.leaveOut}</option>
			{candidates.map((each) => (
				<option key={each.id} value={choiceOf(line, each.id)}>
					{same(isolated(`${pick(locale, each, "name")} (${each.id})`))}
				</option>
			))}
			<option value={choiceOf(line, "new")}>{t[`new_${kind}`]}</option>
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
