import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedCompetition } from "../../../league/competitions/managed-competitions.server.ts";
import { presetNamed, presets } from "../../../league/ranking/rule-set.ts";
import { recordsText } from "../../../records/text.ts";
import { roundsText } from "../rounds-text.ts";
import { competitionsText } from "../text.ts";

/** A group of a competition: how many play in it, and the ways to its teams, its rules and its end. */
export function GroupLine({ group, query }: { group: ManagedCompetition["groups"][number]; query: string }) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const a = recordsText(locale);
	const id = String(group.id);
	const name = pick(locale, group, "name");
	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold">
					<bdi>{name}</bdi>
				</p>
				<p className="text-sm text-soft">
					{t.squads(group.squads ?? 0)} · {t.ties(group.ties ?? 0)}
				</p>
			</div>
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/teams", { id }) + query}
				label={t.squadsAndPoints}
				of={name}
			/>
			<RowLink to={pathIn(locale, "/admin/league/groups/:id/schedule", { id })} label={t.schedule} of={name} />
			<RowLink
				to={pathIn(locale, "/admin/league/groups/:id/rounds", { id }) + query}
				label={roundsText(locale).title}
				of={name}
			/>
			<RowLink to={pathIn(locale, "/admin/league/groups/:id", { id }) + query} label={t.rules} of={name} />
			{presets[presetNamed(group.rule_set)].levelToTheEnd === "lot" && (
				<RowLink to={pathIn(locale, "/admin/league/groups/:id/lots", { id }) + query} label={t.lots} of={name} />
			)}
			{!group.is_default && (
				<RowLink
					to={pathIn(locale, "/admin/league/groups/:id/delete", { id }) + query}
					label={a.delete}
					of={name}
					className="button-quiet text-loss"
				/>
			)}
		</li>
	);
}
