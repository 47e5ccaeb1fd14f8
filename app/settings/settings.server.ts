import type { Actor } from "../access/actor.ts";
import { authorize } from "../access/authorize.ts";
import { audit } from "../audit/audit.server.ts";
import { noteMissingRows } from "../base/db/changes/reads.server.ts";
import { db, inTransaction } from "../base/db/client.server.ts";
import { remember } from "../base/db/remembered/remember.server.ts";
import { inDemo, madeAsDemo } from "../installation/demo.server.ts";
import { defaultSettings, type OwnersSettings, ownersDefaults, ownersDemoDefaults, type Settings } from "./defaults.ts";
import { demoFederation } from "./demo-federation.ts";
import { type FrameSettings, frameOf } from "./frame-settings.ts";

/** The current site settings, cached until they change; pages that show them are then rendered again. */
export const siteSettings = async (): Promise<Settings> => withDefaults(await chosenSettings());

/** The settings that an owner has changed, those of owners left out. */
export const chosenSettings = (): Promise<Partial<Settings>> =>
	remember("site settings", async () => {
		const { fields } = await settingsRow();
		return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(ownersDefaults, name)));
	});

/** With the others as they are before a change. Whether the database is a demo is known only after the first start. */
export const withDefaults = (chosen: Partial<Settings>): Settings => ({ ...publicDefaults(), ...chosen });

/** Settings that no page of visitors may hold. */
export async function ownersSettings(): Promise<OwnersSettings> {
	return { ...ownDefaults(), ...(await settingsRow()).fields };
}

/** The same, kept until they change: each page of a person who is signed in asks who needs a second factor. */
export async function factorSettings(): Promise<OwnersSettings> {
	return { ...ownDefaults(), ...(await remember("owners' settings", async () => (await settingsRow()).fields)) };
}

const ownDefaults = () => (inDemo() ? ownersDemoDefaults : ownersDefaults);

/** Only the demo has facts of a federation before one is told. */
const publicDefaults = (): Settings => (madeAsDemo() ? { ...defaultSettings, ...demoFederation } : defaultSettings);

/** All settings until an owner changes them. */
export const settingsBefore = () => ({ ...publicDefaults(), ...ownDefaults() });

/**
 * The same where a page has to be made even without the database: the defaults then. An error page must not fail for
 * want of a phone number.
 */
export const settingsOrDefaults = (): Promise<Settings> =>
	siteSettings().catch(() => {
		noteMissingRows();
		return publicDefaults();
	});

/** The settings that the frame of each page needs. */
export const frameSettings = async (): Promise<FrameSettings> => frameOf(await settingsOrDefaults());

export const settingsRow = () =>
	db()
		.selectFrom("site_settings")
		.select(["fields", "former", "version"])
		.where("id", "=", 1)
		.executeTakeFirstOrThrow();

/**
 * Opens a season that is not the current one, such as a past one whose ties are to be imported; false when it was open
 * already.
 */
export function openSeason(actor: Actor, name: string): Promise<boolean> {
	authorize(actor, "settings.manage");
	return inTransaction(async () => {
		const { numInsertedOrUpdatedRows } = await db()
			.insertInto("seasons")
			.values({ name })
			.onConflict((oc) => oc.doNothing())
			.executeTakeFirstOrThrow();
		if (numInsertedOrUpdatedRows === 0n) return false;
		await audit(actor, "settings.season-opened", "settings:season", { season: name });
		return true;
	});
}
