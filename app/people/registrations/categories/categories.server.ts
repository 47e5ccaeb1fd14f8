import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";
import { namedList } from "../../../records/order/named-list.server.ts";
import { USUAL_CATEGORY } from "./category-form.ts";

/** The categories of licences to choose from, in the order of staff. */
export const allLicenceCategories = () =>
	rememberForPages("licence categories", () =>
		db()
			.selectFrom("licence_categories")
			.select(["id", "code", "name", "name_ar"])
			.orderBy("sort_order")
			.orderBy("id")
			.execute(),
	);
export type LicenceCategory = Awaited<ReturnType<typeof allLicenceCategories>>[number];

/** The same with the number of licences of each. */
export const managedCategories = () =>
	db()
		.selectFrom("licence_categories as c")
		.select(["c.id", "c.code", "c.name", "c.name_ar"])
		.select((eb) =>
			eb
				.selectFrom("licences")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("licences.category", "=", "c.code")
				.as("licences"),
		)
		.orderBy("c.sort_order")
		.orderBy("c.id")
		.execute();

export const categoryById = (id: number) =>
	db().selectFrom("licence_categories").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a licence is of this category, or the checks of an edition or a group limit it. */
export async function isCategoryUsed(code: string): Promise<boolean> {
	const used = await db().selectFrom("licences").select("id").where("category", "=", code).limit(1).executeTakeFirst();
	if (used) return true;
	for (const table of ["editions", "groups"] as const) {
		const rows = await db()
			.selectFrom(table)
			.select("checks")
			.where("checks", "like", `%:${code}:%`)
			.limit(1)
			.execute();
		if (rows.length > 0) return true;
	}
	return false;
}

/** The list of categories. One that a licence has is not deleted, nor is the usual one. */
export const categoryList = namedList({
	kind: "licence-category",
	table: "licence_categories",
	action: "registration.manage",
	taken: "sameLicenceCategory",
	usual: USUAL_CATEGORY,
	isUsed: isCategoryUsed,
});
