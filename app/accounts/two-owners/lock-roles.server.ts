import { sql } from "kysely";
import { db } from "../../base/db/client.server.ts";

/** Locks roles until the transaction ends: two owners cannot remove each other. */
export const lockRoles = () => sql`lock table account_roles in share row exclusive mode`.execute(db());
