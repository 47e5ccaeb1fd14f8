import type { FormState } from "../../../../base/forms/form-state.ts";
import { Field, SelectField } from "../../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { fieldProps } from "../../../../records/parts/field-props.ts";
import { transfersText } from "../text.ts";

type Option = { value: string; label: string };
type Props = { state: FormState; clubs?: Option[]; players?: Option[] };

/** The fields of a request: staff choose the club, a captain one of the players that were found. */
export function TransferFields({ state, clubs, players }: Props) {
	const t = transfersText(useLocale());
	const names = { ...t, player_id: t.player };
	const field = fieldProps<"to_club_id" | "player_id" | "kind" | "starts_on" | "ends_on" | "reason">(
		"transfer",
		state,
		names,
	);
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			{players && <SelectField {...field("player_id")} options={players} />}
			{clubs && <SelectField {...field("to_club_id")} options={clubs} />}
			<SelectField
				{...field("kind")}
				options={(["own", "loan"] as const).map((value) => ({ value, label: t[value] }))}
			/>
			<Field {...field("starts_on")} type="date" />
			<Field {...field("ends_on", false)} type="date" />
			{clubs && (
				<div className="sm:col-span-2">
					<Field {...field("reason", false)} dir="auto" rows={3} maxLength={500} hint={t.reasonHint} />
				</div>
			)}
		</div>
	);
}
