import { riyadhDay } from "../../../base/locale/format.ts";
import { pathIn } from "../../../base/locale/path.ts";
import type { ToDo, ToDoContext } from "../../captains/to-do.server.ts";
import { ownLineUps } from "./own-line-ups.server.ts";
import { lineUpsText } from "./text.ts";

/** How many days before a tie its line-up is something to do. */
const DAYS_BEFORE = 7;

/** Line-ups that captains have not handed in for ties of the next days. */
export async function lineUpsToDo({ actor, ties, locale, now }: ToDoContext): Promise<ToDo[]> {
	const today = riyadhDay(now);
	const until = riyadhDay(new Date(now.getTime() + DAYS_BEFORE * 86_400_000));
	const near = ties.filter(
		({ status, date_known, match_date }) =>
			status === "scheduled" && date_known && match_date >= today && match_date <= until,
	);
	const found: ToDo[] = [];
	for (const tie of near) {
		const lineUps = await ownLineUps(actor, tie.id, tie.sides, now);
		for (const { side, state, isNamed } of lineUps?.own ?? []) {
			if (!isNamed || state === "handedIn") continue;
			const query = tie.sides.length > 1 ? `?side=${side}` : "";
			found.push({
				key: `line-up:${tie.id}:${side}`,
				tie,
				label: lineUpsText(locale)[state === "none" ? "name" : "change"],
				path: pathIn(locale, "/club/ties/:id/line-up", { id: String(tie.id) }) + query,
				dueAt: new Date(`${tie.match_date}T${tie.match_time ?? "23:59:59"}+03:00`),
			});
		}
	}
	return found;
}
