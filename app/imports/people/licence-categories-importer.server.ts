import { licenceCategoryForm } from "../../people/registrations/categories/category-form.ts";
import { licenceCategoryColumns } from "../columns/people-columns.ts";
import { codedImporter } from "../plan/coded-importer.ts";
import { rowsInOrder } from "../plan/rows-in-order.server.ts";

/** Categories of licences. A new one is at the end of the list. */
export const licenceCategoriesImporter = codedImporter(licenceCategoryColumns, async () => ({
	form: licenceCategoryForm,
	taken: "sameLicenceCategory",
	...(await rowsInOrder("licence_categories")),
}));
