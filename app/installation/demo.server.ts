import type { Generated } from "kysely";
import { type Config, config } from "../base/config.server.ts";
import { db } from "../base/db/client.server.ts";

type InstallationTable = {
	id: Generated<boolean>;
	demo: boolean;
	decided_at: Generated<Date>;
	quiet_since: Date | null;
	/** Since when visitors see the site; null while its owner prepares it. */
	opened_at: Date | null;
};
declare module "../base/db/database.ts" {
	interface Database {
		installation: InstallationTable;
	}
}

type DemoSettings = Pick<Config, "DEMO" | "DATABASE_URL" | "HOST" | "APP_URL">;

/** Whether strangers may reach a site with these settings. */
const isPublic = ({ HOST, APP_URL }: Pick<Config, "HOST" | "APP_URL">) =>
	!/^(localhost|127(\.\d{1,3}){3}|::1)$/.test(HOST) || APP_URL?.startsWith("https:") === true;

/**
 * Whether the settings ask for a demo: DEMO itself, or else the embedded database on this machine alone
 * (docs/rules/accounts.md#demo).
 */
export const wantsDemo = (settings: DemoSettings) => settings.DEMO ?? (!settings.DATABASE_URL && !isPublic(settings));

let recorded = false;

/** Whether this is a demo now: the database was made as one, and the settings do not speak against it. */
export const inDemo = () => recorded && wantsDemo(config());

/** Whether the database was made as a demo, however it is run now. */
export const madeAsDemo = () => recorded;

/** The record of this database, written once (decision 25); undefined before the first start. */
export async function recordedDemo(): Promise<boolean | undefined> {
	const row = await db().selectFrom("installation").select("demo").executeTakeFirst();
	recorded = row?.demo ?? false;
	return row?.demo;
}

/**
 * Records it. Call it in the transaction that loads the demo, or that finds the database in use. A demo is open from
 * the first moment.
 */
export async function recordDemo(demo: boolean) {
	const opening = demo ? { opened_at: new Date() } : {};
	await db()
		.insertInto("installation")
		.values({ demo, ...opening })
		.onConflict((oc) => oc.column("id").doUpdateSet({ demo, ...opening }))
		.execute();
}

/** Lines the start prints: whether this is a demo, and the effect of a setting that disagrees. */
export function demoNotice(settings: DemoSettings, made: { demo: boolean; loaded: boolean }): string[] {
	const lines = made.loaded ? ["The demo federation was loaded."] : [];
	if (made.demo && wantsDemo(settings)) {
		lines.push("This is a demo: its own accounts sign in without a second factor.");
		if (isPublic(settings))
			lines.push("DEMO=1 on a public address: anyone who learns the password below is an owner of this site.");
	} else if (made.demo)
		lines.push(
			"This database was made as a demo and is not run as one: its accounts need a second factor.",
			"Disable owner@demo.example and the others before strangers can reach the site.",
		);
	else if (settings.DEMO)
		lines.push("DEMO=1 has no effect: this database was made without the demo. Nothing was loaded.");
	else lines.push("This is no demo. The first owner: npm run tawila -- owner create <email>");
	return lines;
}
