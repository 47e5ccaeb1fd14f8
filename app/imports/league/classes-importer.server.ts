import { classForm } from "../../league/classes/class-form.ts";
import { codedImporter } from "../plan/coded-importer.ts";
import { rowsInOrder } from "../plan/rows-in-order.server.ts";

const words = new Map([
	...["true", "yes", "1", "نعم"].map((word) => [word, true] as const),
	...["false", "no", "0", "لا", ""].map((word) => [word, false] as const),
]);

/** Classes. A new one is at the end of the list. */
export const classesImporter = codedImporter(
	{
		columns: ["code", "name", "name_ar", "sex", "admits_women", "age_from", "age_under"],
		needed: ["name", "name_ar"],
	},
	async () => ({
		form: classForm,
		taken: "sameClass",
		...(await rowsInOrder("classes")),
		read({ sex = "", admits_women = "", ...fields }) {
			const admits = words.get(admits_women.trim().toLowerCase());
			return {
				fields: { ...fields, sex: sex || "open", admits_women: admits === true },
				...(admits === undefined && { problems: { admits_women: "unknownChoice" } }),
			};
		},
	}),
);
