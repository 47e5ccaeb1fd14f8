import { formatDate } from "../../../base/locale/format.ts";
import { type Locale, pick } from "../../../base/locale/locale.ts";
import { defineText } from "../../../base/locale/text.ts";
import type { Email } from "../../../base/mail/email.ts";
import { playerName } from "../../players/player-name.ts";
import { transfersText, whyOf } from "./text.ts";
import type { ShownTransfer } from "./transfers.server.ts";

const words = defineText({
	requested: { ar: "طلب انتقال لاعب من ناديك", en: "A player of your club is asked for" },
	released: { ar: "وافق النادي الحالي على انتقال", en: "A player was released by the present club" },
	approved: { ar: "اعتُمد انتقال لاعب", en: "A transfer was approved" },
	refused: { ar: "رُفض انتقال لاعب", en: "A transfer was refused" },
	withdrawn: { ar: "سُحب طلب انتقال", en: "A request for a transfer was withdrawn" },
	from: { ar: (day: string) => `من يوم ${day}.`, en: (day: string) => `From ${day}.` },
	button: { ar: "افتح الانتقالات", en: "Open the transfers" },
	why: {
		ar: "تصلك هذه الرسالة لأنك قائد فريق في أحد الناديين.",
		en: "You get this email as a captain of one of the two clubs.",
	},
});

/** A mail to a captain about a transfer to or from the club. */
export function transferEmail(locale: Locale, transfer: ShownTransfer, url: string): Email {
	const t = words(locale);
	const own = transfersText(locale);
	const { from_club, from_club_ar } = transfer;
	const from = pick(locale, { club: from_club ?? "", club_ar: from_club_ar ?? "" }, "club") || own.noClub;
	const player = playerName(locale, transfer);
	const why = whyOf(locale, transfer);
	return {
		locale,
		subject: `${t[transfer.state]}: ${player}`,
		paragraphs: [
			`${own[transfer.kind]}: ${player}`,
			own.fromTo(from, pick(locale, transfer, "to_club")),
			t.from(formatDate(locale, transfer.starts_on)),
		],
		...(why && { quote: why }),
		button: { label: t.button, url },
		footer: [t.why],
	};
}
