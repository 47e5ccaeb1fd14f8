import { z } from "zod";
import { requiredLines } from "../../base/forms/form-fields.ts";
import { sides } from "../tie.ts";

/** The end of the ties that have no result. */
export const restForm = z.object({
	rest: z.enum(["call_off", "award"], { error: "required" }),
	reason_ar: requiredLines(500),
	reason: requiredLines(500),
});
export type RestInput = z.output<typeof restForm>;

/** Why a closed edition is opened again, for the public. */
export const openAgainForm = z.object({ reason_ar: requiredLines(500), reason: requiredLines(500) });
export type OpenAgainInput = z.output<typeof openAgainForm>;

/** The control that says who loses a tie that is awarded. */
export const lostOf = (tie: number) => `lost_${tie}`;

/** Who loses each tie that a form showed. */
export const lostIn = (values: Record<string, string>) =>
	new Map(
		Object.entries(values).flatMap(([name, value]) => {
			const id = Number(/^lost_(\d{1,9})$/.exec(name)?.[1]);
			const side = sides.find((each) => each === value);
			return id && side ? [[id, side] as const] : [];
		}),
	);
