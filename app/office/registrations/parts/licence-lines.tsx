import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { RowLink } from "../../../base/ui/row-link.tsx";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import type { LicenceLine } from "../../../people/registrations/licences/licences.server.ts";
import { licencesText } from "../../../people/registrations/licences/text.ts";
import type { LicenceState } from "../../../people/registrations/tables.ts";
import { recordsText } from "../../../records/text.ts";
import { licenceFacts } from "./licence-facts.ts";

type Props = { licences: LicenceLine[]; state: LicenceState };

/** Licences of one state; those that are asked for are approved together. */
export function LicenceLines({ licences, state }: Props) {
	const locale = useLocale();
	const t = licencesText(locale);
	const a = recordsText(locale);
	const isWaiting = state === "requested";
	if (licences.length === 0) return <p className="text-soft">{t.noneHere}</p>;
	const list = (
		<ul className="card divide-y divide-line">
			{licences.map((licence) => {
				const name = playerName(locale, licence);
				const club = pick(locale, { club: licence.club ?? "", club_ar: licence.club_ar ?? "" }, "club");
				const params = { id: String(licence.player_id), licence: String(licence.id) };
				return (
					<li key={licence.id} className="flex items-center gap-3 p-3">
						{isWaiting && (
							<label className="grid size-11 cursor-pointer place-items-center">
								<input
									type="checkbox"
									name="licence"
									value={licence.id}
									defaultChecked
									aria-label={t.choose(name)}
									className="size-5 accent-brand"
								/>
							</label>
						)}
						<div className="min-w-0 flex-1">
							<p className="font-semibold">
								<bdi>{name}</bdi>
							</p>
							<p className="text-sm text-soft">
								{[club, licenceFacts(locale, { ...licence, number: licence.number ?? licence.licence_no })]
									.filter(Boolean)
									.join(" · ")}
							</p>
							{licence.reason && <p className="text-sm">{licence.reason}</p>}
						</div>
						<RowLink
							to={pathIn(locale, "/admin/players/:id/licences/:licence", params)}
							label={a.edit}
							of={name}
							className="button-quiet px-3"
						/>
					</li>
				);
			})}
		</ul>
	);
	if (!isWaiting) return list;
	return (
		<form method="post" className="space-y-3">
			{list}
			<button type="submit" name="intent" value="approve-licences" className="button">
				{t.approve}
			</button>
		</form>
	);
}
