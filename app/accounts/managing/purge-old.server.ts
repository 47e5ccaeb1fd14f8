import { db } from "../../base/db/client.server.ts";
import type { JobKind } from "../../base/jobs/job-kind.ts";
import { purgeOldDevices } from "../credentials/known-devices.server.ts";
import { purgeOldTokens } from "../tokens/api-tokens.server.ts";

const DAY_MS = 86_400_000;

/** Removes what has expired: sessions, links, half-done sign-ins, stashed forms. */
export const purgeOldSessions: JobKind<object> = {
	name: "forget-old-sessions",
	cron: "27 3 * * *",
	async run() {
		const now = new Date();
		await db().deleteFrom("sessions").where("expires_at", "<", now).execute();
		await db().deleteFrom("account_links").where("expires_at", "<", now).execute();
		await purgeOldDevices(now);
		await purgeOldTokens(now);
		await db().deleteFrom("verifications").where("expires_at", "<", now).execute();
		// Longer than a browser has the cookie of a session.
		await db()
			.deleteFrom("ended_sessions")
			.where("ended_at", "<", new Date(now.getTime() - 15 * DAY_MS))
			.execute();
		await db()
			.deleteFrom("kept_forms")
			.where("created_at", "<", new Date(now.getTime() - DAY_MS))
			.execute();
	},
};
