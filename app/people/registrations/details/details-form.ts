import { z } from "zod";
import { optionalDay, optionalPhone, optionalText } from "../../../base/forms/form-fields.ts";

export const detailsForm = z.object({
	birth_date: optionalDay,
	phone: optionalPhone(),
	address: optionalText(300),
});
export type DetailsValues = z.output<typeof detailsForm>;
