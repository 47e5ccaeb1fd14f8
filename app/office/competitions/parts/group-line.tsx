import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedCompetition } from "../../../league/competitions/managed-competitions.server.ts";
import { competitionsText } from "../text.ts";

/** A group of a competition: the way to its page, and how many play in it. */
export function GroupLine({ group }: { group: ManagedCompetition["groups"][number] }) {
	const locale = useLocale();
	const t = competitionsText(locale);
	return (
		<li>
			<a
				href={pathIn(locale, "/admin/league/groups/:id/teams", { id: String(group.id) })}
				className="flex min-h-14 flex-wrap items-center gap-x-4 py-2 hover:bg-sunken"
			>
				<bdi className="min-w-0 flex-1 basis-48 font-semibold text-brand">{pick(locale, group, "name")}</bdi>
				<span className="text-sm text-soft">
					{t.squads(group.squads ?? 0)} · {t.ties(group.ties ?? 0)}
				</span>
			</a>
		</li>
	);
}
