import { sql } from "kysely";

/**
 * Whether a row of `tie_passes` is a pass that works at `now`: row policies ask the same function of the database
 * (docs/rules/roles.md#captains).
 */
export const passWorks = (now: Date) => sql<boolean>`pass_works(tie_passes.id, ${now})`;
