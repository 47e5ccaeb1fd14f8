import type { FormState } from "../../../base/forms/form-state.ts";
import { Field } from "../../../base/ui/fields/fields.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { publicationText } from "../publication-text.ts";

type Props = { state: FormState };

/** The words for the public, in both languages. */
export function PublicationForm({ state }: Props) {
	const t = publicationText(useLocale());
	const field = { form: "publication", state };
	return (
		<form method="post" noValidate className="space-y-5">
			<p>{t.explain}</p>
			<input type="hidden" name="seen" value={state.values?.seen ?? ""} />
			<Field {...field} name="title_ar" label={t.title_ar} maxLength={160} dir="rtl" />
			<Field {...field} name="title" label={t.title_en} maxLength={160} dir="ltr" />
			<Field {...field} name="body_ar" label={t.body_ar} rows={8} maxLength={10_000} dir="rtl" />
			<Field {...field} name="body" label={t.body_en} rows={8} maxLength={10_000} dir="ltr" />
			<button type="submit" name="intent" value="preview" className="button">
				{t.preview}
			</button>
		</form>
	);
}

/** Takes a publication back, once the box is ticked. */
export function Unpublish({ state }: Props) {
	const t = publicationText(useLocale());
	const isMissing = state.problems.sure !== undefined;
	return (
		<form method="post" noValidate className="card space-y-3 p-5">
			<input type="hidden" name="intent" value="unpublish" />
			<p>{t.unpublishHint}</p>
			<label className="flex min-h-11 cursor-pointer items-center gap-3">
				<input
					type="checkbox"
					name="sure"
					id="publication-sure"
					aria-invalid={isMissing || undefined}
					className="size-5 accent-brand"
				/>
				{t.sure}
			</label>
			<button type="submit" className="button-danger">
				{t.unpublish}
			</button>
		</form>
	);
}
