import { CheckField, Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { MAX_CREDIT, MAX_WORDS } from "../../../news/library/picture-form.ts";
import type { RecordState } from "../../../records/editing/record-state.ts";
import type { FieldOf } from "../../../records/parts/field-props.ts";
import { FocusField } from "../../../records/pictures/parts/focus-field.tsx";
import { PictureField } from "../../../records/pictures/parts/picture-field.tsx";
import { libraryText } from "../library-text.ts";

export const pictureFields = [
	"image_url",
	"alt_ar",
	"alt",
	"caption_ar",
	"caption",
	"credit_ar",
	"credit",
	"focus_x",
	"focus_y",
	"in_press",
	"press_from",
] as const;
type Props = { field: FieldOf<(typeof pictureFields)[number]>; state: RecordState; isNew: boolean };

/** The controls of a picture: its file while it is new, its words, who took it, its focal point, and the press. */
export function PictureDetails({ field, state, isNew }: Props) {
	const t = libraryText(useLocale());
	return (
		<>
			{isNew ? (
				<PictureField form="picture" name="image_url" label={t.image_url} bucket="news-images" state={state} />
			) : (
				<input type="hidden" name="image_url" value={state.values.image_url} readOnly />
			)}
			{!isNew && <FocusField x={field("focus_x")} y={field("focus_y")} picture="image_url" state={state} />}
			<div className="grid gap-5 sm:grid-cols-2">
				{(["alt_ar", "alt", "caption_ar", "caption"] as const).map((name) => (
					<Field
						key={name}
						{...field(name)}
						hint={name.startsWith("alt") ? t.altHint : undefined}
						dir={name.endsWith("_ar") ? "rtl" : "ltr"}
						maxLength={MAX_WORDS}
						rows={2}
						required={false}
					/>
				))}
				{(["credit_ar", "credit"] as const).map((name) => (
					<Field
						key={name}
						{...field(name)}
						hint={t.creditHint}
						dir={name.endsWith("_ar") ? "rtl" : "ltr"}
						maxLength={MAX_CREDIT}
						required={false}
					/>
				))}
			</div>
			{isNew && <FocusField x={field("focus_x")} y={field("focus_y")} picture="image_url" state={state} />}
			<div className="grid gap-5 border-t border-line pt-5 sm:grid-cols-2">
				<CheckField {...field("in_press")} />
				<Field {...field("press_from")} type="datetime-local" hint={t.pressHint} required={false} />
			</div>
		</>
	);
}
