import { absolute } from "../../base/config.server.ts";
import { inTransaction } from "../../base/db/client.server.ts";
import { pathIn } from "../../base/locale/path.ts";
import { makeLink } from "./links.server.ts";
import { provideAccount } from "./register.server.ts";

const HOURS = 24;

/** Makes an owner of an address, with or without an account before. Returns the link that sets the password. */
export async function createOwner(email: string): Promise<string> {
	const id = await provideAccount(email, ["owner"]);
	const { token } = await inTransaction(() => makeLink({ account: id }, "reset", HOURS));
	return absolute(pathIn("ar", "/admin/auth/reset/:token", { token }));
}
