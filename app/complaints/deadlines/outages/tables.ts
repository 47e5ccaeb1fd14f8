import type { Generated } from "kysely";

export type HeartbeatTable = { id: Generated<number>; at: Date };

export type OutagesTable = {
	id: Generated<number>;
	began_at: Date;
	ended_at: Date;
	settled_at: Date | null;
	moved: number | null;
};

declare module "../../../base/db/database.ts" {
	interface Database {
		heartbeat: HeartbeatTable;
		outages: OutagesTable;
	}
}
