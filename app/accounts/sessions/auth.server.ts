import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { config, origin } from "../../base/config.server.ts";
import { db } from "../../base/db/client.server.ts";
import { tellingAway } from "../../base/errors/away.server.ts";
import { hashPassword, verifyPassword } from "../passwords/password-hash.server.ts";
import { hashedSessions } from "./hashed-sessions.server.ts";
import { openingSessions } from "./open-session.server.ts";
import { LONGEST_SESSION_SECONDS } from "./session-limits.ts";

const stamps = { createdAt: "created_at", updatedAt: "updated_at" };

/** The current database or transaction at each call of the library, so that it never waits for our own transaction. */
const currentDatabase = new Proxy({} as ReturnType<typeof db>, {
	get(_, key) {
		const database = db();
		const value = Reflect.get(database, key, database);
		return typeof value === "function" ? value.bind(database) : value;
	},
});

const isHttps = () => origin().startsWith("https:");

function make() {
	return betterAuth({
		baseURL: origin(),
		secret: config().SECRET_KEY,
		database: hashedSessions(kyselyAdapter(currentDatabase, { type: "postgres", transaction: false })),
		logger: { disabled: true }, // what matters is in our audit log
		telemetry: { enabled: false },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true, // an account begins with a link in its mailbox
			requireEmailVerification: true,
			autoSignIn: false,
			// The forms know the minimum per role; this is the lowest.
			minPasswordLength: config().PASSWORD_MIN_LENGTH,
			maxPasswordLength: 128,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		user: { modelName: "accounts", fields: { emailVerified: "email_verified", ...stamps } },
		session: {
			modelName: "sessions",
			fields: {
				userId: "account_id",
				expiresAt: "expires_at",
				ipAddress: "ip_address",
				userAgent: "user_agent",
				...stamps,
			},
			expiresIn: LONGEST_SESSION_SECONDS,
			disableSessionRefresh: true,
			cookieCache: { enabled: false }, // a session that was ended is over at once
		},
		account: {
			modelName: "credentials",
			fields: {
				userId: "account_id",
				providerId: "provider",
				accountId: "provider_account",
				accessToken: "access_token",
				refreshToken: "refresh_token",
				idToken: "id_token",
				accessTokenExpiresAt: "access_token_expires_at",
				refreshTokenExpiresAt: "refresh_token_expires_at",
				...stamps,
			},
		},
		verification: {
			modelName: "verifications",
			fields: { expiresAt: "expires_at", ...stamps },
			storeIdentifier: "hashed",
		},
		databaseHooks: {
			session: {
				create: {
					// Every session starts here, after any kind of sign-in: a disabled account gets none.
					before: async ({ userId }) => {
						const account = await db()
							.selectFrom("accounts")
							.select("disabled_at")
							.where("id", "=", userId)
							.executeTakeFirst();
						return account && !account.disabled_at ? undefined : false;
					},
				},
			},
		},
		plugins: [
			openingSessions,
			twoFactor({
				accountLockout: { enabled: false }, // ours slows down and lets known devices pass
				twoFactorTable: "second_factors",
				schema: {
					user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
					twoFactor: {
						fields: {
							userId: "account_id",
							backupCodes: "backup_codes",
							failedVerificationCount: "failed_verification_count",
							lockedUntil: "locked_until",
						},
					},
				},
			}),
		],
		advanced: {
			// `__Host-` on https: no other host of the domain can set them. The library's own prefix would be `__Secure-`.
			cookiePrefix: isHttps() ? "__Host-tawila" : "tawila",
			useSecureCookies: false,
			defaultCookieAttributes: { secure: isHttps() },
			database: { generateId: "uuid" },
			ipAddress: { ipAddressHeaders: ["x-visitor-address"] },
		},
	});
}

let made: { auth: ReturnType<typeof make>; for: unknown } | undefined;

/**
 * The library's functions. They answer with a failure of their own when the database is away, and their callers would
 * take a right password for a wrong one.
 */
function outspoken(library: ReturnType<typeof make>): ReturnType<typeof make> {
	const api = new Proxy(library.api, {
		get(functions, name) {
			const original: unknown = Reflect.get(functions, name);
			if (typeof original !== "function") return original;
			return (...args: unknown[]) => tellingAway(() => original.apply(functions, args));
		},
	});
	return { ...library, api };
}

/**
 * The library that keeps passwords, sessions and second factors. Only this domain's commands speak to it; it has no
 * addresses of its own (decision 8).
 */
export function auth() {
	if (made?.for !== config()) made = { auth: outspoken(make()), for: config() };
	return made.auth;
}
