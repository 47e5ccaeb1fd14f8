import { z } from "zod";
import { optionalPhone, optionalText } from "../../../base/forms/form-fields.ts";
import { optionalDay } from "../day.ts";

export const detailsForm = z.object({
	birth_date: optionalDay,
	phone: optionalPhone(),
	address: optionalText(300),
});
export type DetailsValues = z.output<typeof detailsForm>;
