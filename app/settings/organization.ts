import { inLocale, type Locale, pick } from "../base/locale/locale.ts";
import type { Settings } from "./defaults.ts";
import { iconPath } from "./icons.ts";

const idOf = (origin: string) => `${origin}/#organization`;

/** The federation as other structured data mentions it. */
export const organizationReference = (
	locale: Locale,
	origin: string,
	settings: Pick<Settings, "name" | "name_ar">,
) => ({
	"@type": "SportsOrganization",
	"@id": idOf(origin),
	name: pick(locale, settings, "name"),
	url: origin + inLocale(locale, "/"),
});

/** schema.org Organization: the federation as it describes itself, and nothing that it did not say. */
export function organizationData(locale: Locale, origin: string, settings: Settings) {
	const { email, phone, founded, socials } = settings;
	const address = pick(locale, settings, "address");
	return {
		...organizationReference(locale, origin, settings),
		"@type": ["Organization", "SportsOrganization"],
		sport: "Table Tennis",
		logo: `${origin}${settings.logo_url ? iconPath(512, settings) : "/favicon.svg"}`,
		foundingDate: founded ? String(founded) : undefined,
		email: email ?? undefined,
		telephone: phone ?? undefined,
		address: address ? { "@type": "PostalAddress", streetAddress: address, addressCountry: "SA" } : undefined,
		sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
	};
}
