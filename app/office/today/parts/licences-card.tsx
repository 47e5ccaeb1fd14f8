import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { licenceFacts } from "../../registrations/parts/licence-facts.ts";
import { adminText } from "../../text.ts";
import { todayText } from "../text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Licences that are asked for: approved here, refused with a reason on the page of the licence. */
export function LicencesCard({ rows, total }: Today["licences"]) {
	const locale = useLocale();
	const t = todayText(locale);
	if (rows.length === 0) return null;
	const list = pathIn(locale, "/admin/registrations");
	return (
		<WorkCard id="to-license" total={total} label={adminText(locale).licences} all={list}>
			{rows.map((licence) => {
				const name = playerName(locale, licence);
				const params = { id: String(licence.player_id), licence: String(licence.id) };
				const page = pathIn(locale, "/admin/players/:id/licences/:licence", params);
				const club = pick(locale, { club: licence.club ?? "", club_ar: licence.club_ar ?? "" }, "club");
				const facts = licenceFacts(locale, { ...licence, number: licence.number ?? licence.licence_no });
				return (
					<WorkRow
						key={licence.id}
						to={page}
						title={<bdi>{name}</bdi>}
						facts={[club, licence.season, facts].filter(Boolean).join(" · ")}
					>
						<form method="post" action={list + FROM_HOME} data-in-place="">
							<input type="hidden" name="licence" value={licence.id} />
							<button
								type="submit"
								name="intent"
								value="approve-licences"
								aria-label={t.approveOf(name)}
								className="button-quiet px-4 text-sm"
							>
								{t.approve}
							</button>
						</form>
						<a href={page} aria-label={t.refuseOf(name)} className="button-quiet px-4 text-sm">
							{t.refuse}
						</a>
					</WorkRow>
				);
			})}
		</WorkCard>
	);
}

/** The last approval, which can be undone for a while. */
export function JustApproved({ approved }: { approved: Today["approved"] }) {
	const locale = useLocale();
	const t = todayText(locale);
	if (!approved) return null;
	return (
		<div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-win bg-win-tint px-4 py-2">
			<p>{t.approved(approved.count)}</p>
			<form
				method="post"
				action={pathIn(locale, "/admin/undo/:batch", { batch: String(approved.batch) }) + FROM_HOME}
				data-in-place=""
			>
				<button type="submit" aria-label={t.undoOf} className="button-quiet px-4 text-sm">
					{t.undo}
				</button>
			</form>
		</div>
	);
}
