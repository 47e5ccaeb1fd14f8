import { sql } from "kysely";
import { verifyPassword } from "../../../accounts/passwords/password-hash.server.ts";
import { audit } from "../../../audit/audit.server.ts";
import { db, inTransaction } from "../../../base/db/client.server.ts";
import { hashOfToken, randomToken } from "../../../base/http/browser-token.server.ts";
import { type Backoff, forgiveNetworkTry, networkMustBackOff } from "../../../base/limits/backoff.server.ts";
import { forgiveNetwork, type Limit, networkMustWait } from "../../../base/limits/rate-limit.server.ts";
import type { Outcome } from "../../../base/outcome.ts";
import { machineNumber } from "../../../base/typed/machine-text.ts";
import { shownTie } from "../../ties/tie/shown-tie.server.ts";
import { passWorks } from "../sides/pass-works.server.ts";
import { isClosed, MOST_WRONG_PINS } from "./pass-form.ts";
import { passCookie, type TiePass, TOLD_FOR_SECONDS } from "./tie-pass.server.ts";

/**
 * Wrong PINs of a network slow down its own next try at that link; other networks, and the browser that is in, do not
 * notice.
 */
const wrongPins: Backoff = {
	what: "tie-pin",
	free: 5,
	delays: [60, 120, 240, 480, 900, 1800, 3600],
	seconds: 12 * 3600,
};
/** Wrong PINs of a network at all links. */
const perNetwork: Limit = { what: "tie-pins", times: 30, seconds: 3600 };
const unknownLinks: Limit = { what: "tie-pass", times: 30, seconds: 3600 };

const openPass = (token: string, now: Date) =>
	db()
		.selectFrom("tie_passes")
		.select(["id", "match_id as matchId", "side", "pin_hash", "expires_at", "wrong_pins"])
		.where("token_hash", "=", hashOfToken(token))
		.where(passWorks(now));

/** The tie and the side of a link that works. Reading does not use it up. */
export async function tieOfLink(token: string, now = new Date()) {
	const pass = await openPass(token, now).executeTakeFirst();
	const tie = pass && (await shownTie(pass.matchId));
	return tie && { tie, side: pass.side, until: pass.expires_at, isClosed: isClosed(pass) };
}

type PassOutcome = Outcome<
	{ wait: number; gone: true; closed: true; problems: Record<string, string> },
	{ cookie: string; matchId: number }
>;

/**
 * Opens the tie in this browser when the PIN is right; a browser that had it before is out. Every try is counted before
 * it is judged, so that many at once are no more than may be. Wrong ones never throw out the browser that is in:
 * everyone with the link can type them.
 */
export async function enterTie(token: string, pin: string, address: string, now = new Date()): Promise<PassOutcome> {
	const pass = await openPass(token, now).executeTakeFirst();
	if (!pass) {
		const wait = await networkMustWait(unknownLinks, address);
		return wait > 0 ? { ok: false, wait } : { ok: false, gone: true };
	}
	if (isClosed(pass)) return { ok: false, closed: true };
	const typed = machineNumber(pin);
	if (!/^\d{6}$/.test(typed)) return { ok: false, problems: { pin: typed ? "sixDigits" : "required" } };
	const { id, matchId, side, pin_hash } = pass;
	const tried = `${id}|${pin_hash}`; // a new PIN has tries of its own
	const wait = (await networkMustBackOff(wrongPins, address, tried)) || (await networkMustWait(perNetwork, address));
	if (wait > 0) return { ok: false, wait };
	const tries = await db()
		.updateTable("tie_passes")
		.set({ wrong_pins: sql`wrong_pins + 1` })
		.where("id", "=", id)
		.where("pin_hash", "=", pin_hash)
		.where("wrong_pins", "<", MOST_WRONG_PINS)
		.where("revoked_at", "is", null)
		.returning("wrong_pins")
		.executeTakeFirst();
	if (!tries) return { ok: false, closed: true };
	if (!(await verifyPassword({ hash: pin_hash, password: typed }))) return refuse(id, tries.wrong_pins);
	const secret = randomToken();
	const isIn = await inTransaction(async () => {
		const entered = await db()
			.updateTable("tie_passes")
			.set({ pass_hash: hashOfToken(secret), wrong_pins: sql`wrong_pins - 1` })
			.set((eb) => ({
				entered_at: eb.fn.coalesce("entered_at", sql<Date>`${now}`),
				former_pass_hash: eb.fn.coalesce("pass_hash", "former_pass_hash"),
			}))
			.where("id", "=", id)
			.where("pin_hash", "=", pin_hash)
			.where(passWorks(now))
			.executeTakeFirst();
		const actor: TiePass = { kind: "pass", id, matchId, side };
		if (entered.numUpdatedRows > 0n) await audit(actor, "tie-pass.entered", `tie-pass:${id}`);
		return entered.numUpdatedRows > 0n;
	});
	if (!isIn) return { ok: false, gone: true };
	await forgiveNetworkTry(wrongPins, address, tried);
	await forgiveNetwork(perNetwork, address);
	const seconds = Math.ceil((pass.expires_at.getTime() - now.getTime()) / 1000);
	return { ok: true, cookie: passCookie.cookie(secret, seconds + TOLD_FOR_SECONDS), matchId };
}

/** The wrong PIN with which the last try is used up closes the PIN. */
async function refuse(id: string, wrong: number): Promise<PassOutcome> {
	if (wrong < MOST_WRONG_PINS) return { ok: false, problems: { pin: "wrongPin" } };
	await audit({ kind: "visitor" }, "tie-pass.locked", `tie-pass:${id}`);
	return { ok: false, closed: true };
}
