import { expect } from "vitest";
import { type Authenticator, authenticator } from "./authenticator.ts";
import { cookiesOf, type Site } from "./site.ts";

type Purpose = "sign-in" | "add" | "confirm";

/** Asks what to sign, as the script of a passkey button does, and answers with it and the cookies that belong to it. */
export async function askPasskey(site: Site, purpose: Purpose, cookie = "") {
	const asked = await site.post("/en/admin/auth/passkey", { purpose }, { cookie });
	expect(asked.status).toBe(200);
	return { options: await asked.json(), cookie: [cookie, ...cookiesOf(asked)].filter(Boolean).join("; ") };
}

/** Adds a passkey to the account of a session, as its holder does on their page. */
export async function addPasskey(site: Site, session: string, { area = "admin", name = "My phone" } = {}) {
	const device = authenticator(site.origin);
	const { options, cookie } = await askPasskey(site, "add", session);
	const added = await site.post(`/en/${area}/account/passkeys`, { name, passkey: device.create(options) }, { cookie });
	expect(added.status).toBe(303);
	return device;
}

/** Signs in with a passkey in a new browser. */
export async function enterByPasskey(
	site: Site,
	device: Authenticator,
	{
		turns = {},
		path = "/en/admin/auth",
		fields = {},
	}: { turns?: Parameters<Authenticator["get"]>[1]; path?: string; fields?: Record<string, string> } = {},
) {
	const { options, cookie } = await askPasskey(site, "sign-in");
	return site.post(path, { passkey: device.get(options, turns), ...fields }, { cookie });
}

/** The cookie of the session that an answer opened. */
export const sessionIn = (answer: Response) =>
	cookiesOf(answer)
		.filter((cookie) => cookie.startsWith("tawila."))
		.join("; ");
