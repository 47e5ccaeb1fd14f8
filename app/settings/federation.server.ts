import { whenChanged } from "../base/db/changes/content-versions.server.ts";
import { type Locale, pick } from "../base/locale/locale.ts";
import { log } from "../base/log/log.server.ts";
import { type DrawnLogo, drawLogo } from "./brand/logo.server.ts";
import { themeOf } from "./brand/theme.ts";
import type { Settings } from "./defaults.ts";
import { chosenSettings, withDefaults } from "./settings.server.ts";

let chosen: Partial<Settings> = {};
const known = () => withDefaults(chosen);
let logo: DrawnLogo | undefined;

/**
 * The federation's name as this process knows it, for what is written outside of pages: emails, documents, signed
 * statements. Another process' change is known within a second.
 */
export const federationName = (locale: Locale): string => pick(locale, known(), "name");

/** Its logo and the colour of its field, which is dark enough for white text on it. */
export const federationLogo = (): DrawnLogo | undefined => logo;
export const federationColour = (): string => themeOf(known()).brand?.[0] ?? known().colour;

/** The address that people write to, once it was told. */
export const federationEmail = (): string | null => known().email;

const AGAIN_MS = 1000;
let renewals = 0;

/** Of readings that overlap, the one that began last counts. */
async function renew() {
	const nth = ++renewals;
	const found = await chosenSettings();
	const { logo_url: url = null } = found;
	const drawn = url === (chosen.logo_url ?? null) ? logo : await drawLogo(url);
	if (nth === renewals) [chosen, logo] = [found, drawn];
}

/** A reading that fails is repeated, until a later one took its place. */
async function renewUntilRead(): Promise<void> {
	const nth = renewals + 1;
	try {
		await renew();
	} catch (error) {
		log.warn("settings.not-read", { reason: String(error) });
		setTimeout(() => nth === renewals && void renewUntilRead(), AGAIN_MS).unref();
	}
}

/** Keeps the name that of the settings, until the returned function is called. */
export async function followFederation(): Promise<() => void> {
	await renew();
	const stop = whenChanged("site_settings", () => void renewUntilRead());
	return () => {
		renewals += 1;
		stop();
	};
}
