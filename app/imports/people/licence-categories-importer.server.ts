import { licenceCategoryForm } from "../../people/registrations/categories/category-form.ts";
import { codedImporter } from "../plan/coded-importer.ts";
import { rowsInOrder } from "../plan/rows-in-order.server.ts";

/** Categories of licences. A new one is at the end of the list. */
export const licenceCategoriesImporter = codedImporter(
	{ columns: ["code", "name", "name_ar"], needed: ["name", "name_ar"] },
	async () => ({
		form: licenceCategoryForm,
		taken: "sameLicenceCategory",
		...(await rowsInOrder("licence_categories")),
	}),
);
