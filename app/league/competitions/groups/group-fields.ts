import type { z } from "zod";
import { checkbox, orNull, wholeNumber } from "../../../base/forms/form-fields.ts";
import { without } from "../../../base/literals.ts";
import {
	checkFields,
	checkNames,
	checksOfFields,
	fieldsOfChecks,
	refineChecks,
} from "../../../people/registrations/eligibility/checks.ts";
import { type GroupValues, groupForm } from "./group-form.ts";
import { fieldsOfZones, problemsOfZones, zoneFields, zoneNames, zonesOfFields } from "./zone-fields.ts";

/** A group's own checks, `none` where it has none of the edition's. */
const NONE = "none";

/** A group as its form edits it: zones by places, checks as boxes; in the first stage where none is chosen. */
export const groupFields = groupForm
	.omit({ zones: true, checks: true })
	.extend({
		stage_id: orNull(wholeNumber(1, 2 ** 31 - 1)),
		...zoneFields,
		own_checks: checkbox(),
		...checkFields,
	})
	.superRefine((values, context) => {
		refineChecks(values, context);
		for (const [name, message] of problemsOfZones(values)) context.addIssue({ code: "custom", path: [name], message });
	});

/** The columns of the fields. */
export function groupValuesOf(fields: z.output<typeof groupFields>): GroupValues {
	const { own_checks, ...values } = without(fields, [...zoneNames, ...checkNames]);
	const checks = checksOfFields(fields);
	return { ...values, zones: zonesOfFields(fields), checks: own_checks ? checks || NONE : null };
}

/** The fields of a row. */
export function fieldsOfGroup<R extends { zones: string; checks: string | null }>({ zones, checks, ...row }: R) {
	return {
		...row,
		...fieldsOfZones(zones),
		own_checks: checks !== null,
		...fieldsOfChecks(checks === NONE ? "" : (checks ?? "")),
	};
}
