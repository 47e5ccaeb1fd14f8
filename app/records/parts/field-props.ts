import type { FormState } from "../../base/forms/form-state.ts";

/**
 * Shared props of the fields of one form, by name: label, state, direction. A column that ends in `_ar` is Arabic,
 * its twin Latin.
 */
export const fieldProps =
	<N extends string>(form: string, state: FormState, texts: Record<N, string>) =>
	(name: N, required = true) => ({
		form,
		state,
		name,
		label: texts[name],
		required,
		dir: name.endsWith("_ar") ? ("rtl" as const) : ("ltr" as const),
		maxLength: 120,
	});

/** The props of a field by its name. */
export type FieldOf<N extends string> = ReturnType<typeof fieldProps<N>>;
