import { db } from "../../base/db/client.server.ts";

/** How the status of cases changed, in order; inside the scope of the system. */
export async function statusChangesOf(ids: string[]) {
	if (ids.length === 0) return [];
	const events = await db()
		.selectFrom("complaint_events")
		.select(["complaint_id", "at", "from_status", "to_status", "actor_role"])
		.where("complaint_id", "in", ids)
		.where("to_status", "is not", null)
		.orderBy("id")
		.execute();
	return events.flatMap(({ complaint_id, at, from_status: from, to_status: to, actor_role }) =>
		from && from !== "draft" && to
			? [{ complaint_id, at, from, to, byStaff: actor_role === "officer" || actor_role === "head" }]
			: [],
	);
}
