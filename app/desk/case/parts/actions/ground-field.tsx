import { SelectField } from "../../../../base/ui/fields/fields.tsx";
import { useText } from "../../../../base/ui/use-locale.ts";
import type { Ground } from "../../../../complaints/case/stage.ts";
import type { DeskState } from "../../../../complaints/handling/desk-actions.ts";
import { transitionText } from "../../transition-text.ts";
import { reopeningText } from "./reopening-text.ts";

type Props = { form: string; grounds: readonly Ground[]; state?: DeskState };

/** Why a case is reopened. The first entry is empty: a ground is chosen on purpose. */
export function GroundField({ form, grounds, state }: Props) {
	const t = useText(reopeningText);
	const { ground } = useText(transitionText);
	return (
		<SelectField
			form={form}
			name="ground"
			label={ground}
			state={state}
			empty={t.chooseGround}
			options={grounds.map((value) => ({ value, label: t[value] }))}
		/>
	);
}
