import { db } from "../../base/db/client.server.ts";
import { rememberForPages } from "../../base/db/remembered/remember.server.ts";
import { readPositionRules } from "../../people/registrations/eligibility/position-rules.ts";

/** The classes to choose from, in the order of staff. */
export const allClasses = () =>
	rememberForPages("classes", () =>
		db().selectFrom("classes").select(["code", "name", "name_ar"]).orderBy("sort_order").orderBy("id").execute(),
	);

export type ManagedClass = Awaited<ReturnType<typeof managedClasses>>[number];

/** All classes with the number of their competitions. */
export const managedClasses = () =>
	db()
		.selectFrom("classes as k")
		.select(["k.id", "k.code", "k.name", "k.name_ar", "k.sex", "k.admits_women", "k.age_from", "k.age_under"])
		.select((eb) =>
			eb
				.selectFrom("competitions")
				.select((n) => n.fn.countAll<number>().as("n"))
				.whereRef("competitions.class", "=", "k.code")
				.as("competitions"),
		)
		.orderBy("k.sort_order")
		.orderBy("k.id")
		.execute();

export const classById = (id: number) => db().selectFrom("classes").selectAll().where("id", "=", id).executeTakeFirst();

/** Whether a competition or a squad is of this class, or a format has a position for it. */
export async function isClassUsed(code: string): Promise<boolean> {
	for (const table of ["competitions", "squads"] as const) {
		const used = await db().selectFrom(table).select("id").where("class", "=", code).limit(1).executeTakeFirst();
		if (used) return true;
	}
	const rules = await db().selectFrom("formats").select("position_rules").where("position_rules", "<>", "").execute();
	return rules.some(({ position_rules }) =>
		readPositionRules(position_rules)?.some((rule) => "class" in rule && rule.class === code),
	);
}
