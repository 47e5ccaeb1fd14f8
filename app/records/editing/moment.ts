import { z } from "zod";
import { orNull } from "../../base/forms/form-fields.ts";
import { problemOfYear } from "../../base/typed/day-time.ts";
import { machineText } from "../../base/typed/machine-text.ts";
import { fromRiyadhLocal } from "./form-values.ts";

/** A moment in Riyadh that may be left out; its day is one that a field can mean. */
export const optionalMoment = orNull(
	z.string().transform((text, context) => {
		const instant = fromRiyadhLocal(text);
		const problem =
			problemOfYear(machineText(text).slice(0, "2026-01-01".length)) ?? (instant ? undefined : "notADate");
		if (problem) context.addIssue({ code: "custom", message: problem });
		return instant ?? z.NEVER;
	}),
);
