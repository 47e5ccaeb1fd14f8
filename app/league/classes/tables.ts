import type { Generated } from "kysely";
import type { ClassSex } from "./class-form.ts";

/** Who plays in a competition. Competitions and squads name it by its code. */
export type ClassesTable = {
	id: Generated<number>;
	code: string;
	name: string;
	name_ar: string;
	sex: Generated<ClassSex>;
	/** Women may play in a class of men. */
	admits_women: Generated<boolean>;
	/** Ages on 31 December of the season's first year: from the first, below the second. */
	age_from: number | null;
	age_under: number | null;
	sort_order: Generated<number>;
	created_at: Generated<Date>;
	updated_at: Generated<Date>;
	version: Generated<number>;
};

declare module "../../base/db/database.ts" {
	interface Database {
		classes: ClassesTable;
	}
}
