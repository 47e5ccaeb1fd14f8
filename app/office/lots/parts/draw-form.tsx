import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { levelKey, placeField } from "../../../league/group-tables/lots/lot-form.ts";
import type { GroupLots } from "../../../league/group-tables/lots/lots.server.ts";
import { lotsText } from "../text.ts";

type Props = { level: GroupLots["levels"][number]; today: string; state: FormState | undefined };

/** The order in which level squads were drawn, the day, who drew them and a witness. */
export function DrawForm({ level: { rank, squads }, today, state }: Props) {
	const locale = useLocale();
	const t = lotsText(locale);
	const form = `lot-${squads[0]?.id}`;
	const shown = state ?? { problems: {}, values: { drawn_on: today } };
	const places = squads.map((_, nth) => ({ value: String(nth + 1), label: String(nth + 1) }));
	return (
		<form method="post" className="card space-y-4 p-4" data-in-place="">
			<h3 className="text-lg font-bold">{t.level(squads.length, rank)}</h3>
			<input type="hidden" name="level" value={levelKey(squads)} />
			<div className="grid gap-4 sm:grid-cols-2">
				{squads.map((squad) => (
					<SelectField
						key={squad.id}
						form={form}
						name={placeField(squad.id)}
						label={t.place(pick(locale, squad, "name"))}
						options={places}
						empty="–"
						state={shown}
					/>
				))}
				<Field form={form} name="drawn_on" type="date" label={t.drawn_on} state={shown} />
				<Field form={form} name="drawn_by" maxLength={120} label={t.drawn_by} hint={t.notPublished} state={shown} />
				<Field form={form} name="witness" maxLength={120} label={t.witness} required={false} state={shown} />
			</div>
			<button type="submit" className="button">
				{t.draw}
			</button>
		</form>
	);
}
