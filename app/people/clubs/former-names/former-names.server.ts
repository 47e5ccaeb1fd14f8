import { db } from "../../../base/db/client.server.ts";
import { rememberForPages } from "../../../base/db/remembered/remember.server.ts";

/** The names that clubs had, by club, the earliest first. Pages that show a club on a day ask `namesOn` with them. */
export const formerNames = () => rememberForPages("former names of clubs", readFormerNames);

async function readFormerNames() {
	const rows = await db()
		.selectFrom("former_club_names")
		.select(["id", "club_id", "name", "name_ar", "until_on"])
		.orderBy("club_id")
		.orderBy("until_on")
		.execute();
	return Map.groupBy(rows, ({ club_id }) => club_id);
}

export const formerNameById = (id: number) =>
	db().selectFrom("former_club_names").selectAll().where("id", "=", id).executeTakeFirst();
