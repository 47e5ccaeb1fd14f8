import { CheckField, Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { checksText } from "../checks-text.ts";

export const checkNames = ["check_licence", "check_roster", "check_stint", "check_class", "check_higher"] as const;

/** The checks of those who are named for a match, each a box, and the most matches for a higher team. */
export function CheckFields<N extends string>({ field }: { field: FieldOf<N | (typeof checkNames)[number]> }) {
	const t = useText(checksText);
	return (
		<>
			<CheckField {...field("check_licence")} />
			<CheckField {...field("check_roster")} />
			<CheckField {...field("check_stint")} />
			<CheckField {...field("check_class")} hint={t.classHint} />
			<Field {...field("check_higher", false)} numeric maxLength={2} hint={t.higherHint} />
		</>
	);
}
