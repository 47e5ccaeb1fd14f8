import { whenChanged } from "../base/db/changes/content-versions.server.ts";
import { type Locale, pick } from "../base/locale/locale.ts";
import { log } from "../base/log/log.server.ts";
import { defaultSettings, type Settings } from "./defaults.ts";
import { siteSettings } from "./settings.server.ts";

let known: Pick<Settings, "name" | "name_ar" | "email"> = defaultSettings;

/**
 * The federation's name as this process knows it, for what is written outside of pages: emails, documents, signed
 * statements. Another process' change is known within a second.
 */
export const federationName = (locale: Locale): string => pick(locale, known, "name");

/** The address that people write to, once it was told. */
export const federationEmail = (): string | null => known.email;

async function renew() {
	known = await siteSettings();
}

/** Keeps the name that of the settings, until the returned function is called. */
export async function followFederation(): Promise<() => void> {
	await renew();
	return whenChanged("site_settings", () =>
		renew().catch((error) => log.warn("settings.not-read", { reason: String(error) })),
	);
}
