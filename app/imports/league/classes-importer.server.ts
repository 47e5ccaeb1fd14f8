import { classForm } from "../../league/classes/class-form.ts";
import { classColumns } from "../columns/league-columns.ts";
import { codedImporter } from "../plan/coded-importer.ts";
import { yesOrNo } from "../plan/read-row.ts";
import { rowsInOrder } from "../plan/rows-in-order.server.ts";

/** Short words of other systems. */
const sexWords: Readonly<Record<string, string>> = { m: "men", w: "women", any: "open", "": "open" };

/** Classes. A new one is at the end of the list. */
export const classesImporter = codedImporter(classColumns, async () => ({
	form: classForm,
	taken: "sameClass",
	...(await rowsInOrder("classes")),
	read({ sex = "", admits_women = "", ...fields }) {
		const admits = yesOrNo(admits_women);
		return {
			fields: { ...fields, sex: sexWords[sex.toLowerCase()] ?? sex, admits_women: admits === true },
			...(admits === undefined && { problems: { admits_women: "unknownChoice" } }),
		};
	},
}));
