import type { Side } from "../../../access/side.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { placeLabel } from "../place-label.ts";
import { fieldOfPlace } from "../sheet-fields.ts";
import { sheetText } from "../text.ts";

export type SheetSide = {
	name: string;
	name_ar: string;
	places: string[];
	players: { value: string; name: string; name_ar: string }[];
};

/** Who a side names, place by place. */
export function LineUpFields({ side, of, state }: { side: Side; of: SheetSide; state: FormState }) {
	const locale = useLocale();
	const t = sheetText(locale);
	const options = of.players.map((player) => ({ value: player.value, label: playerName(locale, player) }));
	return (
		<fieldset className="min-w-0 flex-1 basis-64 space-y-3">
			<legend className="mb-2 font-bold">
				<bdi>{pick(locale, of, "name")}</bdi>
			</legend>
			{of.players.length === 0 && <p className="text-soft">{t.noPlayers}</p>}
			{of.places.map((place) => (
				<SelectField
					key={place}
					form="sheet"
					name={fieldOfPlace(side, place)}
					label={placeLabel(place, t.pair)}
					labelSaysOptional
					required={false}
					state={state}
					options={options}
					empty={t.choose}
				/>
			))}
		</fieldset>
	);
}
