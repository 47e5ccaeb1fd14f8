import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import type { ManagedCompetition } from "../../../league/competitions/managed-competitions.server.ts";
import { stagesText } from "../../../league/competitions/text.ts";
import { OrderButtons } from "../../../records/order/parts/order-buttons.tsx";
import { recordsText } from "../../../records/text.ts";
import { closingText } from "../../closing/text.ts";
import { editionText } from "../edition-text.ts";
import { competitionsText } from "../text.ts";
import { GroupLine } from "./group-line.tsx";

type Props = {
	competition: ManagedCompetition;
	season: string;
	/** Its place among those that can be moved. */
	isFirst: boolean;
	isLast: boolean;
};

/** A competition as staff see it: what it is, and its groups in a season or the button that opens it there. */
export function CompetitionCard({ competition, season, isFirst, isLast }: Props) {
	const locale = useLocale();
	const t = competitionsText(locale);
	const a = recordsText(locale);
	const name = pick(locale, competition, "name");
	const id = String(competition.id);
	const query = `?season=${encodeURIComponent(season)}`;
	const newGroup = `${pathIn(locale, "/admin/league/groups/new")}${query}`;
	const shown = competition.is_default && t.isDefault;
	const facts = [t[competition.kind], pick(locale, competition, "class_name"), shown].filter(Boolean);
	return (
		<li className="card p-4 sm:p-5">
			<div className="flex flex-wrap items-start gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-56">
					<h3 className="text-lg font-bold">
						<bdi>{name}</bdi>
					</h3>
					<p className="text-sm text-soft">{facts.join(" · ")}</p>
				</div>
				{!competition.is_default && <OrderButtons id={competition.id} {...{ name, isFirst, isLast }} />}
				<RowLink to={pathIn(locale, "/admin/league/competitions/:id", { id }) + query} label={a.edit} of={name} />
				<RowLink
					to={`${pathIn(locale, "/admin/league/competitions/:id", { id: "new" })}${query}&copy=${id}`}
					label={t.another}
					of={name}
				/>
				{!competition.is_default && (
					<RowLink
						to={pathIn(locale, "/admin/league/competitions/:id/delete", { id }) + query}
						label={a.delete}
						of={name}
						className="button-quiet text-loss"
					/>
				)}
			</div>
			{competition.edition === undefined ? (
				<form method="post" className="mt-3 flex flex-wrap items-center gap-3">
					<input type="hidden" name="competition" value={id} />
					<input type="hidden" name="season" value={season} />
					<span className="text-soft">{t.notInSeason}</span>
					<button type="submit" className="button-quiet" aria-label={`${t.openEdition(season)}: ${name}`}>
						{t.openEdition(season)}
					</button>
				</form>
			) : (
				<>
					<ul className="mt-3 divide-y divide-line border-y border-line">
						{competition.groups.map((group) => (
							<GroupLine key={group.id} group={group} />
						))}
					</ul>
					<p className="mt-3 flex flex-wrap gap-x-6">
						<RowLink
							to={pathIn(locale, "/admin/league/editions/:id", { id: String(competition.edition) }) + query}
							label={editionText(locale).open}
							of={name}
							className="link"
						/>
						<RowLink
							to={pathIn(locale, "/admin/league/editions/:id/stages", { id: String(competition.edition) }) + query}
							label={stagesText(locale).title}
							of={name}
							className="link"
						/>
						<RowLink
							to={pathIn(locale, "/admin/league/editions/:id/close", { id: String(competition.edition) })}
							label={closingText(locale).title}
							of={name}
							className="link"
						/>
						<RowLink to={`${newGroup}&edition=${competition.edition}`} label={t.addGroup} of={name} className="link" />
					</p>
				</>
			)}
		</li>
	);
}
