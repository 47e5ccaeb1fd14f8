import { createHmac, timingSafeEqual } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { db } from "../../base/db/client.server.ts";
import { auth } from "../sessions/auth.server.ts";

const STEP_SECONDS = 30;
const DIGITS = 6;

/**
 * Whether a code opens the second factor of an account: six digits of its authenticator, or one of its recovery codes.
 * Either works once, also when several posts bring it at the same time (RFC 6238, section 5.2).
 */
export async function takeCode(accountId: string, typed: string, now = new Date()): Promise<boolean> {
	const row = await db()
		.selectFrom("second_factors")
		.select(["id", "secret", "backup_codes"])
		.where("account_id", "=", accountId)
		.executeTakeFirst();
	if (!row) return false;
	return /^\d{6}$/.test(typed) ? takeTimeCode(row, typed, now) : takeRecoveryCode(row, typed);
}

/**
 * A code is right for the 30 seconds it is of, those before and those after. Steps up to the last one used are gone.
 */
async function takeTimeCode({ id, secret }: { id: string; secret: string }, typed: string, now: Date) {
	const { secretConfig } = await auth().$context;
	const key = await symmetricDecrypt({ key: secretConfig, data: secret });
	const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
	const step = [current, current - 1, current + 1].find((each) => isEqual(codeAt(key, each), typed));
	if (step === undefined) return false;
	const { numUpdatedRows } = await db()
		.updateTable("second_factors")
		.set({ last_step: step })
		.where("id", "=", id)
		.where("last_step", "<", step)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** RFC 4226, section 5.3. */
function codeAt(key: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const mac = createHmac("sha1", key).update(counter).digest();
	const at = (mac.at(-1) ?? 0) & 15;
	return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function takeRecoveryCode({ id, backup_codes }: { id: string; backup_codes: string }, typed: string) {
	const { secretConfig } = await auth().$context;
	const codes: string[] = JSON.parse(await symmetricDecrypt({ key: secretConfig, data: backup_codes }));
	if (!codes.includes(typed)) return false;
	const left = JSON.stringify(codes.filter((code) => code !== typed));
	const { numUpdatedRows } = await db()
		.updateTable("second_factors")
		.set({ backup_codes: await symmetricEncrypt({ key: secretConfig, data: left }) })
		.where("id", "=", id)
		.where("backup_codes", "=", backup_codes)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
