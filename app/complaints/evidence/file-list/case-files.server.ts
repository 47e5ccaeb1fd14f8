import { asSystem } from "../../../access/case-access.server.ts";
import { db } from "../../../base/db/client.server.ts";

/** Lists a path of the store before a file of a case is put there. Commits at once unless a transaction is open. */
export const listCaseFile = (path: string) => asSystem(() => db().insertInto("case_files").values({ path }).execute());

/** Takes paths off the list whose files are deleted. */
export async function unlistCaseFiles(paths: readonly string[]) {
	if (paths.length > 0) await asSystem(() => db().deleteFrom("case_files").where("path", "in", paths).execute());
}
