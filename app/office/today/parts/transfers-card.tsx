import { formatDate } from "../../../base/locale/format.ts";
import { pick } from "../../../base/locale/locale.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { useLocale } from "../../../base/ui/use-locale.ts";
import { playerName } from "../../../people/players/player-name.ts";
import { transfersText } from "../../../people/registrations/transfers/text.ts";
import { FROM_HOME } from "../../../records/from-home.ts";
import { adminText } from "../../text.ts";
import { todayText } from "../text.ts";
import type { Today } from "../today.server.ts";
import { WorkCard, WorkRow } from "./card.tsx";

/** Transfers that the present club released: approved here as they were asked for, refused on their page. */
export function TransfersCard({ rows, total }: Today["transfers"]) {
	const locale = useLocale();
	const t = todayText(locale);
	const f = transfersText(locale);
	if (rows.length === 0) return null;
	const list = `${pathIn(locale, "/admin/registrations")}#transfers`;
	return (
		<WorkCard id="to-transfer" total={total} label={adminText(locale).transfers} all={list}>
			{rows.map((transfer) => {
				const name = playerName(locale, transfer);
				const page =
					pathIn(locale, "/admin/registrations/transfers/:transfer", { transfer: String(transfer.id) }) + FROM_HOME;
				const { from_club, from_club_ar, starts_on, ends_on } = transfer;
				const from = pick(locale, { club: from_club ?? "", club_ar: from_club_ar ?? "" }, "club") || f.noClub;
				const days = [starts_on, ends_on].flatMap((day) => (day ? [formatDate(locale, day)] : []));
				const clubs = f.fromTo(from, pick(locale, transfer, "to_club"));
				return (
					<WorkRow
						key={transfer.id}
						to={page}
						title={<bdi>{name}</bdi>}
						facts={[f[transfer.kind], clubs, days.join(" – ")].join(" · ")}
					>
						<form method="post" encType="multipart/form-data" action={page} data-in-place="">
							<input type="hidden" name="version" value={transfer.version} />
							<input type="hidden" name="starts_on" value={starts_on} />
							<input type="hidden" name="reason" value={transfer.reason ?? ""} />
							<input type="hidden" name="case_reference" value={transfer.case_reference ?? ""} />
							<button
								type="submit"
								name="intent"
								value="approve"
								aria-label={t.approveTransfer(name)}
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
