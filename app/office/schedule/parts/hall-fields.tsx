import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { Field, SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { scheduleFormText } from "../form-text.ts";
import type { NamedRecord } from "./named.ts";

type Props = { squads: NamedRecord[]; venues: (NamedRecord & { tables: number | null })[]; state: FormState };

/** The hall of each squad, and the room of each hall. */
export function HallFields({ squads, venues, state }: Props) {
	const locale = useLocale();
	const t = scheduleFormText(locale);
	const options = venues.map((venue) => ({ value: String(venue.id), label: pick(locale, venue, "name") }));
	return (
		<fieldset className="card p-5">
			<legend className="float-start mb-2 w-full text-lg font-bold">{t.hallsPart}</legend>
			<p className="mb-4 text-soft">{venues.length === 0 ? t.noVenues : t.hallsHint}</p>
			{venues.length > 0 && (
				<>
					<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{squads.map((squad) => (
							<SelectField
								key={squad.id}
								form="schedule"
								name={`venue_${squad.id}`}
								label={pick(locale, squad, "name")}
								options={options}
								empty={t.noHall}
								state={state}
								required={false}
								labelSaysOptional
							/>
						))}
					</div>
					<h3 className="mt-6 mb-3 font-semibold">{t.roomPart}</h3>
					<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{venues.map((venue) => (
							<Field
								key={venue.id}
								form="schedule"
								name={`room_${venue.id}`}
								label={pick(locale, venue, "name")}
								hint={venue.tables === null ? undefined : t.tables(venue.tables)}
								numeric
								maxLength={2}
								state={state}
							/>
						))}
					</div>
				</>
			)}
		</fieldset>
	);
}
