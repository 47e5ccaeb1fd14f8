import { type Actor, accountIdOf } from "../../../access/actor.ts";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { transferEmail } from "./emails.ts";
import { transferById } from "./transfers.server.ts";

/**
 * Emails the captains of these clubs in the season about a transfer, each once and in their language, but for who did
 * it.
 */
export async function sendTransferEmail(actor: Actor, id: number, clubs: readonly (number | null)[]) {
	const transfer = await transferById(id);
	const ids = clubs.filter((club) => club !== null);
	if (!transfer || ids.length === 0) return;
	const captains = await db()
		.selectFrom("captains as c")
		.innerJoin("squads as q", "q.id", "c.squad_id")
		.innerJoin("accounts as a", "a.id", "c.account_id")
		.select(["a.id", "a.email", "a.language", (eb) => eb.fn.min("q.id").as("squad")])
		.where("q.club_id", "in", ids)
		.where("q.season", "=", transfer.season)
		.where("a.disabled_at", "is", null)
		.groupBy(["a.id", "a.email", "a.language"])
		.orderBy("a.email")
		.execute();
	for (const { id: person, email, language, squad } of captains) {
		if (person === accountIdOf(actor)) continue;
		const url = absolute(pathIn(language, "/club/squads/:id/transfers", { id: String(squad) }));
		await sendEmail(transferEmail(language, transfer, url), { to: email });
	}
}
