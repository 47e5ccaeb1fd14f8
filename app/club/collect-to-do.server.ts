import type { ToDo, ToDoContext, ToDoSource } from "../league/captains/to-do.server.ts";
import { shownFinishedGroups } from "../league/competitions/competitions.server.ts";
import { datesToAnswer } from "../league/dates/club-requests.server.ts";
import { lineUpsToDo } from "../league/sheets/line-ups/line-ups-to-do.server.ts";
import { resultsToDo } from "../league/sheets/reports/side/results-to-do.server.ts";

/** The rooms that give captains something to do, each with one function. */
const sources: ToDoSource[] = [resultsToDo, lineUpsToDo, datesToAnswer];

/**
 * Everything to do in editions that are not over, the most urgent first: by its deadline, else by the day of the tie.
 */
export async function collectToDo(asked: ToDoContext): Promise<ToDo[]> {
	const found: ToDo[] = [];
	const over = await shownFinishedGroups();
	const ties = asked.ties.filter(({ group_id }) => !over.has(group_id));
	for (const source of sources) found.push(...(await source({ ...asked, ties })));
	const at = ({ dueAt, tie }: ToDo) => dueAt?.getTime() ?? Date.parse(`${tie.match_date}T23:59:59+03:00`);
	return found.sort((a, b) => at(a) - at(b));
}
