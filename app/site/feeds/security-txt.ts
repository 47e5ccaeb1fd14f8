import { absolute } from "../../base/config.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { siteSettings } from "../../settings/settings.server.ts";

export const handle = { cached: [] };

/**
 * Where to report a vulnerability (RFC 9116). It expires at the end of a month within a year, and is renewed by being
 * rendered.
 */
export async function loader() {
	const { email } = await siteSettings();
	const now = new Date();
	const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
	return new Response(
		[
			...(email ? [`Contact: mailto:${email}`] : []),
			`Contact: ${absolute(pathIn("ar", "/contact"))}`,
			`Contact: ${absolute(pathIn("en", "/contact"))}`,
			`Expires: ${expires.toISOString()}`,
			"Preferred-Languages: ar, en",
			`Canonical: ${absolute("/.well-known/security.txt")}`,
			"",
		].join("\n"),
		{ headers: { "content-type": "text/plain; charset=utf-8" } },
	);
}
