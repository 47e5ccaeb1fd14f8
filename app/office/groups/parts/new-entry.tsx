import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { letters } from "../../../league/competitions/entries/entry-form.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";

type Club = { id: number; name: string; name_ar: string };

/** Enters one more squad: the club, and which of its teams. */
export function NewEntry({ clubs, state }: { clubs: Club[]; state?: FormState }) {
	const locale = useLocale();
	const t = groupText(locale);
	const options = clubs.map((club) => ({ value: String(club.id), label: pick(locale, club, "name") }));
	return (
		<form method="post" className="grid items-start gap-4 sm:grid-cols-[1fr_8rem_auto]" data-in-place="">
			<SelectField form="new-entry" name="club_id" label={t.club_id} options={options} empty={t.choose} state={state} />
			<SelectField
				form="new-entry"
				name="letter"
				label={t.letter}
				options={letters.map((value) => ({ value, label: value }))}
				hint={t.letterHint}
				state={state}
			/>
			<button type="submit" className="button sm:mt-7">
				{t.enter}
			</button>
		</form>
	);
}
