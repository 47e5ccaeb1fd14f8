import { db } from "../../base/db/client.server.ts";
import type { Days } from "./kinds.ts";

/** The days that owners chose, by kind. */
export async function chosenDays(): Promise<Days> {
	const { days } = await db().selectFrom("retention_settings").select("days").executeTakeFirstOrThrow();
	return days;
}
