import { type FormEvent, useEffect, useState } from "react";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useText } from "../../../base/ui/use-locale.ts";
import { manageClubsText } from "../../../people/clubs/manage-text.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import { fieldProps } from "../../../records/parts/field-props.ts";
import { useSettings } from "../../../settings/use-settings.ts";
import { ThemePreview } from "../../settings/parts/theme-preview.tsx";

const names = { colour: "colour", accent: "colour" };

/**
 * The club's colour, with how its page looks. The browser's own control knows no empty value, so that the colour is a
 * text beside it.
 */
export function ClubColourField({ form, state }: { form: string; state: RecordState }) {
	const t = useText(manageClubsText);
	const settings = useSettings();
	const field = fieldProps<"colour">(form, state, t);
	const [hasScripts, setHasScripts] = useState(false);
	useEffect(() => setHasScripts(true), []);
	const [shown, setShown] = useState(state.values.colour || settings.colour);
	const follow = ({ target }: FormEvent) => {
		if (target instanceof HTMLInputElement && /^#[0-9a-f]{6}$/i.test(target.value)) setShown(target.value);
	};
	const pick = (colour: string) => {
		const text = document.querySelector<HTMLInputElement>(`#${form}-colour`);
		if (!text) return;
		text.value = colour;
		text.dispatchEvent(new Event("input", { bubbles: true }));
	};
	return (
		<div className="space-y-3" onInput={follow}>
			<div className="flex items-start gap-3">
				<div className="flex-1">
					<Field {...field("colour", false)} dir="ltr" maxLength={7} hint={t.colourHint} />
				</div>
				{hasScripts && (
					<input
						type="color"
						aria-label={t.pickColour}
						value={shown}
						onChange={(event) => pick(event.currentTarget.value)}
						className="mt-7 size-11 cursor-pointer rounded-lg border border-line bg-surface p-1"
					/>
				)}
			</div>
			<ThemePreview title={t.colour} names={names} saved={settings} />
		</div>
	);
}
