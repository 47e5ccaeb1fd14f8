import { type Limit, secondsToWait } from "../base/limits/rate-limit.server.ts";
import { secondsToMailStranger } from "../base/mail/stranger-mails.server.ts";
import type { AskedClub } from "./asked-club.ts";

/** A club reads its mailbox itself: what is beyond waits in the inbox of the federation. */
const perClub: Limit = { what: "club-mailbox", times: 20, seconds: 86_400 };

/** Whether a visitor's message may leave as an email now, to the federation or to the club that is asked. Counts it. */
export async function mayMail(address: string, club?: AskedClub): Promise<boolean> {
	if ((await secondsToMailStranger("message", address)) > 0) return false;
	return !club || (await secondsToWait(perClub, club.email.toLowerCase())) === 0;
}
