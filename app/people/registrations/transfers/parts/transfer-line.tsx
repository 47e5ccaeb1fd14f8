import type { ReactNode } from "react";
import { formatDate } from "../../../../base/locale/format.ts";
import { pick } from "../../../../base/locale/locale.ts";
import { useLocale } from "../../../../base/ui/use-locale.ts";
import { playerName } from "../../../players/player-name.ts";
import { transfersText, whyOf } from "../text.ts";
import type { ShownTransfer } from "../transfers.server.ts";

/** A transfer: who, from where to where, since when, and its state. */
export function TransferLine({ transfer, children }: { transfer: ShownTransfer; children?: ReactNode }) {
	const locale = useLocale();
	const t = transfersText(locale);
	const { from_club, from_club_ar, starts_on, ends_on } = transfer;
	const from = pick(locale, { club: from_club ?? "", club_ar: from_club_ar ?? "" }, "club") || t.noClub;
	const days = [starts_on, ends_on].flatMap((day) => (day ? [formatDate(locale, day)] : []));
	const why = whyOf(locale, transfer);
	return (
		<li className="flex flex-wrap items-center gap-3 p-3">
			<div className="min-w-0 flex-1 basis-56">
				<p className="font-semibold">
					<bdi>{playerName(locale, transfer)}</bdi>
				</p>
				<p>{t.fromTo(from, pick(locale, transfer, "to_club"))}</p>
				<p className="text-sm text-soft">
					{[t[transfer.kind], days.join(" – "), t[transfer.state], transfer.case_reference].filter(Boolean).join(" · ")}
				</p>
				{why && <p className="text-sm">{why}</p>}
			</div>
			{children}
		</li>
	);
}
