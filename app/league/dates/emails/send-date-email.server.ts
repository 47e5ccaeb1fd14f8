import { type Actor, accountIdOf } from "../../../access/actor.ts";
import type { Side } from "../../../access/side.ts";
import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import { pathIn } from "../../../base/locale/path.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { captainsOf } from "../../captains/emails/recipients.server.ts";
import { named, tieColumns } from "../../ties/ties.server.ts";
import { requestById } from "../request/date-requests.server.ts";
import { type DateEmail, dateEmail } from "./emails.ts";

/** Emails the captains of these sides about a request, each in their language, but for who did it. */
export async function sendDateEmail(
	actor: Actor,
	id: number,
	{ kind, sides }: { kind: DateEmail; sides: readonly Side[] },
) {
	const request = await requestById(id);
	if (!request) return;
	const row = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("id", "=", request.match_id)
		.executeTakeFirstOrThrow();
	const [tie] = await named([row]);
	if (!tie) return;
	const squads = sides.map((side) => (side === "home" ? row.home_squad_id : row.away_squad_id));
	for (const { id: person, email, language } of await captainsOf(squads)) {
		if (person === accountIdOf(actor)) continue;
		const url = absolute(pathIn(language, "/club/ties/:id/dates", { id: String(row.id) }));
		await sendEmail(dateEmail(language, kind, { tie, request, url }), { to: email });
	}
}
