import type { Generated } from "kysely";

export type NewsCategoriesTable = {
	id: Generated<number>;
	slug: string;
	name: string;
	name_ar: string | null;
	sort_order: number;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		news_categories: NewsCategoriesTable;
	}
}
