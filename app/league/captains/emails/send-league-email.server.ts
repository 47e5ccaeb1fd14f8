import { absolute } from "../../../base/config.server.ts";
import { db } from "../../../base/db/client.server.ts";
import type { Locale } from "../../../base/locale/locale.ts";
import { sendEmail } from "../../../base/mail/mail.server.ts";
import { named, tieColumns } from "../../ties/ties.server.ts";
import { type LeagueMatter, leagueEmail } from "./emails.ts";
import { leagueManagers } from "./recipients.server.ts";

/** Emails those who run the league, each in their language, that they decide about these ties. */
export async function sendLeagueEmail(
	matter: LeagueMatter,
	matchIds: readonly number[],
	pathIn: (locale: Locale) => string,
) {
	const rows = await db()
		.selectFrom("matches")
		.select(tieColumns)
		.where("id", "in", matchIds)
		.orderBy("match_date")
		.orderBy("id")
		.execute();
	const ties = await named(rows);
	if (ties.length === 0) return;
	for (const { email, language } of await leagueManagers())
		await sendEmail(leagueEmail(language, matter, ties, absolute(pathIn(language))), { to: email });
}
