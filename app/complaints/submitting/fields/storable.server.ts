import type { z } from "zod";
import { riyadhDay } from "../../../base/locale/format.ts";
import { allDraftFields, draftSteps } from "./complaint-form.ts";

/** Of the fields that were sent, those whose columns can hold them. */
export function storable(values: Record<string, string>): Record<string, unknown> {
	const steps = draftSteps(riyadhDay(new Date()));
	const shapes: Record<string, z.ZodType> = { ...steps[1].shape, ...steps[2].shape };
	const stored: Record<string, unknown> = {};
	for (const name of allDraftFields) {
		const value = values[name];
		if (value === undefined) continue;
		const parsed = shapes[name]?.safeParse(value);
		if (parsed?.success) stored[name] = parsed.data;
		else if (value.trim() === "") stored[name] = null;
		// An invalid phone number is stored as typed; columns of dates and choices cannot hold invalid values.
		else if (!["incident_date", "dispute_type", "represented_as"].includes(name)) stored[name] = value.slice(0, 20_000);
	}
	return stored;
}
