import type { Role } from "../../access/actor.ts";
import { db } from "../../base/db/client.server.ts";

/** An account gains a role by what its holder did, not by an owner. Call it behind `lockRoles`. */
export const gainRole = (account_id: string, role: Role) =>
	db()
		.insertInto("account_roles")
		.values({ account_id, role })
		.onConflict((oc) => oc.doNothing())
		.execute();
