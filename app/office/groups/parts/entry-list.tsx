import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { entriesOf } from "../../../league/competitions/competitions.server.ts";
import { groupText } from "../../../league/competitions/groups/group-text.ts";
import { squadName } from "../../../people/squads/squad-name.ts";
import { recordsText } from "../../../records/text.ts";

export type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
type Props = { group: number; entries: Entry[] };

/** The squads of a group as staff see them. */
export function EntryList({ group, entries }: Props) {
	const locale = useLocale();
	const t = groupText(locale);
	if (entries.length === 0) return <p className="text-soft">{t.noSquads}</p>;
	return (
		<ul className="card divide-y divide-line">
			{entries.map((entry) => (
				<EntryLine key={entry.id} group={group} entry={entry} />
			))}
		</ul>
	);
}

function EntryLine({ group, entry }: { group: number; entry: Entry }) {
	const locale = useLocale();
	const t = groupText(locale);
	const a = recordsText(locale);
	const name = pick(locale, squadName(entry), "name");
	const params = { id: String(group), entry: String(entry.id) };
	const facts = [
		entry.seed !== null && `${t.seed} ${entry.seed}`,
		entry.start_points !== 0 && t.startsWith(String(entry.start_points)),
		entry.state !== "active" && t[entry.state],
		entry.state !== "active" && entry.since && formatDate(locale, entry.since),
		entry.state !== "active" && t[entry.results],
	].filter(Boolean);
	return (
		<li className="flex items-center gap-2 p-3">
			<div className="min-w-0 flex-1">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				{facts.length > 0 && <p className="text-sm text-soft">{facts.join(" · ")}</p>}
			</div>
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/teams/:entry", params)}
				label={a.edit}
				of={name}
				className="button-quiet px-3"
			/>
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/teams/:entry/delete", params)}
				label={a.delete}
				of={name}
				className="button-quiet px-3 text-loss"
			/>
		</li>
	);
}
