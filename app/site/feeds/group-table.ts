import { create as contentDisposition } from "content-disposition";
import { idParam } from "../../base/forms/params.ts";
import { notFound } from "../../base/http/http-errors.ts";
import { localeOf, pick } from "../../base/locale/locale.ts";
import { shownGroup } from "../../league/competitions/competitions.server.ts";
import { groupText } from "../../league/competitions/groups/group-text.ts";
import { groupTable } from "../../league/group-tables/group-table.server.ts";
import { inLanguage } from "../../league/group-tables/in-language.ts";
import { leagueText } from "../../league/season-table/text.ts";
import { writeCsv } from "../../records/row-files/csv.server.ts";
import type { Route } from "./+types/group-table";

export const handle = { cached: [] };

const counted = ["played", "won", "drawn", "lost", "for", "against"] as const;

/** The table of a group as a file, under the words of the page. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const group = await shownGroup(idParam(params.id));
	if (!group) throw notFound();
	const { rows } = inLanguage(locale, await groupTable(group));
	const t = leagueText(locale);
	const start = groupText(locale).start_points;
	const lines = rows.map((row) => ({
		[t.rank]: row.rank,
		[t.club]: pick(locale, row.club, "name"),
		...Object.fromEntries(counted.map((column) => [t[column], row[column]])),
		[t.difference]: row.for - row.against,
		[start]: row.start_points,
		[t.pointsByDecision]: row.adjustment,
		[t.points]: row.points,
	}));
	const columns = [t.rank, t.club, ...counted.map((column) => t[column])];
	const file = writeCsv([...columns, t.difference, start, t.pointsByDecision, t.points], lines);
	return new Response(file, {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": contentDisposition(`${group.slug}-${group.season.replace("/", "-")}-${group.id}.csv`),
		},
	});
}
