import { z } from "zod";
import { optionalText, requiredText } from "../../../base/forms/form-fields.ts";
import { requiredDay } from "../../../base/typed/day-time.ts";
import { machineText } from "../../../base/typed/machine-text.ts";

/** A lot without the order of its squads, which are fields of their own. */
const lotForm = z.object({
	drawn_on: requiredDay,
	drawn_by: requiredText(120),
	witness: optionalText(120),
});
export type LotValues = z.output<typeof lotForm> & { order: number[] };

/** Names the squads that are level with each other. */
export const levelKey = (squads: readonly { id: number }[]) =>
	squads
		.map(({ id }) => id)
		.sort((a, b) => a - b)
		.join();

/** The field of a squad's place. */
export const placeField = (squadId: number) => `place-${squadId}`;

/** A lot among these squads as it was typed; each place is given once. */
export const lotAmong = (squads: readonly number[]) =>
	z.record(z.string(), z.string()).transform((typed, context): LotValues => {
		const parsed = lotForm.safeParse(typed);
		const places = new Map(squads.map((id) => [Number(machineText(typed[placeField(id)] ?? "")), id]));
		const order = squads.flatMap((_, nth) => places.get(nth + 1) ?? []);
		for (const { path, message } of parsed.error?.issues ?? []) context.addIssue({ code: "custom", path, message });
		if (order.length < squads.length)
			for (const id of squads) context.addIssue({ code: "custom", path: [placeField(id)], message: "eachPlaceOnce" });
		return parsed.success ? { ...parsed.data, order } : { drawn_on: "", drawn_by: "", witness: null, order };
	});
