import { inLocale, type Locale } from "../base/locale/locale.ts";
import { site } from "../installation/site.ts";
import type { Settings } from "./settings-form.ts";

const idOf = (origin: string) => `${origin}/#organization`;

/** The federation as other structured data mentions it. */
export const organizationReference = (locale: Locale, origin: string) => ({
	"@type": "SportsOrganization",
	"@id": idOf(origin),
	name: site.name[locale],
	url: origin + inLocale(locale, "/"),
});

/** schema.org Organization: the federation as it describes itself. */
export const organizationData = (locale: Locale, origin: string, { email, phone }: Settings) => ({
	...organizationReference(locale, origin),
	"@type": ["Organization", "SportsOrganization"],
	sport: "Table Tennis",
	logo: `${origin}/favicon.svg`,
	foundingDate: String(site.founded),
	email,
	telephone: phone,
	address: { "@type": "PostalAddress", streetAddress: site.address[locale], addressCountry: site.country },
	sameAs: site.socials.map(({ url }) => url),
});
