import { type Actor, accountIdOf } from "../../../../access/actor.ts";
import type { Side } from "../../../../access/side.ts";
import { absolute } from "../../../../base/config.server.ts";
import { db } from "../../../../base/db/client.server.ts";
import { pathIn } from "../../../../base/locale/path.ts";
import { sendEmail } from "../../../../base/mail/mail.server.ts";
import { captainsOf } from "../../../captains/emails/recipients.server.ts";
import { namedInClass, tieColumns } from "../../../ties/ties.server.ts";
import { captainEmail } from "./emails.ts";

/** The captains of a side hear on which day their tie was played, as the other side says, in its transaction. */
export async function sendDayEmails(actor: Actor, matchId: number, to: Side) {
	const row = await db().selectFrom("matches").select(tieColumns).where("id", "=", matchId).executeTakeFirstOrThrow();
	const [tie] = await namedInClass([row]);
	if (!tie) return;
	for (const { id, email, language } of await captainsOf([to === "home" ? tie.home_squad_id : tie.away_squad_id])) {
		if (id === accountIdOf(actor)) continue;
		const url = absolute(pathIn(language, "/club/ties/:id", { id: String(matchId) }));
		await sendEmail(captainEmail(language, tie, { kind: "played", url }), { to: email });
	}
}
