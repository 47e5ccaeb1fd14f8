import { db } from "../../base/db/client.server.ts";
import { problemOfHeld } from "../../league/formats/format.ts";
import { formatForm, formatValuesOf } from "../../league/formats/format-form.ts";
import { heldFormats } from "../../league/formats/formats.server.ts";
import { fieldsOfPositions, positionNames } from "../../league/formats/position-fields.ts";
import { formatPresets } from "../../league/formats/presets.ts";
import { readPositionRules } from "../../people/registrations/eligibility/position-rules.ts";
import { formatColumns } from "../columns/league-columns.ts";
import { codedImporter } from "../plan/coded-importer.ts";

/** Formats of ties. One in which sheets were written down is played as it is. */
export const formatsImporter = codedImporter(formatColumns, async () => {
	const classes = await db().selectFrom("classes").select("code").execute();
	const isClass = (code: string) => classes.some((each) => each.code === code);
	return {
		form: formatForm.transform(formatValuesOf),
		known: await heldFormats().execute(),
		usual: formatPresets,
		taken: "sameFormat",
		read({ position_rules = "", ...fields }) {
			const positions = readPositionRules(position_rules);
			const isKnown = positions?.every((rule) => !("class" in rule) || isClass(rule.class));
			const problem = positions === undefined ? "notPositionRules" : isKnown ? undefined : "unknownClass";
			return {
				fields: { ...fields, ...fieldsOfPositions(position_rules) },
				...(problem && { problems: { position_rules: problem } }),
			};
		},
		columnOf: (field) => (positionNames.some((name) => name === field) ? "position_rules" : field),
		judge(values, record, columns) {
			const given = Object.fromEntries(columns.map((column) => [column, values[column]]));
			const stays = record && problemOfHeld(record, given);
			return stays ? { problems: { order_of_play: stays } } : {};
		},
	};
});
