import { sides } from "../../../access/side.ts";
import type { FormState } from "../../../base/forms/form-state.ts";
import { pick } from "../../../base/locale/locale.ts";
import { SelectField } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { Format } from "../../formats/format.ts";
import { fieldsOfOthers } from "../sheet-fields.ts";
import { sheetText } from "../text.ts";
import type { SheetSide } from "./line-up-fields.tsx";

type Props = {
	/** Counts from 1. */
	rubber: number;
	format: Format;
	sides: { home: SheetSide; away: SheetSide };
	state: FormState;
	/** Whether they are chosen here; else those that staff named go along with the form. */
	isChosen: boolean;
};

/** Who played a rubber in place of who the order of play says. */
export function OthersPlayed({ rubber, format, sides: squads, state, isChosen }: Props) {
	const locale = useLocale();
	const t = sheetText(locale);
	const fields = sides.flatMap((side) =>
		fieldsOfOthers(format, rubber, side).map((name, at, all) => ({ side, name, nth: all.length > 1 ? at + 1 : "" })),
	);
	if (!isChosen)
		return fields.map(({ name }) =>
			state.values[name] ? <input key={name} type="hidden" name={name} defaultValue={state.values[name]} /> : null,
		);
	return (
		<details open={fields.some(({ name }) => state.values[name] || state.problems[name])}>
			<summary className="min-h-11 cursor-pointer content-center text-sm text-soft">{t.others}</summary>
			<p className="mb-3 text-sm text-soft">{t.othersHint}</p>
			<div className="grid gap-4 pb-2 sm:grid-cols-2">
				{fields.map(({ side, name, nth }) => (
					<SelectField
						key={name}
						form="sheet"
						name={name}
						label={`${pick(locale, squads[side], "name")} ${nth}`.trim()}
						labelSaysOptional
						required={false}
						state={state}
						empty={t.asOrdered}
						options={squads[side].players.map((player) => ({
							value: player.value,
							label: playerName(locale, player),
						}))}
					/>
				))}
			</div>
		</details>
	);
}
