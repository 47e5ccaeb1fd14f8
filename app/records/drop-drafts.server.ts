import { asAllDrafts } from "../access/draft-scope.server.ts";
import { db } from "../base/db/client.server.ts";

/** Deletes what anyone typed into the panels of a record that is gone. */
export const dropDraftsOf = (record: string) =>
	asAllDrafts(() => db().deleteFrom("record_drafts").where("record", "=", record).execute());
