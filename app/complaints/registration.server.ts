import { createHash, randomBytes } from "node:crypto";
import { db } from "../base/db/client.server.ts";
import { seal, unseal } from "../base/secrets/seal.server.ts";

const NAME = "registration";
const KEPT_SECONDS = 2 * 3600;

/** A registration before its last step; afterwards only the address that waits to be confirmed. */
export type Registration = {
	values: Record<string, string>;
	/** The password is never kept: what stands here cannot be turned back into it. */
	passwordHash?: string;
	/** The steps that were right when they were sent. */
	done: number;
	waiting?: boolean;
};

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
const tokenIn = (request: Request) =>
	/(?:^|;\s*)registration=([\w-]{32})/.exec(request.headers.get("cookie") ?? "")?.[1];
const place = (token: string) => `registration:${hashOf(token)}`;

/** What this browser has filled in so far. Nothing personal is in the browser itself: it has a random token. */
export async function registrationOf(request: Request): Promise<Registration | undefined> {
	const token = tokenIn(request);
	if (!token) return undefined;
	const row = await db()
		.selectFrom("registrations")
		.select("sealed")
		.where("token_hash", "=", hashOf(token))
		.where("created_at", ">", new Date(Date.now() - KEPT_SECONDS * 1000))
		.executeTakeFirst();
	try {
		return row && (JSON.parse(unseal(row.sealed, place(token))) as Registration);
	} catch {
		return undefined; // its key is gone: the person begins anew
	}
}

/** Keeps it, encrypted, for two hours. Returns the cookie that finds it again. */
export async function keepRegistration(request: Request, registration: Registration): Promise<string> {
	const token = tokenIn(request) ?? randomBytes(24).toString("base64url");
	const sealed = seal(JSON.stringify(registration), place(token));
	await db()
		.insertInto("registrations")
		.values({ token_hash: hashOf(token), sealed })
		.onConflict((oc) => oc.column("token_hash").doUpdateSet({ sealed, created_at: new Date() }))
		.execute();
	return `${NAME}=${token}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax`;
}

/** Forgets what nobody came back for. */
export const forgetRegistrations = () =>
	db()
		.deleteFrom("registrations")
		.where("created_at", "<", new Date(Date.now() - KEPT_SECONDS * 1000))
		.execute();
