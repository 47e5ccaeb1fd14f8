import { formatDate } from "../../../../base/locale/format.ts";
import { pick } from "../../../../base/locale/locale.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { publishedText } from "../../../../decisions/text.ts";
import type { GroupTable } from "../../../../league/group-tables/group-table.server.ts";
import { editionText } from "../../edition-text.ts";

const LINE = "scroll-mt-24 target:font-semibold target:text-ink";

type Props = Pick<GroupTable, "rows" | "adjustments"> & {
	/** The published decisions of adjustments, by their ids. */
	published: Record<number, string>;
};

/** Who left, and who got or lost points at the start or by a decision: no result shows it. */
export function Decisions({ rows, adjustments, published }: Props) {
	const locale = useLocale();
	const t = editionText(locale);
	const names = new Map(rows.map((row) => [row.squad_id, pick(locale, row.club, "name")]));
	const gone = rows.filter(({ state }) => state !== "active");
	const started = rows.filter(({ start_points }) => start_points !== 0);
	const shown = adjustments.filter(({ squad_id }) => names.has(squad_id));
	if (gone.length + started.length + shown.length === 0) return null;
	return (
		<ul className="list-disc ps-5">
			{gone.map(({ squad_id, state }) => (
				<li key={squad_id}>{t[state === "excluded" ? "excluded" : "withdrawn"](names.get(squad_id) ?? "")}</li>
			))}
			{started.map(({ squad_id, start_points }) => (
				<li key={squad_id} id={`started-${squad_id}`} className={LINE}>
					{t.started(names.get(squad_id) ?? "", start_points)}
				</li>
			))}
			{shown.map((each, nth) => (
				<li
					key={each.id}
					id={
						shown.findIndex(({ squad_id }) => squad_id === each.squad_id) === nth
							? `adjusted-${each.squad_id}`
							: undefined
					}
					className={LINE}
				>
					{t.adjusted(
						names.get(each.squad_id) ?? "",
						each.points,
						pick(locale, each, "reason"),
						formatDate(locale, each.decided_on),
					)}{" "}
					<DecisionLink reference={published[each.id]} />
				</li>
			))}
		</ul>
	);
}

function DecisionLink({ reference }: { reference: string | undefined }) {
	const locale = useLocale();
	if (!reference) return null;
	return (
		<a href={pathIn(locale, "/decisions/:reference", { reference })} className="link print:hidden">
			{publishedText(locale).link(reference)}
		</a>
	);
}
