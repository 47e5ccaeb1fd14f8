import { riyadhDay } from "../../../../base/locale/format.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import type { ToDo, ToDoContext } from "../../../captains/to-do.server.ts";
import { reportsText } from "../text.ts";
import { sideView } from "./side-view.server.ts";

/** Results that captains have to report, and reports that they have to answer. */
export async function resultsToDo({ actor, ties, locale, now }: ToDoContext): Promise<ToDo[]> {
	const t = reportsText(locale);
	const found: ToDo[] = [];
	for (const tie of ties) {
		const isAhead = tie.status === "scheduled" && tie.phase !== "in_play" && tie.match_date > riyadhDay(now);
		if (isAhead || (tie.status !== "scheduled" && tie.phase !== "reported")) continue;
		const view = await sideView(actor, tie.id, tie.sides, now);
		for (const { side, canReport, canAnswer } of view?.sides ?? []) {
			const query = tie.sides.length > 1 ? `?side=${side}` : "";
			const of = { id: String(tie.id) };
			const { report, dueAt } = view ?? {};
			if (canAnswer && !report?.dispute)
				found.push({
					key: `answer:${tie.id}:${side}`,
					tie,
					label: t.answer,
					path: pathIn(locale, "/club/ties/:id/answer", of) + query,
					...(report?.confirmBy && { dueAt: report.confirmBy }),
				});
			else if (canReport && !report)
				found.push({
					key: `report:${tie.id}:${side}`,
					tie,
					label: view?.bySheet ? t.fillSheet : t.reportNow,
					path: pathIn(locale, "/club/ties/:id/report", of) + query,
					...(dueAt && { dueAt }),
				});
		}
	}
	return found;
}
